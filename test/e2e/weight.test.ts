import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGET, budgetOf, weights } from '../../scripts/weights.mjs';
import { shelf } from '../../src/games/index.ts';
import { builtPages } from './support/site.ts';

// What a visitor loads before he plays: no change makes it heavier without somebody's having meant it.

let pages: Awaited<ReturnType<typeof builtPages>>;
beforeAll(async () => {
  pages = await builtPages();
});
afterAll(() => pages.clear());

it('the shell keeps to its budget', () => {
  expect(weights(pages.pages).shell.bytes).toBeLessThanOrEqual(BUDGET.shell);
});

describe('the script of a first table', () => {
  it.each(shelf.map(({ id }) => id))('of %s with the shell keeps to its budget', (id) => {
    const { shell, games } = weights(pages.pages);
    const own = games[id];
    expect(own).toBeDefined();
    expect(shell.bytes + (own?.bytes ?? 0)).toBeLessThanOrEqual(budgetOf(id));
  });

  it.each(shelf.map(({ id }) => id))('of %s brings nothing of another game', (id) => {
    const names = new Set(shelf.map((entry) => entry.id).filter((other) => other !== id));
    const files = weights(pages.pages).games[id]?.files ?? [];
    expect(
      files.map(({ file }) => /([^/]+)-.{8}\.js$/.exec(file)?.[1] ?? file).filter((name) => names.has(name)),
    ).toEqual([]);
  });
});
