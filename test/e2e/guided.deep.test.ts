import { errors, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { knownToBots } from '../../src/bots/bot.ts';
import { shelf } from '../../src/games/index.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';
import type { Guide } from '../../src/table/presentation.ts';
import { TYPESET } from '../../src/text/typeset.ts';
import { createGuided } from '../../src/web/play/guided.ts';
import { isNight, isWhole, some } from '../share.ts';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { clickIf, confirm, isOver, until, visit } from './support/player.ts';

const { site, browser } = house();

interface Lesson {
  readonly game: string;
  readonly guide: Guide;
  /** Whether the match is over at its last step. */
  readonly isFought: boolean;
}

async function lessonsOf({ id, present, load }: ShelfEntry): Promise<Lesson[]> {
  const guide = await (await present?.())?.guide?.();
  if (guide === undefined) return [];
  const game = await load();
  const last = createGuided(await knownToBots(game), guide, await game.arranger(), guide.steps.length - 1, {});
  await last.begin();
  return [{ game: id, guide, isFought: (last.state.get().look?.view.outcome ?? null) !== null }];
}

const lessons = (await Promise.all(shelf.map(lessonsOf))).flat();

const stepOf = async (page: Page) => Number(await page.locator('.guide').getAttribute('data-step'));

/** What the step points at and is not yet touched. */
const POINTED = '[data-thing][aria-disabled=false][aria-pressed=false]';

/** Opens the sheet on which the step goes on: where sheets lie on each other, that of the orders or of the hand. */
async function turnTo(page: Page, sheet: 'orders' | 'hand'): Promise<void> {
  const tab = page.locator('.tabs button').nth(sheet === 'orders' ? 0 : 1);
  if (await tab.isVisible()) await tab.click();
}

/** Those of the things that the step points at that lie out of sight or under something that does not stand on them. */
const hidden = async (page: Page): Promise<string[]> =>
  page.locator(POINTED).evaluateAll((things) =>
    things.flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-thing]');
      const name = thing.getAttribute('data-thing');
      const isFor = there === thing || (name !== null && there?.getAttribute('data-under') === name);
      return isFor ? [] : [thing.getAttribute('aria-label') ?? ''];
    }),
  );

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
  // Pressed in its middle whatever stands there: a piece that cannot be chosen itself is touched for its place.
  await page
    .locator(POINTED)
    .first()
    .click({ timeout: 5000, force: true })
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

const WAYS = [
  { size: 'phone', language: 'en', theme: 'dark', how: 'by hand' },
  { size: 'desk', language: 'fr', theme: 'light', how: 'by hand' },
  { size: 'phone', language: 'fr', theme: 'light', how: 'by words' },
] as const;

// Every choice of every lesson is played without a browser, too (test/guided-play.test.ts).
describe.each(some(lessons))('the lesson of $game', ({ game, guide: { steps }, isFought }) => {
  // The first in all ways, the others by turns in one of the two by hand; every one is played by keys, too (keys.deep.test.ts).
  const n = lessons.findIndex((lesson) => lesson.game === game);
  it.each(isNight || n === 0 ? some(WAYS) : some(WAYS.slice(n % 2, (n % 2) + 1)))(
    'is played to its end on a $size in $language $how, and a match begins after it',
    async (wanted) => {
      const { page, context, faults } = await visit(browser(), site(), wanted);
      await page.locator(`.box[data-game=${game}] a[href^="/learn/"]`).click();
      await page.waitForSelector('.guide');
      const looked = some([Math.floor(steps.length / 2), 0, steps.length - 1]);
      for (const [n, step] of steps.entries()) {
        await until(async () => (await stepOf(page)) === n);
        expect(await page.locator('.guide .title').textContent()).toBe(
          TYPESET[wanted.language](step.words[wanted.language].title),
        );
        // The table around the lesson is looked at where matches are played.
        if (looked.includes(n)) expect(await violations(page, isWhole ? 'html' : '.guide')).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wide).toBeLessThanOrEqual(1);
        if (n + 1 < steps.length) await goOn(page, n, wanted.how);
      }
      if (isFought) await page.waitForSelector('.result .chart', { state: 'attached' });
      else expect(await isOver(page)).toBe(false);
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
