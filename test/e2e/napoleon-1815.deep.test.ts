import { expect, it } from 'vitest';
import { isNight } from '../share.ts';
import { violations } from './support/axe.ts';
import { begin, playOut } from './support/campaign.ts';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';

const { site, browser } = house();

it('a whole match of two people at one screen, with dice, in French', async () => {
  const visitor = await visit(browser(), site(), { language: 'fr', theme: 'dark' });
  const { page, context, faults } = visitor;
  await begin(visitor, site(), { Combat: 'dice' }, ['me', 'friend']);
  await playOut(page);
  expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);

const SEATS = [
  ['the Prussians', 2],
  ['France', 0],
  ['the English', 1],
] as const;

// One seat of three in a whole run; a night's run plays all.
it.each(isNight ? SEATS : SEATS.slice(0, 1))(
  'three seats, a person for %s and bots in the others, to the result',
  async (_, mine) => {
    const visitor = await visit(browser(), site());
    const { page, context, faults } = visitor;
    const players = [0, 1, 2].map((seat) => (seat === mine ? 'me' : 'bot/random'));
    await begin(visitor, site(), { Players: '3' }, players);
    await playOut(page);
    expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
    expect(faults).toEqual([]);
    await context.close();
  },
  600_000,
);
