import { expect, it } from 'vitest';
import { share } from '../share.ts';
import { deeply } from './support/deeply.ts';
import { eavesdrop, viewers } from './support/eavesdrop.ts';
import { house } from './support/house.ts';
import { AT_ONCE, goOn, setUp, until, visit } from './support/player.ts';

const { site, browser } = house();

it('two people at one screen: a curtain between them, and nothing of one seat reaches the page of the other', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await eavesdrop(page);
  await page.reload();
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'friend' });

  const seen = new Set<string>();
  for (let hands = 0; hands < share(5, 3); hands++) {
    await page.waitForSelector('.curtain');
    // Behind the curtain: no hand, no log, no choice, and only what a spectator may know has come to the page since.
    expect(await page.locator('.table, .log, .hand, .choice').count()).toBe(0);
    if (hands > 0) expect((await viewers(page)).filter((viewer) => viewer !== null).length).toBeLessThanOrEqual(1);
    const name = (await page.locator('.curtain h1').textContent()) ?? '';
    seen.add(name);
    await viewers(page);
    await page.locator('.curtain button').click();
    await page.waitForSelector('.table');

    // At the table: one seat, and no other, until the screen changes hands.
    const eyes = (await viewers(page)).filter((viewer) => viewer !== null);
    expect(eyes).toHaveLength(1);
    const [seat] = eyes;
    for (let turn = 0; turn < 400 && (await page.locator('.curtain').count()) === 0; turn++) {
      await goOn(page);
      for (const viewer of await viewers(page)) if (viewer !== null) expect(viewer).toBe(seat);
    }
  }
  expect(seen.size).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

deeply(
  'the replay of a running match shows the seat before the screen, and no address opens the eyes of the other',
  async () => {
    const { page, context, faults } = await visit(browser(), site());
    await eavesdrop(page);
    await page.reload();
    await setUp(page, { ...AT_ONCE, 'Seat 2': 'friend' });
    await page.waitForSelector('.curtain');
    await viewers(page);
    await page.locator('.curtain button').click();
    await page.waitForSelector('.table');
    const [seat = null] = (await viewers(page)).filter((viewer) => viewer !== null);
    expect(seat).not.toBeNull();

    await page.locator('a[href^="/replay/"]').first().click();
    await page.waitForSelector('.replay .hand');
    expect((await viewers(page)).filter((viewer) => viewer !== null)).toEqual([seat]);
    const points = page.locator('.replay .orders select option');
    expect(await points.count()).toBe(2);

    const { pathname } = new URL(page.url());
    for (const asked of [0, 1, 9]) {
      await page.goto(`${site().url}${pathname}?seat=${asked}`);
      await page.waitForSelector('.replay .orders');
      expect(await viewers(page)).toEqual([null]);
      expect(await points.count()).toBe(1);
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

it('a reload in the middle brings the curtain back first', async () => {
  const { page, context } = await visit(browser(), site());
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'friend' });
  await page.waitForSelector('.curtain');
  await page.locator('.curtain button').click();
  await page.waitForSelector('.table');
  await page.reload();
  await until(async () => (await page.locator('.curtain').count()) > 0);
  expect(await page.locator('.hand').count()).toBe(0);
  await context.close();
});
