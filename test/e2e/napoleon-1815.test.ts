import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isWhole, share } from '../share.ts';
import { violations } from './support/axe.ts';
import { begin, playOut } from './support/campaign.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { goOn, isAsked, until, visit } from './support/player.ts';
import { late, openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

it('where a march can go is shown with its price', async () => {
  const march = await stage(3, async ({ choices }) => choices.find(({ kind }) => kind === 'step') ?? null, {
    game: 'napoleon-1815',
    options: { scenario: 'ligny-quatre-bras' },
    seats: 2,
  });
  const { page, context, faults } = await visit(browser(), site());
  await openSaved(page, march.save);
  await page.waitForSelector('[data-choice=step]');
  await page.waitForSelector('.n15-reach-plate', { state: 'attached' });
  expect(await page.locator('.n15-reach-plate').count()).toBeGreaterThan(3);
  expect(faults).toEqual([]);
  await context.close();
});

deeply(
  'a match against a bot, by the map and by words, to the result',
  async () => {
    const visitor = await visit(browser(), site());
    const { page, context, faults } = visitor;
    // From its beginning, or in a shorter run from shortly before its end.
    if (isWhole) {
      await begin(visitor, site(), {}, ['me', 'bot/greedy']);
      await until(() => isAsked(page));
      expect(await violations(page)).toEqual([]);
    } else {
      const options = { scenario: 'ligny-quatre-bras' };
      await openSaved(page, (await late(3, 5, { game: 'napoleon-1815', options })).save);
    }
    await playOut(page, share(200, 20));
    expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
    // The charts are fetched when they are needed.
    await page.waitForSelector('.result .chart', { state: 'attached' });
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  },
  600_000,
);

it('in the fog, on a phone, in French: the sheets, the hand, no sideways scrolling', async () => {
  const visitor = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  const { page, context, faults } = visitor;
  await begin(visitor, site(), { Règles: 'grognard' }, ['me', 'bot/greedy']);
  await until(() => isAsked(page));
  for (let turn = 0; turn < share(20, 6); turn++) await goOn(page, turn);
  // Enemy blocks stand with their backs to the viewer: none of them has a name.
  await until(() => isAsked(page));
  expect(await page.locator('.n15-back').count()).toBeGreaterThan(3);
  for (const [n, sheet] of ['.orders', '.hand', '.chronicle', '.menu'].entries()) {
    await page.locator('.tabs button').nth(n).tap();
    await page.locator(`.side > ${sheet}`).waitFor();
    // What is around the sheets is the same under all of them; those that follow the hand are set alike for all games.
    if (isWhole || n < 2) expect(await violations(page, n === 0 ? 'html' : '.side')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(1);
  }
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

/** Every card of a hand that the page shows: one's own, and others' that were seen. Those that lie open are no secret. */
async function handOf(page: Page): Promise<string[]> {
  return page
    .locator('.n15-hand [data-thing^="card:"]')
    .evaluateAll((all) =>
      all.filter((card) => card.closest('.n15-in-force') === null).map((card) => card.getAttribute('data-thing') ?? ''),
    );
}

deeply(
  'three people at one screen: a curtain between them, and no page holds another seat’s cards',
  async () => {
    const visitor = await visit(browser(), site());
    const { page, context, faults } = visitor;
    await begin(visitor, site(), { Players: '3' }, ['me', 'friend', 'friend']);
    const hands = new Map<string, readonly string[]>();
    for (let change = 0; change < share(9, 4); change++) {
      await page.waitForSelector('.curtain');
      expect(await page.locator('.table, .hand, .log, .choice, [data-thing]').count()).toBe(0);
      const name = (await page.locator('.curtain h1').textContent()) ?? '';
      await page.locator('.curtain button').click();
      await page.waitForSelector('.table');
      // Whether the two allies may talk is said to everybody.
      await until(async () => (await page.locator('.n15-talk').count()) === 1);
      for (const [other, held] of hands) {
        if (other === name) continue;
        const shown = await handOf(page);
        for (const card of held) expect(shown).not.toContain(card);
      }
      for (let turn = 0; turn < 400 && (await page.locator('.curtain').count()) === 0; turn++) {
        hands.set(name, await handOf(page));
        await goOn(page);
      }
    }
    expect(hands.size).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  },
  180_000,
);
