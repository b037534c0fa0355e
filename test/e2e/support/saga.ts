import type { Page } from 'playwright-core';
import { spotOf } from './hand.ts';
import { goOn, isAsked, isOver, press, said, until } from './player.ts';
import type { Play } from './staged.ts';

/** A battle of Napoleon Saga, both armies drawn up by chance. */
export const SAGA: Play = {
  game: 'napoleon-saga',
  options: { deployment: 'automatic', evasion: 'on', bypass: 'on' },
};

/** Goes on until the person is asked and nothing is pending: what is weighed stands in the place of the question. */
export async function goOnTo(page: Page, first = 0): Promise<void> {
  await until(async () => (await page.locator('.prompt[data-mine=true], .pending .go, .result').count()) > 0);
  for (let turn = first; !(await isAsked(page)) && !(await isOver(page)); turn++) await goOn(page, turn);
}

/** The first thing on the board that can be chosen; null if there is none. */
async function firstLit(page: Page, which: number): Promise<string | null> {
  const all = await page
    .locator('.board-frame [data-thing][aria-disabled=false]')
    .evaluateAll((found) => found.map((one) => one.getAttribute('data-thing') ?? ''));
  return all[which % Math.max(1, all.length)] ?? null;
}

/** Answers one question with the finger: what is lit on the board, then where it goes, then the last word; or a button. */
export async function answerByFinger(page: Page, which: number): Promise<void> {
  const question = await said(page);
  // The last word is asked for when what is weighed has been reckoned: that may be a while after the touch.
  const go = page.locator('.pending .go');
  for (let touches = 0; touches < 4 && !(await isOver(page)); touches++) {
    const lit = await firstLit(page, which + touches);
    const before = await said(page);
    if ((await go.count()) === 0) {
      if (lit === null || touches === 3) await press(page);
      else {
        const { x, y } = await spotOf(page, lit);
        await page.touchscreen.tap(x, y);
      }
      await until(async () => (await said(page)) !== before || (await go.count()) > 0 || (await isOver(page)));
    }
    if ((await go.count()) > 0) {
      await go.tap();
      await until(async () => (await go.count()) === 0);
    }
    // Touched, and more is to be touched; or put back by the second touch, and all begins anew; or the question is another one.
    if ((await page.locator('.orders .touched').count()) === 0 && (await said(page)) !== question) break;
  }
  await until(async () => (await said(page)) !== question);
}
