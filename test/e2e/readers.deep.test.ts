import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isNight, some } from '../share.ts';
import { isLed, listen, type Spoken, spokenBy } from './support/ears.ts';
import { house } from './support/house.ts';
import { until, visit } from './support/player.ts';

const { site, browser } = house();

const count = (page: Page, selector: string) => page.locator(selector).count();

/** What a key goes to next. */
const LIT = '.table [data-thing][aria-disabled=false][aria-pressed=false]';

/** Whether a choice is under way: it waits for its last word, or something was touched and the next thing is lit. */
const onTheWay = (page: Page) =>
  page.evaluate((lit) => {
    const isTouched = document.querySelector('.touched') !== null && document.querySelector(lit) !== null;
    return document.querySelector('.pending') !== null || isTouched;
  }, LIT);

/** So many questions are answered on the table: whoever only takes the first words of a list passes, and sees little of a turn. */
const BY_THINGS = 12;

/**
 * Answers one question by keys alone, with the last word on it where that is asked for: on the table, by going to the next thing that
 * is lit, and from there to the next; or by the figures of the list.
 */
async function answer(page: Page, byThings: boolean): Promise<void> {
  const { log, question } = await spokenBy(page);
  const isTaken = async () => {
    const now = await spokenBy(page);
    return !(await onTheWay(page)) && (now.question !== question || now.log.length > log.length);
  };
  const lit = await count(page, LIT);
  if (lit === 0 || (!byThings && (await count(page, '.orders .choice .key')) > 0)) await page.keyboard.press('1');
  else {
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
  }
  await until(async () => (await onTheWay(page)) || (await isTaken()));
  if ((await onTheWay(page)) && (await count(page, '.pending')) === 0) return answer(page, byThings);
  if ((await count(page, '.pending')) > 0) {
    // An attack that cannot win is not what Enter does first.
    if ((await count(page, '.pending .primary.go')) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await until(async () => (await count(page, '.pending')) === 0);
  }
}

/** What is on the page once nothing of it changes: a line of the log may stand there a moment before the question that follows it. */
async function atRest(page: Page): Promise<Spoken> {
  let seen = await spokenBy(page);
  await until(async () => {
    const before = JSON.stringify(seen);
    await page.waitForTimeout(150);
    seen = await spokenBy(page);
    return seen.question !== null && JSON.stringify(seen) === before;
  });
  return seen;
}

/** What must have been said between two questions: what is new in the log, then what is asked. */
const between = (before: Spoken, now: Spoken) => [...now.log.slice(before.log.length), `Your turn. ${now.question}`];

const ASKED = [
  { auto: false, what: 'where everything is asked' },
  { auto: true, what: 'where single answers are given by themselves' },
] as const;

describe.each(
  some([
    // In Manœuvre the sides have their turns one after the other, in Napoléon 1815 one together.
    { game: 'manoeuvre', turns: 2, asked: ASKED },
    { game: 'napoleon-1815', turns: 1, asked: isNight ? ASKED : ASKED.slice(1) },
  ]),
)('a whole turn of $game by keys alone', ({ game, turns, asked }) => {
  it.each(some(asked))(
    'is heard as it happened $what: every line of the log and every question, each once and in order',
    async ({ auto }) => {
      const { page, context, faults } = await visit(browser(), site(), { auto });
      await page.locator(`[data-game=${game}] .play`).focus();
      await page.keyboard.press('Enter');
      await until(async () => (await spokenBy(page)).question !== null);
      const heard = await listen(page);
      const turnsOf = () => count(page, '.log h3');
      const begun = await turnsOf();
      let before = await spokenBy(page);
      const told: string[] = [];
      let others = 0;
      for (let n = 0; (await turnsOf()) < begun + turns; n++) {
        await answer(page, n < BY_THINGS);
        const now = await atRest(page);
        told.push(...between(before, now));
        if (now.log.length > before.log.length + 1) others++;
        before = now;
        expect(await isLed(page)).toBe(true);
      }
      // What is drawn is said a moment later.
      await expect.poll(heard, { timeout: 30_000 }).toEqual(told);
      // The other side did something, too, and whoever only hears the page was asked more than once.
      expect(others).toBeGreaterThan(0);
      expect(told.filter((sentence) => sentence.startsWith('Your turn. ')).length).toBeGreaterThan(3);
      expect(faults).toEqual([]);
      await context.close();
    },
    300_000,
  );
});
