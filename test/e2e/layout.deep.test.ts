import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { some } from '../share.ts';
import { deeply } from './support/deeply.ts';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';
import { openSaved, pressNamed, type Staged, stage } from './support/staged.ts';

const { site, browser } = house();

const CAMPAIGN = { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras' }, seats: 2 };

/** A stack on the march, which may go on in many directions; a fight in the thick of the armies; and cards to be thrown away. */
const march = stage(3, async ({ choices }) => choices.find(({ kind }) => kind === 'step') ?? null, CAMPAIGN);
const crowd = stage(
  2,
  async ({ view, choices }) => (view.step === 'window.ask' && choices.length > 1 ? (choices[0] ?? null) : null),
  CAMPAIGN,
);
const discards = stage(5, async ({ view, choices }) =>
  view.step === 'turn.discard' && choices.length > 4 ? (choices[0] ?? null) : null,
);
const asked =
  (wanted: string) =>
  async ({ choices }: Parameters<Parameters<typeof stage>[1]>[0]) =>
    choices.find(({ kind }) => kind === wanted) ?? null;
const assault = stage(2, asked('assault'));
/** A reaction with more cards than two rows hold, above the ways to let it go by. */
const reaction = stage(5, async ({ view, choices }) =>
  view.step === 'assault.defend' && choices.length > 4 ? (choices[0] ?? null) : null,
);

/** What is asked in the thick of each game, and a fight in it. */
const SAGA = { game: 'napoleon-saga', options: { deployment: 'automatic' } };
const EUROPE = { game: 'napoleonic-wars', options: { scenario: 'napoleon-1805' }, seats: 1 };
/** As many sums as a purse has pounds, under what France did. */
const funds = stage(7, asked('fund'), EUROPE);
const FIELD = { game: 'vive-l-empereur', options: { scenario: 'quatre-bras' } };
const BOARDS = [
  ['Manœuvre', () => discards, () => assault],
  ['Napoléon 1815', () => march, () => stage(3, asked('fight'), CAMPAIGN)],
  ['Napoleon Saga', () => stage(3, asked('move'), SAGA), () => stage(3, asked('charge'), SAGA)],
  ['N: The Napoleonic Wars', () => stage(7, asked('build'), EUROPE), () => stage(7, asked('fight'), EUROPE)],
  ['Vive l’Empereur !', () => stage(3, asked('move'), FIELD), () => stage(3, asked('assault'), FIELD)],
] as const;

const LAPTOP = { name: 'laptop', size: 'desk', width: 1280, height: 720 } as const;
const TABLET = { name: 'tablet held upright', size: 'tablet', width: 820, height: 1180 } as const;
const SCREENS = [
  LAPTOP,
  TABLET,
  { name: 'tablet on its side', size: 'tablet', width: 1180, height: 820 },
  { name: 'phone held upright', size: 'phone', width: 390, height: 844 },
  { name: 'phone on its side', size: 'phone', width: 844, height: 390 },
] as const;

/** Opens the match on such a screen, in French, whose sentences are the longest. */
async function laid({ size, width, height }: (typeof SCREENS)[number], { save }: Staged) {
  const visitor = await visit(browser(), site(), { size, language: 'fr' });
  const { page } = visitor;
  await page.setViewportSize({ width, height });
  await openSaved(page, save);
  await page.waitForSelector('.prompt[data-mine=true]');
  await page.waitForSelector('.orders .choices');
  await page.evaluate(() => document.fonts.ready);
  return visitor;
}

/** What of the window is the board's: of the width what is drawn of it, of the area the frame under which it is moved. */
const shares = (page: Page) =>
  page.evaluate(() => {
    const [frame, sheet] = ['.board-frame', '.board-sheet'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (frame === undefined || sheet === undefined) throw new Error('there is no board');
    const drawn = Math.min(frame.right, sheet.right) - Math.max(frame.left, sheet.left);
    return { width: drawn / innerWidth, area: (frame.width * frame.height) / (innerWidth * innerHeight) };
  });

/** The buttons that a hand does not find where it sees them, and those that are to be seen at once and are not. */
const hidden = (page: Page, atOnce: boolean) =>
  page.evaluate((whole) => {
    const named = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
    const isFound = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
        [top + 4, bottom - 4].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    // What stands in a list that is rolled to be read is found there.
    const seen = [...document.querySelectorAll('.orders button:not(.walk .steps *), .tabs button')].filter((button) =>
      button.checkVisibility(),
    );
    return seen.flatMap((button) => {
      if (whole && !isFound(button)) return [`not seen: ${named(button)}`];
      button.scrollIntoView({ block: 'nearest' });
      return isFound(button) ? [] : [`out of reach: ${named(button)}`];
    });
  }, atOnce);

describe.each(some(SCREENS))('on a $name', (screen) => {
  const isSmall = screen.size === 'phone';

  it.each([
    ['a march', march],
    ['a discard', discards],
    ['a sum of money', funds],
    ['a reaction', reaction],
  ] as const)('every choice of %s is in reach, and none lies under another button', async (_, scene) => {
    const { page, context, faults } = await laid(screen, await scene);
    expect(await page.locator('.orders .choice').count()).toBeGreaterThan(4);
    // A phone on its side has no room for all of them at once.
    const atOnce = !(isSmall && screen.height < 500);
    await expect.poll(() => hidden(page, atOnce), { timeout: 30_000 }).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it.each(
  some([
    ['of Napoléon 1815', march],
    ['of Manœuvre', discards],
  ] as const),
)('the board %s has the better part of a tablet and of a laptop, and the log its lines', async (_, scene) => {
  const upright = await laid(TABLET, await scene);
  await expect.poll(async () => (await shares(upright.page)).width, { timeout: 30_000 }).toBeGreaterThanOrEqual(0.6);
  await upright.context.close();
  const laptop = await laid(LAPTOP, await scene);
  await expect.poll(async () => (await shares(laptop.page)).area, { timeout: 30_000 }).toBeGreaterThanOrEqual(0.55);
  expect(await laptop.page.evaluate(() => document.querySelector('.log')?.clientHeight ?? 0)).toBeGreaterThan(72);
  await laptop.context.close();
});

it.each(some(BOARDS))(
  'the board of %s has the better part of a tablet and of a laptop, in a fight as well',
  async (name, question, clash) => {
    for (const screen of [TABLET, LAPTOP]) {
      for (const [moment, scene] of [
        ['a question', await question()],
        ['a fight', await clash()],
      ] as const) {
        const { page, context } = await laid(screen, scene);
        const { game, view, choice } = scene;
        if (choice === null) throw new Error('it never came');
        if (moment === 'a fight') {
          await pressNamed(page, game.text.fr.choice(view, choice));
          await page.waitForSelector('.pending .odds-bar');
        }
        const [share, least] = screen === TABLET ? (['width', 0.6] as const) : (['area', 0.55] as const);
        await expect.poll(async () => (await shares(page))[share], { timeout: 30_000 }).toBeGreaterThanOrEqual(least);
        const part = Math.round((await shares(page))[share] * 100);
        console.info(`${name}, ${screen.name}, ${moment}: the board has ${part} % of the ${share}`);
        await context.close();
      }
    }
  },
);

it('a fight with its odds leaves the board and the log their room', async () => {
  const { game, view, choice, ...staged } = await assault;
  if (choice === null) throw new Error('there was no assault');
  for (const screen of [TABLET, LAPTOP]) {
    const { page, context } = await laid(screen, { game, view, choice, ...staged });
    await pressNamed(page, game.text.fr.choice(view, choice));
    await page.waitForSelector('.pending .odds-bar');
    await expect.poll(() => hidden(page, true), { timeout: 30_000 }).toEqual([]);
    const { width, area } = await shares(page);
    expect(screen === TABLET ? width >= 0.6 : area >= 0.55).toBe(true);
    expect(await page.evaluate(() => document.querySelector('.log')?.clientHeight ?? 0)).toBeGreaterThan(72);
    await context.close();
  }
});

it('what is seldom done lies behind one button, and is read there', async () => {
  const { page, context } = await laid(TABLET, await march);
  expect(await page.locator('.beside:visible').count()).toBe(0);
  await page.locator('.tools .more').click();
  await expect.poll(() => page.locator('.beside:visible').count(), { timeout: 30_000 }).toBeGreaterThan(1);
  const box = await page.locator('.more-box').boundingBox();
  if (box === null) throw new Error('the menu is not seen');
  expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 820 && box.y + box.height <= 1180).toBe(true);
  await context.close();
});

deeply('what is written on a card is read to its end', async () => {
  const { game } = await discards;
  // The longest text of all.
  const guerrilla = await stage(
    1,
    async ({ view, choices }) =>
      choices.find((choice) => game.text.fr.choice(view, choice) === 'Écarter Guérilla') ?? null,
    { game: 'manoeuvre', options: { nationA: 'es', nationB: 'gb', map: 'random', deployment: 'automatic' } },
  );
  const { page, context } = await laid(LAPTOP, guerrilla);
  await page.locator('.man-effect', { hasText: 'Annule un Ravitaillement' }).first().waitFor();
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.man-card')].filter((card) => {
        const text = card.querySelector('.man-effect');
        return text !== null && text.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom - 2;
      }).length,
  );
  expect(cut).toBe(0);
  await context.close();
});

/** Texts of the map that lie on one another, on blocks or beyond theirs: by the ink of their letters, whatever the camera does. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const board = document.querySelector<SVGSVGElement>('.n15-board');
    if (pen === null || board === null) throw new Error('there is no map');
    const inkOf = (text: SVGTextElement) => {
      const { fontStyle, fontVariantCaps, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
      pen.font = `${fontStyle} ${fontVariantCaps} ${fontWeight} ${fontSize} ${fontFamily}`;
      const [scale, box] = [text.getScreenCTM()?.a ?? 1, text.getBoundingClientRect()];
      const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text.textContent ?? '');
      const { fontBoundingBoxAscent: top } = pen.measureText('x');
      const lines = Math.max(1, text.querySelectorAll('tspan').length);
      const first = box.top + (top - up) * scale;
      const last = lines === 1 ? first + (up + down) * scale : box.bottom - (top - up) * scale * 0.4;
      return { of: text.textContent ?? '', left: box.left, right: box.right, top: first, bottom: last };
    };
    type Ink = ReturnType<typeof inkOf>;
    const texts = (selector: string) => [...board.querySelectorAll<SVGTextElement>(selector)].map(inkOf);
    const blocks = [...board.querySelectorAll('.n15-piece')].map((piece): Ink => {
      const { left, right, top, bottom } = (piece.querySelector('.n15-block') ?? piece).getBoundingClientRect();
      return { of: piece.querySelector('.n15-block-name')?.textContent ?? 'a block', left, right, top, bottom };
    });
    const scale = board.getScreenCTM()?.a ?? 1;
    const touch = (a: Ink, b: Ink) => {
      const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      // A unit of the sheet is less than the eye sees between two letters.
      return w > scale && h > scale ? [`${a.of} / ${b.of}`] : [];
    };
    const names = texts('.n15-name');
    const figures = texts('.n15-coin-figure, .n15-plates text');
    const own = texts('.n15-block-name').flatMap((name) => texts('.n15-strength').flatMap((sum) => touch(name, sum)));
    return {
      seen: names.length > 40 && blocks.length > 10,
      among: names.flatMap((a, i) => names.slice(i + 1).flatMap((b) => touch(a, b))),
      covered: [...names, ...figures].flatMap((text) => blocks.flatMap((block) => touch(text, block))),
      figures: names.flatMap((name) => figures.flatMap((figure) => touch(name, figure))),
      own,
    };
  });

it.each(
  some([
    ['in a fight', crowd],
    ['on the march', march],
  ] as const),
)('no name of the map lies under a block, and no text on a figure, at any distance: %s', async (_, scene) => {
  const { page, context } = await laid(LAPTOP, await scene);
  const clean = { seen: true, among: [], covered: [], figures: [], own: [] };
  await expect.poll(() => collisions(page), { timeout: 30_000 }).toEqual(clean);
  const [nearer, farther, all] = [0, 1, 2].map((n) => page.locator('.camera button').nth(n));
  for (const step of [all, nearer, nearer, nearer, farther]) {
    await step?.click();
    await expect.poll(() => collisions(page), { timeout: 30_000 }).toEqual(clean);
  }
  await context.close();
});

it('a map too large for its window opens where something is asked, large enough to be read', async () => {
  const { page, context } = await laid(LAPTOP, await march);
  const size = () => page.evaluate(() => document.querySelector('.n15-block')?.getBoundingClientRect().width ?? 0);
  await expect.poll(size, { timeout: 30_000 }).toBeGreaterThan(70);
  const out = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
      const lit = [...document.querySelectorAll('.board-frame .thing-lit')].map((e) => e.getBoundingClientRect());
      if (frame === undefined || lit.length === 0) return -1;
      return lit.filter(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
      }).length;
    });
  await expect.poll(out, { timeout: 30_000 }).toBe(0);
  await context.close();
});
