import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Site } from './site.ts';

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 800 },
} as const;

interface Wanted {
  readonly size?: keyof typeof SIZES;
  readonly language?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly speed?: 'instant' | 'fast' | 'slow';
  /** Whether a question with a single answer is answered by itself. */
  readonly auto?: boolean;
  /** Whether the whole house is fetched to be there without a network; nobody else's test needs to wait for that. */
  readonly offline?: boolean;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong in the page: it must stay empty. */
  readonly faults: string[];
}

/** For how many seconds anything is waited for. */
const PATIENCE = 90;

/** Somebody who opens the page for the first time, on a machine of that size. */
export async function visit(browser: Browser, site: Site, wanted: Wanted = {}): Promise<Visitor> {
  const { size = 'desk', language = 'en', theme = 'light', speed = 'instant', auto = true, offline = false } = wanted;
  const touch = size !== 'desk';
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-GB',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript((settings) => {
    if (localStorage.getItem('bivouac/settings') === null) localStorage.setItem('bivouac/settings', settings);
  }, JSON.stringify({ language, theme, speed, auto }));
  // A slow machine is no fault of the page.
  context.setDefaultTimeout(PATIENCE * 1000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(site.url);
  await page.waitForSelector('.box');
  return { page, context, faults };
}

/** Sets a match up by its form: the values of the fields, by their visible names. */
export async function setUp(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('.box-links a').first().click();
  await fillIn(page, fields);
}

/** Fills in the form of a match that is open, and begins. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.waitForSelector('form');
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).selectOption(value);
  await page.locator('form button[type=submit]').click();
}

/** The fields with which a match of Manœuvre begins at once. */
export const AT_ONCE = {
  'First army': 'fr',
  'Second army': 'gb',
  Battlefield: 'random',
  Deployment: 'automatic',
} as const;

/** Presses what leads on: the last word on a choice, or one of the choices in words, also where the list is folded. */
export async function press(page: Page, which = 0): Promise<'go' | 'choice' | null> {
  return page.evaluate((n) => {
    const go = document.querySelector<HTMLElement>('.pending .go');
    if (go !== null) {
      go.click();
      return 'go';
    }
    const all = document.querySelectorAll<HTMLElement>('.orders .choice');
    all[n % Math.max(1, all.length)]?.click();
    return all.length > 0 ? 'choice' : null;
  }, which);
}

/** Clicks on the first that is there at this very moment, if any is: between a look and a click the table may go on. */
export async function clickIf(page: Page, selector: string, text = ''): Promise<boolean> {
  return page.evaluate(
    ([wanted, words]) => {
      const found = [...document.querySelectorAll(wanted)].find(({ textContent }) => textContent?.includes(words));
      if (found instanceof HTMLElement) found.click();
      else found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return found !== undefined;
    },
    [selector, text] as const,
  );
}

/** Confirms what is pending, if anything is, and waits until that was taken. */
export async function confirm(page: Page): Promise<boolean> {
  // Found and pressed in one turn of the page: what is pending may be gone a moment later.
  const pressed = await page.evaluate(() => {
    const go = document.querySelector<HTMLElement>('.pending .go');
    go?.click();
    return go !== null;
  });
  if (pressed) await until(async () => (await page.locator('.pending .go').count()) === 0);
  return pressed;
}

/** When somebody at the screen is asked, presses what leads on, and waits until the table says something else. */
export async function goOn(page: Page, which = 0): Promise<'go' | 'choice' | null> {
  // What is pending stands in the place of the question.
  const waiting = page.locator('.pending .go, .curtain, .result');
  await until(async () => (await isAsked(page)) || (await waiting.count()) > 0);
  const before = await said(page);
  const pressed = await press(page, which);
  if (pressed === null) return null;
  await until(async () => {
    if ((await said(page)) !== before) return true;
    // A choice that crosses a secret one of the other side comes too late, and the same question stands there again.
    if (await isAsked(page)) await press(page, which);
    return false;
  });
  return pressed;
}

/** The page plays by itself what it is offered, drawn by a seed, as fast as it can. */
export async function playByItself(page: Page, seed: number): Promise<void> {
  await page.evaluate((start) => {
    let state = start;
    const below = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    setInterval(() => {
      const go = document.querySelector<HTMLElement>('.pending .go');
      const isMine = document.querySelector('.prompt[data-mine=true]') !== null;
      const choices = isMine ? document.querySelectorAll<HTMLElement>('.orders .choice') : [];
      (go ?? choices[below(choices.length)])?.click();
    }, 20);
  }, seed);
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.result').count()) > 0;
}

/** Whether the person is asked, nothing is being shown and no choice is on its way: while one is, none is offered. */
export async function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    ['.prompt[data-mine=true]', '.orders .choice'].every((part) => document.querySelector(part) !== null),
  );
}

/** Everything that the page says. */
export async function said(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('#main')?.textContent ?? '');
}

export async function until(done: () => Promise<boolean>, seconds = PATIENCE): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`this did not happen within ${seconds} s`);
    await breath();
  }
}

/** Between two looks at a page, which has the same machine to itself. */
function breath(): Promise<void> {
  return new Promise((wake) => setTimeout(wake, 25));
}

/**
 * Tells a match that goes on, however slowly, from one that stands still or goes round in a circle: to be called again and again while
 * it is played. Each time the page must say what it never said before.
 */
export function watch(page: Page, seconds = 90): () => Promise<void> {
  const seen = new Set<string>();
  let since = Date.now();
  return async () => {
    await breath();
    const now = await said(page);
    const known = seen.size;
    // A page says a lot, and often: its fingerprint is enough.
    if (seen.add(createHash('sha1').update(now).digest('base64')).size > known) since = Date.now();
    else if (Date.now() - since > seconds * 1000)
      throw new Error(`nothing new has happened for ${seconds} s at a table that says: ${now.slice(0, 600)}`);
  };
}
