import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { confirm, fillIn, goOn, isAsked, isOver, said, until, visit } from './support/player.ts';

const { site, browser } = house();

const control = (page: Page, thing: string) => page.locator(`.board-frame [data-thing="${thing}"]`);
const asks = (page: Page, words: string) =>
  until(async () => (await isAsked(page)) && (await said(page)).includes(words));
/** A touch by the control itself: a piece may lie under the slip of another. */
const touch = (page: Page, thing: string) =>
  control(page, thing).first().dispatchEvent('click', { bubbles: true }, { timeout: 30_000 });

it('a regiment is touched, sent to a far goal, turned by the dial, and a battle goes on in words to the next turn', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await page.goto(`${site().url}/new/vive-l-empereur`);
  await fillIn(page, { Battle: 'quatre-bras' });
  await asks(page, 'Cavalry charges: who charges?');
  // The top of every stack of both armies can be pointed at.
  expect(await page.locator('.board-frame [data-thing^="unit:"]').count()).toBe(25);
  // Whoever ends a phase is told who could still act.
  await page.getByRole('button', { name: /^No more charges/ }).click();
  await until(async () => (await said(page)).includes('3 could still act'));
  await confirm(page);
  await asks(page, 'Movement: who moves?');
  expect(await violations(page)).toEqual([]);

  const fourth = page.locator('.board-frame [aria-label^="4th Light"]');
  const unit = (await fourth.getAttribute('data-thing')) ?? '';
  await touch(page, unit);
  await asks(page, 'The 4th Light, 0 MP spent: where to?');
  // What it costs to come there, turns included, and what lies under their fire.
  await page.locator('.ve-cost').first().waitFor();
  expect(await page.locator('.ve-cost').count()).toBeGreaterThan(40);
  expect(await page.locator('.ve-cost-danger').count()).toBeGreaterThan(5);
  const goal = page.locator('[data-thing^="hex:"][aria-label^="1018"]');
  await touch(page, (await goal.getAttribute('data-thing')) ?? '');
  await until(async () => ((await fourth.getAttribute('aria-label')) ?? '').includes('in 1018'));
  await asks(page, 'MP spent: where to?');

  // It is touched again: the facings that it can pay for stand about it.
  await touch(page, unit);
  const dial = page.locator('.ve-facing [data-thing]');
  await dial.first().waitFor();
  const ways = await dial.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(ways.length).toBeGreaterThan(1);
  const [way = ''] = ways;
  await touch(page, (await page.locator(`.ve-facing [aria-label="${way}"]`).getAttribute('data-thing')) ?? '');
  await until(async () => ((await fourth.getAttribute('aria-label')) ?? '').includes(way.replace('Facing', 'facing')));

  // Everything can be done in words as well.
  for (let n = 0; n < 40 && !(await said(page)).includes('take their turn'); n++) await goOn(page, 0);
  expect(await isOver(page)).toBe(false);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

it('under a finger the first touch of a far goal shows its way and price, and the word goes there; the dial is as wide as the finger', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone' });
  await page.goto(`${site().url}/new/vive-l-empereur`);
  await fillIn(page, { Battle: 'quatre-bras' });
  await asks(page, 'Cavalry charges: who charges?');
  await page.locator('.orders .choice[data-choice=pass]').click();
  await until(async () => await confirm(page));
  await asks(page, 'Movement: who moves?');
  const fourth = page.locator('.board-frame [aria-label^="4th Light"]');
  await touch(page, (await fourth.getAttribute('data-thing')) ?? '');
  await asks(page, 'The 4th Light, 0 MP spent: where to?');
  const goal = page.locator('[data-thing^="hex:"][aria-label^="1018"]');
  expect(await goal.getAttribute('aria-label')).toMatch(/, 5 MP$/);
  await touch(page, (await goal.getAttribute('data-thing')) ?? '');
  await page.locator('.march').waitFor();
  expect(await said(page)).toContain('5 MP');
  expect(await fourth.getAttribute('aria-label')).toContain('in 1416');
  await touch(page, (await fourth.getAttribute('data-thing')) ?? '');
  await until(async () => (await page.locator('.ve-facing .thing-hit').count()) > 1);
  const wide = await page.locator('.ve-facing .thing-hit').first().boundingBox();
  expect(wide?.width).toBeGreaterThanOrEqual(43.9);
  await page.keyboard.press('Escape');
  await touch(page, (await goal.getAttribute('data-thing')) ?? '');
  await page.locator('.march .go').click();
  await until(async () => ((await fourth.getAttribute('aria-label')) ?? '').includes('in 1018'));
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

it('on a phone the lesson is played by finger to its farewell, in French', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  await page.goto(`${site().url}/learn/vive-l-empereur`);
  const [lastly, onward] = ['Étape 22 sur 22', '.guide button.primary, .guide-card button.primary'];
  await until(async () => (await said(page)).includes('Étape 1 sur 22'));
  for (let n = 0; n < 80 && !(await said(page)).includes(lastly); n++) {
    const before = await said(page);
    await page.evaluate((selector) => {
      const known = ['Faites-le pour moi', 'Continuer'];
      const all = [...document.querySelectorAll<HTMLElement>('button')];
      const next = all.find(({ textContent }) => known.some((word) => textContent?.includes(word)));
      // What has odds waits for a last word.
      const go = document.querySelector<HTMLElement>('.pending .go');
      (go ?? next ?? document.querySelector<HTMLElement>(selector))?.click();
    }, onward);
    await until(async () => (await said(page)) !== before);
  }
  expect(await said(page)).toContain('Le carré tient');
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);
