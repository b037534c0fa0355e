import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../../scripts/browser.mjs';
import { QUIET } from '../e2e/support/browser.ts';
import { openPage } from './open-page.ts';

// How long the browser's store takes, on a disk and not in memory: node test/keeper/figures.ts [LINES] [MATCHES]

const [lines = 3000, matches = 200] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'bivouac-figures-'));
const context = await chromium.launchPersistentContext(folder, { executablePath: await browserPath(), args: QUIET });
try {
  const page = await openPage(context);
  const { took, ...rest } = await page.evaluate(([count, most]) => globalThis.stores.figures('figures', count, most), [
    lines,
    matches,
  ] as const);
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
  const at = (values: readonly number[], part: number) =>
    [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const tell = (values: readonly number[]) =>
    `mean ${ms(sum(values) / values.length)}, median ${ms(at(values, 0.5))}, p99 ${ms(at(values, 0.99))}`;
  console.log(`Chromium ${context.browser()?.version() ?? ''}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`${lines} appends, each with a table of 4 KB: ${(sum(took) / 1000).toFixed(2)} s; ${tell(took)}`);
  console.log(`the first 100: ${tell(took.slice(0, 100))}`);
  console.log(`the last 100: ${tell(took.slice(-100))}`);
  console.log(`since(0) of ${lines} lines: ${ms(rest.since)}; the last table: ${ms(rest.standing)}`);
  console.log(`heads() of ${matches} matches: ${ms(rest.heads)}`);
} finally {
  await context.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
