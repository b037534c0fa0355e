import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

it('a touch on the board ends what is being shown, and is no question', async () => {
  const { page, context, faults } = await visit(browser(), site(), { speed: 'slow' });
  let asked = 0;
  const { save } = await stage(5, async ({ view, choices }) =>
    view.step === 'movement.unit' && ++asked === 3 ? (choices[0] ?? null) : null,
  );
  await openSaved(page, save);
  await page.waitForSelector('.prompt[data-mine=true]');
  await page.keyboard.press('w');
  await page.waitForSelector('.happening');
  const dark = page.locator('.board-frame [data-thing^="unit:"][aria-disabled=true]');
  await dark.first().click({ force: true });
  await page.waitForSelector('.prompt[data-mine=true]');
  expect(await page.locator('.why-not').count()).toBe(0);
  // Now it is one.
  await dark.first().click({ force: true });
  await page.waitForSelector('.why-not');
  expect(faults).toEqual([]);
  await context.close();
});
