import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { standardBox } from '../../src/games/napoleon-1815/data/standard.ts';
import { handlingOf } from '../../src/games/napoleon-1815/presentation/handling.ts';
import { some } from '../share.ts';
import { deeply } from './support/deeply.ts';
import { atRest, fingerOf, mouseOf, spotOf, thingsOf } from './support/hand.ts';
import { house } from './support/house.ts';
import { until, visit } from './support/player.ts';
import { openSaved, type Play, stage } from './support/staged.ts';

const { site, browser } = house();

const LIGNY: Play = { game: 'napoleon-1815', options: { scenario: 'ligny-quatre-bras' } };
const battle = stage(5, async ({ view, choices }) =>
  view.step === 'movement.unit' && choices.length > 0 ? (choices[0] ?? null) : null,
);
const march = stage(3, async ({ choices }) => choices.find(({ kind }) => kind === 'step') ?? null, LIGNY);
const stacks = handlingOf(standardBox(), () => []).stacks;
/** The French are to operate, and four of their blocks stand together before an enemy. */
const assembled = stage(
  2,
  async ({ view, choices }) => {
    const axes: readonly { readonly zone: number }[] =
      'axes' in view && Array.isArray(view.axes) && view.step === 'operation.designate' ? view.axes : [];
    const contested = new Set(axes.map(({ zone }) => `zone:${zone}`));
    const four = stacks(view).some(({ ground, pieces }) => contested.has(ground) && pieces.length === 4);
    return four ? (choices[0] ?? null) : null;
  },
  LIGNY,
);

const standsOn = (page: Page, thing: string) =>
  page.locator(`.board-frame [data-thing="${thing}"]`).getAttribute('data-under');
