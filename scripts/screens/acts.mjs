// What is done on a page to come to a screen, whatever the game.
import { openSaved, pressNamed, stage } from '../../test/e2e/support/staged.ts';

/** Opens a page of the house. */
export const open =
  (path, ready) =>
  async ({ page, url }) => {
    await page.goto(`${url}${path}`);
    await page.waitForSelector(ready);
  };

/** Where a replay is opened, and a match looked back at. */
const MOMENT = 60;

/**
 * Battles that are played with fixed dice up to a scene: the seed, what is waited for, and the match if it is not the usual one. What
 * comes back takes a page there: to a `scene` as it is or with one of its `sheet`s laid open, to a `fight` that waits for its last word,
 * to a reason `whyNot`, and to the `replay` of the match that is over.
 */
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
  const scene =
    (name) =>
    ({ page }) =>
      battle(page, name);
  const sheet =
    (name, which) =>
    async ({ page }) => {
      await battle(page, name);
      await openSheet(page, which);
    };
  const whyNot =
    (name, touched) =>
    async ({ page }) => {
      await battle(page, name);
      await page.evaluate(
        (selector) => document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        touched,
      );
      await page.waitForSelector('.why-not');
    };
  const replay = async ({ page, url }) => {
    await battle(page, 'over');
    await open(`/replay/${matchOf(page)}?at=${MOMENT}`, '.steps')({ page, url });
  };
  return { battle, scene, fight, sheet, whyNot, replay };
}

/** The match that is open. */
export const matchOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

/** A match of two friends at one screen, which is to be handed over. */
export const curtain =
  (game) =>
  async ({ page, url }) => {
    await open(`/new/${game}`, 'form')({ page, url });
    await page.locator('form select').nth(1).selectOption('friend');
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('.curtain button');
  };

/** The first choice of that kind, from a turn on; and the first moment at that step, from a turn on, at which there is something to choose. */
export const kind =
  (wanted, turn = 1) =>
  async ({ view, choices }) =>
    view.turn < turn ? null : (choices.find((choice) => choice.kind === wanted) ?? null);
export const at =
  (step, turn = 1) =>
  async ({ view, choices }) =>
    view.step === step && !(view.turn < turn) && choices.length > 1 ? choices[0] : null;

/** The screens that every game has beside its table. */
export const beside = (name, game) => ({
  [`${name}-new`]: open(`/new/${game}`, 'form'),
  [`${name}-rules`]: open(`/rules/${game}`, '.introduction li p'),
  [`${name}-data`]: open(`/data/${game}`, '.sources'),
  [`${name}-lesson`]: open(`/learn/${game}`, '.guide'),
});

const SHEETS = ['orders', 'hand', 'log', 'menu'];

/** Lays a sheet open where the screen is too small for all of them at once. */
export async function openSheet(page, name) {
  const tabs = page.locator('.tabs button');
  if (await tabs.first().isVisible()) await tabs.nth(SHEETS.indexOf(name)).click();
}
