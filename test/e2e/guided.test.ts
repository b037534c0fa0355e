import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../../src/games/dress.ts';
import { dresses } from '../../src/games/dresses.ts';
import { house } from './support/house.ts';
import { until, visit } from './support/player.ts';

const { site, browser } = house();

async function lesson(): Promise<Guide> {
  const guide = await (await dresses['manoeuvre']?.load())?.guide?.();
  if (guide === undefined) throw new Error('Manœuvre has no lesson');
  return guide;
}

const stepOf = async (page: Page) => Number(await page.locator('.guide').getAttribute('data-step'));

/** Goes on from this step by what the card offers: reads on, or has the choice made, and says yes to its odds. */
async function goOn(page: Page, step: number): Promise<void> {
  const wanted = page.locator('.guide .do');
  await ((await wanted.count()) > 0 ? wanted : page.locator('.guide .primary')).click();
  await until(async () => {
    const yes = page.locator('.pending .primary');
    if ((await yes.count()) > 0) await yes.click({ timeout: 2000 }).catch(() => undefined);
    return (await page.locator('.guide').count()) > 0 && (await stepOf(page)) > step;
  });
}

describe.each([
  { size: 'desk', language: 'en', theme: 'light' },
  { size: 'phone', language: 'fr', theme: 'dark' },
] as const)('the lesson on $size in $language', (wanted) => {
  it('is played to its end, and a whole match begins after it', async () => {
    const { steps } = await lesson();
    const { page, context, faults } = await visit(browser(), site(), wanted);
    await page.locator('.box[data-game=manoeuvre] a[href^="/learn/"]').click();
    await page.waitForSelector('.guide');
    for (const [n, step] of steps.entries()) {
      await until(async () => (await stepOf(page)) === n);
      expect(await page.locator('.guide .title').textContent()).toBe(step.words[wanted.language].title);
      if (n + 1 < steps.length) await goOn(page, n);
    }
    expect(await page.locator('.result .chart').count()).toBeGreaterThan(0);
    expect(await page.locator('.proof').count()).toBe(0);
    await page.locator('.guide .primary').click();
    await page.waitForURL(/\/match\//);
    await page.waitForSelector('.lesson');
    // The lesson itself is kept by nobody.
    await page.goto(site().url);
    await page.waitForSelector('.kept .match');
    expect(await page.locator('.kept .match').count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('is played by touching what is lit, has a word for another choice, and is taken up where it was left', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.goto(`${site().url}/learn/manoeuvre`);
  await page.waitForSelector('.guide');
  for (let n = 0; n < 3; n++) await goOn(page, n);
  const card = (lit: boolean) => page.locator(`.hand [data-thing^="card:"][aria-disabled=${!lit}]`);
  expect(await card(true).count()).toBe(1);

  // Another card: a word, and nothing happened; then all the same, and back again.
  await card(false).first().click({ force: true });
  await page.waitForSelector('.guide .aside');
  await page.locator('.guide .primary').click();
  expect(await page.locator('.guide .aside').count()).toBe(0);
  expect(await stepOf(page)).toBe(3);
  await card(false).first().click({ force: true });
  await page.locator('.guide .aside').waitFor();
  await page.locator('.guide .secondary').click();
  await page.waitForFunction(() => document.querySelector('.guide .do') === null);
  await page.locator('.guide .primary').click();
  await page.waitForSelector('.guide .do');
  expect(await stepOf(page)).toBe(3);

  await card(true).click();
  await until(async () => (await stepOf(page)) === 4);
  await page.reload();
  await page.waitForSelector('.guide');
  expect(await stepOf(page)).toBe(4);
  await page.locator('.guide .leave').click();
  await page.waitForSelector('.box');
  expect(faults).toEqual([]);
  await context.close();
});
