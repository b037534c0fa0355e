import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { act } from './support/acting.ts';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { actByKeys, isOn } from './support/keys.ts';
import { clickIf, confirm, fillIn, goOn, isAsked, isOver, type Visitor, visit, watch } from './support/player.ts';
import { openSaved } from './support/staged.ts';

const { site, browser } = house();

/** Plays on by that hand until so much was done or the battle is over; tells how often something on the board was touched. */
async function playOn(page: Page, acts: number, by: (turn: number) => Promise<boolean>): Promise<number> {
  const alive = watch(page);
  let touched = 0;
  for (let turn = 0; turn < acts && !(await isOver(page)); ) {
    await alive();
    if (!(await isAsked(page)) && (await page.locator('.pending').count()) === 0) continue;
    if (await by(turn++)) touched++;
  }
  return touched;
}

/** By mouse or finger, with the last word wherever odds wait for it. */
const pointing = (page: Page, by: 'mouse' | 'finger') => async (turn: number) =>
  !(await confirm(page)) && (await isAsked(page)) && act(page, turn, by);

const LIT = '.board-frame [data-thing][aria-disabled=false][aria-pressed=false]';

/** By keys: to something lit on the board and Enter there, in turn with the figures of the list. */
const byKeys = (page: Page) => async (turn: number) => {
  const isTouch =
    turn % 3 > 0 && (await page.locator('.pending').count()) === 0 && (await page.locator(LIT).count()) > 0;
  if (!isTouch) return actByKeys(page, turn);
  for (let n = 0; n <= turn % 5; n++) await page.keyboard.press('n');
  const isThere = await isOn(page, LIT);
  if (isThere) await page.keyboard.press('Enter');
  return isThere;
};

/** Lets go by whatever can be, so that the battle comes to its end or that far, and otherwise takes the first choice. */
async function letGo(page: Page, isFar = () => isOver(page)): Promise<void> {
  const alive = watch(page);
  while (!(await isFar())) {
    await alive();
    if (await confirm(page)) continue;
    if ((await isAsked(page)) && !(await clickIf(page, '.orders [data-choice=pass]'))) await goOn(page);
  }
}

/** The only match that is kept, as a file. */
async function saved({ page }: Visitor): Promise<string> {
  await page.goto(site().url);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const stream = await file.createReadStream();
  return (await stream.toArray()).join('');
}

it('the small battle is begun by mouse at a desk, goes on by finger on a phone, and is played by keys to its result', async () => {
  const desk = await visit(browser(), site());
  await desk.page.goto(`${site().url}/new/vive-l-empereur`);
  await fillIn(desk.page, { Battle: 'hassenhausen' });
  expect(await playOn(desk.page, 60, pointing(desk.page, 'mouse'))).toBeGreaterThan(20);
  const first = await saved(desk);

  const phone = await visit(browser(), site(), { size: 'phone' });
  await openSaved(phone.page, first);
  expect(await playOn(phone.page, 60, pointing(phone.page, 'finger'))).toBeGreaterThan(20);
  const second = await saved(phone);

  const keys = await visit(browser(), site());
  await openSaved(keys.page, second);
  expect(await playOn(keys.page, 60, byKeys(keys.page))).toBeGreaterThan(10);
  await letGo(keys.page);
  expect(await keys.page.locator('.outcome').textContent()).toMatch(/\w/);
  await keys.page.waitForSelector('.result .chart', { state: 'attached' });
  expect(await violations(keys.page)).toEqual([]);
  for (const { faults, context } of [desk, phone, keys]) {
    expect(faults).toEqual([]);
    await context.close();
  }
}, 900_000);

it('the large battle against a bot takes forty choices from the list, and goes on to its third turn', async () => {
  const { page, context, faults } = await visit(browser(), site(), { language: 'fr', theme: 'dark' });
  await page.goto(`${site().url}/new/vive-l-empereur`);
  await fillIn(page, { Bataille: 'quatre-bras' });
  const isTurn = async (turn: number) =>
    ((await page.locator('.ve-when').textContent()) ?? '').includes(`tour ${turn} `);
  for (let n = 0; n < 40; n++) await goOn(page, n);
  await letGo(page, () => isTurn(3));
  expect(await isOver(page)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
}, 900_000);
