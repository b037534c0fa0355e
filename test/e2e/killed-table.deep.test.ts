import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { type Mortal, mortal } from './support/mortal.ts';
import { AT_ONCE, isAsked, isOver, setUp, until } from './support/player.ts';

// The browser is killed in the middle of a match at the real table: whatever had been shown is there when it is opened again.
// More of it: KILLS=100 vitest run -c vitest.deep.config.ts test/e2e/killed-table.deep.test.ts

const KILLS = Number(process.env['KILLS'] ?? 2);

const { site } = house();

/** The sentences of the log, as they stand on the page. */
const logOf = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();

/** A page of the house, at the table of a match against a bot, where somebody is asked. */
async function sit({ context }: Mortal, address: string | null): Promise<Page> {
  context.setDefaultTimeout(90_000);
  await context.addInitScript(() => {
    localStorage.setItem('bivouac/settings', JSON.stringify({ language: 'en', speed: 'instant' }));
  });
  const page = await context.newPage();
  await page.goto(address ?? site().url);
  if (address === null) {
    await page.waitForSelector('.box');
    await setUp(page, { ...AT_ONCE, 'Seat 2': 'bot/greedy' });
  }
  await until(async () => (await isAsked(page)) || (await isOver(page)));
  return page;
}

/**
 * Somebody chooses at random, as fast as the page lets him, so that no second match would go the same way; the browser is killed
 * meanwhile. What the log said last.
 */
async function playUntilKilled(browser: Mortal, page: Page): Promise<readonly string[]> {
  let shown: readonly string[] = await logOf(page);
  await page.exposeFunction('say', (lines: readonly string[]) => {
    shown = lines;
  });
  await page.evaluate(() => {
    const tell = () =>
      Reflect.get(globalThis, 'say')([...document.querySelectorAll('.log li')].map((line) => line.textContent ?? ''));
    new MutationObserver(tell).observe(document.body, { childList: true, subtree: true, characterData: true });
    setInterval(() => {
      const choices = document.querySelectorAll<HTMLElement>('.orders .choice');
      const go = document.querySelector<HTMLElement>('.pending .go');
      (go ?? choices[Math.floor(Math.random() * choices.length)])?.click();
    }, 20);
  });
  const before = shown.length;
  await until(async () => shown.length > before || (await isOver(page)));
  await page.waitForTimeout(Math.random() * 1000);
  await browser.kill();
  return shown;
}

it(
  `${KILLS} kills of a browser at a table: every sentence that was shown is there again, and the match goes on`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bivouac-killed-table-'));
    let browser = await mortal(folder);
    const told: number[] = [];
    let matches = 0;
    try {
      let address: string | null = null;
      let before = 0;
      for (let round = 0; round < KILLS; round++) {
        const page = await sit(browser, address);
        if (address === null) matches++;
        const match = page.url();
        const shown = await playUntilKilled(browser, page);
        browser = await mortal(folder);
        const again = await sit(browser, match);
        expect((await logOf(again)).slice(0, shown.length), `what was shown before kill ${round}`).toEqual(shown);
        told.push(shown.length - before);
        const over = await isOver(again);
        address = over ? null : match;
        before = over ? 0 : shown.length;
        await again.close();
      }
    } finally {
      await browser.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      const sentences = told.reduce((a, b) => a + b, 0);
      console.log(`${told.length} kills in ${matches} matches, ${sentences} sentences shown, each there again`);
    }
  },
  KILLS * 120_000,
);
