// The pictures of the README, taken in a real Chromium from matches whose dice are fixed: node scripts/pictures.mjs [FOLDER [NAME...]]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { openSite } from '../test/e2e/support/site.ts';
import { openSaved, pressNamed, stage } from '../test/e2e/support/staged.ts';
import { root } from './house.mjs';
import { LIVELY_SEED, livelyAssault } from './lively.mjs';

const [folder = join(root, 'docs/pictures'), ...wanted] = process.argv.slice(2);

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SHOTS = [
  { name: 'home', viewport: { width: 1440, height: 960 }, language: 'en', theme: 'light' },
  { name: 'table', ...DESK, language: 'en', theme: 'light' },
  { name: 'dark', ...DESK, language: 'fr', theme: 'dark' },
  { name: 'phone', ...PHONE, language: 'fr', theme: 'light' },
  { name: 'campaign', ...DESK, language: 'fr', theme: 'light' },
  { name: 'lines', ...DESK, language: 'en', theme: 'light' },
  { name: 'europe', ...DESK, language: 'en', theme: 'light' },
  { name: 'regiments', ...DESK, language: 'en', theme: 'light' },
];

/** Of three battles or more, one that Napoleon leads and of which anything can come. */
const EUROPE_SEED = 7;
const WON = ['chain-won', 'french-retreat', 'coalition-pursuit', 'coalition-exchange', 'coalition-victorious'];
const isFight = ({ kind }) => kind === 'fight';

/** Opens the match and goes up to the last word on the fight, where its odds are shown. */
async function sitDown(page, { save, game, view, choice }, language) {
  await openSaved(page, save);
  await pressNamed(page, game.text[language].choice(view, choice));
  await page.waitForSelector('.pending .odds');
}

mkdirSync(folder, { recursive: true });
const battle = await stage(LIVELY_SEED, livelyAssault);
const march = await stage(3, async ({ choices }) => choices.find(isFight) ?? null, {
  game: 'napoleon-1815',
  options: { scenario: 'ligny-quatre-bras' },
  seats: 2,
});
const charge = await stage(3, async ({ choices }) => choices.find(({ kind }) => kind === 'charge') ?? null, {
  game: 'napoleon-saga',
  options: { deployment: 'automatic' },
});
const coalition = await stage(
  EUROPE_SEED,
  async ({ view, choices, odds }) => {
    const his =
      choices.length < 3 ? undefined : choices.find((each) => isFight(each) && each.nation === view.napoleonAt);
    const weighed = his === undefined ? null : await odds(his);
    const won = weighed?.results.reduce((sum, { key, ways }) => sum + (WON.includes(key) ? ways : 0), 0) ?? 0;
    return weighed !== null && won > 0.3 * weighed.of && won < 0.7 * weighed.of ? his : null;
  },
  { game: 'napoleonic-wars', options: { scenario: 'napoleon-1805' }, seats: 1 },
);
/** A shock of which anything can come. */
const shock = await stage(
  3,
  async ({ choices, odds }) => {
    for (const choice of choices.filter(({ kind }) => kind === 'assault'))
      if (((await odds(choice))?.results.length ?? 0) > 2) return choice;
    return null;
  },
  { game: 'vive-l-empereur', options: { scenario: 'quatre-bras' } },
);
const scenes = { campaign: march, lines: charge, europe: coalition, regiments: shock };
if ([battle, march, charge, coalition, shock].some(({ choice }) => choice === null))
  throw new Error('there was no such fight: take another seed');
const site = await openSite();
const browser = await launchBrowser();
try {
  for (const { name, language, theme, ...device } of SHOTS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({ ...device, locale: 'en-GB' });
    await context.addInitScript(
      (settings) => localStorage.setItem('bivouac/settings', settings),
      JSON.stringify({ language, theme, speed: 'instant', motion: 'less' }),
    );
    const page = await context.newPage();
    await page.goto(site.url);
    await page.waitForSelector('.box');
    if (name !== 'home') await sitDown(page, scenes[name] ?? battle, language);
    if (name === 'phone') await page.locator('.tabs button').nth(1).click();
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
