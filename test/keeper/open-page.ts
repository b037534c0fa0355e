import { join } from 'node:path';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';

/** No host of this name is asked: the page comes from here. Plain http, where a browser has no locks to give. */
const ADDRESS = 'http://stores.test/';

let bundled: Promise<string> | null = null;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** A page that has the stores, and whatever is to be done before they are there. */
export async function openPage(context: BrowserContext, first = ''): Promise<Page> {
  bundled ??= bundle();
  const script = await bundled;
  const page = await context.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: `${first}\n${script}` })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><script src="/stores.js"></script>' }),
  );
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'stores' in globalThis);
  return page;
}
