import { expect, it } from 'vitest';
import { isWhole } from '../share.ts';
import { act } from './support/acting.ts';
import { house } from './support/house.ts';
import { AT_ONCE, confirm, isAsked, isOver, setUp, until, visit, watch } from './support/player.ts';
import { late, openSaved } from './support/staged.ts';

const { site, browser } = house();

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
