import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { some } from '../share.ts';
import { eavesdrop, viewers } from './support/eavesdrop.ts';
import { house } from './support/house.ts';
import { AT_ONCE, confirm, goOn, isAsked, setUp, until, visit } from './support/player.ts';

const { site, browser } = house();

const logOf = (page: Page) => page.locator('.log').innerText();
const isWatching = async (page: Page) => (await page.locator('.elsewhere').count()) > 0;

/** Makes a few choices with whatever is offered. */
async function playSome(page: Page, choices: number): Promise<void> {
  for (let made = 0, turn = 0; made < choices && turn < 400; turn++) {
    if ((await goOn(page, turn)) === 'choice') made++;
  }
  await confirm(page);
  await until(() => isAsked(page));
}

/** Opens the same match in another tab of the same browser. */
async function another(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('.table');
  return page;
}

/** No tab has locks, as on plain http: the script runs in the worker before anything is opened. */
async function withoutLocks(context: BrowserContext): Promise<void> {
  await context.route('**/keeper.js', async (route) => {
    const answer = await route.fetch();
    const body = `Object.defineProperty(navigator, 'locks', { value: undefined });\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
}

it.each(
  some([
    ['with locks', true],
    ['without locks', false],
  ] as const),
)('of two tabs, %s, one plays and the other watches it live, until it takes over', async (_, locks) => {
  const { page: first, context, faults } = await visit(browser(), site(), { auto: false });
  if (!locks) {
    await withoutLocks(context);
    await first.reload();
    await first.waitForSelector('.box');
  }
  await setUp(first, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await first.waitForSelector('.table');
  await until(() => isAsked(first));

  // The second one watches: it says so, and offers nothing.
  const second = await another(context, first.url());
  await until(() => isWatching(second));
  expect(await second.locator('.elsewhere').innerText()).toContain('played in another tab');
  expect(await second.locator('.orders .choice, .tools, .beside').count()).toBe(0);
  expect(await isWatching(first)).toBe(false);

  // Whatever is done in the first is seen in the second.
  await playSome(first, 4);
  const played = await logOf(first);
  await expect.poll(() => logOf(second), { timeout: 30_000 }).toBe(played);
  expect(await isWatching(second)).toBe(true);

  // Taken over: now it is the other way round.
  await second.getByRole('button', { name: 'Play here' }).click();
  await until(() => isAsked(second));
  expect(await isWatching(second)).toBe(false);
  await until(() => isWatching(first));
  expect(await first.locator('.orders .choice, .tools, .beside').count()).toBe(0);
  await playSome(second, 4);
  const later = await logOf(second);
  expect(later).not.toBe(played);
  await expect.poll(() => logOf(first), { timeout: 30_000 }).toBe(later);

  // One truth: the tab that played is gone, the other plays on and tells the same, also when it is loaded again. Without locks
  // nobody knows that it is gone, and whoever wants to play says so.
  await second.close();
  if (!locks) await first.getByRole('button', { name: 'Play here' }).click();
  await until(() => isAsked(first));
  expect(await isWatching(first)).toBe(false);
  expect(await logOf(first)).toBe(later);
  await first.reload();
  await until(() => isAsked(first));
  await expect.poll(() => logOf(first), { timeout: 30_000 }).toBe(later);
  await playSome(first, 2);
  expect(faults).toEqual([]);
  await context.close();
});

it('a match of people who share a screen shows no seat in a second tab', async () => {
  const { page: first, context, faults } = await visit(browser(), site(), { auto: false });
  await eavesdrop(first);
  await first.reload();
  await setUp(first, { ...AT_ONCE, 'Seat 2': 'friend' });
  await first.waitForSelector('.curtain');
  await first.locator('.curtain button').click();
  await until(() => isAsked(first));
  await viewers(first);
  const second = await context.newPage();
  await eavesdrop(second);
  await second.goto(first.url());
  await until(() => isWatching(second));
  expect(await second.locator('.curtain, .orders .choice').count()).toBe(0);
  expect(await viewers(second)).toEqual([null]);
  await second.getByRole('button', { name: 'Play here' }).click();
  await second.waitForSelector('.curtain');
  expect(await viewers(second)).toEqual([null]);
  // The first one puts away what it showed of a seat.
  await until(() => isWatching(first));
  expect(await viewers(first)).toEqual([null]);
  expect(faults).toEqual([]);
  await context.close();
});

it('a match that is thrown away in one tab says so in the other', async () => {
  const { page: first, context } = await visit(browser(), site(), { auto: false });
  await setUp(first, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await first.waitForSelector('.table');
  await until(() => isAsked(first));
  const shelf = await context.newPage();
  await shelf.goto(site().url);
  await shelf.locator('.match').getByRole('button', { name: 'Remove' }).click();
  await shelf.locator('.match .danger').click();
  await expect.poll(() => first.locator('[role=alert]').innerText(), { timeout: 30_000 }).toMatch(/not saved/);
  await context.close();
});
