import { type Browser, chromium } from 'playwright-core';
import { browserPath } from '../../../scripts/browser.mjs';

/** Nothing that asks the network or the screen. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium: the one of CHROMIUM_PATH, that of the system, or the one that npm brought. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: QUIET });
}
