import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { there } from '../../src/kernel/there.ts';
import { some } from '../share.ts';
import { house } from './support/house.ts';
import { until, visit } from './support/player.ts';
import { openSaved, pressNamed, stage } from './support/staged.ts';

const { site, browser } = house();

const PHONES = [
  { name: 'a small phone', width: 360, height: 640 },
  { name: 'a phone', width: 390, height: 844 },
];

const discarding = stage(5, async ({ view, choices }) =>
  view.step === 'turn.discard' && choices.length > 4 ? (choices[0] ?? null) : null,
);
const LIGNY = { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras' }, seats: 2 };
const attacking = stage(8, async ({ choices }) => choices.find(({ kind }) => kind === 'fight') ?? null, LIGNY);

/** By how many pixels the edge of that card of the hand, as a chosen one has it, is cut at each side; none where it is seen whole. */
async function cutOff(page: Page, place: number): Promise<Record<string, number>> {
  return page.evaluate((n) => {
    const card = document.querySelectorAll('.side > .hand .card-frame')[n];
    if (card === undefined) throw new Error(`there is no card ${n}`);
    const drawn = getComputedStyle(card, '::before');
    const shadows = [...getComputedStyle(card).boxShadow.matchAll(/0px 0px 0px (\d+)px/g)].map(([, wide]) =>
      Number(wide),
    );
    // Styles tell lengths as they are before the hand is made smaller, boxes as they are seen.
    const reach =
      Math.max(drawn.display === 'none' ? 0 : -Number.parseFloat(drawn.left), ...shadows) * card.currentCSSZoom;
    const { left, top, right } = card.getBoundingClientRect();
    const out: Record<string, number> = {};
    const cut = (side: string, by: number) => {
      if (by > 0) out[side] = Math.max(out[side] ?? 0, Math.round(by));
    };
    cut('left', reach - left);
    cut('right', right + reach - window.innerWidth);
    for (let around = card.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const room = around.getBoundingClientRect();
      cut('left', room.left - left + reach);
      cut('right', right + reach - room.right);
      cut('top', room.top - top + reach);
    }
    return out;
  }, place);
}

/** Whether the place of that name lies in the window onto the board. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => {
    const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
    const places = [...document.querySelectorAll('.board-frame [data-thing^="zone:"]')];
    const place = places.find((found) => found.getAttribute('aria-label')?.includes(wanted))?.getBoundingClientRect();
    if (frame === undefined || place === undefined) throw new Error(`there is no ${wanted}`);
    const { left, right, top, bottom } = place;
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  }, name);
}

it.each(some(PHONES))(
  'on $name the edge of a chosen card, the way back to a match and the place of a fight are seen whole',
  async ({ width, height }) => {
    const { page, context, faults } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
    await page.setViewportSize({ width, height });
    // Whoever wants to be asked once more has the chosen card before him.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('bivouac/settings') ?? '{}');
      localStorage.setItem('bivouac/settings', JSON.stringify({ ...kept, confirm: true, motion: 'less' }));
    });
    await page.reload();
    await openSaved(page, (await discarding).save);
    await page.waitForSelector('.prompt[data-mine=true]');
    const hand = page.locator('.tabs button').nth(1);
    await hand.tap();
    const cards = page.locator('.side > .hand .card-frame');
    expect(await cards.count()).toBe(5);
    // On a sheet of their own they have their full size; smaller, as beside a board, they are hard to read.
    expect(await cards.first().evaluate((card) => card.currentCSSZoom)).toBe(1);
    for (const n of [0, 2, 4]) {
      const button = cards.nth(n).locator('[data-thing]');
      await button.evaluate((card: HTMLElement) => card.click());
      await page.waitForSelector('.pending');
      await hand.tap();
      await page.waitForFunction(
        (nth) => document.querySelectorAll('.side > .hand .card-frame')[nth]?.matches('.thing-chosen'),
        n,
      );
      expect(await cutOff(page, n), `card ${n + 1} of Manœuvre`).toEqual({});
      await page.evaluate(() => document.querySelector<HTMLElement>('.pending .secondary')?.click());
      await page.waitForSelector('.pending', { state: 'detached' });
    }

    // The way back to it is in sight at once.
    await page.locator('.tabs button').nth(3).tap();
    await page.locator('.menu a').first().tap();
    const back = page.locator('[data-standing=yours] .match').first();
    expect(await back.textContent()).toContain('Manœuvre');
    expect((await back.locator('.primary').boundingBox())?.y).toBeLessThan(height - 40);

    // The other game in the same page, which has the styles of both. Where it is fought is brought near: nothing there can be touched.
    await openSaved(page, (await attacking).save);
    await page.waitForSelector('.prompt[data-mine=true]');
    await page.waitForSelector('.board-frame[data-zoomed=true]');
    const { game, view, choice } = await attacking;
    await pressNamed(page, game.text.fr.choice(view, there(choice)));
    await page.waitForSelector('.pending .odds');
    expect(await page.locator('.pending .title').textContent()).toContain('à Mazy');
    await until(() => isInSight(page, 'Mazy'));
    await hand.tap();
    const held = await cards.count();
    expect(held).toBeGreaterThan(2);
    for (let n = 0; n < held; n++) {
      // No card can be chosen just now: it is dressed as a chosen one.
      await cards.nth(n).evaluate((card) => {
        card.classList.add('thing-chosen');
        card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      });
      expect(await cutOff(page, n), `card ${n + 1} of Napoléon 1815`).toEqual({});
    }
    expect(faults).toEqual([]);
    await context.close();
  },
);

/** What of the state of the match stands in each line, from the left. */
async function linesOfStatus(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const lines: { at: number; names: string[] }[] = [];
    const parts = [...document.querySelectorAll('.man-status > *')].map((part) => ({
      part,
      box: part.getBoundingClientRect(),
    }));
    for (const { part, box } of parts.toSorted((a, b) => a.box.left - b.box.left)) {
      const middle = (box.top + box.bottom) / 2;
      const line = lines.find(({ at }) => Math.abs(at - middle) < 8);
      const name = part.classList[0] ?? '';
      if (line === undefined) lines.push({ at: middle, names: [name] });
      else line.names.push(name);
    }
    return lines.toSorted((a, b) => a.at - b.at).map(({ names }) => names);
  });
}

it('the state of a match stands in one line on a tablet, in two on a phone, also in a lesson', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  await page.goto(`${site().url}/learn/manoeuvre`);
  await page.waitForSelector('.guide');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await linesOfStatus(page)).toEqual([
      ['man-turn', 'man-hour'],
      ['man-side', 'man-side'],
    ]);
  }
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await linesOfStatus(page)).toEqual([['man-turn', 'man-side', 'man-side', 'man-hour']]);
  }
  expect(faults).toEqual([]);
  await context.close();
});
