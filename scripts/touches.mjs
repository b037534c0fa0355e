// How long a touch takes until what it changed is painted, and how long the page computes for it: at tables of both games at which a
// piece can be touched and let go again.
import { openSaved, stage } from '../test/e2e/support/staged.ts';

const TOUCHES = 12;

/** A table at which somebody is to move, and the piece that is touched. */
async function tableOf(seed, kind, play) {
  const { save, game, choice } = await stage(
    seed,
    async ({ choices }) => {
      const moves = choices.filter((each) => each.kind === kind);
      return moves.length > 5 ? moves[0] : null;
    },
    play,
  );
  if (choice === null) throw new Error(`nobody moves in the match of seed ${seed}: take another`);
  return { save, thing: game.touches(choice)[0] };
}

/** The tables of the figures, by game. */
export const touchTables = async () => ({
  manoeuvre: await tableOf(3, 'move'),
  'napoleon-1815': await tableOf(3, 'stack', {
    game: 'napoleon-1815',
    options: { scenario: 'ligny-quatre-bras' },
    seats: 2,
  }),
});

/** Milliseconds a touch: by the clock until it is painted, and on the page's own thread as `busy` tells. */
export async function touches(browser, url, { save, thing }, busy) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  // A choice that is complete waits for a last word, so that the table stays as it is.
  const settings = JSON.stringify({ language: 'en', speed: 'instant', motion: 'less', confirm: true });
  await context.addInitScript((kept) => localStorage.setItem('bivouac/settings', kept), settings);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('.box');
  await openSaved(page, save);
  await page.waitForSelector('.prompt[data-mine=true]');
  await page.waitForTimeout(1500);
  const wire = await context.newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busy(wire);
  const waits = await page.evaluate(
    async ([wanted, times]) => {
      const control = () => document.querySelector(`.table [data-thing="${wanted}"]`);
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const taken = [];
      for (let i = 0; i < times; i++) {
        const pressed = control().getAttribute('aria-pressed');
        const start = performance.now();
        control().dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (control().getAttribute('aria-pressed') === pressed) {
          if (performance.now() - start > 5000) throw new Error(`${wanted} does not answer a touch`);
          await new Promise((done) => setTimeout(done));
        }
        await painted();
        taken.push(performance.now() - start);
        await new Promise((done) => setTimeout(done, 60));
      }
      return taken;
    },
    [thing, TOUCHES],
  );
  const own = ((await busy(wire)) - before) / TOUCHES;
  await context.close();
  return { waits, own };
}
