import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { AT_ONCE, confirm, goOn, isAsked, setUp, until } from './support/player.ts';

const { site, browser } = house();

// What a browser says when it keeps nothing more, in the real one: nothing is shown that was not kept, and the person is told.

const logOf = (page: Page) => page.locator('.log').innerText();

/** A visitor whose keeper meets such a storage: the script runs in its worker before anything is opened. */
async function visitor(storage: string, language: 'en' | 'fr'): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser().newContext({ serviceWorkers: 'block' });
  await context.addInitScript((wanted) => {
    localStorage.setItem('bivouac/settings', JSON.stringify({ language: wanted, speed: 'instant', auto: false }));
  }, language);
  await context.route('**/keeper.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${storage}\n${await answer.text()}` });
  });
  const page = await context.newPage();
  await page.goto(site().url);
  await page.waitForSelector('.box');
  return { page, context };
}

/** A disk that is full from the moment on that the page says so. */
const FILLING = `
  let full = false;
  new BroadcastChannel('room').onmessage = ({ data }) => { full = data; };
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (full) throw new DOMException('no room is left', 'QuotaExceededError');
    return put.apply(this, given);
  };`;
const DENIED = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`;

const fill = (page: Page, full: boolean) => page.evaluate((now) => new BroadcastChannel('room').postMessage(now), full);

/** Tries to choose until the table says something of it. */
async function tryUntilTold(page: Page): Promise<string> {
  const alert = page.locator('[role="alert"]');
  for (let turn = 0; turn < 60 && (await alert.count()) === 0; turn++) await goOn(page, turn);
  return alert.first().innerText();
}

it('no room is left: the choice is not made, the table says so, and goes on when there is room again', async () => {
  const { page, context } = await visitor(FILLING, 'en');
  await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  await page.waitForSelector('.table');
  await until(() => isAsked(page));
  const before = await logOf(page);
  await fill(page, true);
  expect(await tryUntilTold(page)).toMatch(/run out of space/);
  expect(await logOf(page)).toBe(before);
  await fill(page, false);
  for (let made = 0, turn = 0; made < 3 && turn < 200; turn++) if ((await goOn(page, turn)) === 'choice') made++;
  await confirm(page);
  await until(() => isAsked(page));
  const after = await logOf(page);
  expect(after).not.toBe(before);
  expect(await page.locator('[role="alert"]').count()).toBe(0);
  // What was shown is what is kept.
  await page.reload();
  await until(() => isAsked(page));
  await expect.poll(() => logOf(page), { timeout: 30_000 }).toBe(after);
  await context.close();
});

it('a browser that keeps nothing at all: that is said before anything is played, in both languages', async () => {
  for (const [language, said] of [
    ['en', /does not let the page store anything/],
    ['fr', /ne laisse rien conserver/],
  ] as const) {
    const { page, context } = await visitor(DENIED, language);
    await expect.poll(() => page.locator('.not-lasting').innerText(), { timeout: 30_000 }).toMatch(said);
    await page.locator('.box-links a').first().click();
    await page.waitForSelector('form');
    await expect.poll(() => page.locator('form .not-lasting').innerText(), { timeout: 30_000 }).toMatch(said);
    await context.close();
  }
});
