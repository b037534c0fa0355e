import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { some } from '../share.ts';
import { house } from './support/house.ts';
import { type SIZES, until, visit } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

/** Where something lies in sight that can be chosen; or ground that cannot. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((wanted) => {
    for (const thing of document.querySelectorAll(`.board-frame ${wanted}`)) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-thing]') === thing) return at;
    }
    return null;
  }, selector);
}

const litPlace = (page: Page) => placeOf(page, '[data-thing][aria-disabled=false]');
const groundOf = (page: Page) => placeOf(page, '[data-thing^="square:"][aria-disabled=true]');

const transform = (page: Page) => page.locator('.board-sheet').evaluate((sheet: HTMLElement) => sheet.style.transform);

const TOUCHED: readonly { size: keyof typeof SIZES }[] = [{ size: 'phone' }, { size: 'tablet' }];

describe.each(some(TOUCHED))('on a $size', ({ size }) => {
  it('is played with the finger: the board, the sheets, a drag that is no touch', async () => {
    const { page, context, faults } = await visit(browser(), site(), { size });
    // The same battle every time, at a moment when units on the board may march.
    const { save } = await stage(5, async ({ view, choices }) =>
      view['step'] === 'movement.unit' ? (choices[0] ?? null) : null,
    );
    await openSaved(page, save);
    await page.waitForSelector('.prompt[data-mine=true]');
    if (size === 'phone') {
      for (const sheet of ['.hand', '.chronicle', '.menu', '.orders']) {
        const index = ['.orders', '.hand', '.chronicle', '.menu'].indexOf(sheet);
        await page.locator('.tabs button').nth(index).tap();
        await page.locator(`.side > ${sheet}`).waitFor();
      }
    }

    await until(async () => (await litPlace(page)) !== null);
    const lit = await litPlace(page);
    expect(lit).not.toBeNull();
    if (lit === null) return;

    // Two fingers spread: nearer. Then one finger drags: the board moves, and nothing is chosen.
    const touch = await context.newCDPSession(page);
    const points = (spread: number) => [
      { x: lit.x - spread, y: lit.y, id: 0 },
      { x: lit.x + spread, y: lit.y, id: 1 },
    ];
    const before = await transform(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(20) });
    for (const spread of [30, 45, 60]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(spread) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await until(async () => (await transform(page)) !== before);
    const near = await transform(page);
    // A finger on a piece that can act would carry it: the board is moved by its ground.
    const swipe = async (way: number) => {
      const ground = await groundOf(page);
      if (ground === null) throw new Error('no ground is in sight');
      const { x, y } = ground;
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] });
      for (const by of [10, 30, 60])
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x, y: y + way * by, id: 0 }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-1);
    await until(async () => (await transform(page)) !== near);
    expect(await page.locator('.touched').count()).toBe(0);
    // What clicks without a touch, as a reader of screens does, is no part of the drag.
    await page.locator('.board-frame [data-thing^="unit:"][aria-disabled=true]').first().dispatchEvent('click');
    await page.waitForSelector('.why-not');

    // A tap on what is lit chooses it, also at once after a swipe that ends in motion: that rolls nothing on that a tap would stop.
    const chosen = page.locator('.board-frame [data-thing][aria-pressed=true]');
    for (const way of [1, -1, 1]) {
      await page.keyboard.press('Escape');
      await until(async () => (await chosen.count()) === 0);
      await swipe(way);
      await until(async () => (await litPlace(page)) !== null);
      const again = await litPlace(page);
      if (again === null) throw new Error('nothing is lit');
      await page.touchscreen.tap(again.x, again.y);
      await until(async () => (await chosen.count()) > 0);
    }
    expect(await page.locator('.why-not').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** How many lit things the board has, the height of the smallest in pixels, and how many lie outside of the frame. */
const litOnBoard = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    const lit = [...document.querySelectorAll('.board-frame [data-thing][aria-disabled=false]')];
    const areas = lit.map((thing) => thing.getBoundingClientRect());
    const out = areas.filter(
      ({ left, right, top, bottom }) =>
        frame === undefined || left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
    );
    return { lit: lit.length, height: Math.min(...areas.map(({ height }) => height)), outside: out.length };
  });

it('a finger finds what it may touch brought near; a board that was moved by hand stays where it is', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  const { save } = await stage(
    3,
    async ({ view, choices }) => (view['step'] === 'operation.designate' ? (choices[0] ?? null) : null),
    { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras' } },
  );
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing][aria-disabled=false]');
  // It may still be on its way, or about to set out.
  const isAtRest = async () => (await page.locator('.board-sheet[data-gliding]').count()) === 0;
  await expect.poll(() => litOnBoard(page), { timeout: 30_000 }).toMatchObject({ outside: 0 });
  await until(isAtRest);
  const near = await litOnBoard(page);
  expect(near.lit).toBeGreaterThan(5);
  expect(near.outside).toBe(0);

  await page.locator('.board-frame [data-thing][aria-disabled=false]').first().press('0');
  await until(async () => near.height > (await litOnBoard(page)).height * 1.5);
  await until(isAtRest);

  // From now on the board is where its owner wants it, whatever is asked.
  const kept = await transform(page);
  const asked = await page.locator('.prompt .what').textContent();
  await page.locator('.board-frame [data-thing][aria-disabled=false]').first().tap();
  await until(async () => (await page.locator('.prompt .what').textContent()) !== asked);
  expect(await transform(page)).toBe(kept);
  expect(faults).toEqual([]);
  await context.close();
});
