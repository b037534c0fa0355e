import { beforeAll, describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { openPicket, playOut } from '../../test/toy/test/table.ts';
import { hashOf } from './hash.ts';
import { type BareRecord, type MatchRecord, playFrom } from './journal.ts';
import { JournalError } from './journal-error.ts';
import type { Rolled } from './match.ts';
import { commitment, provableChance } from './provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from './record.ts';

const KEY = { secret: 'c0'.repeat(32), contributions: ['Ney', 'Grouchy'] };

function finished(): BareRecord {
  return recordOf(playOut(openPicket(provableChance(KEY), { length: 'long' }), 7), KEY);
}

let record: BareRecord;

beforeAll(() => {
  record = finished();
});

function rolls(change: (list: Rolled[]) => void): MatchRecord {
  const list = record.rolls.map((roll) => ({ ...roll }));
  change(list);
  return { ...record, rolls: list };
}

/** The same match with other numbers that the secret really gives: the liar knows the formula. */
function honest(list: readonly Rolled[]): MatchRecord {
  const chance = provableChance(record);
  return { ...record, rolls: list.map((roll) => ({ ...roll, value: chance.next(roll.stream, roll.sides) })) };
}

function difference(changed: MatchRecord): string {
  const verdict = verifyRecord(picket(), changed);
  return verdict.fits ? 'fits' : verdict.difference;
}

describe('the record of a match', () => {
  test('opens the secret and holds every roll', () => {
    expect(record).toMatchObject({
      format: 'bivouac/record/1',
      commitment: commitment(KEY.secret),
      secret: KEY.secret,
      contributions: ['Ney', 'Grouchy'],
    });
    expect(record.journal.game).toBe('picket');
    expect(record.rolls.length).toBeGreaterThan(10);
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('fits, also after a trip through a file', () => {
    const match = playOut(openPicket(provableChance(KEY), { length: 'long' }), 7);
    const counts: Record<string, number> = {};
    for (const { stream } of match.rolls) counts[stream] = (counts[stream] ?? 0) + 1;
    expect(verifyRecord(picket(), readRecord(JSON.parse(JSON.stringify(record))))).toEqual({
      fits: true,
      lines: match.entries.length,
      rolls: counts,
      contributed: null,
      ended: true,
      outcome: match.position.outcome,
      hash: hashOf(match.position),
    });
    expect(Object.keys(counts).sort()).toEqual(['deck0', 'deck1', 'dice']);
    expect(match.position.outcome).not.toBeNull();
  });

  test('of a match that was broken off fits too, without an outcome', () => {
    const broken = recordOf(playOut(openPicket(provableChance(KEY)), 5, 3), KEY);
    expect(verifyRecord(picket(), broken)).toMatchObject({ fits: true, lines: 3, ended: false, outcome: null });
  });

  test('needs the match from its first line', () => {
    const match = openPicket(provableChance(KEY));
    const snapshot = { at: 4, position: match.position, hash: hashOf(match.position) };
    const later = playFrom(picket(), match.options, snapshot, [], provableChance(KEY));
    expect(() => recordOf(later, KEY)).toThrow(new JournalError('a record needs the match from its first line'));
  });

  test('does not grow with the match', () => {
    const match = playOut(openPicket(provableChance(KEY)), 5, 3);
    const short = recordOf(match, KEY);
    const many = short.rolls.length;
    playOut(match, 5);
    expect(short.rolls).toHaveLength(many);
  });
});

describe('a record that lies', () => {
  test('about the secret', () => {
    const secret = 'c1'.repeat(32);
    expect(difference({ ...record, secret })).toBe(
      `the secret does not fit the commitment: its SHA-256 is ${commitment(secret)}, but ${record.commitment} was promised`,
    );
  });

  test('about a die', () => {
    const at = record.rolls.findIndex(({ stream, sides }) => stream === 'dice' && sides === 6);
    const die = record.rolls[at];
    const forged = ((die?.value ?? 0) % 6) + 1;
    const changed = rolls((list) => {
      const roll = list[at];
      if (roll !== undefined) list[at] = { ...roll, value: forged };
    });
    expect(difference(changed)).toBe(
      `roll ${at + 1}, a d6 of 'dice' in line ${die?.at}, is ${die?.value} by the secret, but ${forged} in the record`,
    );
  });

  test('about a contribution', () => {
    const [roll] = record.rolls;
    const contributions = ['Ney', 'Blücher'];
    const value = provableChance({ ...KEY, contributions }).next('deck0', 6);
    expect(value).not.toBe(roll?.value);
    expect(difference({ ...record, contributions })).toBe(
      `roll 1, a d6 of 'deck0' in line 0, is ${value} by the secret, but ${roll?.value} in the record`,
    );
  });

  test('about the order of two streams', () => {
    const changed = rolls((list) => list.splice(0, 2, ...list.slice(0, 2).reverse()));
    expect(difference(changed)).toBe(
      "in line 0 the rules ask for a d6 of 'deck0', but roll 1 of the record is a d6 of 'deck1'",
    );
  });

  test('about the size of a die', () => {
    const changed = honest(record.rolls.map((roll, i) => (i === 0 ? { ...roll, sides: 7 } : roll)));
    expect(difference(changed)).toBe(
      "in line 0 the rules ask for a d6 of 'deck0', but roll 1 of the record is a d7 of 'deck0'",
    );
  });

  test('about the line of a roll', () => {
    const changed = rolls((list) => {
      const [first] = list;
      if (first !== undefined) list[0] = { ...first, at: 1 };
    });
    expect(difference(changed)).toBe(
      "in line 0 the rules ask for a d6 of 'deck0', but the record puts roll 1 in line 1",
    );
  });

  test('by leaving out the last rolls', () => {
    const last = record.rolls.at(-1);
    expect(difference(rolls((list) => list.pop()))).toBe(
      `in line ${last?.at} the rules ask for a d${last?.sides} of '${last?.stream}', but the record has no roll left`,
    );
  });

  test('by leaving out all rolls', () => {
    expect(difference({ ...record, rolls: [] })).toBe(
      "in line 0 the rules ask for a d6 of 'deck0', but the record has no roll left",
    );
  });

  test('by adding a roll', () => {
    const changed = honest([...record.rolls, { at: 99, stream: 'dice', sides: 6, value: 1 }]);
    expect(difference(changed)).toBe(
      `the rules never ask for roll ${record.rolls.length + 1} of the record, a d6 of 'dice'`,
    );
  });

  test('by leaving out the last choice', () => {
    const entries = record.journal.entries.slice(0, -1);
    expect(difference({ ...record, journal: { ...record.journal, entries } })).toMatch(
      /^(the rules never ask for roll \d+|the last position has the hash)/,
    );
  });

  test('about a choice', () => {
    const entries = [{ seat: 0, choice: { kind: 'halt' } }, ...record.journal.entries.slice(1)];
    expect(difference({ ...record, journal: { ...record.journal, entries } })).toBe(
      'line 1 of the journal is refused: this choice is not offered now',
    );
  });

  test('about the last position', () => {
    const hash = '0'.repeat(64);
    expect(difference({ ...record, hash })).toBe(
      `the last position has the hash ${record.hash}, but ${hash} in the record`,
    );
  });

  test('about the game or its version', () => {
    expect(difference({ ...record, journal: { ...record.journal, game: 'chess' } })).toBe(
      "the journal is of 'chess', not of 'picket'",
    );
    expect(difference({ ...record, journal: { ...record.journal, version: 9 } })).toBe(
      'the journal was played by version 9 of the rules; these are version 1',
    );
  });

  test('an error of the rules themselves is not taken for a lie', () => {
    const game = picket();
    const broken = {
      ...game,
      setup() {
        throw new RangeError('a bug');
      },
    };
    expect(() => verifyRecord(broken, record)).toThrow(new RangeError('a bug'));
  });
});

describe('a record from outside', () => {
  const roll = (value: unknown) => ({ ...record, rolls: [record.rolls[0], value] });
  const good = { at: 0, stream: 'dice', sides: 6, value: 6 };

  test('is read as it was written', () => {
    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(readRecord({ ...record, rolls: [{ ...good, more: 1 }], more: 2 })).toEqual({ ...record, rolls: [good] });
  });

  test.each<[string, (record: MatchRecord) => unknown, string]>([
    ['nothing', () => undefined, 'this is not a record of a match of Bivouac'],
    ['null', () => null, 'this is not a record of a match of Bivouac'],
    ['a list', () => [], 'this is not a record of a match of Bivouac'],
    ['a journal', (record) => record.journal, 'this is not a record of a match of Bivouac'],
    ['no journal', (record) => ({ ...record, journal: null }), 'this is not a journal of Bivouac'],
    ['no commitment', (record) => ({ ...record, commitment: 7 }), 'the record has no commitment'],
    [
      'a commitment in a list',
      (record) => ({ ...record, commitment: [record.commitment] }),
      'the record has no commitment',
    ],
    ['a short commitment', (record) => ({ ...record, commitment: 'ab' }), 'the record has no commitment'],
    [
      'a long commitment',
      (record) => ({ ...record, commitment: `${record.commitment}0` }),
      'the record has no commitment',
    ],
    ['no secret', (record) => ({ ...record, secret: 'x' }), 'the record has no secret'],
    [
      'no contributions',
      (record) => ({ ...record, contributions: 'Ney' }),
      'the record has no list of at most 16 contributions',
    ],
    [
      'too many contributions',
      (record) => ({ ...record, contributions: new Array(17).fill('x') }),
      'the record has no list of at most 16 contributions',
    ],
    [
      'a contribution that is no text',
      (record) => ({ ...record, contributions: ['x', 5] }),
      'contribution 2 of the record is not one line of at most 1000 letters',
    ],
    [
      'a contribution of two lines',
      (record) => ({ ...record, contributions: ['a\nb'] }),
      'contribution 1 of the record is not one line of at most 1000 letters',
    ],
    [
      'a contribution that never ends',
      (record) => ({ ...record, contributions: ['a'.repeat(1001)] }),
      'contribution 1 of the record is not one line of at most 1000 letters',
    ],
    ['no rolls', (record) => ({ ...record, rolls: { 0: good } }), 'the record has no rolls'],
    [
      'too many rolls',
      (record) => ({ ...record, rolls: new Array(1_000_001).fill(0) }),
      'the record has more than 1000000 rolls',
    ],
    ['no hash', (record) => ({ ...record, hash: 'z'.repeat(64) }), 'the record has no hash of the last position'],
    ['a hash that is no text', (record) => ({ ...record, hash: 5 }), 'the record has no hash of the last position'],
    [
      'a hash in a list',
      (record) => ({ ...record, hash: [record.hash] }),
      'the record has no hash of the last position',
    ],
    [
      'a long hash',
      (record) => ({ ...record, hash: `${record.hash}0` }),
      'the record has no hash of the last position',
    ],
    ['a roll that is a number', () => roll(6), 'roll 2 of the record is not an object'],
    ['a roll without a line', () => roll({ ...good, at: -1 }), 'roll 2 of the record names no line'],
    ['a roll of half a line', () => roll({ ...good, at: 0.5 }), 'roll 2 of the record names no line'],
    ['a roll without a stream', () => roll({ ...good, stream: 1 }), 'roll 2 of the record names no stream'],
    [
      'a roll of an endless stream',
      () => roll({ ...good, stream: 's'.repeat(101) }),
      'roll 2 of the record names no stream',
    ],
    ['a die without sides', () => roll({ ...good, sides: 0 }), 'roll 2 of the record names no die'],
    ['a die with too many sides', () => roll({ ...good, sides: 2 ** 32 + 1 }), 'roll 2 of the record names no die'],
    ['a die that is a text', () => roll({ ...good, sides: '6' }), 'roll 2 of the record names no die'],
    ['a face above all', () => roll({ ...good, value: 7 }), 'roll 2 of the record: a d6 has no such face'],
    ['a face below all', () => roll({ ...good, value: 0 }), 'roll 2 of the record: a d6 has no such face'],
    ['a face that is no number', () => roll({ ...good, value: null }), 'roll 2 of the record: a d6 has no such face'],
  ])('%s is refused', (_name, value, message) => {
    expect(() => readRecord(value(record))).toThrow(new JournalError(message));
  });

  test('the limits themselves are allowed', () => {
    const most = {
      ...record,
      contributions: new Array(16).fill('a'.repeat(1000)),
      rolls: [{ at: 0, stream: 's'.repeat(100), sides: 2 ** 32, value: 1 }],
    };
    expect(readRecord(most)).toEqual(most);
  });
});
