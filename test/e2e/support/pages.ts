import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Around a whole run: a folder for the pages, which are built once for all files that ask for the same shelf (site.ts). */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-pages-'));
  process.env['BIVOUAC_PAGES'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
