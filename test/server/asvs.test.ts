import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import ITEMS from './asvs.json' with { type: 'json' };

const STATES = ['met', 'not applicable', 'not met'];
const DOCUMENT = readFileSync('docs/asvs.md', 'utf8');
const ROWS = [...DOCUMENT.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, item = '', level = '', subject = '', state = '', why = '']) => ({
    item,
    level: Number(level),
    subject,
    state,
    why,
  }),
);

it('every item of levels 1 and 2 is answered, once, and with its level', () => {
  expect(ROWS.map(({ item, level }) => [item, level])).toEqual(Object.entries(ITEMS));
});

it('what is met names tests that are there; what is not says why', () => {
  for (const { item, state, why } of ROWS) {
    expect([item, STATES.includes(state), why.length >= 8]).toEqual([item, true, true]);
    const files = [...why.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
    for (const path of files) expect([item, path, existsSync(join('docs', path))]).toEqual([item, path, true]);
    if (state === 'met') expect([item, files.some((path) => path.includes('.test.ts'))]).toEqual([item, true]);
  }
});

it('the sums at its head are those of its rows', () => {
  const [met, not, unmet] = STATES.map((state) => ROWS.filter((row) => row.state === state).length);
  expect(DOCUMENT.replaceAll('\n', ' ')).toContain(
    `Of ${ROWS.length} items ${met} are met, ${not} not applicable, ${unmet} not met.`,
  );
});
