import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket, playOut } from '../../test/toy/test/table.ts';
import { hashOf } from './hash.ts';
import type { SeatedRecord } from './journal.ts';
import { JournalError } from './journal-error.ts';
import {
  areContributions,
  type Contribution,
  contributionFault,
  isContribution,
  promiseOf,
  provableChance,
} from './provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from './record.ts';

// What persons add to the dice, each for a seat and as promised, and the record that ties it to them.

const by = (seat: number, text: string): Contribution => ({ seat, promise: promiseOf(text), text });
const COUNT = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
const KEY = { secret: COUNT, contributions: [by(0, 'Ney'), by(1, 'Grouchy é')] };

describe('contributions of seats', () => {
  test('are promised by their SHA-256', () => {
    expect(promiseOf('Grouchy é')).toBe('ad69f6c7032361779491cf1e377a9d6b8a4cfd416e6176e9f2b859a3d0e4ecbe');
  });

  // The numbers were computed by another program from the formula in docs/kernel.md.
  test('make the key with the number of their seats', () => {
    const chance = provableChance(KEY);
    expect(Array.from({ length: 12 }, () => chance.next('dice', 6))).toEqual([2, 6, 3, 5, 1, 1, 2, 3, 4, 1, 1, 5]);
    expect([60, 59, 58, 57, 56, 55, 54, 53].map((left) => chance.next('deck0', left))).toEqual([
      59, 55, 42, 54, 3, 24, 40, 31,
    ]);
  });

  test('are each one line of 1 to 1000 letters', () => {
    for (const text of ['x', 'x'.repeat(1000), '0 é 𝄞']) expect(isContribution(text)).toBe(true);
    for (const text of ['', 'x'.repeat(1001), 'a\nb', 'a\rb', '\ud800', 5, null])
      expect(isContribution(text)).toBe(false);
    expect(() => provableChance({ secret: COUNT, contributions: [by(0, 'a\n1 b')] })).toThrow(
      'the contribution of seat 0 is not one line of 1 to 1000 letters',
    );
  });

  test('stand in the order of the seats, one for each, and fit their promises', () => {
    const [ney, grouchy] = [by(0, 'Ney'), by(1, 'Grouchy')];
    expect(contributionFault([])).toBeNull();
    expect(contributionFault([ney, grouchy, by(4, 'Ney')])).toBeNull();
    expect(contributionFault([grouchy, ney])).toBe('the contribution of seat 0 stands after that of seat 1');
    expect(contributionFault([ney, by(0, 'Ney')])).toBe('seat 0 has contributed twice');
    expect(contributionFault([ney, { ...grouchy, text: 'Blücher' }])).toBe(
      `the contribution of seat 1 does not fit its promise: its SHA-256 is ${promiseOf('Blücher')}, but ${grouchy.promise} was promised`,
    );
    expect(() => provableChance({ secret: COUNT, contributions: [grouchy, ney] })).toThrow('stands after');
  });

  test('are known by their form', () => {
    expect(areContributions(JSON.parse(JSON.stringify(KEY.contributions)))).toBe(true);
    for (const one of [null, 'Ney', { ...by(0, 'x'), seat: 0.5 }, { ...by(0, 'x'), promise: 1 }, by(0, '')])
      expect(areContributions([by(0, 'x'), one])).toBe(false);
    expect(areContributions({})).toBe(false);
  });
});

