import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';

export interface House<S extends Site> {
  site(): S;
  browser(): Browser;
}

/** The pages and a browser for the tests of a file, opened before the first and closed after the last. */
export function houseOf<S extends Site>(open: () => Promise<S>): House<S> {
  let site: S | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await open();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the house is opened before the first test');
    return value;
  };
  return { site: () => there(site), browser: () => there(browser) };
}

/** The pages as they are served without matches of people far apart. */
export const house = (shelf?: string): House<Site> => houseOf(() => openSite(shelf));
