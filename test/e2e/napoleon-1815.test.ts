import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { isAsked, isOver, press, until, type Visitor, visit, watch } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

async function begin(
  { page }: Visitor,
  options: Readonly<Record<string, string>>,
  players: readonly string[],
): Promise<void> {
  await page.goto(`${site().url}/new/napoleon-1815`);
  await page.waitForSelector('form');
  for (const [name, value] of Object.entries(options)) await page.getByLabel(name, { exact: true }).selectOption(value);
  const seats = page.locator('form fieldset').first().locator('select');
  // The form has as many seats as the options ask for.
  await until(async () => (await seats.count()) === players.length);
  for (const [seat, player] of players.entries()) await seats.nth(seat).selectOption(player);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.table, .curtain');
}

/** Fights where it can and marches; otherwise touches something that is lit on the map. False if there was nothing to do. */
async function campaign(page: Page, turn: number): Promise<boolean> {
  return page.evaluate((n) => {
    // Once enough has been seen, armies that only march would keep the match from its end.
    const enough = n > 200 ? ', [data-choice=pass]' : '';
    const order = document.querySelector<HTMLElement>(`[data-choice=fight], [data-choice=go]${enough}`);
    if (order !== null) order.click();
    const lit = [...document.querySelectorAll('.board-frame [data-thing][aria-disabled=false]')];
    const thing = lit[n % Math.max(1, lit.length)];
    if (order === null) thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // What can be touched is listed a moment before it is lit.
    const soon = document.querySelector('[data-choice=stack], [data-choice=step]') !== null;
    return order !== null || thing !== undefined || soon;
  }, turn);
}

/** Plays on to the result, by the map where it leads on and by words where it does not. */
async function playOut(page: Page): Promise<void> {
  const alive = watch(page);
  for (let turn = 0; !(await isOver(page)); turn++) {
    await alive();
    const curtain = page.locator('.curtain button');
    if ((await curtain.count()) > 0) await curtain.click({ timeout: 1000 }).catch(() => undefined);
    else if (await isAsked(page)) {
      // The pending word first, or a march that is lit would be touched for ever.
      if ((await page.locator('.pending .primary').count()) > 0 || !(await campaign(page, turn)))
        await press(page, turn);
    } else await press(page);
    await page.waitForTimeout(15);
  }
}

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

it('a whole match against a bot, by the map and by words, to the result', async () => {
  const visitor = await visit(browser(), site());
  const { page, context, faults } = visitor;
  await begin(visitor, {}, ['me', 'bot/greedy']);
  await until(() => isAsked(page));
  expect(await violations(page)).toEqual([]);
  await playOut(page);
  expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
  // The charts are fetched when they are needed.
  await page.waitForSelector('.result .chart', { state: 'attached' });
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);

it('a whole match of two people at one screen, with dice, in French', async () => {
  const visitor = await visit(browser(), site(), { language: 'fr', theme: 'dark' });
  const { page, context, faults } = visitor;
  await begin(visitor, { Combat: 'dice' }, ['me', 'friend']);
  await playOut(page);
  expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
}, 600_000);

it.each([
  ['France', 0],
  ['the English', 1],
  ['the Prussians', 2],
] as const)(
  'three seats, a person for %s and bots in the others, to the result',
  async (_, mine) => {
    const visitor = await visit(browser(), site());
    const { page, context, faults } = visitor;
    const players = [0, 1, 2].map((seat) => (seat === mine ? 'me' : 'bot/random'));
    await begin(visitor, { Players: '3' }, players);
    await playOut(page);
    expect(await page.locator('.outcome').textContent()).toMatch(/\w/);
    expect(faults).toEqual([]);
    await context.close();
  },
  600_000,
);

it('in the fog, on a phone, in French: the sheets, the hand, no sideways scrolling', async () => {
  const visitor = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  const { page, context, faults } = visitor;
  await begin(visitor, { Règles: 'grognard' }, ['me', 'bot/greedy']);
  await until(() => isAsked(page));
  for (let turn = 0; turn < 30; turn++) {
    await press(page, turn);
    await page.waitForTimeout(30);
  }
  // Enemy blocks stand with their backs to the viewer: none of them has a name.
  await until(() => isAsked(page));
  expect(await page.locator('.n15-back').count()).toBeGreaterThan(3);
  for (const sheet of await page.locator('.tabs button').all()) {
    await sheet.tap();
    expect(await violations(page)).toEqual([]);
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

it('three people at one screen: a curtain between them, and no page holds another seat’s cards', async () => {
  const visitor = await visit(browser(), site());
  const { page, context, faults } = visitor;
  await begin(visitor, { Players: '3' }, ['me', 'friend', 'friend']);
  const hands = new Map<string, readonly string[]>();
  for (let change = 0; change < 9; change++) {
    await page.waitForSelector('.curtain');
    expect(await page.locator('.table, .hand, .log, .choice, [data-thing]').count()).toBe(0);
    const name = (await page.locator('.curtain h1').textContent()) ?? '';
    await page.locator('.curtain button').click();
    await page.waitForSelector('.table');
    // Whether the two allies may talk is said to everybody.
    expect(await page.locator('.n15-talk').count()).toBe(1);
    for (const [other, held] of hands) {
      if (other === name) continue;
      const shown = await handOf(page);
      for (const card of held) expect(shown).not.toContain(card);
    }
    for (let turn = 0; turn < 400 && (await page.locator('.curtain').count()) === 0; turn++) {
      hands.set(name, await handOf(page));
      await press(page);
      await page.waitForTimeout(10);
    }
  }
  expect(hands.size).toBe(3);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);
