// Every screen of the house, to be looked at: node scripts/screens.mjs FOLDER [--only a,b] [--sizes desk,phone] [--languages fr] [--themes dark]
// One picture a screen, size, language and theme, and contact sheets of each size. --site URL takes pages that are served already.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { openSite } from '../test/e2e/support/site.ts';
import { openSaved, pressNamed, stage } from '../test/e2e/support/staged.ts';
import { LIVELY_SEED, livelyAssault } from './lively.mjs';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: Object.keys(SIZES).join() },
    languages: { type: 'string', default: 'en,fr' },
    themes: { type: 'string', default: 'light,dark' },
    site: { type: 'string' },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error('Say where the pictures go: node scripts/screens.mjs FOLDER');
const [languages, themes] = [values.languages.split(','), values.themes.split(',')];

/** The first moment at that step after so many turns. */
const at =
  (step, turns = 2) =>
  async ({ view, choices }) =>
    view.step === step && view.turn > turns ? (choices[0] ?? null) : null;
const kind =
  (wanted) =>
  async ({ view, choices }) =>
    view.turn < 3 ? null : (choices.find((choice) => choice.kind === wanted) ?? null);
const evening = async ({ view, choices }) =>
  view.step === 'movement.unit' && view.sides.every(({ deckCount }) => deckCount < 12) ? choices[0] : null;

/** Battles that are played with fixed dice up to a scene: the seed, and what is waited for. */
const SCENES = {
  discard: [5, at('turn.discard')],
  movement: [5, at('movement.unit', 4)],
  declare: [5, at('combat.declare')],
  assault: [LIVELY_SEED, livelyAssault],
  bombard: [7, kind('bombard')],
  support: [5, at('assault.attack')],
  defend: [5, at('assault.defend')],
  result: [5, kind('hit')],
  restoration: [5, at('restoration.restore')],
  late: [2, evening],
  over: [2, async () => null],
};
const staged = new Map();
const sceneOf = (name) => {
  if (!staged.has(name)) staged.set(name, stage(...SCENES[name]));
  return staged.get(name);
};

/** Opens a battle at its scene. */
async function battle(page, name) {
  const scene = await sceneOf(name);
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

const sheet = (page, name) =>
  page.evaluate((wanted) => {
    document.querySelector('.table')?.setAttribute('data-sheet', wanted);
  }, name);

const slowly = (page, speed) =>
  page.evaluate((set) => {
    const stored = JSON.parse(localStorage.getItem('bivouac/settings') ?? '{}');
    localStorage.setItem('bivouac/settings', JSON.stringify({ ...stored, speed: set }));
  }, speed);

/** Sets a match up by hand and chooses at random until the page shows what is wanted; where the dice gave it to the other, again. */
const setUpTo =
  (wanted, fields = {}) =>
  async ({ page, url }) => {
    for (let tries = 0; tries < 6; tries++) {
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
      const all = document.querySelectorAll('.pending .primary, .orders .choice');
      all[n % Math.max(1, all.length)]?.click();
    }, i);
    await page.waitForTimeout(60);
  }
  return false;
}

const open =
  (path, ready) =>
  async ({ page, url }) => {
    await page.goto(`${url}${path}`);
    await page.waitForSelector(ready);
  };

