import type { BrowserContext, Page } from 'playwright-core';
import { until } from './player.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point at which the thing itself lies uppermost, on the board or in the hand; null while there is none in sight. */
async function seenAt(page: Page, thing: string): Promise<Spot | null> {
  return page.evaluate((name) => {
    const control = document.querySelector(`.board-frame [data-thing="${name}"], .hand [data-thing="${name}"]`);
    if (control === null) return null;
    const { left, top, width, height } = control.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8])
      for (const along of [0.5, 0.2, 0.8]) {
        const at = { x: left + width * along, y: top + height * down };
        if (document.elementFromPoint(at.x, at.y)?.closest('[data-thing]') === control) return at;
      }
    return null;
  }, thing);
}

/** Where the board's sheet lies two pictures from now: what changed beside it has taken its room by then. Null while it glides. */
const sheetAt = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const sheet = document.querySelector('.board-sheet');
    if (sheet === null || sheet.hasAttribute('data-gliding')) return null;
    const { x, y, width, height } = sheet.getBoundingClientRect();
    return [x, y, width, height].join();
  });

/** Waits until the board is at rest: only then things are where they are seen. */
export const atRest = (page: Page): Promise<void> =>
  until(async () => {
    const before = await sheetAt(page);
    return before !== null && before === (await sheetAt(page));
  });

/** Where a thing can be touched, once the board is at rest. */
export async function spotOf(page: Page, thing: string): Promise<Spot> {
  let spot: Spot | null = null;
  await until(async () => {
    await atRest(page);
    spot = await seenAt(page, thing);
    return spot !== null;
  });
  if (spot === null) throw new Error(`${thing} is nowhere to be seen`);
  return spot;
}

/** The things of a kind that can be chosen now, or cannot. */
export async function thingsOf(page: Page, kind: string, lit = true): Promise<string[]> {
  return page
    .locator(`.board-frame [data-thing^="${kind}:"][aria-disabled=${!lit}]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing') ?? ''));
}

/** A hand that takes something up, goes somewhere, and lets go. */
export interface Mover {
  down(at: Spot): Promise<void>;
  to(at: Spot): Promise<void>;
  up(): Promise<void>;
}

export function mouseOf(page: Page): Mover {
  let last: Spot = { x: 0, y: 0 };
  return {
    async down(at) {
      last = at;
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
    },
    async to(at) {
      // The first movement takes it up.
      await page.mouse.move(last.x + 5, last.y + 7);
      await page.mouse.move(at.x, at.y, { steps: 3 });
      last = at;
    },
    up: () => page.mouse.up(),
  };
}

export async function fingerOf(page: Page, context: BrowserContext): Promise<Mover> {
  const session = await context.newCDPSession(page);
  let last: Spot = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ ...at, id: 0 }] });
  return {
    async down(at) {
      last = at;
      await send('touchStart', at);
    },
    async to(at) {
      for (const share of [0.2, 0.5, 0.8, 1])
        await send('touchMove', { x: last.x + (at.x - last.x) * share, y: last.y + (at.y - last.y) * share });
      last = at;
    },
    async up() {
      await send('touchEnd');
    },
  };
}
