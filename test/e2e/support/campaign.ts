import type { Page } from 'playwright-core';
import { clickIf, isAsked, isOver, press, until, type Visitor, watch } from './player.ts';
import type { Site } from './site.ts';

/** Sets a match of Napoléon 1815 up by its form. */
export async function begin(
  { page }: Visitor,
  { url }: Site,
  options: Readonly<Record<string, string>>,
  players: readonly string[],
): Promise<void> {
  await page.goto(`${url}/new/napoleon-1815`);
  await page.waitForSelector('form');
  for (const [name, value] of Object.entries(options)) await page.getByLabel(name, { exact: true }).selectOption(value);
  const seats = page.locator('form fieldset').first().locator('select');
  // The form has as many seats as the options ask for.
  await until(async () => (await seats.count()) === players.length);
  for (const [seat, player] of players.entries()) await seats.nth(seat).selectOption(player);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.table, .curtain');
}

/** Fights where it can and marches; otherwise touches something that is lit on the map. False if there was nothing to do. */
async function campaign(page: Page, n: number, isEnough: boolean): Promise<boolean> {
  return page.evaluate(
    ([turn, enough]) => {
      const orders = `[data-choice=fight], [data-choice=go]${enough ? ', [data-choice=pass]' : ''}`;
      const order = document.querySelector<HTMLElement>(orders);
      if (order !== null) order.click();
      const lit = [...document.querySelectorAll('.board-frame [data-thing][aria-disabled=false]')];
      const thing = lit[turn % Math.max(1, lit.length)];
      if (order === null) thing?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      // What can be touched is listed a moment before it is lit.
      const soon = document.querySelector('[data-choice=stack], [data-choice=step]') !== null;
      return order !== null || thing !== undefined || soon;
    },
    [n, isEnough] as const,
  );
}

/**
 * Plays on to the result, by the map where it leads on and by words where it does not. Once enough has been seen, it passes where
 * it can: armies that only march would keep the match from its end.
 */
export async function playOut(page: Page, enough = 200): Promise<void> {
  const alive = watch(page);
  for (let turn = 0; !(await isOver(page)); turn++) {
    await alive();
    if (await clickIf(page, '.curtain button')) continue;
    if (await isAsked(page)) {
      // The pending word first, or a march that is lit would be touched for ever.
      if ((await page.locator('.pending .go').count()) > 0 || !(await campaign(page, turn, turn > enough)))
        await press(page, turn);
    } else await press(page);
  }
}
