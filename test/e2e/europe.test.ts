import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { some } from '../share.ts';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';
import { openSaved, stage } from './support/staged.ts';

const { site, browser } = house();

const CAMPAIGN = { game: 'napoleonic-wars', options: { scenario: 'the-end-1813' }, seats: 1 };

/** All of Europe is under arms, and the player says where it is fought first. */
const battles = stage(
  7,
  async ({ view, choices }) => (view.step === 'battles.choose' && choices.length > 1 ? (choices[0] ?? null) : null),
  CAMPAIGN,
);

const SCREENS = [
  { name: 'desk', size: 'desk', width: 1440, height: 900, far: 'false' },
  { name: 'laptop', size: 'desk', width: 1024, height: 768, far: 'true' },
  { name: 'tablet', size: 'tablet', width: 820, height: 1180, far: 'true' },
  { name: 'phone', size: 'phone', width: 390, height: 844, far: 'true' },
  { name: 'small phone', size: 'phone', width: 360, height: 640, far: 'true' },
] as const;

/** What of the map cannot be read: letters below eleven pixels, and words that run over the plate or token they stand on. */
const illegible = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<SVGTextElement>('.nw-board text, .nw-status text')].filter((text) =>
      text.checkVisibility({ visibilityProperty: true }),
    );
    const small = seen.flatMap((text) => {
      const { a = 1, b = 0 } = text.getScreenCTM() ?? {};
      const pixels = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return pixels < 11 ? [`${text.textContent}: ${pixels.toFixed(1)} px`] : [];
    });
    const over = (parts: string, words: string, until: string, at: 'left' | 'right') =>
      [...document.querySelectorAll(`.nw-board ${parts}`)].flatMap((part) => {
        const word = part.querySelector(words);
        const edge = part.querySelector(until)?.getBoundingClientRect()[at];
        const beyond = word === null || edge === undefined ? 0 : word.getBoundingClientRect().right - edge;
        return beyond > 1 ? [`${part.textContent} by ${beyond.toFixed(1)} px`] : [];
      });
    const wide = [
      ...over('.nw-plate', '.nw-plate-name', '.nw-plate-strength', 'left'),
      ...over('.nw-token', 'text', 'rect', 'right'),
    ];
    return { count: seen.length > 20, small, wide };
  });

/** Nations that may be chosen and are too small for a finger. */
const tight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.thing-lit > [data-thing^="nation:"]')].flatMap((control) =>
      [...control.querySelectorAll('rect')].flatMap((area) => {
        const { width, height } = area.getBoundingClientRect();
        const isSeen = area.checkVisibility({ visibilityProperty: true });
        return isSeen && Math.min(width, height) < 44 ? [`${width} × ${height}`] : [];
      }),
    ),
  );

describe.each(some(SCREENS.toReversed(), 2))('the map of Europe on a $name', ({ size, width, height, far }) => {
  it.each(['en', 'fr'] as const)('can be read and touched (%s)', async (language) => {
    const { page, context, faults } = await visit(browser(), site(), { size, language });
    await page.setViewportSize({ width, height });
    await openSaved(page, (await battles).save);
    await page.waitForSelector('.prompt[data-mine=true]');
    await page.waitForSelector('.nw-plot.thing-lit');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('.board-frame').getAttribute('data-far')).toBe(far);
    expect(await illegible(page)).toEqual({ count: true, small: [], wide: [] });
    if (size === 'phone') expect(await tight(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