const SCREENS = {
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
  curtain: async ({ page, url }) => {
    await page.goto(`${url}/new/manoeuvre`);
    await page.locator('form select').nth(1).selectOption('friend');
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('.curtain button');
  },
  'setup-nations': setUpTo('.man-nation'),
  'setup-tiles': setUpTo('.man-slot-next', { 3: 'fr', 4: 'gb' }),
  'setup-edge': setUpTo('.man-edge-choice.man-lit', { 3: 'fr', 4: 'gb', 5: 'random' }),
  'setup-place': setUpTo('.man-recruit', { 3: 'at', 4: 'pr', 5: 'random' }),
  'setup-hand': setUpTo('.man-cards-many', { 3: 'ru', 4: 'fr', 5: 'printed', 6: 'tournament' }),
  lesson: async ({ page }) => {
    await page.locator('[data-game=manoeuvre] .box-links a').first().click();
    await page.waitForSelector('.guide');
  },
  discard: ({ page }) => battle(page, 'discard'),
  movement: ({ page }) => battle(page, 'movement'),
  moving: async ({ page }) => {
    await battle(page, 'movement');
    await page.locator('.board-frame .man-unit.man-lit [data-thing]').first().click();
    await page.waitForSelector('.touched');
  },
  declare: ({ page }) => battle(page, 'declare'),
  assault: fight('assault'),
  bombard: fight('bombard'),
  support: ({ page }) => battle(page, 'support'),
  defend: ({ page }) => battle(page, 'defend'),
  result: ({ page }) => battle(page, 'result'),
  restoration: ({ page }) => battle(page, 'restoration'),
  late: ({ page }) => battle(page, 'late'),
  'why-not': async ({ page }) => {
    await battle(page, 'movement');
    await page.evaluate(() => {
      const dark = document.querySelector('.board-frame .man-unit:not(.man-lit) [data-thing]');
      dark?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.waitForSelector('.why-not');
  },
  hint: async ({ page }) => {
    await battle(page, 'movement');
    await page.keyboard.press('h');
    await page.waitForSelector('.hinted', { timeout: 60_000 });
  },
  hand: async ({ page, size }) => {
    await battle(page, 'movement');
    if (size === 'phone') await sheet(page, 'hand');
  },
  log: async ({ page, size }) => {
    await battle(page, 'declare');
    if (size === 'phone') await sheet(page, 'log');
    await page.locator('.log button').last().hover();
  },
  menu: async ({ page, size }) => {
    await battle(page, 'declare');
    if (size === 'phone') await sheet(page, 'menu');
  },
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
  replay: async ({ page, url }) => {
    await battle(page, 'over');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${url}/replay/${id}?at=60`);
    await page.waitForSelector('.steps');
  },
  over: ({ page }) => battle(page, 'over'),
};

const wanted = values.only === undefined ? Object.keys(SCREENS) : values.only.split(',');
mkdirSync(folder, { recursive: true });
const site = values.site === undefined ? await openSite() : { url: values.site, close: async () => {} };
const browser = await launchBrowser();
try {
  for (const size of values.sizes.split(',')) {
    for (const language of languages) {
      const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB' });
      await context.addInitScript(
        (settings) => {
          if (localStorage.getItem('bivouac/settings') === null) localStorage.setItem('bivouac/settings', settings);
        },
        JSON.stringify({ language, theme: 'light', speed: 'instant', motion: 'less' }),
      );
      const page = await context.newPage();
      for (const name of wanted) {
        await page.goto(site.url);
        await page.waitForSelector('.box');
        try {
          await SCREENS[name]({ page, url: site.url, language, size });
        } catch (error) {
          console.error(
            `${name}, ${size}, ${language}: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
          );
        }
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(350);
        for (const theme of themes) {
          await page.evaluate((set) => {
            document.documentElement.dataset['theme'] = set;
          }, theme);
          await page.waitForTimeout(450);
          await page.screenshot({ path: join(folder, `${size}-${language}-${theme}-${name}.png`) });
        }
      }
      await context.close();
    }
  }
  await contactSheets();
} finally {
  await browser.close();
  await site.close();
}

/** All pictures of a size and theme side by side, a dozen a sheet. */
async function contactSheets() {
  for (const size of values.sizes.split(',')) {
    for (const theme of themes) {
      const language = languages[themes.indexOf(theme) % languages.length];
      const files = readdirSync(folder).filter((file) => file.startsWith(`${size}-${language}-${theme}-`));
      const width = { desk: 640, tablet: 420, phone: 300 }[size] ?? 400;
      const many = { desk: 9, tablet: 8, phone: 12 }[size] ?? 9;
      for (let from = 0; from < files.length; from += many) {
        const figures = files.slice(from, from + many).map((file) => {
          const title = file.split('-').slice(3).join('-').replace('.png', '');
          return `<figure><figcaption>${title}</figcaption><img width="${width}" src="${file}"></figure>`;
        });
        const name = `sheet-${size}-${theme}-${from / many}`;
        const html = `<style>body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;background:#888}figure{margin:0}</style>${figures.join('')}`;
        writeFileSync(join(folder, `${name}.html`), html);
        const page = await browser.newPage({ viewport: { width: size === 'desk' ? 1970 : 1870, height: 600 } });
        await page.goto(pathToFileURL(resolve(folder, `${name}.html`)).href);
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
        await page.close();
      }
    }
  }
}
