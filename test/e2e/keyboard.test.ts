import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isWhole } from '../share.ts';
import { house } from './support/house.ts';
import { actByKeys, isOn, tabTo } from './support/keys.ts';
import { isOver, visit, watch } from './support/player.ts';
import { late, openSaved } from './support/staged.ts';

const { site, browser } = house();

it('a match by keyboard alone', async () => {
  const { page, context, faults } = await visit(browser(), site());
  // Home: to the form, down the fields, begin.
  await tabTo(page, '.box-links a');
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
    if (await isOn(page, '.large')) break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');

  // Something on the board itself can have the focus, not only what is beside it.
  await page.waitForSelector('.board-frame svg');
  await tabTo(page, 'svg [data-thing]');

  // In a shorter run another match is taken up shortly before its end.
  if (!isWhole) {
    await page.goto(site().url);
    await openSaved(page, (await late(2, 15)).save);
  }

  const alive = watch(page);
  let touched = 0;
  for (let turn = 0; !(await isOver(page)); turn++) {
    await alive();
    if (await actByKeys(page, turn)) touched++;
  }
  expect(touched).toBeGreaterThan(isWhole ? 10 : 0);
  expect(faults).toEqual([]);
  await context.close();
}, 900_000);

async function chosenIn(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement instanceof HTMLSelectElement ? document.activeElement.value : ''));
}
