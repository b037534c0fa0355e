import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { manoeuvreEntry } from '../../src/games/manoeuvre/entry.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { some } from '../share.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { AT_ONCE, clickIf, goOn, isAsked, setUp, until, visit } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

// Every question is asked: at one that is answered by itself a table would seem to be at rest, and go on.
const ASKED = { auto: false };

/** The sentences of the story, without the word for readers that some are taken back. */
const logOf = async (page: Page) =>
  (await page.locator('.log li').allInnerTexts()).map((line) => line.replace(/\s*\(taken back\)$/, ''));
const struckOf = (page: Page) => page.locator('.log li s').allInnerTexts();
/** Asks for a way back, and again when the table has said what that is. */
async function askBack(page: Page): Promise<void> {
  await fromMenu(page, 'Ask to take back');
  await page.locator('.way-back').getByRole('button', { name: 'Ask to take back' }).click();
}

const button = (page: Page, name: string) => page.locator('.side').getByRole('button', { name, exact: true });

/** What is seldom done lies behind one button, and stays open where it was refused. */
const fromMenu = async (page: Page, name: string) => {
  if (!(await page.locator('.tools .more-box').isVisible())) await page.locator('.tools .more').click();
  await button(page, name).click();
};

it('a way back is asked of a bot, which agrees: the choice is there again, and what was told of it is struck, not forgotten', async () => {
  // A card was drawn by the last choice: it cannot be taken back alone.
  const { save } = await stage(5, async ({ view, choices }) =>
    view.step === 'movement.unit' ? (choices[0] ?? null) : null,
  );
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await openSaved(page, save);
  await until(() => isAsked(page));
  const question = await page.locator('.prompt .what').innerText();
  const log = await logOf(page);
  expect(await page.locator('.undo button').getAttribute('aria-disabled')).toBe('true');
  // Before anybody is asked, the table says what would be undone, and that it is no way to the same dice.
  await fromMenu(page, 'Ask to take back');
  const told = await page.locator('.way-back').innerText();
  expect(told).toMatch(/To be taken back:/);
  expect(told).toMatch(/afresh/);
  const [sentence = ''] = await page.locator('.way-back li').allInnerTexts();
  expect(log).toContain(sentence);
  await page.locator('.way-back').getByRole('button', { name: 'Not yet' }).click();
  expect(await page.locator('.prompt .what').innerText()).toBe(question);
  await askBack(page);
  await expect.poll(() => page.locator('.prompt .what').innerText(), { timeout: 30_000 }).not.toBe(question);
  await until(() => isAsked(page));
  expect(await logOf(page)).toEqual(log);
  const struck = await struckOf(page);
  expect(struck).toContain(sentence);
  expect(struck).toEqual(log.slice(-struck.length));
  // What was agreed is said, and nothing is to be answered any more.
  expect(await page.locator('.consent').innerText()).toContain('is struck out');
  expect(await page.locator('.consent button').count()).toBe(0);
  // It is kept as it is shown.
  const asked = await page.locator('.prompt .what').innerText();
  await page.reload();
  await until(() => isAsked(page));
  expect(await page.locator('.prompt .what').innerText()).toBe(asked);
  expect(await logOf(page)).toEqual(log);
  expect(await struckOf(page)).toEqual(struck);
  expect(faults).toEqual([]);
  await context.close();
});

/** A battle in which the bot stands better, or worse, by far: so that it is certain what it says to a draw. */
async function standing(seed: number, isClear: (worth: number) => boolean): Promise<string> {
  const game = await manoeuvreEntry.load();
  const hints = await game.bot();
  const { save, choice } = await stage(seed, async ({ view, choices }) => {
    const random = fastRandom(seed);
    const worth = Array.from({ length: 8 }, () => hints.evaluate(game.imagine(view, random), 1));
    return worth.every(isClear) ? (choices[0] ?? null) : null;
  });
  if (choice === null) throw new Error('no side ever stood so well: take another seed');
  return save;
}

