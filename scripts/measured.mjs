// What the figures of all tables are taken with: the pages as they are published, frames while a board is moved, touches until they are
// painted, and what is said of many times.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { createServer } from '../src/server/serve.ts';
import { launchBrowser } from '../test/e2e/support/browser.ts';
import { root } from './house.mjs';

/** A phone's processor is so many times slower than this one. */
export const SLOWER = 4;
/** A frame on a screen of sixty a second; one that took longer than one and a half of them was shown late. */
const FRAME = 1000 / 60;
const isLate = (time) => time > FRAME * 1.5;

export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
export const worst = (values) => Math.max(...values);
export const best = (values) => Math.min(...values);
/** How many frames of each round were late. */
export const late = (rounds) => rounds.map((times) => times.filter(isLate).length).join(', ');
const waiting = () => `${(loadavg()[0] ?? 0).toFixed(1)} programs waiting`;

/** Builds the pages, serves them as they are published, compressed, and lets somebody measure them in a real Chromium. */
export async function measured(times, work) {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-figures-'));
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
  const server = await createServer(folder);
  const url = (await server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  const browser = await launchBrowser();
  try {
    console.log(`each ${times} times, medians; ${cpus().length} processors, ${waiting()} for one`);
    await work(browser, url);
    console.log(`now ${waiting()}`);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A line to the page by which its own work is told. */
export async function metered(page) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Performance.enable', { timeDomain: 'threadTicks' });
  return wire;
}

/** A figure of the page by Chromium's name for it. */
export async function metric(wire, wanted) {
  const { metrics } = await wire.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** How long the page's own thread has worked, in milliseconds. */
export const busy = async (wire) => (await metric(wire, 'TaskDuration')) * 1000;

/**
 * The times between frames while the board is brought nearer and dragged, a movement a frame as a hand makes it: by wheel and mouse, or by
 * two fingers and one. Each leg is so many frames of the one and of the other, below zero away from it; between two of them the board rests.
 */
export async function moved(page, wire, legs, isFinger = false) {
  const before = await busy(wire);
  const times = await page.evaluate(
    async ([all, byFinger]) => {
      const frame = document.querySelector('.board-frame');
      const { left, top, width, height } = frame.getBoundingClientRect();
      const [x, y] = byFinger ? [left + width / 2, top + height / 2] : [left + 350, top + 400];
      const pointerType = byFinger ? 'touch' : 'mouse';
      const at = (kind, u, v, pointerId = 1) =>
        frame.dispatchEvent(
          new PointerEvent(kind, {
            ...{ pointerId, pointerType, isPrimary: pointerId === 1, bubbles: true },
            ...{ clientX: x + u, clientY: y + v },
          }),
        );
      const next = () => new Promise((shown) => requestAnimationFrame(shown));
      const pause = () => new Promise((done) => setTimeout(done, 300));
      const wheel = (deltaY) =>
        frame.dispatchEvent(
          new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }),
        );
      frame.setPointerCapture = () => {};
      // A hand comes over the board before it turns the wheel.
      frame.dispatchEvent(
        new PointerEvent('pointerenter', { pointerId: 1, pointerType, isPrimary: true, clientX: x, clientY: y }),
      );
      await pause();
      const taken = [];
      let last = 0;
      const step = async (move) => {
        move();
        const now = await next();
        taken.push(now - last);
        last = now;
      };
      for (const [near, along] of all) {
        if (taken.length > 0) await pause();
        last = await next();
        if (near < 0) for (let i = 0; i > near; i--) await step(() => wheel(60));
        else if (byFinger) {
          at('pointerdown', 0, -30);
          at('pointerdown', 0, 30, 2);
          // Two fingers that part by a ninth a frame, as a wheel's step brings nearer.
          for (let i = 1, far = 30; i <= near; i++) {
            far = far > 150 ? 30 : far * 1.114;
            if (far === 30) {
              at('pointerup', 0, 30, 2);
              at('pointerdown', 0, 30, 2);
            }
            await step(() => at('pointermove', 0, far, 2));
          }
          at('pointerup', 0, 30, 2);
          at('pointerup', 0, -30);
        } else for (let i = 0; i < near; i++) await step(() => wheel(-60));
        at('pointerdown', 0, 0);
        for (let i = 1; i < along; i++) await step(() => at('pointermove', 3 * i, 2 * i));
        at('pointerup', 3 * along, 2 * along);
      }
      return taken;
    },
    [legs, isFinger],
  );
  return { times, own: ((await busy(wire)) - before) / times.length };
}

/** The same with a plain picture of the size of the board, on a page without a script: what the machine itself costs. */
export async function bareFrames(browser, device = { viewport: { width: 1440, height: 900 } }) {
  const page = await browser.newPage(device);
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

/** Says what the frames of all rounds were like, and those of a plain picture. */
export function tellFrames(what, rounds, bare) {
  const taken = rounds.flatMap(({ times }) => times);
  console.log(
    `${what}, ${rounds[0]?.times.length} frames a round: the page computes ${median(rounds.map(({ own }) => own)).toFixed(1)} ms a frame; median ${median(taken).toFixed(1)} ms, worst ${worst(taken).toFixed(1)} ms; late in each round: ${late(rounds.map(({ times }) => times))}`,
  );
  console.log(
    `a plain picture of that size on an empty page, for comparison: worst ${worst(bare.flat()).toFixed(1)} ms; late in each round: ${late(bare)}`,
  );
}

/** Milliseconds a touch of a thing that is taken and let go in turn: by the clock until it is painted, and on the page's own thread. */
export async function touched(page, wire, thing, times) {
  const before = await busy(wire);
  const waits = await page.evaluate(
    async ([wanted, many]) => {
      const control = () => document.querySelector(`.table [data-thing="${wanted}"]`);
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const taken = [];
      for (let i = 0; i < many; i++) {
        const pressed = control().getAttribute('aria-pressed');
        const start = performance.now();
        control().dispatchEvent(new MouseEvent('click', { bubbles: true }));
        while (control().getAttribute('aria-pressed') === pressed) {
          if (performance.now() - start > 5000) throw new Error(`${wanted} does not answer a touch`);
          await new Promise((done) => setTimeout(done));
        }
        await painted();
        taken.push(performance.now() - start);
        await new Promise((done) => setTimeout(done, 60));
      }
      return taken;
    },
    [thing, times],
  );
  return { waits, own: ((await busy(wire)) - before) / times };
}

/** Says how long the touches of all rounds took. */
export function tellTouches(what, rounds) {
  const waits = rounds.flatMap((round) => round.waits);
  const own = rounds.map((round) => round.own);
  console.log(
    `${what}, ${rounds[0]?.waits.length} touches a round: the page computes ${median(own).toFixed(1)} ms a touch (best ${best(own).toFixed(1)}); touch to painted change ${median(waits).toFixed(0)} ms (best ${best(waits).toFixed(0)})`,
  );
}
