// How fast the table is, in a real Chromium: the time until the board can be used on a slow phone, the frames while the board is
// moved, the time from a touch to what it changes. The pages are built and served as they are published, compressed. Whatever else the machine does makes every figure
// worse, so each is taken several times: node scripts/figures.mjs [TIMES]
import {
  bareFrames,
  best,
  busy,
  measured,
  median,
  metered,
  moved,
  SLOWER,
  tellFrames,
  tellTouches,
} from './measured.mjs';
import { touches, touchTables } from './touches.mjs';

const NETWORKS = {
  'fast 4G (9 Mbit/s, 60 ms)': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
  'slow 4G (1.6 Mbit/s, 150 ms)': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const TIMES = Number(process.argv[2] ?? 7);
/** Frames of the wheel, and of a hand that drags. */
const LEGS = [[30, 90]];

const seconds = (values) => `${(median(values) / 1000).toFixed(2)} s (best ${(best(values) / 1000).toFixed(2)})`;

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
  const wire = await metered(page);
  await page.goto(url);
  await page.locator('[data-game=manoeuvre] .play').tap();
  await page.waitForSelector('.board-frame [data-thing]');
  const taken = await busy(wire);
  await context.close();
  return taken;
}

/** The times between frames while the board of a table at rest is zoomed and dragged. */
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
  const round = await moved(page, await metered(page), LEGS);
  await context.close();
  return round;
}

await measured(TIMES, async (browser, url) => {
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
    `the page computes ${median(worked).toFixed(0)} ms (best ${best(worked).toFixed(0)}) on the way to the board`,
  );
  const rounds = [];
  const bare = [];
  for (let i = 0; i < TIMES; i++) {
    rounds.push(await frames(browser, url));
    bare.push(await bareFrames(browser));
  }
  tellFrames('board zoomed and dragged', rounds, bare);
  for (const [game, table] of Object.entries(await touchTables())) {
    const touching = [];
    for (let i = 0; i < TIMES; i++) touching.push(await touches(browser, url, table));
    tellTouches(`${game}, a piece touched and let go`, touching);
  }
});
