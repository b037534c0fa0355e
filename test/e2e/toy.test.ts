import { expect, it } from 'vitest';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { clickIf, goOn, isAsked, isOver, press, said, setUp, until, visit, watch } from './support/player.ts';
import { shelf } from './toy-shelf.ts';

// The shell knows the shelf, never a single game: with another shelf it is the same house.
const { site, browser } = house('test/e2e/toy-shelf.ts');

it('shows what is on the shelf, and plays a game that has no drawing', async () => {
  const { page, context, faults } = await visit(browser(), site());
  expect(await page.locator('.box').count()).toBe(shelf.length);
  await setUp(page, { Length: 'long' });
  await page.waitForSelector('.plain-board');
  for (let turn = 0; turn < 300 && !(await isOver(page)); turn++) await goOn(page, turn);
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

it('a secret choice of three at once: the screen goes round', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, { Players: '3', 'Seat 2': 'friend', 'Seat 3': 'friend' });
  const names = new Set<string>();
  for (let hands = 0; hands < 3; hands++) {
    await page.waitForSelector('.curtain');
    names.add((await page.locator('.curtain h1').textContent()) ?? '');
    await page.locator('.curtain button').click();
    await page.waitForSelector('.choice');
    await press(page);
    if (hands < 2) await until(async () => (await page.locator('.curtain').count()) > 0);
  }
  expect(names.size).toBe(3);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('two bots are watched, at a pace, to the end', async () => {
  const { page, context, faults } = await visit(browser(), site(), { speed: 'fast' });
  await page.getByRole('button', { name: 'Watch two bots' }).click();
  await page.waitForSelector('.happening');
  expect(await page.locator('.choice').count()).toBe(0);
  const alive = watch(page);
  while (!(await isOver(page))) await alive();
  expect(faults).toEqual([]);
  await context.close();
});

it('odds are shown before dice fall, and what was chosen can be taken back until then', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const sitDown = () => setUp(page, { Length: 'long', 'Seat 2': 'friend' });
  await sitDown();
  let odds = 0;
  let back = 0;
  const alive = watch(page);
  for (let turn = 0; odds === 0 || back === 0; turn++) {
    await alive();
    // Chance may end a match before both were seen: then another one is begun.
    if (await isOver(page)) {
      await page.goto(site().url);
      await page.waitForSelector('.box');
      await sitDown();
    }
    await clickIf(page, '.curtain button');
    if ((await page.locator('.pending .odds-bar').count()) > 0) {
      odds++;
      await page.locator('.pending .secondary').click();
      await until(async () => (await page.locator('.pending').count()) === 0);
    }
    // Only at rest: a choice on its way and one taken back may cross.
    const before = await said(page);
    if (back === 0 && (await isAsked(page)) && (await clickIf(page, '.undo button[aria-disabled=false]'))) {
      await until(async () => (await said(page)) !== before);
      back++;
    }
    if (!(await isAsked(page)) || !(await clickIf(page, '[data-choice=attack]'))) await press(page, turn);
  }
  expect(faults).toEqual([]);
  await context.close();
}, 300_000);
