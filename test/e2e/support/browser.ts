import { type Browser, chromium } from 'playwright-core';
import { browserPath } from '../../../scripts/browser.mjs';

/**
 * Of each window Chromium loads pages of its own for the list below the line of addresses, which nobody sees here: a second of the
 * processor for every visitor. The switch replaces that of Playwright, so that what matters of its list is said again.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Nothing that asks the network or the screen. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join(',')}`,
];

/** A real Chromium: the one of CHROMIUM_PATH, that of the system, or the one that npm brought. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: QUIET });
}
