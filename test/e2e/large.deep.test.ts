import { expect, it } from 'vitest';
import { largePack } from '../../src/games/vive-l-empereur/test/large.ts';
import { house } from './support/house.ts';
import { until, visit } from './support/player.ts';

// The largest map that somebody may bring, through the door by which he brings it.

const { site, browser } = house();

it('80 by 60 hexes with five hundred pieces are painted, moved and touched', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.goto(`${site().url}/new/vive-l-empereur`);
  const pack = { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(largePack())) };
  await page.locator('form input[type=file]').setInputFiles(pack);
  await page.locator('form button[type=submit]').click();
  await page.locator('.hex-ground canvas').nth(4).waitFor({ state: 'attached' });
  const pieces = page.locator('.board-frame :is([data-thing^="unit:"], [data-thing^="leader:"])');
  expect(await pieces.count()).toBe(500);

  // A sheet that large is laid out smaller than its units, or it would be a picture of twenty million points while it moves.
  const sheet = page.locator('.board-sheet');
  const laidOut = await sheet.evaluate((here: HTMLElement) => Math.max(here.offsetWidth, here.offsetHeight));
  expect(laidOut).toBeLessThanOrEqual(2000);
  // As near as one may come, the land below and the pieces above it lie on one another.
  for (let n = 0; n < 14; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const [whole, board] = await Promise.all(
    ['.hex-ground canvas', '.hex-pieces'].map((part) => page.locator(part).first().boundingBox()),
  );
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((whole?.[side] ?? 0) - (board?.[side] ?? 99))).toBeLessThan(1);
  expect(board?.width).toBeGreaterThan(12_000);

  await page.locator('.orders .choice[data-choice=pass]').click();
  await until(async () => (await page.locator('.pending .go').count()) > 0);
  await page.locator('.pending .go').click();
  await page.locator('.prompt', { hasText: 'Movement' }).waitFor();
  await page.locator('.board-frame [data-thing="unit:0"]').dispatchEvent('click', { bubbles: true });
  await page.locator('.ve-cost').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);

it('a battle of somebody’s own can be chosen, and what it has is called as it is printed', async () => {
  const large = largePack();
  const [own] = large.scenarios;
  if (own === undefined) throw new Error('there is no battle');
  const { page, context, faults } = await visit(browser(), site(), { language: 'fr' });
  await page.goto(`${site().url}/new/vive-l-empereur`);
  const file = page.locator('form input[type=file]');
  const json = (value: unknown) => ({
    ...{ name: 'own.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify(value)),
  });
  const battles = page.getByLabel('Bataille', { exact: true });
  await battles.selectOption('quatre-bras');
  // What is no set of components is refused at once, and nothing that was chosen is lost.
  await file.setInputFiles(json({ ...large, scenarios: [{ ...own, turns: [] }] }));
  await page.getByRole('alert').waitFor();
  expect(await battles.inputValue()).toBe('quatre-bras');

  await file.setInputFiles(json({ ...large, scenarios: [{ ...own, id: 'plaine-aux-hameaux' }] }));
  await until(async () => (await battles.inputValue()) === 'plaine-aux-hameaux');
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.locator('form button[type=submit]').click();
  await page.locator('.board-frame [data-thing="unit:0"]').waitFor({ state: 'attached' });
  const named = await page.locator('.board-frame [data-thing="unit:0"]').getAttribute('aria-label');
  expect(named).toContain(own.units[0]?.name);
  expect(faults).toEqual([]);
  await context.close();
}, 120_000);
