// Every screen of the house, to be looked at: node scripts/screens.mjs FOLDER [--only a,b] [--sizes desk,phone] [--languages fr] [--themes dark]
// One picture a screen, size, language and theme, contact sheets of each size, and index.html with all of them. It says how much of
// the screen is the board's, size by size and game by game. --site URL takes pages that are served already; --missing takes only the pictures that are not there
// yet, so that a run that was broken off goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { openSite } from '../test/e2e/support/site.ts';

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  laptop: { viewport: { width: 1280, height: 720 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  lying: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: Object.keys(SIZES).join() },
    languages: { type: 'string', default: 'en,fr' },
    themes: { type: 'string', default: 'light,dark' },
    site: { type: 'string' },
    missing: { type: 'boolean', default: false },
  },
});
const folder = positionals[0];
if (folder === undefined) throw new Error('Say where the pictures go: node scripts/screens.mjs FOLDER');
const [languages, themes] = [values.languages.split(','), values.themes.split(',')];

/** Each game that has screens to show has a file of its name. */
const SCREENS = {};
/** The game of each screen. */
const GAMES = {};
/** What lets go of what screens have opened for themselves. */
const closing = [];
for (const file of readdirSync(new URL('screens', import.meta.url))
  .filter((name) => name !== 'acts.mjs')
  .sort()) {
  const { SCREENS: own, close } = await import(`./screens/${file}`);
  Object.assign(SCREENS, own);
  closing.push(close);
  for (const name of Object.keys(own)) GAMES[name] = file.replace('.mjs', '');
}
const wanted = values.only === undefined ? Object.keys(SCREENS) : values.only.split(',');
mkdirSync(folder, { recursive: true });
const site = values.site === undefined ? await openSite() : { url: values.site, close: async () => {} };
const browser = await launchBrowser();
/** By size, what of each table is the board's: kept beside the pictures, for those that are there already. */
const measured = join(folder, 'shares.jsonl');
if (!values.missing) writeFileSync(measured, '');
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
        const pictures = themes.map((theme) => join(folder, `${size}-${language}-${theme}-${name}.png`));
        if (values.missing && pictures.every((picture) => existsSync(picture))) continue;
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
        await atRest(page);
        await measure(page, size, name);
        for (const [n, theme] of themes.entries()) {
          await page.evaluate((set) => {
            document.documentElement.dataset['theme'] = set;
          }, theme);
          await atRest(page);
          await page.screenshot({ path: pictures[n] });
        }
      }
      await context.close();
    }
  }
  await contactSheets();
  writeIndex();
  const lines = readFileSync(measured, 'utf8').split('\n').slice(0, -1);
  const boards = Map.groupBy(
    lines.map((line) => JSON.parse(line)),
    ({ size, name }) => `${size}, ${GAMES[name]}`,
  );
  for (const [board, all] of boards) console.log(`${board}: ${summary(all.map(({ shares }) => shares))}`);
} finally {
  await browser.close();
  await site.close();
  for (const close of closing) await close?.();
}

/** Waits until what moves or fades stands: the board under its camera, and whatever has an end; but never for long. */
async function atRest(page) {
  const isStill = () =>
    document.querySelector('.board-sheet[data-gliding]') === null &&
    document.getAnimations().every(({ playState, timeline, effect }) => {
      const isEndless = timeline !== document.timeline || effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
      return isEndless || playState !== 'running';
    });
  await page.waitForFunction(isStill, null, { timeout: 2000 }).catch(() => {});
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What of the window is the board's, where there is one: the frame under which it is moved, and what is drawn of it. */
async function measure(page, size, name) {
  const found = await page.evaluate(() => {
    const [frame, sheet] = ['.board-frame', '.board-sheet'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (frame === undefined || sheet === undefined) return null;
    const w = Math.min(frame.right, sheet.right) - Math.max(frame.left, sheet.left);
    const h = Math.min(frame.bottom, sheet.bottom) - Math.max(frame.top, sheet.top);
    const area = innerWidth * innerHeight;
    return {
      'frame of the width': frame.width / innerWidth,
      'frame of the area': (frame.width * frame.height) / area,
      'drawn of the width': w / innerWidth,
      'drawn of the area': (w * h) / area,
    };
  });
  if (found !== null) appendFileSync(measured, `${JSON.stringify({ size, name, shares: found })}\n`);
}

/** The least and the most of each share, in hundredths. */
function summary(all) {
  return Object.keys(all[0])
    .map((name) => {
      const values = all.map((each) => Math.round(each[name] * 100));
      return `${name} ${Math.min(...values)}-${Math.max(...values)} %`;
    })
    .join(', ');
}

/** One page with every picture. */
function writeIndex() {
  const figures = readdirSync(folder)
    .filter((file) => file.endsWith('.png') && !file.startsWith('sheet-'))
    .map(
      (file) =>
        `<figure><figcaption>${file.replace('.png', '')}</figcaption><a href="${file}"><img loading="lazy" height="300" src="${file}"></a></figure>`,
    );
  const style = 'body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;background:#888}figure{margin:0}';
  writeFileSync(join(folder, 'index.html'), `<!doctype html><style>${style}</style>${figures.join('')}`);
}

/** All pictures of a size and theme side by side, a dozen a sheet. */
async function contactSheets() {
  for (const size of values.sizes.split(',')) {
    for (const theme of themes) {
      const language = languages[themes.indexOf(theme) % languages.length];
      const files = readdirSync(folder).filter((file) => file.startsWith(`${size}-${language}-${theme}-`));
      const width = { desk: 640, laptop: 640, tablet: 420, wide: 600, phone: 300, lying: 600, small: 300 }[size] ?? 400;
      const many = { desk: 9, tablet: 8, phone: 12, small: 12 }[size] ?? 9;
      for (let from = 0; from < files.length; from += many) {
        const figures = files.slice(from, from + many).map((file) => {
          const title = file.split('-').slice(3).join('-').replace('.png', '');
          return `<figure><figcaption>${title}</figcaption><img width="${width}" src="${file}"></figure>`;
        });
        const name = `sheet-${size}-${theme}-${from / many}`;
        const html = `<style>body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;background:#888}figure{margin:0}</style>${figures.join('')}`;
        writeFileSync(join(folder, `${name}.html`), html);
        const page = await browser.newPage({
          viewport: { width: 16 + Math.floor(1960 / (width + 8)) * (width + 8), height: 600 },
        });
        await page.goto(pathToFileURL(resolve(folder, `${name}.html`)).href);
        await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
        await page.close();
      }
    }
  }
}
