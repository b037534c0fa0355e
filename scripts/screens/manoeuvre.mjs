import { LIVELY_SEED, livelyAssault } from '../lively.mjs';
import { at, battles, curtain, kind, open, openSheet } from './acts.mjs';

/** Nothing is looked for before both armies have met. */
const MET = 3;
const evening = async ({ view, choices }) =>
  view.step === 'movement.unit' && view.sides.every(({ deckCount }) => deckCount < 12) ? choices[0] : null;

/** Battles that are played with fixed dice up to a scene: the seed, and what is waited for. */
const SCENES = {
  discard: [5, at('turn.discard', MET)],
  movement: [5, at('movement.unit', 5)],
  declare: [5, at('combat.declare', MET)],
  assault: [LIVELY_SEED, livelyAssault],
  bombard: [7, kind('bombard', MET)],
  support: [5, at('assault.attack', MET)],
  defend: [5, at('assault.defend', MET)],
  result: [5, kind('hit', MET)],
  restoration: [5, at('restoration.restore', MET)],
  late: [2, evening],
  over: [2, async () => null],
};
const { battle, scene, fight, sheet, whyNot, replay } = battles(SCENES);

const slowly = (page, speed) =>
  page.evaluate((set) => {
    const stored = JSON.parse(localStorage.getItem('bivouac/settings') ?? '{}');
    localStorage.setItem('bivouac/settings', JSON.stringify({ ...stored, speed: set }));
  }, speed);

/** Sets a match up by hand and chooses at random until the page shows what is wanted; where the dice gave it to the other, again. */
const setUpTo =
  (wanted, fields = {}) =>
  async ({ page, url }) => {
    for (let tries = 0; tries < 12; tries++) {
      await page.goto(`${url}/new/manoeuvre`);
      await page.waitForSelector('form');
      for (const [nth, value] of Object.entries(fields))
        await page.locator('form select').nth(Number(nth)).selectOption(value);
      await page.locator('form button[type=submit]').click();
      await page.waitForSelector('.table');
      if (await reached(page, wanted)) return;
    }
    throw new Error(`${wanted} never came`);
  };

async function reached(page, wanted) {
  for (let i = 0; i < 400; i++) {
    const [asked, there, begun] = await Promise.all(
      ['.prompt[data-mine=true]', wanted, '.man-phases'].map((selector) => page.locator(selector).count()),
    );
    if (asked > 0 && there > 0) return true;
    if (begun > 0) return false;
    await page.evaluate((n) => {
      const all = document.querySelectorAll('.pending .go, .orders .choice');
      all[n % Math.max(1, all.length)]?.click();
    }, i);
    await page.waitForTimeout(60);
  }
  return false;
}

/** The screens of the house, and those of Manœuvre. */
export const SCREENS = {
  home: async () => {},
  'home-kept': async ({ page, url }) => {
    await battle(page, 'declare');
    await page.goto(url);
    await page.waitForSelector('.kept li');
  },
  new: open('/new/manoeuvre', 'form'),
  settings: open('/settings', 'main h1'),
  rules: open('/rules/manoeuvre', '.introduction li p'),
  clause: open('/rules/manoeuvre#MAN-6.1.7-c', '.chapter'),
  data: open('/data/manoeuvre', '.sources'),
  gone: open('/match/none', 'main h1'),
  nowhere: open('/no/such/place', 'main h1'),
  curtain: curtain('manoeuvre'),
  'setup-nations': setUpTo('.man-nation.thing-lit'),
  'setup-tiles': setUpTo('.man-slot-next', { 3: 'fr', 4: 'gb' }),
  'setup-edge': setUpTo('.man-edge-choice.thing-lit', { 3: 'fr', 4: 'gb', 5: 'random' }),
  'setup-place': setUpTo('.man-recruit.thing-lit', { 3: 'at', 4: 'pr', 5: 'random' }),
  'setup-hand': setUpTo('.card-row-many', { 3: 'ru', 4: 'fr', 5: 'printed', 6: 'tournament' }),
  lesson: async ({ page }) => {
    await page.locator('[data-game=manoeuvre] .box-actions a').first().click();
    await page.waitForSelector('.guide');
  },
  discard: scene('discard'),
  movement: scene('movement'),
  moving: async ({ page }) => {
    await battle(page, 'movement');
    await page.locator('.board-frame .man-unit.thing-lit [data-thing]').first().click();
    await page.waitForSelector('.touched');
  },
  declare: scene('declare'),
  assault: fight('assault'),
  bombard: fight('bombard'),
  support: scene('support'),
  defend: scene('defend'),
  result: scene('result'),
  restoration: scene('restoration'),
  late: scene('late'),
  'why-not': whyNot('movement', '.board-frame .man-unit:not(.thing-lit) [data-thing]'),
  hint: async ({ page }) => {
    await battle(page, 'movement');
    await page.keyboard.press('h');
    await page.waitForSelector('.hinted', { timeout: 60_000 });
  },
  hand: sheet('movement', 'hand'),
  log: async ({ page }) => {
    await battle(page, 'declare');
    await openSheet(page, 'log');
    await page.locator('.log button').last().hover();
  },
  menu: sheet('declare', 'menu'),
  playback: async ({ page }) => {
    await battle(page, 'result');
    await slowly(page, 'normal');
    await page.reload();
    await page.waitForSelector('.prompt[data-mine=true]');
    await page.keyboard.press('w');
    await page.waitForSelector('.man-total');
    await page.locator('.happening .row button').first().click();
    await slowly(page, 'instant');
  },
  replay,
  over: scene('over'),
};
