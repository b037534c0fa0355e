import { expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { house } from './support/house.ts';
import { goOn, isAsked, isOver, setUp, until, visit } from './support/player.ts';
import { answerByFinger, goOnTo, SAGA } from './support/saga.ts';
import { late, openSaved, pressNamed, stage } from './support/staged.ts';

// On a shelf of its own, where it is the first.
const { site, browser } = house('test/e2e/napoleon-saga-shelf.ts');

/** In the middle of a battle: the person may charge. */
const charging = stage(
  3,
  async ({ choices, odds }) => {
    const found = choices.find(({ kind }) => kind === 'charge');
    return found !== undefined && (await odds(found)) !== null ? found : null;
  },
  SAGA,
);

it('an army is drawn up by hand, and a battle against a bot comes to its result', async () => {
  const { page, context, faults } = await visit(browser(), site());
  await setUp(page, {});
  await until(() => isAsked(page));
  await page.waitForSelector('.saga-mustered');
  expect(await page.locator('.saga-mustered').count()).toBe(12);
  expect(await violations(page)).toEqual([]);
  await page.goto(site().url);
  await openSaved(page, (await late(3, 4, SAGA)).save);
  for (let turn = 0; turn < 40 && !(await isOver(page)); turn++) await goOn(page, turn);
  expect(await isOver(page)).toBe(true);
  await page.waitForSelector('.result .chart', { state: 'attached' });
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

it('an attack is weighed: its dice by their faces, what they may answer, its arrow on the field', async () => {
  const charge = await charging;
  const { page, context, faults } = await visit(browser(), site(), { theme: 'dark' });
  await openSaved(page, charge.save);
  await until(() => isAsked(page));
  await pressNamed(page, charge.game.text.en.choice(charge.view, charge.choice ?? { kind: '' }));
  await page.waitForSelector('.pending .strip');
  // Attack and defence at least, each with all six faces.
  const faces = await page
    .locator('.strip')
    .evaluateAll((all) => all.map((strip) => strip.querySelectorAll('.face').length));
  expect(faces.length).toBeGreaterThanOrEqual(2);
  expect(new Set(faces)).toEqual(new Set([6]));
  // A charge out of the Second Line is no move: its broad arrow goes on to the enemy.
  expect(await page.locator('.saga-onset').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  const chip = page.locator('.what-if').first();
  const bar = () => page.locator('.odds-bar').getAttribute('aria-label');
  const before = await bar();
  await chip.click();
  expect(await bar()).not.toBe(before);
  // The last word is always in sight.
  const go = await page.locator('.pending .go').boundingBox();
  expect((go?.y ?? 0) + (go?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

it('on a phone, in French, it is played with the finger: the field, the sheets, no sideways scrolling', async () => {
  const { page, context, faults } = await visit(browser(), site(), { size: 'phone', language: 'fr' });
  await openSaved(page, (await charging).save);
  // What can be touched on the field is large enough for a finger.
  const small = () =>
    page
      .locator('.board-frame .thing-lit .thing-hit')
      .evaluateAll(
        (all) =>
          all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => Math.min(width, height) < 44)
            .length,
      );
  let lit = 0;
  for (let question = 0; question < 6 && !(await isOver(page)); question++) {
    await goOnTo(page);
    if (await isOver(page)) break;
    lit += await page.locator('.board-frame .thing-lit .thing-hit').count();
    await expect.poll(small, { timeout: 30_000 }).toBe(0);
    await answerByFinger(page, question);
  }
  await goOnTo(page);
  expect(lit).toBeGreaterThan(0);
  for (const [n, sheet] of ['.orders', '.hand', '.chronicle', '.menu'].entries()) {
    await page.locator('.tabs button').nth(n).tap();
    await page.locator(`.side > ${sheet}`).waitFor();
    expect(await violations(page, n === 0 ? 'html' : '.side')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(1);
  }
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);
