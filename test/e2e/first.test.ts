import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { some } from '../share.ts';
import { house } from './support/house.ts';
import { confirm, isAsked, until, visit } from './support/player.ts';

const { site, browser } = house();

/** Touches the first that is in sight, and counts it. */
function hand(page: Page) {
  let touches = 0;
  return {
    async touch(selector: string): Promise<void> {
      touches++;
      await page.locator(selector).first().tap();
    },
    touches: () => touches,
  };
}

const logOf = (page: Page) => page.locator('.log li').count();

it.each(some(shelf).map(({ id }) => id))('%s: two touches from the first visit to the first choice', async (id) => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  const { touch, touches } = hand(page);
  await touch(`[data-game=${id}] .play`);
  await until(() => isAsked(page));
  // The table is laid, and the bot is the easiest.
  expect(await page.locator('.board-frame [data-thing]').count()).toBeGreaterThan(9);
  const asked = async () => (await page.locator('.prompt .what').allInnerTexts()).join();
  const [log, question] = [await logOf(page), await asked()];
  await touch('.orders .choice');
  await until(async () => {
    // Where the first in the list ends a phase, it is taken at its last word, which stands in the place of the question.
    await confirm(page);
    return (await logOf(page)) > log || !['', question].includes(await asked());
  });
  expect(touches()).toBe(2);
  expect(faults).toEqual([]);
  await context.close();
});

it.each(some(shelf).map(({ id }) => id))('%s: one touch from the first visit to a lesson', async (id) => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  const { touch, touches } = hand(page);
  await touch(`[data-game=${id}] .learn`);
  await page.waitForSelector('.guide');
  expect(touches()).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('whoever has matches sees those first that wait for him, then the boxes; whoever has none sees the boxes', async () => {
  const { page, context, faults } = await visit(browser(), site());
  expect(await page.locator('.matches').count()).toBe(0);
  await page.locator('[data-game=manoeuvre] .play').click();
  await until(() => isAsked(page));
  await page.goto(site().url);
  await page.waitForSelector('.match');
  expect(await page.locator('[data-standing=yours] h2').innerText()).toMatch(/your turn/i);
  // It is the first thing on the page that can be touched.
  const [match, box] = [page.locator('[data-standing=yours] .match .primary'), page.locator('.box').first()];
  expect((await match.boundingBox())?.y).toBeLessThan((await box.boundingBox())?.y ?? 0);
  await match.click();
  await until(() => isAsked(page));
  // One that is given up is over, and comes last.
  await page.locator('.tools .more').click();
  await page.locator('.tools').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.tools .danger').click();
  await page.waitForSelector('.result');
  await page.goto(site().url);
  await page.locator('[data-game=manoeuvre] .play').click();
  await until(() => isAsked(page));
  await page.goto(site().url);
  await page.waitForSelector('.match');
  const standings = await page
    .locator('[data-standing]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-standing')));
  expect(standings).toEqual(['yours', 'over']);
  expect(faults).toEqual([]);
  await context.close();
});