it.each(
  some([
    ['worse, and agrees', 1, (worth: number) => worth < 0.3, /A draw by agreement/],
    ['better, and declines', 2, (worth: number) => worth > 0.7, /declined/],
  ] as const),
)('a draw is offered to a bot that stands %s', async (_, seed, isClear, answer) => {
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await openSaved(page, await standing(seed, isClear));
  await until(() => isAsked(page));
  await fromMenu(page, 'Offer a draw');
  const said = page.locator('.consent, .result .outcome');
  await expect.poll(() => said.innerText(), { timeout: 30_000 }).toMatch(answer);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('a seat is left to a bot, which plays on, also after a reload; and its person takes it back', async () => {
  const { page, context, faults } = await visit(browser(), site(), ASKED);
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await until(() => isAsked(page));
  const before = await page.locator('.log li').count();
  await fromMenu(page, 'Let a bot play for me');
  await button(page, 'sergeant').click();
  await page.getByText(/^A bot \(sergeant\) is playing for/).waitFor();
  expect(await isAsked(page)).toBe(false);
  await expect.poll(() => page.locator('.log li').count(), { timeout: 30_000 }).toBeGreaterThan(before + 3);
  await page.reload();
  await page.getByText(/^A bot \(sergeant\) is playing for/).waitFor();
  await button(page, 'Take the seat back').click();
  await until(() => isAsked(page));
  expect(await page.getByText('is playing for').count()).toBe(0);
  // Nothing is chosen for him any more.
  const asked = await page.locator('.prompt .what').innerText();
  await page.reload();
  await until(() => isAsked(page));
  expect(await page.locator('.prompt .what').innerText()).toBe(asked);
  expect(faults).toEqual([]);
  await context.close();
});

/** The two people at one screen: who holds it now, by the words of the curtain. */
async function behind(page: Page): Promise<string> {
  await page.waitForSelector('.curtain');
  return (await page.locator('.curtain button').innerText()).replace('I’m ready: ', '');
}

const takeScreen = async (page: Page) => {
  await page.locator('.curtain button').click();
  await page.waitForSelector('.table');
};

deeply(
  'two people at one screen ask one another: the screen is handed over for the answer, and comes back',
  async () => {
    const { page, context, faults } = await visit(browser(), site(), ASKED);
    await setUp(page, { ...AT_ONCE, 'Seat 2': 'friend' });
    let first = await behind(page);
    await takeScreen(page);
    const pass = page.locator('.orders [data-choice=pass]');
    const discard = page.locator('.orders [data-choice=discard]');
    // What is decided before everybody's eyes needs no curtain: the first question that is secret.
    await until(async () => {
      if ((await discard.count()) > 0) return true;
      if ((await page.locator('.curtain').count()) > 0) {
        first = await behind(page);
        await takeScreen(page);
      } else await goOn(page);
      return false;
    });

    // Withdrawn, nobody is asked.
    await fromMenu(page, 'Offer a draw');
    await page.getByText('You have offered a draw.').waitFor();
    expect(await isAsked(page)).toBe(true);
    expect(await page.locator('.beside', { hasText: 'Offer a draw' }).count()).toBe(0);
    await button(page, 'Withdraw').click();
    await page.waitForSelector('.consent', { state: 'detached' });

    // Declined, the match goes on.
    await fromMenu(page, 'Offer a draw');
    await page.getByRole('button', { name: /^Hand the screen to/ }).click();
    const second = await behind(page);
    expect(second).not.toBe(first);
    expect(await page.locator('.table, .hand, .choice, .consent').count()).toBe(0);
    await takeScreen(page);
    await page.getByText(`${first} offers a draw.`).waitFor();
    await button(page, 'Decline').click();
    expect(await behind(page)).toBe(first);
    await takeScreen(page);
    await until(() => isAsked(page));
    expect(await page.locator('.consent').count()).toBe(0);

    // A way back needs a choice of one's own; what was drawn by it cannot be taken back alone.
    expect(await button(page, 'Ask to take back').count()).toBe(0);
    await clickIf(page, '.undo button');
    await page.locator('.tools').getByText('You have not made a choice to take back yet').last().waitFor();
    const question = await page.locator('.prompt .what').innerText();
    const cards = await discard.count();
    await clickIf(page, '.orders [data-choice=discard]');
    await until(async () => (await discard.count()) === cards - 1 && (await pass.count()) > 0);
    await clickIf(page, '.orders [data-choice=pass]');
    await expect.poll(() => page.locator('.prompt .what').innerText(), { timeout: 30_000 }).not.toBe(question);
    await until(() => isAsked(page));
    await askBack(page);
    await page.getByText('You have asked to take back your last choice.').waitFor();
    await page.getByRole('button', { name: /^Hand the screen to/ }).click();
    const asked = await behind(page);
    await takeScreen(page);
    const other = asked === first ? second : first;
    await page.getByText(`${other} asks to take back the last choice.`).waitFor();
    // Whoever is asked reads what goes, and finds it marked in the story.
    const [goes = ''] = await page.locator('.consent .taken li').allInnerTexts();
    expect(goes).not.toBe('');
    expect(await page.locator('.log li em').allInnerTexts()).toContain(goes);
    await button(page, 'Agree').click();
    expect(await behind(page)).toBe(other);
    await takeScreen(page);
    await until(async () => (await discard.count()) > 0);
    expect(await page.locator('.prompt .what').innerText()).toBe(question);

    // And a draw that is agreed on ends the match.
    await fromMenu(page, 'Offer a draw');
    await page.getByRole('button', { name: /^Hand the screen to/ }).click();
    await behind(page);
    await takeScreen(page);
    await button(page, 'Agree').click();
    await expect
      .poll(() => page.locator('.result .outcome').innerText(), { timeout: 30_000 })
      .toMatch(/A draw by agreement/);
    await page.goto(site().url);
    await expect.poll(() => page.locator('.matches').innerText(), { timeout: 30_000 }).toMatch(/A draw by agreement/);
    expect(faults).toEqual([]);
    await context.close();
  },
);
