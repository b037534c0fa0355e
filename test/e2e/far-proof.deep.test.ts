import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { farHouse, hostAtOnce, makeAndInvite, sayName } from './support/far.ts';
import { goOn, isAsked, until, visit } from './support/player.ts';

const VERIFY = fileURLToPath(new URL('../../scripts/verify-dice.mjs', import.meta.url));

const { site, browser } = farHouse();

const SHOTS = process.env['SHOTS'];
async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

/** Presses something in the result, wherever it lies. */
const inResult = (page: Page, name: RegExp) => page.locator('.result').getByRole('button', { name });

it('dice to which both pages have added are proved at the end, to anybody who has the link', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  const link = await makeAndInvite(ney.page);
  const table = ney.page.url();
  await ney.page.waitForSelector('.dice-note code');
  await until(async () => (await ney.page.evaluate(() => Object.keys(localStorage).join())).includes('bivouac/dice/'));
  await until(async () => (await ney.page.locator('.dice-note [role=status]').innerText()).includes('has promised'));
  await shot(ney.page, 'waiting');
  // He promises, and goes.
  await ney.page.goto(site().url);
  await ney.page.waitForSelector('.box');

  const blucher = await visit(browser(), site(), { auto: false, language: 'fr' });
  await blucher.page.goto(link);
  await sayName(blucher.page, 'Blücher');
  await blucher.page.locator('.seats button').first().click();
  await until(async () => (await blucher.page.locator('.dice-note [role=status]').innerText()).includes('Ney'));
  expect(await violations(blucher.page)).toEqual([]);
  await shot(blucher.page, 'waiting-for-ney');
  // It is enough that he comes by.
  await ney.page.reload();
  await blucher.page.waitForSelector('.table');
  await ney.page.goto(table);
  await ney.page.waitForSelector('.table');

  const seats = [ney.page, blucher.page];
  for (let made = 0; made < 6; made++) {
    const asked = async () => {
      for (const page of seats)
        if ((await isAsked(page)) || (await page.locator('.pending .go').count()) > 0) return page;
      return null;
    };
    await until(async () => (await asked()) !== null);
    const page = await asked();
    if (page !== null) await goOn(page, made);
  }
  // While it goes on somebody who looks on sees it again with his own eyes alone, when he has said who he is.
  const uxbridge = await visit(browser(), site(), { auto: false });
  await uxbridge.page.goto(table.replace('/match/', '/replay/'));
  await sayName(uxbridge.page, 'Uxbridge');
  await uxbridge.page.waitForSelector('.replay .board-area');
  expect(await uxbridge.page.getByLabel('Seen by').count()).toBe(0);
  expect(await uxbridge.page.getByRole('button', { name: /What if/ }).count()).toBe(0);
  await uxbridge.context.close();
  await ney.page.locator('.tools .more').click();
  await ney.page.getByRole('button', { name: 'Resign' }).click();
  await ney.page.locator('.sure .danger').click();
  for (const page of seats) {
    await page.waitForSelector('.own-part [data-verdict=there]');
    await inResult(page, /Check every|Vérifier/).click();
    await until(async () => /^(All|Les|Tous)/.test(await page.locator('.proof [role=status]').innerText()));
    expect(await violations(page, '.result')).toEqual([]);
  }
  await shot(ney.page, 'result');
  await shot(blucher.page, 'result-fr');
  const downloading = ney.page.waitForEvent('download');
  await inResult(ney.page, /Save the proof/).click();
  const file = await (await downloading).path();
  expect(spawnSync(process.execPath, [VERIFY, file]).status).toBe(0);
  const replay = await ney.page.locator('.replay-link input').inputValue();

  // Somebody whom the server does not know.
  const anybody = await visit(browser(), site());
  await anybody.page.goto(replay);
  await anybody.page.waitForSelector('.replay .board-area');
  const from = anybody.page.getByLabel('Seen by');
  expect(await from.locator('option').count()).toBe(3);
  await from.selectOption('1');
  // The cards of a seat, which nobody but it saw while the match went on.
  await anybody.page.keyboard.press('End');
  await until(async () => (await anybody.page.locator('.hand .man-card').count()) > 0);
  await anybody.page.keyboard.press('Home');
  expect(await anybody.page.evaluate(() => document.cookie)).toBe('');
  expect(await violations(anybody.page)).toEqual([]);
  await shot(anybody.page, 'replay');
  await anybody.page.getByRole('button', { name: /What if/ }).click();
  await anybody.page.waitForSelector('.table:not(.replay)');
  await until(() => isAsked(anybody.page));
  expect(anybody.page.url()).toMatch(/\/match\/[0-9a-f]{12}$/);
  await shot(anybody.page, 'what-if');
  for (const { context, faults } of [ney, blucher, anybody]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
