import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { isAsked, isOver, press, until, visit } from './support/player.ts';

// A table for one: nobody sits on the other side, and the rules play on by themselves after each choice.
const { site, browser } = house('test/e2e/vigil-shelf.ts');

it('is set up without an opponent, walked through step by step, left in the middle, and kept as a chronicle', async () => {
  const { page, context, faults } = await visit(browser(), site());
  expect(await page.getByRole('button', { name: 'Watch a bot' }).count()).toBe(1);
  await page.locator('.box-links a').first().click();
  await page.waitForSelector('form');
  const sitters = await page.getByLabel('At the table', { exact: true }).locator('option').allTextContents();
  expect(sitters[0]).toBe('Me');
  expect(sitters.filter((name) => name.includes('friend'))).toEqual([]);
  expect(await page.getByText('A curtain between the seats').count()).toBe(0);
  await page.locator('form button[type=submit]').click();
  await until(() => isAsked(page));

  // Whoever has switched playback off reads the list; whoever wants to walk says so there.
  await press(page);
  await until(async () => (await page.locator('details.walk[open] li').count()) === 5);
  expect(await page.locator('.walk li').allTextContents()).toContain('The night falls.');
  await page.getByRole('button', { name: 'Step' }).click();
  await press(page);
  const lines = page.locator('.walk.happening li');
  await until(async () => (await lines.count()) === 1);
  await page.keyboard.press('Space');
  await until(async () => (await lines.count()) === 2);
  await page.keyboard.press('ArrowLeft');
  await until(async () => (await lines.count()) === 1);

  // The position was kept before anything of it was shown, and so was the pace.
  await page.reload();
  await until(() => isAsked(page));
  await until(async () => (await page.locator('details.walk li').count()) === 5);
  expect(await page.getByRole('button', { name: 'Step', includeHidden: true }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await press(page);
  await until(async () => (await lines.count()) === 1);
  await page.keyboard.press('Escape');
  await until(() => isOver(page));
  expect(await page.locator('.result h2').textContent()).toBe('Victory');

  await page.getByRole('link', { name: 'The chronicle' }).click();
  await page.waitForSelector('.chronicle-page');
  expect(await page.locator('.chronicle-page .course h2').allTextContents()).toEqual([
    'Before the first turn',
    'Night 2',
    'Night 3',
  ]);
  expect(await page.locator('.chronicle-page .outcome').textContent()).toBe('The camp is safe.');
  expect(faults).toEqual([]);
  await context.close();
});
