import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as engine } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const QUIET = [
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
  const wanted = process.env['CHROMIUM_PATH'];
  const found = wanted !== undefined && wanted !== '' ? wanted : SYSTEM.find((path) => existsSync(path));
  if (found !== undefined) return engine.launch({ executablePath: found, args: QUIET });
  try {
    return await engine.launch({ executablePath: await chromium.executablePath(), args: QUIET });
  } catch (error) {
    throw new Error(
      'No Chromium could be started. Install Chrome or Chromium, or set CHROMIUM_PATH to the program, and run the tests again.',
      { cause: error },
    );
  }
}
