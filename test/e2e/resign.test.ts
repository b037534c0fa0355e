import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { AT_ONCE, isAsked, setUp, until, visit } from './support/player.ts';

const { site, browser } = house();

it('a match is given up after one more question; its end is told, kept and proved like any other', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await until(() => isAsked(page));
  await page.locator('.tabs').getByText('Menu').click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('.sure .danger').click();
  await expect.poll(() => page.locator('body').innerText(), { timeout: 30_000 }).toMatch(/Resigned: France/);
  await page.goto(site().url);
  await expect.poll(() => page.locator('.matches').innerText(), { timeout: 30_000 }).toMatch(/Resigned: France/);
  expect(faults).toEqual([]);
  await context.close();
});
