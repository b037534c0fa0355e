import type { Page } from 'playwright-core';
import type { Spot } from './hand.ts';
import { press, said, until } from './player.ts';

// One act of somebody who plays by hand: whatever is lit and in sight, one thing after another.

/** The middle of every thing that is lit, on the board and in the hand, as far as it can be seen. */
async function litPlaces(page: Page): Promise<Spot[]> {
  return page.evaluate(() => {
    const lit = document.querySelectorAll('.board-frame [data-thing], .hand [data-thing]');
    return [...lit].flatMap((thing) => {
      if (thing.getAttribute('aria-disabled') !== 'false' || thing.getAttribute('aria-pressed') === 'true') return [];
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-thing]');
      // Whatever stands on a place is touched for it.
      const isFor = hit === thing || hit?.getAttribute('data-under') === thing.getAttribute('data-thing');
      return isFor ? [at] : [];
    });
  });
}

/** What a touch can change: what the table says, and what on it is chosen. */
export async function standing(page: Page): Promise<string> {
  const chosen = await page
    .locator('[data-thing][aria-pressed=true]')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-thing')));
  return `${chosen.join()} ${await said(page)}`;
}

/** What can be touched is listed a moment before it is lit; where nothing is after so many looks, there is nothing. */
const LOOKS = 20;

/** Touches something lit by mouse or finger where somebody is asked, or presses a button. Tells whether it was a touch. */
export async function act(page: Page, turn: number, by: 'mouse' | 'finger' = 'mouse'): Promise<boolean> {
  const before = await standing(page);
  let places: Spot[] = [];
  let looks = turn % 4 === 0 ? LOOKS : 0;
  await until(async () => {
    if (looks++ < LOOKS) places = await litPlaces(page);
    return places.length > 0 || looks > LOOKS;
  });
  const place = places[turn % Math.max(1, places.length)];
  if (place === undefined) await press(page, turn);
  else {
    if (by === 'mouse') await page.mouse.click(place.x, place.y);
    else await page.touchscreen.tap(place.x, place.y);
    await until(async () => (await standing(page)) !== before);
  }
  return place !== undefined;
}
