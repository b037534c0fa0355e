import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

interface Axe {
  run(
    part: string,
    options: { readonly resultTypes: readonly string[]; readonly preload: boolean },
  ): Promise<{ violations: Violation[] }>;
}

/** What axe finds wrong with the page as it stands, or with a part of it where the rest was looked at before. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const found = await page.evaluate(async (looked) => {
    const { axe: tool } = window as unknown as { axe: Axe };
    // What is still moving or fading is looked at when it stands. What moves with a scroll bar, not with time, never comes to an end.
    const inTime = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
    // Only what is wrong is written out: what is right may be thousands of nodes. No sheet of style is fetched again (preload): the
    // one rule that reads them is not among those that are asked, and it takes a second.
    return (await tool.run(looked, { resultTypes: ['violations'], preload: false })).violations;
  }, part);
  return found.map(
    ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary}`,
  );
}
