import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clausesEn } from './clauses.en.ts';
import { clausesFr } from './clauses.fr.ts';

const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
const ids = [...ledger.matchAll(/^- (MAN-\S+) — /gm)].map((found) => found[1] ?? '');

test('every clause of the ledger is told in both languages, in its order', () => {
  expect(ids.length).toBeGreaterThan(200);
  expect(Object.keys(clausesEn)).toEqual(ids);
  expect(Object.keys(clausesFr)).toEqual(ids);
});

test.each(Object.entries({ ...clausesEn, ...mapped(clausesFr) }))('%s is a whole sentence', (_id, said) => {
  expect(said).toMatch(/^[A-ZÀÉÊÎÔ0-9«“].*[.]$/);
  expect(said).not.toMatch(/\s\s|undefined|INTERPRETATION|\[I-\d+\]|rulebook says/);
});

/** The French clauses under names of their own. */
function mapped(clauses: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(clauses).map(([id, said]) => [`${id} (fr)`, said]));
}
