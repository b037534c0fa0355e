import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { arrive, farHouse, host } from './support/far.ts';
import { until, type Visitor, type visit } from './support/player.ts';

const { site, browser } = farHouse();

async function online(name: string, wanted: Parameters<typeof visit>[2] = {}): Promise<Visitor> {
  const visitor = await arrive(browser(), site(), name, `${site().url}/online`, wanted);
  await visitor.page.waitForSelector('#far-open');
  return visitor;
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.say input').fill(text);
  await page.locator('.say button').click();
  await until(async () => (await page.locator('.say input').inputValue()) === '');
}

const heard = (page: Page, text: string) => page.locator('.remarks li', { hasText: text }).count();

it('somebody sits down at a match that is listed, and they talk; who looks on hears nothing', async () => {
  const ney = await host(browser(), site(), 'Ney', 'manoeuvre');
  await ney.page.getByLabel('List it for everybody here').check();
  await ney.page.getByLabel('Rated: it counts').check();
  await ney.page.locator('.online form button[type=submit]').click();
  await ney.page.waitForSelector('.hosting');
  expect(await violations(ney.page)).toEqual([]);

  const blucher = await online('Blücher', { size: 'phone', language: 'fr' });
  await blucher.page.waitForSelector('.opening button');
  expect(await blucher.page.locator('.opening').innerText()).toMatch(/Ney[\s\S]*classée/);
  expect(await violations(blucher.page)).toEqual([]);
  await blucher.page.locator('.opening button').first().click();
  await blucher.page.waitForSelector('.table');
  await ney.page.waitForSelector('.talk');

  const uxbridge = await arrive(browser(), site(), 'Uxbridge', ney.page.url());
  await uxbridge.page.waitForSelector('.table .company');
  expect(await uxbridge.page.locator('.talk').count()).toBe(0);
  await until(async () => (await ney.page.locator('.watched').count()) === 1);

  // On a phone it is a sheet; a remark that nobody has read yet has a mark, and is read aloud.
  await blucher.page.locator('.tabs button', { hasText: 'Parler' }).click();
  await say(blucher.page, 'Bonjour, <b>Maréchal</b> !');
  await until(async () => (await ney.page.locator('.talk .new').count()) === 1);
  expect(await ney.page.locator('.table [role=status]', { hasText: 'Bonjour' }).innerText()).toContain('Blücher');
  await ney.page.locator('.talk h2 button').click();
  await until(async () => (await heard(ney.page, '<b>Maréchal</b> !')) === 1);
  await until(async () => (await ney.page.locator('.talk .new').count()) === 0);
  expect(await violations(ney.page)).toEqual([]);

  // A short word is read by everybody in his own language.
  await ney.page.locator('.greetings summary').click();
  await ney.page.getByRole('button', { name: 'Good luck!' }).click();
  await until(async () => (await heard(blucher.page, 'Bonne chance')) === 1);
  expect(await violations(blucher.page)).toEqual([]);
  await blucher.page.locator('.tabs button').first().click();
  await say(ney.page, 'Your turn?');
  await until(async () => (await blucher.page.locator('.tabs .dot').count()) >= 1);

  // Whom one mutes one does not hear, until one wishes to again.
  await ney.page.locator('.listeners summary').click();
  await ney.page.locator('.mute').click();
  await until(async () => (await heard(ney.page, 'Maréchal')) === 0);
  await ney.page.locator('.mute').click();
  await until(async () => (await heard(ney.page, 'Maréchal')) === 1);
  expect(await uxbridge.page.locator('body').innerText()).not.toMatch(/Maréchal|Good luck/);

  // Loaded again it is all there, and nothing of it is new.
  await ney.page.reload();
  await ney.page.waitForSelector('.talk');
  await ney.page.locator('.talk h2 button').click();
  await until(async () => (await heard(ney.page, 'Your turn?')) === 1);
  expect(await ney.page.locator('.talk .new').count()).toBe(0);

  // The page of a person and the best of a game.
  await ney.page.goto(`${site().url}/online`);
  await ney.page.getByRole('link', { name: 'Your page' }).click();
  await ney.page.waitForSelector('#player-history');
  expect(await violations(ney.page)).toEqual([]);
  await ney.page.goto(`${site().url}/leaders/manoeuvre`);
  await until(async () => (await ney.page.locator('h1').innerText()).includes('Manœuvre'));
  expect(await violations(ney.page)).toEqual([]);
  for (const { context } of [ney, blucher, uxbridge]) await context.close();
});

it('somebody with whom one has played is invited by name and declines; the match is given up', async () => {
  const ney = await online('Ney');
  const blucher = await online('Blücher');
  const { page } = ney;
  await page.locator('#far-new ~ .field select').selectOption('manoeuvre');
  const make = async () => {
    await page.waitForSelector('.online form');
    await page.locator('.online form button[type=submit]').click();
    await page.waitForSelector('.hosting');
  };
  await make();
  await blucher.page.goto(await page.locator('.invitation input').inputValue());
  await blucher.page.locator('.seats button').first().click();
  await page.waitForSelector('.table');
  await page.goto(`${site().url}/online`);
  await page.locator('#far-new ~ .field select').selectOption('manoeuvre');
  await make();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await until(async () => (await page.locator('.calling [role=status]').innerText()).includes('Blücher'));
  await blucher.page.goto(`${site().url}/online`);
  await until(async () => (await blucher.page.locator('.opening', { hasText: 'Ney invites you' }).count()) === 1);
  expect(await violations(blucher.page)).toEqual([]);
  await blucher.page.getByRole('button', { name: 'Decline' }).click();
  await until(async () => (await blucher.page.locator('.opening', { hasText: 'Ney invites you' }).count()) === 0);
  await page.getByRole('button', { name: 'Give this match up' }).click();
  await page.getByRole('button', { name: 'Give this match up' }).click();
  await until(async () => page.url().endsWith('/online'));
  for (const { context } of [ney, blucher]) await context.close();
});
