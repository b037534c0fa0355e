import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { house } from './support/house.ts';
import { visit } from './support/player.ts';
import { openSaved, type Play, pressNamed, type Staged, stage } from './support/staged.ts';

const { site, browser } = house();

const asked =
  (wanted: string) =>
  async ({ choices }: Parameters<Parameters<typeof stage>[1]>[0]) =>
    choices.find(({ kind }) => kind === wanted) ?? null;
const SAGA: Play = { game: 'napoleon-saga', options: { deployment: 'automatic' } };
const CAMPAIGN: Play = { game: 'napoleon-1815', options: { scenario: 'campaign' } };
const THREE: Play = { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras', players: '3' }, seats: 3 };
const FIELD: Play = { game: 'vive-l-empereur', options: { scenario: 'hassenhausen' } };

/** Opens the match, in French, whose sentences are the longest, and waits until what is asked can be read. */
async function opened(size: 'phone' | 'tablet', { save }: Staged) {
  const visitor = await visit(browser(), site(), { size, language: 'fr' });
  await visitor.page.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 820, height: 1180 });
  await openSaved(visitor.page, save);
  await visitor.page.waitForSelector('.prompt[data-mine=true]');
  await visitor.page.evaluate(() => document.fonts.ready);
  return visitor;
}

/** Those of such elements of which a part lies outside the nearest box in which they could be rolled. */
const cut = (page: Page, wanted: string, box: string) =>
  page.evaluate(
    ([selector, frame]) => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) return ['there is none'];
      return found.flatMap((element) => {
        const [inner, outer] = [element, element.closest(frame)].map((each) => each?.getBoundingClientRect());
        if (inner === undefined || outer === undefined) return ['no box'];
        const isWhole =
          inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1;
        return isWhole ? [] : [(element.textContent ?? '').slice(0, 40)];
      });
    },
    [wanted, box] as const,
  );

it('Napoleon Saga, on a tablet held upright: a charge that waits for its last word shows every die with its sum, and the cards', async () => {
  const scene = await stage(3, asked('charge'), SAGA);
  const { page, context, faults } = await opened('tablet', scene);
  if (scene.choice === null) throw new Error('nobody charges');
  await pressNamed(page, scene.game.text.fr.choice(scene.view, scene.choice));
  await page.waitForSelector('.pending .weighed-die');
  expect(await page.locator('.weighed-die').count()).toBe(4);
  await expect.poll(() => cut(page, '.weighed-die', '.choices, .pending, .orders'), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => cut(page, '.saga-card', '.hand'), { timeout: 30_000 }).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('Napoleon Saga, on a tablet held upright: a hand of six is seen whole', async () => {
  const scene = await stage(
    4,
    async ({ view, choices }) => {
      const cards = 'sides' in view && Array.isArray(view.sides) ? view.sides[0].hand.length : 0;
      return cards > 5 && choices.length > 40 ? (choices[0] ?? null) : null;
    },
    SAGA,
  );
  const { page, context, faults } = await opened('tablet', scene);
  expect(await page.locator('.saga-card').count()).toBeGreaterThan(5);
  await expect.poll(() => cut(page, '.saga-card', '.hand'), { timeout: 30_000 }).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('Vive l’Empereur ! on a phone: every charge of a list of long names is seen at once', async () => {
  const { page, context, faults } = await opened('phone', await stage(3, asked('charge'), FIELD));
  expect(await page.locator('.choices .few > li').count()).toBeGreaterThan(5);
  await expect.poll(() => cut(page, '.choices li', '.choices'), { timeout: 30_000 }).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

it('Napoléon 1815 on a phone: a stack that marches far is seen where it stands, so near that its map can be read', async () => {
  const { page, context, faults } = await opened('phone', await stage(3, asked('step'), CAMPAIGN));
  const width = () => page.evaluate(() => document.querySelector('.n15-block')?.getBoundingClientRect().width ?? 0);
  // On the whole map it is 32 pixels wide, and its name 6 high.
  await expect.poll(width, { timeout: 30_000 }).toBeGreaterThan(64);
  const lit = () =>
    page.evaluate(() => {
      const frame = document.querySelector('.board-frame')?.getBoundingClientRect();
      if (frame === undefined) return 0;
      return [...document.querySelectorAll('.board-frame .thing-lit')].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
      }).length;
    });
  await expect.poll(lit, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  expect(faults).toEqual([]);
  await context.close();
});

it('Napoléon 1815 on a phone: with three players the bar has two rows', async () => {
  const { page, context, faults } = await opened('phone', await stage(3, asked('step'), THREE));
  expect(await page.evaluate(() => document.querySelector('.table-bar')?.clientHeight ?? 0)).toBeLessThan(76);
  await page.locator('.n15-turn-of', { hasText: '1/3' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
