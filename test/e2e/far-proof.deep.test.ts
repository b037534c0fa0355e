import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { arrive, farHouse, hostAtOnce, makeAndInvite, nextAsked } from './support/far.ts';
import { picture } from './support/picture.ts';
import { goOn, isAsked, until, visit } from './support/player.ts';

const VERIFY = fileURLToPath(new URL('../../scripts/verify-dice.mjs', import.meta.url));

const { site, browser } = farHouse();

/** Presses something in the result, wherever it lies. */
const inResult = (page: Page, name: RegExp) => page.locator('.result').getByRole('button', { name });

it('dice to which both pages have added are proved at the end, to anybody who has the link', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  const link = await makeAndInvite(ney.page);
  const table = ney.page.url();
  await ney.page.waitForSelector('.dice-note code');
  await until(async () => (await ney.page.evaluate(() => Object.keys(localStorage).join())).includes('bivouac/dice/'));
  await until(async () => (await ney.page.locator('.dice-note [role=status]').innerText()).includes('has promised'));
  await picture(ney.page, 'waiting');
  // He promises, and goes.
  await ney.page.goto(site().url);
  await ney.page.waitForSelector('.box');

  const blucher = await arrive(browser(), site(), 'Blücher', link, { language: 'fr' });
  await blucher.page.locator('.seats button').first().click();
  await until(async () => (await blucher.page.locator('.dice-note [role=status]').innerText()).includes('Ney'));
  expect(await violations(blucher.page)).toEqual([]);
  await picture(blucher.page, 'waiting-for-ney');
  // It is enough that he comes by.
  await ney.page.reload();
  await blucher.page.waitForSelector('.table');
  await ney.page.goto(table);
  await ney.page.waitForSelector('.table');

  const seats = [ney.page, blucher.page];
  for (let made = 0; made < 6; made++) {
    await goOn(await nextAsked(seats), made);
  }
  // While it goes on somebody who looks on sees it again with his own eyes alone, when he has said who he is.
  const uxbridge = await arrive(browser(), site(), 'Uxbridge', table.replace('/match/', '/replay/'));
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
  await picture(ney.page, 'result');
  await picture(blucher.page, 'result-fr');
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
  await picture(anybody.page, 'replay');
  await anybody.page.getByRole('button', { name: /What if/ }).click();
  await anybody.page.waitForSelector('.table:not(.replay)');
  await until(() => isAsked(anybody.page));
  expect(anybody.page.url()).toMatch(/\/match\/[0-9a-f]{12}$/);
  await picture(anybody.page, 'what-if');
  for (const { context, faults } of [ney, blucher, anybody]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
