import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { clickIf, goOn, isAsked, isOver, setUp, until, visit, watch } from './support/player.ts';

const { site, browser } = house('test/e2e/napoleon-saga-shelf.ts');

/** Plays on, through every curtain, until the battle is over or so much was answered. */
async function playOn(page: Page, most: number): Promise<void> {
  const goesOn = watch(page);
  for (let turn = 0; turn < most && !(await isOver(page)); turn++) {
    await goesOn();
    if (await clickIf(page, '.curtain button')) await until(async () => (await page.locator('.curtain').count()) === 0);
    else await goOn(page, turn);
  }
}

async function playOut(page: Page): Promise<void> {
  await playOn(page, 3000);
  expect(await isOver(page)).toBe(true);
  await page.waitForSelector('.result .chart', { state: 'attached' });
}

it('a battle against a bot, from the deployment by hand to the result', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, {});
  await playOut(page);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 900_000);

it('the first turns of two people at one screen, with the advanced rules, by candle-light', async () => {
  const { page, context, faults } = await visit(browser(), site(), { language: 'fr', theme: 'dark' });
  await setUp(page, { Déploiement: 'automatic', Évasion: 'on', Contournement: 'on', 'Place 2': 'friend' });
  await page.waitForSelector('.curtain');
  expect(await page.locator('.table, .log, .hand, .choice').count()).toBe(0);
  // To its end it takes ten minutes, of which every one is like the other.
  await playOn(page, 150);
  expect(faults).toEqual([]);
  await context.close();
}, 900_000);

it.each(['phone', 'tablet'] as const)(
  'a whole battle on a %s, in French',
  async (size) => {
    const { page, context, faults } = await visit(browser(), site(), { size, language: 'fr' });
    await setUp(page, { Déploiement: 'automatic' });
    await until(() => isAsked(page));
    expect(await violations(page)).toEqual([]);
    await playOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(1);
    expect(faults).toEqual([]);
    await context.close();
  },
  900_000,
);
