// What is done on a page to come to a screen, whatever the game.
import { openSaved, pressNamed, stage } from '../../test/e2e/support/staged.ts';

/** Opens a page of the house. */
export const open =
  (path, ready) =>
  async ({ page, url }) => {
    await page.goto(`${url}${path}`);
    await page.waitForSelector(ready);
  };

/** Battles that are played with fixed dice up to a scene: the seed, what is waited for, and the match if it is not the usual one. */
export function battles(scenes) {
  const staged = new Map();
  async function battle(page, name) {
    if (!staged.has(name)) staged.set(name, stage(...scenes[name]));
    const scene = await staged.get(name);
    await openSaved(page, scene.save);
    await page.waitForSelector(name === 'over' ? '.result .outcome' : '.prompt[data-mine=true]');
    return scene;
  }
  const fight =
    (name) =>
    async ({ page, language }) => {
      const { game, view, choice } = await battle(page, name);
      if (choice === null) throw new Error(`no ${name} came up`);
      await pressNamed(page, game.text[language].choice(view, choice));
      await page.waitForSelector('.pending');
    };
  return { battle, fight };
}

/** The first choice of that kind, from a turn on; and the first moment at that step at which there is something to choose. */
export const kind =
  (wanted, turn = 1) =>
  async ({ view, choices }) =>
    view.turn < turn ? null : (choices.find((choice) => choice.kind === wanted) ?? null);
export const at =
  (step) =>
  async ({ view, choices }) =>
    view.step === step && choices.length > 1 ? choices[0] : null;

/** The screens that every game has beside its table. */
export const beside = (name, game) => ({
  [`${name}-new`]: open(`/new/${game}`, 'form'),
  [`${name}-rules`]: open(`/rules/${game}`, '.introduction li p'),
  [`${name}-data`]: open(`/data/${game}`, '.sources'),
  [`${name}-lesson`]: open(`/learn/${game}`, '.guide'),
});

const SHEETS = ['orders', 'hand', 'log', 'menu'];

/** Lays a sheet open where the screen is too small for all of them at once. */
export async function sheet(page, name) {
  const tabs = page.locator('.tabs button');
  if (await tabs.first().isVisible()) await tabs.nth(SHEETS.indexOf(name)).click();
}

/** The replay of a match that is over and open. */
export async function replayOf(page, url, step) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`${url}/replay/${id}?at=${step}`);
  await page.waitForSelector('.steps');
}