const count = (page: Page, selector: string) => page.locator(selector).count();
/** The whole board, whatever was brought near. */
const seeAll = (page: Page) => page.locator('.board-frame [data-thing][aria-disabled=false]').first().press('0');
/** Whether the choice that is advised and the reason for it lie in the window with nothing over them. */
const isAdviceSeen = (page: Page) =>
  page.evaluate(() => {
    const parts = ['.hinted .choice', '.hinted .why'].map((name) => document.querySelector(name));
    return parts.every((part) => {
      if (part === null) return false;
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return inside && part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  });
const TIMES = { timeout: 30_000 };

describe.each(some(['desk', 'phone', 'tablet'] as const))('on a %s', (size) => {
  const hand = async () => {
    const visitor = await visit(browser(), site(), { size });
    const { page, context } = visitor;
    return { ...visitor, mover: size === 'desk' ? mouseOf(page) : await fingerOf(page, context) };
  };

  it('a unit of Manœuvre is carried to its square; elsewhere it is told why not, and Esc or bare ground drops it back', async () => {
    const { page, context, faults, mover } = await hand();
    await openSaved(page, (await battle).save);
    await page.waitForSelector('.board-frame [data-thing^="unit:"][aria-disabled=false]');
    await seeAll(page);
    const [unit = ''] = await thingsOf(page, 'unit');
    const from = await standsOn(page, unit);
    const lit = await thingsOf(page, 'unit');

    // Taken up, its goals are lit and nothing else is.
    await mover.down(await spotOf(page, unit));
    const start = await spotOf(page, unit);
    await mover.to({ x: start.x + 12, y: start.y - 12 });
    await page.waitForSelector('.carried');
    await expect.poll(() => thingsOf(page, 'square'), TIMES).not.toEqual([]);
    expect(await thingsOf(page, 'unit')).toEqual([unit]);
    const [goal = ''] = await thingsOf(page, 'square');
    const [wrong = ''] = await thingsOf(page, 'square', false);

    // Esc drops it back, and the hand that is still down does nothing more.
    await page.keyboard.press('Escape');
    await until(async () => (await count(page, '.carried')) === 0);
    await mover.to(await spotOf(page, goal));
    await mover.up();
    expect(await standsOn(page, unit)).toBe(from);
    expect(await thingsOf(page, 'unit')).toEqual(lit);

    // So does the bare table beside the squares.
    const bar = await page.locator('.table-bar').boundingBox();
    await mover.down(await spotOf(page, unit));
    await mover.to({ x: (bar?.x ?? 0) + 5, y: (bar?.y ?? 0) + 5 });
    await page.waitForSelector('.carried');
    await mover.up();
    await until(async () => (await count(page, '.carried')) === 0);
    expect(await count(page, '.why-not, .touched')).toBe(0);
    expect(await standsOn(page, unit)).toBe(from);

    // On a square out of reach it is told why not: as a touch of unit and square would be.
    await mover.down(await spotOf(page, unit));
    await mover.to(await spotOf(page, wrong));
    await mover.up();
    await expect
      .poll(() => page.locator('.why-not').allTextContents(), TIMES)
      .toEqual([expect.stringContaining('Too far')]);
    await atRest(page);
    expect(await standsOn(page, unit)).toBe(from);

    await mover.down(await spotOf(page, unit));
    await mover.to(await spotOf(page, goal));
    await mover.up();
    await expect.poll(() => standsOn(page, unit), TIMES).toBe(goal);
    expect(await count(page, '.why-not')).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  deeply(
    'a stack of Napoléon 1815 is carried along its way, with the price; out of its reach it is told why not',
    async () => {
      const { page, context, faults, mover } = await hand();
      await openSaved(page, (await march).save);
      await page.waitForSelector('.n15-designated');
      await page.waitForSelector('.board-frame [data-thing^="zone:"][aria-disabled=false]');
      await seeAll(page);
      const group = await page
        .locator('.n15-designated [data-thing]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? ''));
      const [piece = ''] = group;
      const near = new Set(await thingsOf(page, 'zone'));
      const from = await standsOn(page, piece);

      await mover.down(await spotOf(page, piece));
      const start = await spotOf(page, piece);
      await mover.to({ x: start.x + 9, y: start.y + 9 });
      await page.waitForSelector('.carried');
      // As far as the points go, not only to the next zones.
      await expect.poll(async () => (await thingsOf(page, 'zone')).length, TIMES).toBeGreaterThan(near.size);
      const far = (await thingsOf(page, 'zone')).filter((zone) => !near.has(zone));
      const away = (await thingsOf(page, 'zone', false)).filter((zone) => zone !== from);
      const seen = async (zones: readonly string[]) => {
        for (const zone of zones) {
          const at = await page.locator(`.board-frame [data-thing="${zone}"] circle`).boundingBox();
          const middle = at === null ? null : { x: at.x + at.width / 2, y: at.y + at.height / 2 };
          const top =
            middle === null
              ? null
              : await page.evaluate(
                  ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing'),
                  middle,
                );
          if (middle !== null && top === zone) return { zone, at: middle };
        }
        throw new Error('none of the zones can be seen');
      };
      const wrong = await seen(away);
      await mover.to(wrong.at);
      await mover.up();
      await page.waitForSelector('.why-not');
      expect(await standsOn(page, piece)).toBe(from);

      // The answer may have taken room from the board, and gives it back when the piece is taken up: only then the goal is where it is seen.
      const again = await spotOf(page, piece);
      await mover.down(again);
      await mover.to({ x: again.x + 9, y: again.y + 9 });
      await page.waitForSelector('.carried');
      await atRest(page);
      const goal = await seen(far);
      await mover.to(goal.at);
      await page.waitForSelector('.n15-way-taken', { state: 'attached' });
      if (size === 'desk') expect(await page.locator('.pointed-line').textContent()).toMatch(/\d MP, \d fatigue/);
      await mover.up();
      for (const each of group) await expect.poll(() => standsOn(page, each), TIMES).toBe(goal.zone);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('advice is read, seen on the board and taken without scrolling, also where a doubt was open', async () => {
    const { page, context, faults } = await hand();
    await openSaved(page, (await battle).save);
    await page.waitForSelector('.board-frame [data-thing^="unit:"][aria-disabled=false]');
    await page.locator('.board-frame [data-thing^="unit:"][aria-disabled=true]').first().dispatchEvent('click');
    await page.waitForSelector('.why-not');
    await page.keyboard.press('h');
    await page.waitForSelector('.hinted .why');
    await page.waitForSelector('.hint-arrow path', { state: 'attached' });
    expect(await count(page, '.why-not')).toBe(0);
    expect(await page.locator('.hinted .why').textContent()).toMatch(/Next best|Looking a few moves ahead/);
    await expect.poll(() => isAdviceSeen(page), TIMES).toBe(true);
    const sentence = await page.locator('.prompt .what').textContent();
    await page.locator('.hinted .choice').click();
    await until(async () => (await page.locator('.prompt .what').allTextContents())[0] !== sentence);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it.each(
  some([
    { name: 'a phone on its side', width: 800, height: 360 },
    { name: 'a small phone', width: 360, height: 640 },
    { name: 'a desk whose page is twice as large', width: 720, height: 450 },
    { name: 'a low window', width: 1024, height: 600 },
    { name: 'a narrow window', width: 700, height: 850 },
    { name: 'a laptop', width: 1280, height: 720 },
  ]),
)('on $name advice is seen without scrolling', async ({ width, height }) => {
  const { page, context, faults } = await visit(browser(), site());
  await page.setViewportSize({ width, height });
  // Many choices stand in the orders: the most that there is to scroll.
  await openSaved(page, (await march).save);
  await page.waitForSelector('[data-choice=step]', { state: 'attached' });
  await page.keyboard.press('h');
  await page.waitForSelector('.hinted .why', { state: 'attached' });
  await expect.poll(() => isAdviceSeen(page), TIMES).toBe(true);
  await page.waitForSelector('.hint-arrow path', { state: 'attached' });
  expect(faults).toEqual([]);
  await context.close();
});

it('a drag that begins on the ground moves the board, and chooses nothing', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await openSaved(page, (await battle).save);
  await page.waitForSelector('.board-frame [data-thing^="unit:"][aria-disabled=false]');
  const pose = () => page.locator('.board-sheet').evaluate((sheet: HTMLElement) => sheet.style.transform);
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = await pose();
  const mover = mouseOf(page);
  const enemy = (await thingsOf(page, 'unit', false))[0] ?? '';
  const ground = await spotOf(page, (await thingsOf(page, 'square', false))[30] ?? '').catch(() => spotOf(page, enemy));
  await mover.down(ground);
  await mover.to({ x: ground.x + 40, y: ground.y + 30 });
  expect(await count(page, '.carried')).toBe(0);
  await mover.up();
  await until(async () => (await pose()) !== before);
  expect(await count(page, '.touched, .why-not')).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

it('an attack by four blocks takes three touches', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const { save, view } = await assembled;
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing^="zone:"][aria-disabled=false]');
  const whole = stacks(view).find(({ pieces }) => pieces.length === 4);
  let touches = 0;
  const touch = async ({ x, y }: { readonly x: number; readonly y: number }) => {
    touches++;
    await page.mouse.click(x, y);
  };
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await touch(await spotOf(page, whole?.ground ?? ''));
  await until(async () => (await count(page, '.n15-designated')) === 4);
  await touch(await middle('[data-choice=fight]'));
  await page.waitForSelector('.pending .go');
  await touch(await middle('.pending .go'));
  await until(async () => (await count(page, '.n15-fights')) > 4);
  expect(touches).toBe(3);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('whoever of a whole stack is touched again stays behind, and the others go', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const { save, view } = await assembled;
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing^="zone:"][aria-disabled=false]');
  const whole = stacks(view).find(({ pieces }) => pieces.length === 4);
  const [first = '', ...others] = whole?.pieces ?? [];
  await page.locator(`.board-frame [data-thing="${whole?.ground}"]`).dispatchEvent('click');
  await until(async () => (await count(page, '.n15-designated')) === 4);
  await page.locator(`.board-frame [data-thing="${first}"]`).dispatchEvent('click');
  const named = () =>
    page
      .locator('.n15-designated [data-thing]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? '').sort());
  await expect.poll(named, TIMES).toEqual([...others].sort());
  expect(await count(page, '.why-not')).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

deeply('a block that is led off before it has its orders is named, and the march waits for a last word', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const { save, view } = await assembled;
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing^="zone:"][aria-disabled=false]');
  const whole = stacks(view).find(({ pieces }) => pieces.length === 4);
  const [piece = ''] = whole?.pieces ?? [];
  const mover = mouseOf(page);
  const start = await spotOf(page, piece);
  await mover.down(start);
  await mover.to({ x: start.x + 9, y: start.y + 9 });
  await page.waitForSelector('.carried');
  await expect.poll(async () => (await thingsOf(page, 'zone')).length, TIMES).toBeGreaterThan(0);
  const [goal = ''] = await thingsOf(page, 'zone');
  await mover.to(await spotOf(page, goal));
  await mover.up();
  await page.waitForSelector('.pending .go');
  expect(await count(page, '.n15-designated')).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

it('a finger that rests on a piece is told what it is and what it can do, and has chosen nothing', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  const { save, game, view } = await battle;
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing^="unit:"][aria-disabled=false]');
  await seeAll(page);
  const finger = await fingerOf(page, context);
  const [own = ''] = await thingsOf(page, 'unit');
  const [enemy = ''] = await thingsOf(page, 'unit', false);

  // One's own: its choices, each of them one touch away. No more is said of it than the game says of it to this seat.
  await finger.down(await spotOf(page, own));
  await page.waitForSelector('.about-thing');
  await finger.up();
  const named = game.things(view).find((thing) => thing === own);
  expect(await page.locator('.about-thing header p').textContent()).toBe(
    named === undefined ? null : game.text.en.thing(view, named),
  );
  expect(await count(page, '.about-thing .choice')).toBeGreaterThan(0);
  expect(await count(page, '.touched, .pending')).toBe(0);
  await page.locator('.about-thing header button').tap();
  await until(async () => (await count(page, '.about-thing')) === 0);

  // An enemy's: why nothing can be done with it.
  await finger.down(await spotOf(page, enemy));
  await page.waitForSelector('.about-thing li');
  await finger.up();
  expect(await page.locator('.about-thing li').first().textContent()).toMatch(/\w/);
  expect(await count(page, '.about-thing .choice')).toBe(0);
  expect(await count(page, '.why-not')).toBe(0);
  await page.keyboard.press('Escape');
  await until(async () => (await count(page, '.about-thing')) === 0);

  await finger.down(await spotOf(page, own));
  await page.waitForSelector('.about-thing');
  await finger.up();
  const before = await standsOn(page, own);
  await page.locator('.about-thing .choice').first().tap();
  await expect.poll(() => standsOn(page, own), TIMES).not.toBe(before);
  expect(faults).toEqual([]);
  await context.close();
});

it('a hand that points is told in a line what lies there, what it can do, or why it cannot', async () => {
  const { page, context, faults } = await visit(browser(), site());
  const { save, game, view, choice } = await battle;
  await openSaved(page, save);
  await page.waitForSelector('.board-frame [data-thing^="unit:"][aria-disabled=false]');
  const line = page.locator('.pointed-line');
  const [own = ''] = await thingsOf(page, 'unit');
  const [enemy = ''] = await thingsOf(page, 'unit', false);
  const at = await spotOf(page, own);
  await page.mouse.move(at.x, at.y);
  const nameOf = (name: string) =>
    game.text.en.thing(view, game.things(view).find((thing) => thing === name) ?? 'unit:-1');
  await expect.poll(() => line.textContent(), TIMES).toContain(nameOf(own));
  if (choice === null) throw new Error('a unit can move');
  expect(await line.textContent()).toContain(game.text.en.choice(view, choice));
  const other = await spotOf(page, enemy);
  await page.mouse.move(other.x, other.y);
  await expect.poll(() => line.locator('span').allTextContents(), TIMES).toHaveLength(1);
  expect(await line.textContent()).toContain(nameOf(enemy));
  const bar = await page.locator('.table-bar').boundingBox();
  await page.mouse.move((bar?.x ?? 0) + 5, (bar?.y ?? 0) + 5);
  await until(async () => !(await line.isVisible()));
  expect(faults).toEqual([]);
  await context.close();
});
