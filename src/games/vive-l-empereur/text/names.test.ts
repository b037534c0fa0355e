import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { ARMS, FORMATIONS, HEXSIDES, RANKS, TERRAIN } from '../data/names.ts';
import { standardBox } from '../data/standard.ts';
import { clausesEn } from './clauses.en.ts';
import { clausesFr } from './clauses.fr.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';

const NAMES = { en: namesEn, fr: namesFr } as const;
const CLAUSES = { en: clausesEn, fr: clausesFr } as const;
const { scenarios } = standardBox();
/** Corps have Roman figures in English and others in French. */
const figures = (words: string): string[] =>
  (words.replace(/\bI{1,3}\b/g, ({ length }) => `${length}`).match(/\d+/g) ?? []).sort();
const called = (of: unknown): string =>
  typeof of === 'string' ? of : String(of !== null && typeof of === 'object' && 'alone' in of ? of.alone : '');

/** A noun with its article, alone and contracted. */
const spokenFr = (of: unknown): string[] =>
  of !== null && typeof of === 'object' ? Object.values(of).filter((word) => typeof word === 'string') : [called(of)];

test('everything in the box has its name, by the id of the pack, and nothing else has one', () => {
  const ids = (list: readonly (readonly { readonly id: string }[])[]): string[] =>
    [...new Set(list.flat().map(({ id }) => id))].sort();
  const all = <T>(of: (scenario: (typeof scenarios)[number]) => T): T[] => scenarios.map(of);
  const keys = (table: object): string[] => Object.keys(table).sort();
  expect(keys(namesEn.scenarios)).toEqual(ids([scenarios]));
  expect(keys(namesEn.sides)).toEqual(ids(all(({ sides }) => sides)));
  expect(keys(namesEn.corps)).toEqual(ids(all(({ corps }) => corps)));
  expect(keys(namesEn.units)).toEqual(ids(all(({ units }) => units)));
  expect(keys(namesEn.leaders)).toEqual(ids(all(({ leaders }) => leaders)));
  const units = all((scenario) => scenario.units).flat();
  expect(keys(namesEn.nations)).toEqual([...new Set(units.map(({ nation }) => nation))].sort());
  expect(keys(namesEn.kinds)).toEqual([...new Set(units.map((unit) => `${unit.arm}-${unit.class}`))].sort());
  expect(Object.keys(namesEn.arms)).toEqual([...ARMS]);
  expect(Object.keys(namesEn.ranks)).toEqual([...RANKS]);
  expect(Object.keys(namesEn.formations)).toEqual([...FORMATIONS]);
  expect(Object.keys(namesEn.terrain)).toEqual([...TERRAIN]);
  expect(Object.keys(namesEn.hexsides)).toEqual([...HEXSIDES]);
  const printed = all(({ map, victory }) => [...map.names, ...victory.objectives]).flat();
  expect(printed.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(namesEn.places)));
});

test('no two units of a battle are called alike', () => {
  for (const { units } of scenarios)
    for (const language of LANGUAGES) {
      const table = new Map(Object.entries(NAMES[language].units));
      const names = units.map(({ id }) => called(table.get(id)));
      expect(new Set(names).size).toBe(names.length);
    }
});

test('names are sound, and have the same figures in both languages', () => {
  const french = new Map<string, object>(Object.entries(namesFr));
  for (const [key, table] of Object.entries(namesEn)) {
    const theirs = new Map<string, unknown>(Object.entries(french.get(key) ?? {}));
    for (const [id, entry] of Object.entries<unknown>(table)) {
      const [en, fr] = [called(entry), called(theirs.get(id))];
      expect(faultOf(TYPESET.en(en), 'en'), `${key} ${id}`).toBeNull();
      for (const said of spokenFr(theirs.get(id))) expect(faultOf(TYPESET.fr(said), 'fr'), `${key} ${id}`).toBeNull();
      expect(figures(fr), `${key} ${id}`).toEqual(figures(en));
    }
  }
});

test('regiments are written as the reader’s language writes them, and agree with their verbs', () => {
  expect([namesEn.units['fr-2le'].the, namesFr.units['fr-2le'].le]).toEqual(['the 2nd Light', 'le 2e léger']);
  expect([namesEn.units['fr-hpi'].the, namesFr.units['fr-hpi'].de]).toEqual([
    'Piré’s Horse Artillery',
    'de l’artillerie à cheval de Piré',
  ]);
  expect([namesEn.units['al-apic'].plural, namesFr.units['al-apic'].feminine]).toEqual([true, true]);
});

describe('the clauses of the ledger', () => {
  const ledger = readFileSync(new URL('../ledger.md', import.meta.url), 'utf8');
  const ids = [...ledger.matchAll(/^- \*\*(VE-[\w.-]+)/gm)].map(([, id]) => id);

  test.each(LANGUAGES)('each is told, in the order of the ledger, soundly: %s', (language) => {
    expect(Object.keys(CLAUSES[language])).toEqual(ids);
    for (const [id, said] of Object.entries(CLAUSES[language])) {
      expect(said, id).toMatch(/^[A-ZÀÉÊÎÔ0-9].*\.$/);
      expect(faultOf(TYPESET[language](said), language), id).toBeNull();
    }
  });

  test('each has the same figures in both languages', () => {
    const french = new Map<string, string>(Object.entries(clausesFr));
    for (const [id, said] of Object.entries(clausesEn))
      expect(figures(french.get(id) ?? ''), id).toEqual(figures(said));
  });
});
