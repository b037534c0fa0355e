import { errors, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';
import type { Guide } from '../../src/table/presentation.ts';
import { isWhole, some } from '../share.ts';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { clickIf, confirm, until, visit } from './support/player.ts';

const { site, browser } = house();

async function lessonOf({ present }: ShelfEntry): Promise<Guide | undefined> {
  return (await present?.())?.guide?.();
}

const guides = await Promise.all(shelf.map(async (entry) => ({ game: entry.id, guide: await lessonOf(entry) })));
const lessons = guides.flatMap(({ game, guide }) => (guide === undefined ? [] : [{ game, guide }]));

const stepOf = async (page: Page) => Number(await page.locator('.guide').getAttribute('data-step'));

/** What the step points at and is not yet touched. */
const POINTED = '[data-thing][aria-disabled=false][aria-pressed=false]';

/** Opens the sheet on which the step goes on: where sheets lie on each other, that of the orders or of the hand. */
async function turnTo(page: Page, sheet: 'orders' | 'hand'): Promise<void> {
  const tab = page.locator('.tabs button').nth(sheet === 'orders' ? 0 : 1);
  if (await tab.isVisible()) await tab.click();
}

/** For each of the things that the step points at what is touched for it: itself or what stands on it; null if it is out of sight. */
async function touchable(
  page: Page,
): Promise<{ readonly name: string | null; readonly label: string; readonly by: string | null }[]> {
  return page.locator(POINTED).evaluateAll((things) =>
    things.map((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-thing]');
      const name = thing.getAttribute('data-thing');
      const isFor = there === thing || (name !== null && there?.getAttribute('data-under') === name);
      const by = isFor ? (there?.getAttribute('data-thing') ?? null) : null;
      return { name, label: thing.getAttribute('aria-label') ?? '', by };
    }),
  );
}

/** Those of the things that the step points at that lie out of sight or under something else. */
const hidden = async (page: Page): Promise<string[]> =>
  (await touchable(page)).flatMap(({ label, by }) => (by === null ? [label] : []));

/** Touches what the step points at, one thing after another. */
async function touch(page: Page): Promise<void> {
  if ((await page.locator(POINTED).count()) === 0) {
    // All is touched, and one of several things that could be done with it is to be named.
    await clickIf(page, '.orders .choice[data-wanted=true]');
    return;
  }
  await turnTo(page, (await page.locator(`.hand ${POINTED}`).count()) > 0 ? 'hand' : 'orders');
  // A sheet that was opened just now is scrolled to what the step points at.
  await expect.poll(() => hidden(page), { timeout: 30_000, message: 'out of sight' }).toEqual([]);
  // The step may have gone on meanwhile: then there is nothing to touch any more, and whoever asked for it looks again.
  // A piece that stands on the place is touched for it.
  const { name, by = null } = (await touchable(page))[0] ?? {};
  await page
    .locator(by === null || by === name ? POINTED : `.board-frame [data-thing="${by}"]`)
    .first()
    .click({ timeout: 5000 })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}

/** Goes on from this step: by reading on, by touching what is pointed at or by what the card offers; and says yes to the odds. */
async function goOn(page: Page, step: number, how: 'by hand' | 'by words'): Promise<void> {
  const touching = (await page.locator('.guide .do:not(.primary)').count()) > 0;
  if (!touching || how === 'by words') {
    await turnTo(page, 'orders');
    await page.locator('.guide .do, .guide .primary').click();
  }
  await until(async () => {
    const confirmed = await confirm(page);
    if (!confirmed && touching && how === 'by hand' && (await stepOf(page).catch(() => -1)) === step) await touch(page);
    return (await page.locator('.guide').count()) > 0 && (await stepOf(page)) > step;
  });
}

// Every choice of every lesson is played without a browser, too (test/guided-play.test.ts).
describe.each(some(lessons))('the lesson of $game', ({ game, guide: { steps } }) => {
  // In words they are all alike: the first is enough, and every one is played by keys (keys.deep.test.ts).
  const ways = game === lessons[0]?.game ? 3 : 2;
  it.each(
    some([
      { size: 'phone', language: 'en', theme: 'dark', how: 'by hand' },
      { size: 'desk', language: 'fr', theme: 'light', how: 'by hand' },
      { size: 'phone', language: 'fr', theme: 'light', how: 'by words' },
    ] as const).slice(0, ways),
  )(
    'is played to its end on a $size in $language $how, and a match begins after it',
    async (wanted) => {
      const { page, context, faults } = await visit(browser(), site(), wanted);
      await page.locator(`.box[data-game=${game}] a[href^="/learn/"]`).click();
      await page.waitForSelector('.guide');
      const looked = some([Math.floor(steps.length / 2), 0, steps.length - 1]);
      for (const [n, step] of steps.entries()) {
        await until(async () => (await stepOf(page)) === n);
        expect(await page.locator('.guide .title').textContent()).toBe(step.words[wanted.language].title);
        // The table around the lesson is looked at where matches are played.
        if (looked.includes(n)) expect(await violations(page, isWhole ? 'html' : '.guide')).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(1);
        if (n + 1 < steps.length) await goOn(page, n, wanted.how);
      }
      await page.waitForSelector('.result .chart', { state: 'attached' });
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
    },
    300_000,
  );
});

it('is played by touching what is lit, has a word for another choice, and is taken up where it was left', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.goto(`${site().url}/learn/manoeuvre`);
  await page.waitForSelector('.guide');
  for (let n = 0; n < 3; n++) await goOn(page, n, 'by words');
  const card = (lit: boolean) => page.locator(`.hand [data-thing^="card:"][aria-disabled=${!lit}]`);
  // What is lit is lit a moment after it is said.
  await until(async () => (await card(true).count()) === 1);

  // Another card: a word, and nothing happened; then all the same, and back again.
  await card(false).first().click({ force: true });
  await page.waitForSelector('.guide .aside');
  await page.locator('.guide .primary').click();
  await until(async () => (await page.locator('.guide .aside').count()) === 0);
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
