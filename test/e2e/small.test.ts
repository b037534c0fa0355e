import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

const moving = stage(5, async ({ view, choices }) =>
  view.step === 'movement.unit' && choices.length > 0 ? (choices[0] ?? null) : null,
);

/** How much of the window the board has in height, and whether the sheet that is open lies beside it and whole in the window. */
async function laidOut(page: Page, sheet: string): Promise<{ board: number; apart: boolean; seen: boolean }> {
  return page.evaluate((wanted) => {
    const [board, open] = ['.board-frame', wanted].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (board === undefined || open === undefined) throw new Error(`there is no ${wanted}`);
    const apart = open.left >= board.right - 1 || open.top >= board.bottom - 1;
    const { innerWidth, innerHeight } = window;
    const seen =
      open.width > 150 && open.height > 100 && open.right <= innerWidth + 1 && open.bottom <= innerHeight + 1;
    return { board: board.height / innerHeight, apart, seen };
  }, sheet);
}

it('the board and every sheet beside it can be seen in any window, and a match goes on while its window changes', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  await openSaved(page, (await moving).save);
  await page.waitForSelector('.prompt[data-mine=true]');
  for (const [name, width, height] of [
    ['a phone on its side', 800, 360],
    ['a wide phone on its side', 915, 412],
    ['a desk whose page is twice as large', 720, 450],
    ['a low window', 1024, 600],
    ['a narrow window', 700, 850],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [n, sheet] of ['.side > .orders', '.side > .hand', '.side > .chronicle'].entries()) {
      await page.locator('.tabs button').nth(n).click();
      await page.locator(sheet).waitFor();
      // The board finds its new size a moment after the window has.
      await expect
        .poll(
          async () => {
            const { board, apart, seen } = await laidOut(page, sheet);
            return { sheet, large: board > 0.4, apart, seen };
          },
          { timeout: 30_000, message: name },
        )
        .toEqual({ sheet, large: true, apart: true, seen: true });
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

it('a replay on a phone says what happens, and has its log and its hand', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  await openSaved(page, (await moving).save);
  await page.waitForSelector('.prompt[data-mine=true]');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`${site().url}/replay/${id}?at=30`);
  await page.waitForSelector('.steps');
  await page.waitForFunction(() => (document.querySelector('.said')?.textContent ?? '').length > 10);
  await page.locator('.said').waitFor();
  for (const [n, sheet] of ['.orders', '.hand', '.chronicle'].entries()) {
    await page.locator('.tabs button').nth(n).click();
    await page.locator(`.side > ${sheet}`).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});
