import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { clickIf, isOver, press, setUp, until, visit, watch } from './support/player.ts';

// What `new-game` lays out, as the pages show it: the toy is its source.
const { site, browser } = house('test/e2e/drawn-shelf.ts');

it.each(['en', 'fr'] as const)('a game that was just laid out is played on its drawn table: %s', async (language) => {
  const { page, context, faults } = await visit(browser(), site(), { language });
  await setUp(page, { [language === 'en' ? 'Length' : 'Durée']: 'long' });
  await page.waitForSelector('.pic-board');
  expect(await page.locator('.pic-card').count()).toBeGreaterThan(0);
  expect(await page.locator('.pic-status').textContent()).toContain('1');
  expect(await violations(page)).toEqual([]);
  let touched = 0;
  const alive = watch(page);
  for (let turn = 0; !(await isOver(page)); turn++) {
    await alive();
    // By turns on the table and in words: a thing of which two choices speak is not enough to decide.
    const lit = page.locator('[data-thing][aria-disabled=false][aria-pressed=false]');
    if (turn % 2 === 0 && (await page.locator('.pending').count()) === 0 && (await lit.count()) > 0) {
      // Between a look and a touch the table may go on.
      await clickIf(page, '[data-thing][aria-disabled=false][aria-pressed=false]');
      touched++;
    } else await press(page, turn);
  }
  // A match may be short: how often something is lit at an even turn is a matter of its dice.
  expect(touched).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('its lesson is played to the end', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.goto(`${site().url}/learn/picket`);
  await page.waitForSelector('.pic-board');
  await page.locator('[data-thing="place:1"]').click();
  await until(async () => (await page.locator('[data-thing="seat:1"][aria-disabled=false]').count()) > 0);
  expect(faults).toEqual([]);
  await context.close();
});
