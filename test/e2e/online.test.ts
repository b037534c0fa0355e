import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { arrive, farHouse, guest, hostAtOnce, makeAndInvite, nextAsked } from './support/far.ts';
import { goOn, until } from './support/player.ts';

const { site, browser } = farHouse();

const logOf = (page: Page) => page.locator('.log').innerText();

it('two people far apart take their seats by a link and play, and a third looks on', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  expect(await violations(ney.page)).toEqual([]);
  const link = await makeAndInvite(ney.page);
  expect(link).toMatch(/\/join#[\w-]{43}$/);
  expect(await violations(ney.page)).toEqual([]);

  const blucher = await guest(browser(), site(), 'Blücher', link, { size: 'phone', language: 'fr' });
  await ney.page.waitForSelector('.table');
  const uxbridge = await arrive(browser(), site(), 'Uxbridge', ney.page.url());
  await uxbridge.page.waitForSelector('.table');
  expect(await uxbridge.page.locator('.company').innerText()).toContain('You are looking on.');

  // Each sees that the other is there, and for whom the match waits.
  await until(async () => (await ney.page.locator('.company li[data-present=true]').count()) === 1);
  expect(await ney.page.locator('.company').innerText()).toContain('Blücher');
  const seats = [ney.page, blucher.page];
  for (let made = 0; made < 8; made++) {
    const page = await nextAsked(seats);
    const other = page === ney.page ? blucher.page : ney.page;
    await until(async () => /Ney|Blücher/.test(await other.locator('.prompt').innerText()));
    await goOn(page, made);
  }
  // The line of one is cut: he says so, and comes back by himself.
  await blucher.context.setOffline(true);
  await until(async () => (await blucher.page.locator('.line[data-line=lost]').count()) === 1);
  await blucher.context.setOffline(false);
  await until(async () => (await blucher.page.locator('.line[data-line=lost]').count()) === 0);
  // The server goes and comes back: nobody has to do anything.
  await site().node.restart();
  await until(async () => (await ney.page.locator('.company li[data-present=true]').count()) === 1);
  await until(async () => (await logOf(uxbridge.page)) !== '');
  expect(await uxbridge.page.locator('.orders .choice, .tools .undo').count()).toBe(0);
  expect(await violations(ney.page)).toEqual([]);

  // A page that is loaded again finds everything, and so does the list.
  const told = await logOf(ney.page);
  await ney.page.reload();
  await ney.page.waitForSelector('.table');
  await until(async () => (await logOf(ney.page)) === told);
  await ney.page.goto(`${site().url}/online`);
  await ney.page.waitForSelector('.match');
  expect(await ney.page.locator('.match').innerText()).toContain('Blücher');
  for (const { context } of [ney, blucher, uxbridge]) await context.close();
});

it('a link that leads nowhere says so, and a shelf without a server offers nobody far away', async () => {
  const { page, context } = await arrive(browser(), site(), 'Grouchy', `${site().url}/join#${'x'.repeat(43)}`);
  await until(async () => (await page.locator('[role=alert]').innerText()).includes('leads to no match'));
  await page.route('**/health', (route) => route.fulfill({ json: { status: 'ok' } }));
  await page.goto(site().url);
  await page.waitForSelector('.box');
  expect(await page.locator('.far-away a').count()).toBe(0);
  await context.close();
});
