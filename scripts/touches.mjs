// How long a touch takes until what it changed is painted, and how long the page computes for it: at tables of both games at which a
// piece can be touched and let go again.
import { openSaved, stage } from '../test/e2e/support/staged.ts';
import { metered, touched } from './measured.mjs';

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

/** What touches cost at such a table. */
export async function touches(browser, url, { save, thing }) {
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
  const round = await touched(page, await metered(page), thing, TOUCHES);
  await context.close();
  return round;
}
