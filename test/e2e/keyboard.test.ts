import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { isOver, visit } from './support/player.ts';

const { site, browser } = house();

/** What has the focus, as far as a test needs to know it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('class') ?? '');
}

async function tabTo(page: Page, wanted: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).includes(wanted)) return;
  }
  throw new Error(`the tabulator never comes to '${wanted}'`);
}

it('a whole match by keyboard alone', async () => {
  const { page, context, faults } = await visit(browser(), site());
  // Home: to the form, down the fields, begin.
  await tabTo(page, 'secondary');
  await page.keyboard.press('Enter');
  await page.waitForSelector('form');
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const field = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLSelectElement ? [...activeElement.options].map(({ value }) => value) : [];
    });
    const wanted = ['bot/random', 'automatic'].find((value) => field.includes(value));
    const seat = await page.evaluate(() => (document.activeElement as HTMLSelectElement | null)?.value);
    if (wanted !== undefined && seat !== 'me') {
      for (let n = 0; n < field.length && (await chosenIn(page)) !== wanted; n++) {
        await page.keyboard.press(
          field.indexOf(wanted) > field.indexOf(await chosenIn(page)) ? 'ArrowDown' : 'ArrowUp',
        );
      }
      expect(await chosenIn(page)).toBe(wanted);
    }
    if ((await focused(page)).includes('large')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');

  let touched = 0;
  for (let turn = 0; !(await isOver(page)); turn++) {
    if (turn > 4000) throw new Error('the match does not end');
    if ((await page.locator('.pending').count()) > 0) await page.keyboard.press('Enter');
    else if ((await page.locator('.key').filter({ hasText: /^\d$/ }).count()) > 0)
      await page.keyboard.press(String(1 + (turn % 3)));
    else if ((await page.locator('.board-frame [data-thing][tabindex="0"]').count()) > 0) {
      // Only the table leads on: to something lit by tabulator, from there by Enter.
      await tabTo(page, 'man-lit', 120);
      await page.keyboard.press('Enter');
      touched++;
    }
    await page.waitForTimeout(10);
  }
  expect(touched).toBeGreaterThan(10);
  expect(faults).toEqual([]);
  await context.close();
}, 240_000);

async function chosenIn(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement instanceof HTMLSelectElement ? document.activeElement.value : ''));
}
