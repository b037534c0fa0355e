import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { onShelf } from '../../src/games/shelf.ts';
import { vainOf } from '../../src/web/weighing/odds.tsx';
import { some } from '../share.ts';
import { isLed, listen } from './support/ears.ts';
import { house } from './support/house.ts';
import { actByKeys, isOn } from './support/keys.ts';
import { isAsked, until, visit } from './support/player.ts';
import { openSaved, type Play, pressNamed, stage } from './support/staged.ts';

const { site, browser } = house();

const guides = await Promise.all(
  shelf.map(async ({ id, present }) => ({ game: id, guide: await (await present?.())?.guide?.() })),
);
const lessons = guides.flatMap(({ game, guide }) => (guide === undefined ? [] : [{ game, steps: guide.steps }]));

const stepOf = async (page: Page) => Number(await page.locator('.guide').getAttribute('data-step'));
const LIT = '.table [data-thing][aria-disabled=false][aria-pressed=false]';

/** Where a word decides what is done with the thing that was touched: the figure of the one that the step asks for. */
async function figureOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const asked = document.querySelector('.guide .todo')?.textContent ?? '';
    const choices = [...document.querySelectorAll('.orders .choice')];
    const wanted = choices.find((choice) => asked.endsWith(choice.querySelector('span')?.textContent ?? asked));
    return wanted?.querySelector('.key')?.textContent ?? null;
  });
}

/** Goes on by keys alone: Enter, where the card leads on or odds wait for the last word; otherwise to what is lit, and Enter there. */
async function press(page: Page): Promise<void> {
  const figure = await figureOf(page);
  if (figure !== null) return page.keyboard.press(figure);
  // All is touched, and one of several things that could be done with it is named by its figure.
  const word = page.locator('.orders .choice[data-wanted=true] .key');
  if ((await word.count()) > 0) {
    await page.keyboard.press(await word.innerText());
    return;
  }
  const [leads, waits] = [await page.locator('.guide .primary').count(), await page.locator('.pending').count()];
  if (leads === 0 && waits === 0) {
    await until(async () => (await page.locator(LIT).count()) > 0 || (await page.locator('.pending').count()) > 0);
    if ((await page.locator('.pending').count()) === 0) await page.keyboard.press('n');
  }
  await page.keyboard.press('Enter');
}

describe.each(some(lessons))('the lesson of $game by keys alone', ({ game, steps }) => {
  it('leads from step to step, says each once, and the focus never gets lost', async () => {
    const { page, context, faults } = await visit(browser(), site());
    await page.locator(`[data-game=${game}] a[href^="/learn/"]`).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.guide');
    const heard = await listen(page);
    for (let n = 0; n + 1 < steps.length; n++) {
      await until(async () => {
        if ((await stepOf(page)) > n) return true;
        const before = await page.locator('#main').innerHTML();
        await press(page);
        await expect.poll(() => page.locator('#main').innerHTML(), { timeout: 30_000 }).not.toBe(before);
        return false;
      });
      expect(await stepOf(page)).toBe(n + 1);
      await expect.poll(() => isLed(page), { timeout: 30_000 }).toBe(true);
    }
    const titles = steps.map(({ words }) => `${words.en.title}.`);
    const said = (await heard()).flatMap((text) => titles.filter((title) => text.startsWith(title)));
    // The first one stood there before anybody listened.
    expect(said).toEqual(titles.slice(1));
    expect(faults).toEqual([]);
    await context.close();
  }, 300_000);
});

const LIGNY: Play = { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras' } };

describe.each(
  some([
    { game: 'Manœuvre', play: undefined, step: 'combat.declare', piece: 'unit:' },
    { game: 'Napoléon 1815', play: LIGNY, step: 'operation.designate', piece: 'block:' },
  ] as const),
)('the arrow keys on the board of $game', ({ play, step, piece }) => {
  it('come to every piece, also inside a pile, and to every place that no piece stands for', async () => {
    const { save } = await stage(
      3,
      async ({ view, choices }) => (view.step === step ? (choices[0] ?? null) : null),
      play,
    );
    const { page, context, faults } = await visit(browser(), site());
    await openSaved(page, save);
    await until(() => isAsked(page));
    await page.keyboard.press('b');
    const { missed, pieces } = await page.evaluate((kind) => {
      const walked = (element: Element) =>
        element.closest('[data-between]') === null || element.getAttribute('aria-disabled') === 'false';
      const all = [...document.querySelectorAll<SVGElement>('.board-sheet [data-thing]')].filter(walked);
      const met = new Set<Element>(document.activeElement === null ? [] : [document.activeElement]);
      for (const from of met)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          if (from instanceof SVGElement || from instanceof HTMLElement) from.focus();
          from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
          if (document.activeElement !== null) met.add(document.activeElement);
        }
      const covered = new Set(all.map((element) => element.getAttribute('data-under')));
      const names = (some: readonly Element[]) => some.map((element) => element.getAttribute('data-thing') ?? '');
      return {
        missed: names(all.filter((element) => !met.has(element))).filter((name) => !covered.has(name)),
        pieces: names([...met]).filter((name) => name.startsWith(kind)).length,
      };
    }, piece);
    expect(missed).toEqual([]);
    expect(pieces).toBeGreaterThan(8);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('from an attack of which nothing good can come Enter leads back, and the key after it goes on', async () => {
  const manoeuvre = await onShelf(shelf, 'manoeuvre')?.present?.();
  const { save, game, view, choice } = await stage(1, async ({ view: seen, choices, odds }) => {
    for (const each of choices) {
      const weighed = await odds(each);
      if (weighed === null) continue;
      if (vainOf(weighed, manoeuvre?.fighting?.(seen, weighed) ?? null, seen) !== null) return each;
    }
    return null;
  });
  if (choice === null) throw new Error('no attack of this battle is in vain: take another');
  const { page, context, faults } = await visit(browser(), site());
  await openSaved(page, save);
  await until(() => isAsked(page));
  const sentence = game.text.en.choice(view, choice);
  const lines = () => page.locator('.chronicle .log button').count();
  const before = await lines();
  await pressNamed(page, sentence);
  await until(() => isOn(page, '.pending .back'));
  await page.keyboard.press('Enter');
  await until(() => isAsked(page));
  expect(await lines()).toBe(before);
  await pressNamed(page, sentence);
  await until(() => isOn(page, '.pending .back'));
  await actByKeys(page, 0);
  await until(async () => (await lines()) > before);
  expect(faults).toEqual([]);
  await context.close();
});

it('? lists every key, at the shelf and at a table, and Esc leads back to where one was', async () => {
  const { page, context, faults } = await visit(browser(), site());
  for (const path of ['/', '/learn/manoeuvre']) {
    await page.goto(`${site().url}${path}`);
    await page.locator('.box, .guide').first().waitFor();
    await page.locator('main a').first().focus();
    const before = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('?');
    await page.locator('dialog kbd').first().waitFor();
    const keys = await page.locator('dialog kbd').allTextContents();
    expect(keys.join(' ').split(/[ ,]+/)).toEqual(
      expect.arrayContaining([...'QBNPUHLW', 'Enter', 'Esc', 'Space', 'Arrows', '?', '[', ']', '.', '+', '−', '0']),
    );
    await page.keyboard.press('Escape');
    await until(async () => (await page.locator('dialog').count()) === 0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  }
  expect(faults).toEqual([]);
  await context.close();
});
