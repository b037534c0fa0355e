import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isWhole } from '../share.ts';
import { house } from './support/house.ts';
import { AT_ONCE, confirm, isAsked, isOver, press, said, setUp, until, visit, watch } from './support/player.ts';
import { late, openSaved } from './support/staged.ts';

const { site, browser } = house();

/** The middle of every thing that is lit, on the board and in the hand, as far as it can be seen. */
async function litPlaces(page: Page): Promise<{ x: number; y: number }[]> {
  return page.evaluate(() => {
    const lit = document.querySelectorAll('.board-frame [data-thing], .hand [data-thing]');
    return [...lit].flatMap((thing) => {
      if (thing.getAttribute('aria-disabled') !== 'false' || thing.getAttribute('aria-pressed') === 'true') return [];
      const { left, top, width, height } = thing.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y)?.closest('[data-thing]');
      return hit === thing ? [at] : [];
    });
  });
}

/** What a touch can change: what the table says, and what on it is chosen. */
async function standing(page: Page): Promise<string> {
  const chosen = await page
    .locator('[data-thing][aria-pressed=true]')
    .evaluateAll((things) => things.map((thing) => thing.getAttribute('data-thing')));
  return `${chosen.join()} ${await said(page)}`;
}

/** What can be touched is listed a moment before it is lit; where nothing is after so many looks, there is nothing. */
const LOOKS = 20;

/** One act of the hand where somebody is asked: touches something lit, or presses a button. Tells whether it was a touch. */
async function act(page: Page, turn: number): Promise<boolean> {
  const before = await standing(page);
  let places: { x: number; y: number }[] = [];
  let looks = turn % 4 === 0 ? LOOKS : 0;
  await until(async () => {
    if (looks++ < LOOKS) places = await litPlaces(page);
    return places.length > 0 || looks > LOOKS;
  });
  const place = places[turn % Math.max(1, places.length)];
  if (place === undefined) await press(page, turn);
  else {
    await page.mouse.click(place.x, place.y);
    await until(async () => (await standing(page)) !== before);
  }
  return place !== undefined;
}

it('from the first visit to the first legal action in at most three clicks', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.locator('[data-game=manoeuvre] .play').click();
  await page.waitForSelector('.prompt[data-mine=true]');
  await page.waitForSelector('.orders .choice');
  const asked = () => page.locator('.prompt').textContent();
  const before = await asked();
  // The first click opened the table. A choice that leads to a fight or is confirmed takes two more, any other takes one.
  await act(page, 0);
  let clicks = 2;
  await until(async () => {
    if (await confirm(page)) clicks++;
    return (await page.locator('.pending').count()) === 0 && (await asked()) !== before;
  });
  expect(clicks).toBeLessThanOrEqual(3);
  expect(faults).toEqual([]);
  await context.close();
});

it('a match by mouse against a bot, to the result and the proof of its dice', async () => {
  const { page, context, faults } = await visit(browser(), site());
  // From its beginning, or in a shorter run from shortly before its end.
  if (isWhole) await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  else await openSaved(page, (await late(2, 8)).save);
  await page.waitForSelector('.table');
  const alive = watch(page);
  let touched = 0;
  for (let turn = 0; !(await isOver(page)); ) {
    await alive();
    if ((await confirm(page)) || !(await isAsked(page))) continue;
    if (await act(page, turn++)) touched++;
  }
  expect(touched).toBeGreaterThan(isWhole ? 10 : 0);
  expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
  await page.getByRole('button', { name: 'Check every number' }).click();
  await page.getByText(/numbers follow from the secret/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
}, 900_000);
