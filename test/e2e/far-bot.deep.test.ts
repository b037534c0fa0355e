import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { farHouse, hostAtOnce } from './support/far.ts';
import { goOn, isAsked, until } from './support/player.ts';

const { site, browser } = farHouse();

it('one person plays against a bot of the server with a clock, lets a bot play on in his place, and comes back', async () => {
  const { page, context } = await hostAtOnce(browser(), site(), 'Ney');
  await page.locator('form select').filter({ hasText: 'A person' }).selectOption('greedy');
  const clock = page.getByLabel('Clock', { exact: true });
  await clock.selectOption('own');
  await page.getByLabel('Time to begin with').fill('3');
  expect(await page.getByText('A clock begins with at least 10 minutes').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await clock.selectOption('live');
  await page.getByRole('button', { name: 'Make the match' }).click();
  // Nobody is waited for.
  await page.waitForSelector('.table');
  const company = page.locator('.company');
  await until(async () => (await company.innerText()).includes('Bot, sergeant'));
  await until(async () => (await company.locator('.clock').count()) === 1);
  expect(await company.locator('.clock').innerText()).toMatch(/30:00|29:\d\d/);
  for (let made = 0; made < 3; made++) {
    await until(async () => (await isAsked(page)) || (await page.locator('.pending .go').count()) > 0);
    await goOn(page, made);
  }
  expect(await violations(page)).toEqual([]);
  // The seat is left to a bot, and taken back.
  await page.locator('.tools .more').click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'recruit' }).click();
  await until(async () => (await page.locator('.consent').innerText()).includes('recruit'));
  await until(async () => (await company.innerText()).includes('Bot, recruit'));
  await page.getByRole('button', { name: 'Take the seat back' }).click();
  await until(async () => !(await company.innerText()).includes('Bot, recruit'));
  await until(async () => (await company.locator('.clock').count()) === 1);
  await context.close();
});
