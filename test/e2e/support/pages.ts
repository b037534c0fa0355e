import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath, findBrowser } from '../../../scripts/browser.mjs';

/**
 * Around a whole run: a folder for the pages, which are built once for all files that ask for the same shelf (site.ts). npm's own browser
 * is unpacked here, before anybody starts it: two who do that at the same moment start a program that the other is still writing.
 */
export async function setup(): Promise<() => void> {
  if (findBrowser() === 'npm') await browserPath();
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pages-'));
  process.env['BIVOUAC_PAGES'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