describe('the record of a match with them', () => {
  const finished = (): SeatedRecord => recordOf(playOut(openPicket(provableChance(KEY), { length: 'long' }), 7), KEY);
  const resealed = ({ seal: _, ...rest }: SeatedRecord): SeatedRecord => ({ ...rest, seal: hashOf(rest) });
  const difference = (record: SeatedRecord) => {
    const verdict = verifyRecord(picket(), readRecord(JSON.parse(JSON.stringify(record))));
    return verdict.fits ? 'fits' : verdict.difference;
  };

  test('is record 2: it says how the match ended, and is sealed', () => {
    const record = finished();
    const { seal, ...rest } = record;
    expect(record).toMatchObject({ format: 'bivouac/record/2', contributions: KEY.contributions });
    expect(record.outcome?.how).toBe('PIC-9 rounds');
    expect(seal).toBe(hashOf(rest));
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(verifyRecord(picket(), record)).toMatchObject({ fits: true, ended: true, contributed: [0, 1] });
  });

  test('may be broken off, and says so', () => {
    const record = recordOf(playOut(openPicket(provableChance(KEY)), 5, 3), KEY);
    expect(record.outcome).toBeNull();
    expect(verifyRecord(picket(), record)).toMatchObject({ fits: true, ended: false, outcome: null, lines: 3 });
    const { outcome } = finished();
    expect(difference(resealed({ ...record, outcome }))).toMatch(
      /^after line 3 the match is not over; in the record it is over by 'PIC-9 rounds', won by \[/,
    );
  });

  test('without any person it is still record 1, which has the same key', () => {
    const key = { secret: COUNT, contributions: [] };
    expect(recordOf(playOut(openPicket(provableChance(key)), 5), key).format).toBe('bivouac/record/1');
  });

  test('names what was changed', () => {
    const record = finished();
    expect(difference(record)).toBe('fits');
    expect(difference({ ...record, seal: '0'.repeat(64) })).toMatch(/^the record was changed: its seal would be/);
    const { outcome } = record;
    if (outcome === null) throw new Error('not over');
    expect(difference(resealed({ ...record, outcome: null }))).toMatch(/is over by .*; in the record it is not over$/);
    expect(difference(resealed({ ...record, outcome: { ...outcome, facts: { round: 9 } } }))).toMatch(/^after line/);
    const shared = { winners: [0, 1], how: 'x', facts: { a: 'b', c: 1.5 } };
    expect(readRecord(resealed({ ...record, outcome: shared }))).toMatchObject({ outcome: shared });
    expect(difference(resealed({ ...record, outcome: shared }))).toMatch(
      /; in the record it is over by 'x', won by \[0, 1\]$/,
    );
    const drawn = { winners: [], how: 'x', facts: {} };
    expect(difference(resealed({ ...record, outcome: drawn }))).toMatch(/over by 'x', won by \[\]$/);
    const broken = record.contributions.map((one, i) => (i === 1 ? { ...one, text: 'Blücher' } : one));
    expect(difference(resealed({ ...record, contributions: broken }))).toMatch(
      /^the contribution of seat 1 does not fit its promise/,
    );
    // A keeper who invents a third person at a table of two.
    const crowd = { ...KEY, contributions: [...KEY.contributions, by(2, 'Blücher')] };
    const match = playOut(openPicket(provableChance(crowd)), 7);
    expect(difference(recordOf(match, crowd))).toBe('seat 2 has contributed, but the match has 2 seats');
  });

  const one = by(0, 'x');
  test.each<[string, object, string]>([
    ['a bare text', { contributions: ['x'] }, 'contribution 1 of the record is not an object'],
    ['no seat', { contributions: [one, { ...one, seat: -1 }] }, 'contribution 2 of the record names no seat'],
    ['seat 16', { contributions: [{ ...one, seat: 16 }] }, 'contribution 1 of the record names no seat'],
    ['no promise', { contributions: [{ ...one, promise: 'x' }] }, 'contribution 1 of the record was not promised'],
    [
      'no text',
      { contributions: [{ ...one, text: '' }] },
      'contribution 1 of the record is not one line of 1 to 1000 letters',
    ],
    ['no outcome', { outcome: undefined }, 'the record does not say how the match ended'],
    [
      'a winner that is none',
      { outcome: { winners: [-1], how: 'x', facts: {} } },
      'the record does not say how the match ended',
    ],
    [
      'a winner that is none beside one',
      { outcome: { winners: [0, -1], how: 'x', facts: {} } },
      'the record does not say how the match ended',
    ],
    [
      'a fact that is no number that could be written',
      { outcome: { winners: [], how: 'x', facts: { a: Number.POSITIVE_INFINITY } } },
      'the record does not say how the match ended',
    ],
    ['no winners', { outcome: { how: 'x', facts: {} } }, 'the record does not say how the match ended'],
    ['no way to end', { outcome: { winners: [], facts: {} } }, 'the record does not say how the match ended'],
    ['no facts', { outcome: { winners: [], how: 'x' } }, 'the record does not say how the match ended'],
    [
      'a fact that is none',
      { outcome: { winners: [], how: 'x', facts: { a: {} } } },
      'the record does not say how the match ended',
    ],
    ['no seal', { seal: 'x' }, 'the record has no seal'],
  ])('with %s is refused', (_name, change, message) => {
    expect(() => readRecord({ ...finished(), ...change })).toThrow(new JournalError(message));
  });
});
