import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site } from './site.ts';

/** The pages and a browser for the tests of a file, opened before the first and closed after the last. */
export function house(shelf?: string): { readonly site: () => Site; readonly browser: () => Browser } {
  let site: Site | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    site = await openSite(shelf);
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
