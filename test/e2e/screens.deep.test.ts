import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { isNight, isWhole, some } from '../share.ts';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { type Visitor, visit } from './support/player.ts';
import { openSaved, pressNamed, stage } from './support/staged.ts';

const { site, browser } = house();

/** A battle at its first assault, and one that is over. */
const fight = stage(2, async ({ choices }) => choices.find(({ kind }) => kind === 'assault') ?? null);
const end = stage(2, async () => null);

/** Controls smaller than a finger or a pointer needs. */
async function small(page: Page, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const all = [...document.querySelectorAll('button, a, select, input:not([type=file]), summary, [role=button]')];
    return all.flatMap((control) => {
      if (control.closest('p, dd, li p, .unseen, .skip, [data-thing]') !== null || control.matches('.skip, .clause'))
        return [];
      const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0 || !control.checkVisibility()) return [];
      return width + 0.5 < pixels || height + 0.5 < pixels
        ? [`${Math.round(width)}x${Math.round(height)} ${control.outerHTML.slice(0, 100)}`]
        : [];
    });
  }, least);
}

/** French sentences in which a line could begin with a sign that belongs to the word before it. */
async function loose(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.lang !== 'fr') return [];
    return document.body.innerText.split('\n').filter((line) => / [:;!?»]|« /.test(line));
  });
}

/** Looks at the page; axe, which takes longest, only at the part that is new since the last look, if any is. */
async function check({ page, faults }: Visitor, least: number, part: string | null = 'html'): Promise<void> {
  if (part !== null) expect(await violations(page, part)).toEqual([]);
  expect(await loose(page)).toEqual([]);
  expect(await small(page, least)).toEqual([]);
  expect(faults).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
  expect(wide).toBe(false);
}

/** A phone and a desk, both languages and both lights; a night's run adds the tablet and joins them in more ways. */
const combinations = [
  { size: 'phone', language: 'fr', theme: 'dark', least: 44 },
  { size: 'desk', language: 'en', theme: 'light', least: 24 },
  { size: 'tablet', language: 'fr', theme: 'light', least: 44 },
  { size: 'desk', language: 'fr', theme: 'dark', least: 24 },
  { size: 'phone', language: 'en', theme: 'light', least: 44 },
] as const;
const joined = combinations.slice(0, isNight ? combinations.length : 2);

// In every run the pages and the table on a phone, in French, by candle; fights and results at a desk, in English, by day.
describe.each(some(joined))('$size, $language, $theme', ({ least, ...wanted }) => {
  it('every page is clean', async () => {
    const visitor = await visit(browser(), site(), wanted);
    const { page, context } = visitor;
    await check(visitor, least);
    const ofGames = shelf.flatMap(({ id }) => [`/new/${id}`, `/rules/${id}`, `/data/${id}`]);
    for (const address of ['/settings', ...ofGames, '/match/none']) {
      await page.goto(`${site().url}${address}`);
      await page.waitForSelector('main h1:not(.unseen)');
      if (address.startsWith('/rules')) await page.waitForSelector('.introduction li p');
      if (address.startsWith('/data')) await page.waitForSelector('.sources');
      // The pages of all games are set alike, but for what each says of its rules.
      const isKnown = shelf.slice(1).some(({ id }) => address.endsWith(`/${id}`));
      const own = address.startsWith('/rules') ? '.introduction' : null;
      // Whole on a phone in French, and at a desk in English.
      const whole = isWhole && (wanted.size === 'phone') === (wanted.language === 'fr');
      await check(visitor, least, isKnown && !whole ? own : 'html');
    }
    await context.close();
  });

  it('the table is clean: a question, odds, why not, the replay', async () => {
    const visitor = await visit(browser(), site(), wanted);
    const { page, context } = visitor;
    await page.locator('[data-game=manoeuvre] .play').click();
    await page.waitForSelector('.prompt[data-mine=true]');
    await check(visitor, least);
    await page.locator('.board-frame [data-thing][aria-disabled=true]').first().dispatchEvent('click');
    await page.waitForSelector('.why-not');
    await check(visitor, least, '.side');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`${site().url}/replay/${id}`);
    await page.waitForSelector('.steps');
    await check(visitor, least);
    await context.close();
  });
});

describe.each(isWhole ? joined : joined.slice(1, 2))('$size, $language, $theme', ({ least, ...wanted }) => {
  it('a fight with its odds, the result and the curtain are clean', async () => {
    const visitor = await visit(browser(), site(), wanted);
    const { page, context } = visitor;
    const { save, game, view, choice } = await fight;
    if (choice === null) throw new Error('there was no assault');
    await openSaved(page, save);
    await pressNamed(page, game.text[wanted.language].choice(view, choice));
    await page.waitForSelector('.pending .odds-bar');
    await check(visitor, least);

    await page.goto(site().url);
    await openSaved(page, (await end).save);
    await page.waitForSelector('.result .outcome');
    await check(visitor, least, '.side');

    await page.goto(`${site().url}/new/manoeuvre`);
    await page.locator('form select').nth(1).selectOption('friend');
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('.curtain button');
    await check(visitor, least);
    await context.close();
  });
});

it('no game is loaded before it is opened, and then in the language that is read, which changes at once and is remembered', async () => {
  const { page, context } = await visit(browser(), site());
  // Of the page and of its workers alike.
  const scripts = new Set<string>();
  context.on('request', (request) => scripts.add(request.url()));
  await page.reload();
  await page.waitForSelector('.box');
  const loaded = async () => {
    const asked = [...scripts].filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(asked.map(async (name) => (await page.request.get(name)).text()));
    return (words: string) => texts.some((text) => text.includes(words));
  };
  expect((await loaded())('Imperial Guard')).toBe(false);

  await page.locator('[data-game=manoeuvre] .play').click();
  await page.waitForSelector('.prompt[data-mine=true]');
  const inFrench = 'des batailles rapides au temps de Napoléon';
  const isThere = await loaded();
  expect(isThere('Imperial Guard')).toBe(true);
  expect(isThere('quick battles of the age of Napoleon')).toBe(true);
  expect(isThere(inFrench)).toBe(false);
  expect([...scripts].filter((name) => /arrange|introduction|guide|case/.test(name))).toEqual([]);
  await page.locator('.table-bar .language').click();
  await page.locator('.prompt').getByText('C’est à vous').waitFor();
  expect((await loaded())(inFrench)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.reload();
  await page.locator('.prompt').getByText('C’est à vous').waitFor();
  await context.close();
});
