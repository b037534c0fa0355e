import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket, playOut } from '../../test/toy/test/table.ts';
import { journalOf, readJournal, replay } from './journal.ts';
import { JournalError } from './journal-error.ts';
import { provableChance } from './provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from './record.ts';

// Whatever a file holds: a clear error or a verdict, never a crash and never a false praise.

const KEY = { secret: '5e'.repeat(32), contributions: ['a', 'b'] };
const played = () => playOut(openPicket(provableChance(KEY), { length: 'long' }), 4);

/** All places of a JSON value, as lists of keys. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...path, key]))];
}

/** The value with another one put at a place. */
function put(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? put(part, rest, other) : part));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, part]) => [k, k === key ? put(part, rest, other) : part]));
}

const evil = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(-1, 0, 1, 2, 0.5, 1e308, '', 'lay', '__proto__', null, [], {}, undefined, Number.NaN),
  fc.constant(JSON.parse('{"__proto__":{"kind":"lay"},"constructor":1}')),
);

/** A true text with one place changed. */
const spoiled = (text: string): fc.Arbitrary<unknown> => {
  const value: unknown = JSON.parse(text);
  return fc.tuple(fc.constantFrom(...placesOf(value)), evil).map(([place, other]) => put(value, place, other));
};

function sentence(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    return error.message;
  }
}

describe('garbage', () => {
  test('is no journal and no record', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(sentence(() => readJournal(value))).not.toBe('');
        expect(sentence(() => readRecord(value))).not.toBe('');
      }),
      { numRuns: 300, seed: 1815 },
    );
  });

  test('in one place of a journal: refused with a sentence, or another legal match', () => {
    let refused = 0;
    fc.assert(
      fc.property(spoiled(JSON.stringify(journalOf(played()))), (value) => {
        const message = sentence(() => replay(picket(), readJournal(value), provableChance(KEY)));
        if (message !== '') refused++;
      }),
      { numRuns: 400, seed: 1815 },
    );
    expect(refused).toBeGreaterThan(300);
  });

  test('in one place of a record: found, unless nothing of it has changed', () => {
    const record = JSON.stringify(recordOf(played(), KEY));
    const truth = JSON.stringify(readRecord(JSON.parse(record)));
    fc.assert(
      fc.property(spoiled(record), (value) => {
        const message = sentence(() => {
          const read = readRecord(value);
          const verdict = verifyRecord(picket(), read);
          if (!verdict.fits) throw new JournalError(verdict.difference);
          expect(JSON.stringify(read)).toBe(truth);
        });
        expect(message.length).toBeLessThan(500);
      }),
      { numRuns: 400, seed: 1815 },
    );
  });
});
