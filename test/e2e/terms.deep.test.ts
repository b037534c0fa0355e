import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { arrive, farHouse, guest, hostAtOnce, makeAndInvite } from './support/far.ts';
import { until } from './support/player.ts';

const { site, browser } = farHouse();

it('another clock is proposed at the table, withdrawn, proposed again and agreed on', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  await ney.page.getByLabel('Clock', { exact: true }).selectOption('letters');
  const link = await makeAndInvite(ney.page);
  const blucher = await guest(browser(), site(), 'Blücher', link, { size: 'phone', language: 'fr' });
  await ney.page.waitForSelector('.table');
  await until(async () => (await ney.page.locator('.company .clock').count()) === 2);

  const propose = async (chosen: string) => {
    await ney.page.locator('.tools .more').click();
    await ney.page.getByRole('button', { name: 'Propose another clock' }).click();
    await ney.page.getByLabel('Clock', { exact: true }).selectOption(chosen);
  };
  // The clock by which one plays already is no other.
  await propose('letters');
  const go = ney.page.getByRole('button', { name: 'Propose this clock' });
  expect(await go.getAttribute('aria-disabled')).toBe('true');
  await ney.page.getByLabel('Clock', { exact: true }).selectOption('evening');
  expect(await violations(ney.page)).toEqual([]);
  await go.click();
  await until(async () => (await blucher.page.locator('.consent').count()) === 1);
  // On another sheet of the phone a mark says that something is to be answered.
  await blucher.page.locator('.tabs button', { hasText: 'Menu' }).click();
  const orders = blucher.page.locator('.tabs button', { hasText: 'Ordres' });
  expect(await orders.locator('.dot').count()).toBe(1);
  await orders.click();
  await until(async () =>
    /Ney.*autre pendule.*1 heure 30 minutes/.test(await blucher.page.locator('.consent').innerText()),
  );
  expect(await violations(blucher.page)).toEqual([]);
  await ney.page.locator('.consent').getByRole('button', { name: 'Withdraw' }).click();
  await until(async () => (await blucher.page.locator('.consent').count()) === 0);

  await propose('evening');
  await go.click();
  await blucher.page.locator('.consent button.primary').click();
  for (const { page } of [ney, blucher])
    await until(async () => /1:(30:00|29:\d\d)/.test(await page.locator('.company .clock').first().innerText()));
  expect(await ney.page.locator('.company').innerText()).toContain('You have agreed on another clock');
  // A page that is opened later finds it, too.
  await blucher.page.reload();
  await until(async () => (await blucher.page.locator('.company .clock').count()) === 2);
  expect(await blucher.page.locator('.company').innerText()).toContain('Une autre pendule a été convenue');
  expect([...ney.faults, ...blucher.faults]).toEqual([]);
  for (const { context } of [ney, blucher]) await context.close();
});

it('a live match with hints is agreed to before one sits down, waits until both are ready, and has a hint', async () => {
  const ney = await hostAtOnce(browser(), site(), 'Ney');
  await ney.page.getByLabel('Clock', { exact: true }).selectOption('live');
  await ney.page.getByLabel('Hints are allowed').check();
  const link = await makeAndInvite(ney.page);
  const blucher = await arrive(browser(), site(), 'Blücher', link, { size: 'phone', language: 'fr' });
  await until(async () => (await blucher.page.locator('main').innerText()).includes('conseils permis'));
  await blucher.page.locator('.seats button').first().click();
  for (const { page } of [ney, blucher]) await page.waitForSelector('.muster');
  expect(await violations(ney.page)).toEqual([]);
  await ney.page.getByRole('button', { name: 'I am ready' }).click();
  await until(async () =>
    (await ney.page.locator('.muster [role=status]').innerText()).includes('Waiting for Blücher'),
  );
  expect(await violations(blucher.page)).toEqual([]);
  await blucher.page.getByRole('button', { name: 'Je suis prêt' }).click();
  for (const { page } of [ney, blucher]) await page.waitForSelector('.table');
  const hint = (await ney.page.locator('.prompt').innerText()).includes('Blücher')
    ? blucher.page.locator('.tools button', { hasText: 'Un conseil' })
    : ney.page.locator('.tools button', { hasText: 'Hint' });
  await hint.click();
  await until(async () => {
    const advised = await Promise.all([ney, blucher].map(({ page }) => page.locator('.hinted .choice').count()));
    return advised.includes(1);
  });
  expect([...ney.faults, ...blucher.faults]).toEqual([]);
  for (const { context } of [ney, blucher]) await context.close();
});
