// How fast the table is: script loaded, time until the board can be used on a slow phone, frames while the board is moved.
// Runs in a real Chromium: node scripts/figures.mjs
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { openSite } from '../test/e2e/support/site.ts';

const NETWORKS = {
  'fast 4G (9 Mbit/s, 60 ms)': { latency: 60, downloadThroughput: 1_125_000, uploadThroughput: 187_500 },
  'slow 4G (1.6 Mbit/s, 150 ms)': { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};
const SLOWER = 4;

/** A phone whose processor and network are slow, at the table of a new match. */
async function firstVisit(browser, site, network) {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const start = performance.now();
  await page.goto(site.url);
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

/** The times between frames while the board is zoomed and dragged. */
async function frames(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.locator('[data-game=manoeuvre] .play').click();
  await page.waitForSelector('.board-frame [data-thing]');
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const times = [];
    let last = performance.now();
    const tick = (now) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { times });
  });
  await page.mouse.move(400, 450);
  for (let i = 0; i < 20; i++) await page.mouse.wheel(0, -60);
  await page.mouse.down();
  for (let i = 0; i < 60; i++) await page.mouse.move(400 + 3 * i, 450 + 2 * i);
  await page.mouse.up();
  const times = await page.evaluate(() => window.times.slice(2).sort((a, b) => a - b));
  await context.close();
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, median: at(0.5), p95: at(0.95), worst: at(1) };
}

const site = await openSite();
const browser = await launchBrowser();
try {
  for (const [name, network] of Object.entries(NETWORKS)) {
    const { first, second } = await firstVisit(browser, site, network);
    console.log(
      `${name}, processor ${SLOWER} times slower: board after ${(first / 1000).toFixed(1)} s from the first visit (home, one tap), ${(second / 1000).toFixed(1)} s after a reload`,
    );
  }
  const { count, median, p95, worst } = await frames(browser, site);
  console.log(
    `board zoomed and dragged: ${count} frames, median ${median.toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
} finally {
  await browser.close();
  await site.close();
}
