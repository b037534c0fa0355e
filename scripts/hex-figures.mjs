// How fast the board of hexes is where it is largest, and what it keeps: Quatre-Bras with all that ever comes to it, and five hundred pieces
// on 80 by 60 hexes, both brought to the table as components of one's own: node scripts/hex-figures.mjs [TIMES]
import { existsSync, readFileSync } from 'node:fs';
import { deployedPack, largePack } from '../src/games/vive-l-empereur/test/large.ts';
import {
  bareFrames,
  best,
  measured,
  median,
  metered,
  metric,
  moved,
  SLOWER,
  tellFrames,
  tellTouches,
  touched,
} from './measured.mjs';

const TIMES = Number(process.argv[2] ?? 3);
const TOUCHES = 12;
/** So often the board is brought nearer, dragged and shown whole again to see whether anything grows. */
const MOVES = 200;

const TABLES = {
  'Quatre-Bras with all of its 76 pieces': { pack: deployedPack(), scenario: 'quatre-bras' },
  '80 by 60 hexes with 500 pieces': { pack: largePack(), scenario: 'hassenhausen' },
};
/** Frames in which the board is brought nearer and dragged: half the way, where most pieces are seen, then as near as it comes; and away again. */
const DEVICES = {
  desk: {
    device: { viewport: { width: 1440, height: 900 } },
    slower: 1,
    legs: [
      [12, 60],
      [18, 60],
      [-30, 1],
    ],
  },
  [`phone, processor ${SLOWER} times slower`]: {
    device: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    slower: SLOWER,
    legs: [
      [22, 60],
      [24, 60],
      [-36, 1],
    ],
  },
};

/** Notes when the board, its first pieces and its ground came. */
function watchBoard() {
  const seen = { begun: 0, board: 0, pieces: 0, ground: 0, last: 0 };
  globalThis.seenBoard = seen;
  new MutationObserver((changes) => {
    const now = performance.now();
    if (seen.board === 0 && document.querySelector('.hex-board') !== null) seen.board = now;
    if (seen.pieces === 0 && document.querySelector('.ve-piece') !== null) seen.pieces = now;
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLCanvasElement) {
          if (seen.ground === 0) seen.ground = now;
          seen.last = now;
        }
  }).observe(document, { childList: true, subtree: true });
  addEventListener(
    'submit',
    () => {
      seen.begun = performance.now();
    },
    true,
  );
}

/** Brings the components to the form of a new match, begins it and goes on to the phase of movement. */
async function sitDown(browser, url, { pack, scenario }, { device, slower }, confirm = false) {
  const context = await browser.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' });
  const settings = JSON.stringify({ language: 'en', speed: 'instant', motion: 'less', confirm });
  await context.addInitScript((kept) => localStorage.setItem('bivouac/settings', kept), settings);
  await context.addInitScript(watchBoard);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const wire = await metered(page);
  await page.goto(`${url}/new/vive-l-empereur`);
  const file = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) };
  await page.locator('form input[type=file]').setInputFiles(file);
  await page.getByLabel('Battle', { exact: true }).selectOption(scenario);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.hex-ground canvas', { state: 'attached' });
  // All tiles that are wanted have come when for a while no other does.
  await page.waitForFunction(
    () => globalThis.seenBoard.last > 0 && performance.now() - globalThis.seenBoard.last > 2500,
  );
  const { begun, ...came } = await page.evaluate(() => globalThis.seenBoard);
  const times = Object.fromEntries(Object.entries(came).map(([what, at]) => [what, at - begun]));
  await page.waitForSelector('.prompt[data-mine=true]');
  await page.locator('.orders .choice[data-choice=pass]').dispatchEvent('click');
  await page.locator('.pending .go').dispatchEvent('click');
  await page.waitForFunction(() => document.querySelector('.prompt')?.textContent?.includes('Movement'));
  await page.waitForTimeout(1500);
  return { page, wire, context, times };
}

/** The first regiment of both tables: foot in column that may march. */
const MARCHER = 'unit:0';

