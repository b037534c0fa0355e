import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clausesEn } from './clauses.en.ts';
import { clausesFr } from './clauses.fr.ts';
import { WHY } from './why.ts';

const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
const ids = [...ledger.matchAll(/^\s*- \*\*(N15-[A-Z0-9-]+)/gm)].map((found) => found[1] ?? '');

test('every clause of the ledger is told in both languages, in its order', () => {
  expect(ids.length).toBeGreaterThan(400);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(clausesEn)).toEqual(ids);
  expect(Object.keys(clausesFr)).toEqual(ids);
});

test('every reason stands on a clause', () => {
  expect(Object.values(WHY).filter((clause) => !ids.includes(clause))).toEqual([]);
});

/** The French clauses under names of their own. */
function mapped(clauses: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(clauses).map(([id, said]) => [`${id} (fr)`, said]));
}

test.each(Object.entries({ ...clausesEn, ...mapped(clausesFr) }))('%s is a whole sentence', (_id, said) => {
  expect(said).toMatch(/^[A-ZÀÉÊÎÔ0-9«“].*[.]$/);
  expect(said).not.toMatch(/\s\s|undefined|INTERPRETATION|N15-|rulebook says|'/);
});

/** Numbers of a clause, to compare the two languages: a figure lost in translation is a wrong rule. */
const figures = (said: string): string[] => (said.match(/\d+/g) ?? []).sort();

test.each(Object.entries(clausesEn))('%s has the same figures in French', (id, said) => {
  const french = Object.entries(clausesFr).find(([other]) => other === id)?.[1] ?? '';
  expect(figures(french)).toEqual(figures(said));
});
