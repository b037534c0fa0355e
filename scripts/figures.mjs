// How fast the table is, in a real Chromium: the time until the board can be used on a slow phone, the frames while the board is
// moved, the time from a touch to what it changes. The pages are built and served as they are published, compressed. Whatever else the machine does makes every figure
// worse, so each is taken several times: node scripts/figures.mjs [TIMES]
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { createServer } from '../src/server/serve.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { root } from './house.mjs';
import { touches, touchTables } from './touches.mjs';

const NETWORKS = {
  'fast 4G (9 Mbit/s, 60 ms)': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
  'slow 4G (1.6 Mbit/s, 150 ms)': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const SLOWER = 4;
const TIMES = Number(process.argv[2] ?? 7);
/** A frame on a screen of sixty a second; one that took longer than one and a half of them was shown late. */
const FRAME = 1000 / 60;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (values) => `${(median(values) / 1000).toFixed(2)} s (best ${(Math.min(...values) / 1000).toFixed(2)})`;

/** A phone whose processor and network are slow: home, one tap as soon as the button is there, the board; and a reload. */
async function visit(browser, url, network) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const start = performance.now();
  // The tap comes as soon as there is something to tap on, whatever else is still being fetched.
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('[data-game=manoeuvre] .play').tap();
  await page.waitForSelector('.board-frame [data-thing]');
  const first = performance.now() - start;
  const again = performance.now();
  await page.reload();
  await page.waitForSelector('.board-frame [data-thing]');
  const second = performance.now() - again;
  await context.close();
  return { first, second };
}

/** What the page itself computes on the way to the board, with nothing slowed down: independent of the network. */
async function work(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.locator('[data-game=manoeuvre] .play').tap();
  await page.waitForSelector('.board-frame [data-thing]');
  const taken = await busy(wire);
  await context.close();
  return taken;
}

/** How long the page's own thread has worked, in milliseconds. */
async function busy(wire) {
  const { metrics } = await wire.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** The times between frames while the board is zoomed and dragged, a movement a frame as a hand makes it. */
async function frames(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[data-game=manoeuvre] .play').click();
  await page.waitForSelector('.board-frame [data-thing]');
  // The table is at rest: what the other side does is seen at once, and the person is asked.
  for (let i = 0; i < 60 && (await page.locator('.prompt[data-mine=true]').count()) === 0; i++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1500);
  const wire = await context.newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busy(wire);
  const times = await page.evaluate(async () => {
    const frame = document.querySelector('.board-frame');
    const { left, top } = frame.getBoundingClientRect();
    const [x, y] = [left + 350, top + 400];
    const at = (kind, i) =>
      frame.dispatchEvent(
        new PointerEvent(kind, {
          pointerId: 1,
          isPrimary: true,
          bubbles: true,
          clientX: x + 3 * i,
          clientY: y + 2 * i,
        }),
      );
    const next = () => new Promise((shown) => requestAnimationFrame(shown));
    const wheel = () =>
      frame.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -60, clientX: x, clientY: y, bubbles: true, cancelable: true }),
      );
    frame.setPointerCapture = () => {};
    // A hand comes over the board before it turns the wheel.
    frame.dispatchEvent(new PointerEvent('pointerenter', { pointerId: 1, isPrimary: true, clientX: x, clientY: y }));
    await new Promise((done) => setTimeout(done, 300));
    const taken = [];
    let last = await next();
    const step = async (move) => {
      move();
      const now = await next();
      taken.push(now - last);
      last = now;
    };
    for (let i = 0; i < 30; i++) await step(wheel);
    at('pointerdown', 0);
    for (let i = 1; i < 90; i++) await step(() => at('pointermove', i));
    at('pointerup', 90);
    return taken;
  });
  const own = ((await busy(wire)) - before) / times.length;
  await context.close();
  return { times, own };
}

/** The same with a plain picture of the size of the board, on a page without a script: what the machine itself costs. */
async function bareFrames(browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent(
    '<body style="margin:0;overflow:hidden"><div style="width:1000px;height:1000px;background:repeating-linear-gradient(45deg,tan,tan 9px,teal 9px,teal 18px);will-change:transform;transform-origin:0 0"></div>',
  );
  await page.waitForTimeout(500);
  const times = await page.evaluate(async () => {
    const picture = document.querySelector('div');
    const next = () => new Promise((shown) => requestAnimationFrame(shown));
    const taken = [];
    let last = await next();
    for (let i = 0; i < 119; i++) {
      const drag = Math.max(0, i - 30);
      picture.style.transform = `translate(${3 * drag}px, ${2 * drag}px) scale(${Math.exp(0.108 * Math.min(i, 15))})`;
      const now = await next();
      taken.push(now - last);
      last = now;
    }
    return taken;
  });
  await page.close();
  return times;
}

const isLate = (time) => time > FRAME * 1.5;

const folder = mkdtempSync(join(tmpdir(), 'bivouac-figures-'));
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
const server = await createServer(folder);
const url = (await server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
const browser = await launchBrowser();
try {
  console.log(
    `each ${TIMES} times, medians; ${cpus().length} processors, ${(loadavg()[0] ?? 0).toFixed(1)} programs waiting for one`,
  );
  for (const [name, network] of Object.entries(NETWORKS)) {
    const visits = [];
    for (let i = 0; i < TIMES; i++) visits.push(await visit(browser, url, network));
    const [first, second] = [visits.map((one) => one.first), visits.map((one) => one.second)];
    console.log(
      `${name}, processor ${SLOWER} times slower: board after ${seconds(first)} from the first visit (home, one tap), ${seconds(second)} after a reload`,
    );
  }
  const worked = [];
  for (let i = 0; i < TIMES; i++) worked.push(await work(browser, url));
  console.log(
    `the page computes ${median(worked).toFixed(0)} ms (best ${Math.min(...worked).toFixed(0)}) on the way to the board`,
  );
  const moved = [];
  const bare = [];
  for (let i = 0; i < TIMES; i++) {
    moved.push(await frames(browser, url));
    bare.push(await bareFrames(browser));
  }
  const late = (rounds) => rounds.map((times) => times.filter(isLate).length).join(', ');
  const taken = moved.flatMap(({ times }) => times);
  console.log(
    `board zoomed and dragged, ${moved[0]?.times.length} frames a round: the page computes ${median(moved.map(({ own }) => own)).toFixed(1)} ms a frame; median ${median(taken).toFixed(1)} ms, worst ${Math.max(...taken).toFixed(1)} ms; late in each round: ${late(moved.map(({ times }) => times))}`,
  );
  console.log(
    `a plain picture of that size on an empty page, for comparison: worst ${Math.max(...bare.flat()).toFixed(1)} ms; late in each round: ${late(bare)}`,
  );
  for (const [game, table] of Object.entries(await touchTables())) {
    const rounds = [];
    for (let i = 0; i < TIMES; i++) rounds.push(await touches(browser, url, table, busy));
    const waits = rounds.flatMap(({ waits }) => waits);
    const own = rounds.map(({ own }) => own);
    console.log(
      `${game}, a piece touched and let go, ${rounds[0]?.waits.length} touches a round: the page computes ${median(own).toFixed(1)} ms a touch (best ${Math.min(...own).toFixed(1)}); touch to painted change ${median(waits).toFixed(0)} ms (best ${Math.min(...waits).toFixed(0)})`,
    );
  }
  console.log(`now ${(loadavg()[0] ?? 0).toFixed(1)} programs waiting`);
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