/** From the touch of a regiment until what it can reach is painted; then it is taken back. */
async function reached(page, wire) {
  const waits = [];
  let own = 0;
  for (let i = 0; i < TOUCHES / 2; i++) {
    const before = await metric(wire, 'TaskDuration');
    waits.push(
      await page.evaluate(async (wanted) => {
        const start = performance.now();
        document
          .querySelector(`.table [data-thing="${wanted}"]`)
          .dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (document.querySelector('.ve-cost') === null) {
          if (performance.now() - start > 20_000) throw new Error(`${wanted} reaches nothing`);
          await new Promise((done) => setTimeout(done));
        }
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - start;
      }, MARCHER),
    );
    own += ((await metric(wire, 'TaskDuration')) - before) * 1000;
    await page.locator('.undo button').first().dispatchEvent('click');
    await page.waitForFunction(() => document.querySelector('.ve-cost') === null);
    await page.waitForTimeout(300);
  }
  return { waits, own: own / waits.length };
}

/** What the page keeps once what nobody needs any more is thrown away; the process in which it runs as a whole, where that can be read. */
async function kept(browser, wire) {
  for (let i = 0; i < 3; i++) await wire.send('HeapProfiler.collectGarbage');
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  const resident = processInfo
    .filter(({ type, id }) => type === 'renderer' && existsSync(`/proc/${id}/status`))
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return {
    heap: (await metric(wire, 'JSHeapUsedSize')) / 2 ** 20,
    nodes: await metric(wire, 'Nodes'),
    resident: Math.max(0, ...resident),
  };
}
const sayKept = ({ heap, nodes, resident }) =>
  `${heap.toFixed(1)} MB of objects, ${nodes} nodes, ${resident.toFixed(0)} MB resident`;

/** The board is shown whole, brought nearer somewhere else each time, and dragged. */
async function wander(page) {
  await page.evaluate(async (times) => {
    const frame = document.querySelector('.board-frame');
    const { left, top, width, height } = frame.getBoundingClientRect();
    const next = () => new Promise((shown) => requestAnimationFrame(shown));
    for (let i = 0; i < times; i++) {
      const at = { clientX: left + width * ((i * 0.37) % 1), clientY: top + height * ((i * 0.61) % 1), bubbles: true };
      const zoom = async (deltaY) => {
        frame.dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true, ...at }));
        await next();
      };
      for (let k = 0; k < 5; k++) await zoom(-60 * (1 + (i % 6)));
      // Every third time it rests there, and what is near is drawn.
      if (i % 3 === 0) await new Promise((done) => setTimeout(done, 350));
      for (let k = 0; k < 5; k++) await zoom(60 * (1 + (i % 6)));
    }
    await new Promise((done) => setTimeout(done, 2000));
  }, MOVES);
}

const seconds = (values) => `${(median(values) / 1000).toFixed(2)} s (best ${(best(values) / 1000).toFixed(2)})`;

await measured(TIMES, async (browser, url) => {
  for (const [where, on] of Object.entries(DEVICES)) {
    const bare = [];
    for (let i = 0; i < TIMES; i++) bare.push(await bareFrames(browser, on.device));
    for (const [what, table] of Object.entries(TABLES)) {
      const name = `${what}, ${where}`;
      const rounds = { came: [], frames: [], touches: [], reaches: [] };
      const memory = [];
      for (let i = 0; i < TIMES; i++) {
        const first = await sitDown(browser, url, table, on);
        rounds.came.push(first.times);
        rounds.frames.push(await moved(first.page, first.wire, on.legs, on.device.hasTouch === true));
        rounds.reaches.push(await reached(first.page, first.wire));
        await first.context.close();
        // With a last word to every choice a touch leaves the table as it is.
        const second = await sitDown(browser, url, table, on, true);
        rounds.touches.push(await touched(second.page, second.wire, MARCHER, TOUCHES));
        if (i === 0) {
          memory.push(await kept(browser, second.wire));
          await wander(second.page);
          memory.push(await kept(browser, second.wire));
        }
        await second.context.close();
      }
      const of = (part) => seconds(rounds.came.map((one) => one[part]));
      console.log(
        `${name}: from the last word of the form the board after ${of('board')}, its first pieces after ${of('pieces')}, its ground after ${of('ground')}, the last tile of it after ${of('last')}`,
      );
      tellFrames(`${name}, board zoomed and dragged`, rounds.frames, bare);
      tellTouches(`${name}, a regiment touched and let go`, rounds.touches);
      tellTouches(`${name}, a regiment touched until what it reaches is painted`, rounds.reaches);
      console.log(`${name}, kept: ${memory.map(sayKept).join(`; after ${MOVES} movements `)}`);
    }
  }
});
