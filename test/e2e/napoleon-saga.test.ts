import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { goOn, isAsked, isOver, setUp, until, visit } from './support/player.ts';

// On a shelf of its own, where it is the first.
const { site, browser } = house('test/e2e/napoleon-saga-shelf.ts');

it('a battle against a bot, from the deployment by hand to the result', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, {});
  await until(() => isAsked(page));
  await page.waitForSelector('.saga-mustered');
  expect(await page.locator('.saga-mustered').count()).toBe(12);
  expect(await violations(page)).toEqual([]);
  for (let turn = 0; turn < 900 && !(await isOver(page)); turn++) await goOn(page, turn);
  expect(await isOver(page)).toBe(true);
  await page.waitForSelector('.result .chart', { state: 'attached' });
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);
