import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { TYPESET } from '../../../text/typeset.ts';
import { NATIONALITIES, NATIONS, POWERS, RESULTS, TREATIES, WARS } from '../data/names.ts';
import { PHASES } from '../position.ts';
import { namesEn } from './names.en.ts';
import { namesFr } from './names.fr.ts';
import { box } from './samples.ts';
import { WORDS } from './tongues.ts';

const NAMES = { en: namesEn, fr: namesFr } as const;
const figures = (words: string): string[] => [...new Set(words.match(/\d+/g))].sort();
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).sort();

/** A name, or a name with its gist, or a noun: all that is said of one thing. */
const spoken = (of: unknown): string[] => {
  if (typeof of === 'string') return [of];
  if (Array.isArray(of)) return of.map(String);
  return of !== null && typeof of === 'object' ? Object.values(of).filter((word) => typeof word === 'string') : [];
};

test('everything in the box has its name, by the id of the pack, and nothing else has one', () => {
  const of = namesEn;
  expect(Object.keys(of.nations)).toEqual([...NATIONS]);
  expect(Object.keys(of.powers)).toEqual([...POWERS]);
  expect(Object.keys(of.minorWars)).toEqual([...WARS]);
  expect(Object.keys(of.nationalities)).toEqual(expect.arrayContaining([...NATIONALITIES]));
  expect(Object.keys(of.treaties)).toEqual([...TREATIES]);
  expect(Object.keys(of.phases)).toEqual([...PHASES]);
  expect(Object.keys(of.battleResults)).toEqual([...RESULTS]);
  expect(Object.keys(of.scheduledEvents).sort()).toEqual(ids(box.events));
  expect(Object.keys(of.accidents).sort()).toEqual(ids(box.accidents));
  expect(Object.keys(of.religionPolicies).sort()).toEqual(ids(box.religions));
  expect(Object.keys(of.diplomats).sort()).toEqual(ids(box.diplomats));
  expect(Object.keys(of.personalities).sort()).toEqual(ids(box.personalities));
  expect(Object.keys(of.clientStates).sort()).toEqual(ids(box.clients));
  expect(Object.keys(of.scenarios).sort()).toEqual(ids(box.scenarios));
  const plain = box.markers.filter(({ id }) => !id.startsWith('war-'));
  expect(Object.keys(of.politicalMarkers).sort()).toEqual(ids(plain));
});

test('no two corps are called alike, and a name of two words is no id', () => {
  for (const language of LANGUAGES) {
    const called = box.units.map(({ id }) => WORDS[language].unit(id));
    expect(new Set(called).size).toBe(called.length);
    for (const name of called) expect(name).not.toMatch(/[a-z]-[a-z0-9]/);
    expect(box.markers.map(({ id }) => WORDS[language].marker(id))).not.toContain(undefined);
    for (const { id } of box.markers)
      expect(faultOf(TYPESET[language](WORDS[language].marker(id)), language)).toBeNull();
  }
  expect(WORDS.fr.marker('war-usa')).toBe('Conflit aux États-Unis');
  expect(WORDS.en.marker('war-cape')).toBe('War at the Cape');
});

test('names are sound, and what they mean is told in a whole sentence', () => {
  for (const language of LANGUAGES)
    for (const table of Object.values(NAMES[language]))
      for (const entry of Array.isArray(table) ? [table] : Object.values(table)) {
        const [, gist] = Array.isArray(entry) ? entry : [];
        for (const word of spoken(entry)) expect(faultOf(TYPESET[language](word), language), word).toBeNull();
        if (gist !== undefined) sound(TYPESET[language](String(gist)), language);
      }
});

test('names have the same figures in both languages', () => {
  const french = new Map<string, object>(Object.entries(namesFr));
  for (const [key, table] of Object.entries(namesEn)) {
    const theirs = new Map<string, unknown>(Object.entries(french.get(key) ?? {}));
    for (const [id, entry] of Object.entries(table))
      expect(figures(spoken(theirs.get(id)).join(' ')), `${key} ${id}`).toEqual(figures(spoken(entry).join(' ')));
  }
});
