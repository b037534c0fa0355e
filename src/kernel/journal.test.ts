import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import { make, openPicket, picketOptions, playOut, step } from '../../test/toy/test/table.ts';
import { fastChance, fastRandom } from './fast-chance.ts';
import { hashOf } from './hash.ts';
import { type Journal, journalOf, playFrom, readJournal, replay, snapshotOf } from './journal.ts';
import { JournalError } from './journal-error.ts';
import { lines, undo, undoable } from './match.ts';
import { provableChance } from './provable-chance.ts';
import { scriptedChance } from './scripted-chance.ts';

const KEY = { secret: 'ab'.repeat(32), contributions: ['one', 'two'] };

/** A short match with a choice taken back. */
function sample() {
  const match = openPicket(scriptedChance({ deck0: [3, 1, 1], deck1: [6, 2, 1] }));
  make(match, [0, 'lay 3'], [1, 'lay 6'], [1, 'march 3']);
  undo(match, 1);
  make(match, [1, 'march 1']);
  return match;
}

const SAMPLE: Journal = {
  format: 'bivouac/journal/1',
  game: 'picket',
  version: 1,
  pack: picket().pack.hash,
  options: { seats: '2', length: 'short', parry: 'yes' },
  entries: [
    { seat: 0, choice: { kind: 'lay', card: 3 } },
    { seat: 1, choice: { kind: 'lay', card: 6 } },
    { seat: 1, choice: { kind: 'march', to: 3 } },
    { seat: 1, undo: true },
    { seat: 1, choice: { kind: 'march', to: 1 } },
  ],
} as Journal;

const sampleChance = () => scriptedChance({ deck0: [3, 1, 1], deck1: [6, 2, 1] });

describe('a journal', () => {
  test('is options and lines, and names the rules and the pack', () => {
    expect(journalOf(sample())).toEqual(SAMPLE);
  });

  test('does not grow with the match it was taken from', () => {
    const match = sample();
    const journal = journalOf(match);
    make(match, [1, 'halt']);
    expect(journal.entries).toHaveLength(5);
  });

  test('played again gives the same match', () => {
    for (let seed = 0; seed < 25; seed++) {
      const wished = { seats: seed % 3 === 0 ? '3' : '2', length: seed % 2 === 0 ? 'long' : 'short' };
      const match = openPicket(fastChance(seed), wished);
      const random = fastRandom(seed);
      while (match.position.outcome === null) {
        step(match, random);
        const seat = [0, 1, 2].find((who) => undoable(match, who) > 0);
        if (seat !== undefined && random.below(3) === 0) undo(match, seat);
      }
      const journal = readJournal(JSON.parse(JSON.stringify(journalOf(match))));
      const again = replay(picket(), journal, fastChance(seed));
      expect(hashOf(again.position)).toBe(hashOf(match.position));
      expect(again.told).toEqual(match.told);
      expect(again.rolls).toEqual(match.rolls);
      expect(again.entries).toEqual(match.entries);
      expect(again.chance.mark()).toEqual(match.chance.mark());
    }
  });

  test('shows every line on the way', () => {
    const seen: [number, string, number][] = [];
    replay(picket(), SAMPLE, sampleChance(), (match, line) =>
      seen.push([line, match.game.view(match.position, null).step, match.entries.length]),
    );
    expect(seen).toEqual([
      [0, 'round.lay', 0],
      [1, 'round.lay', 1],
      [2, 'round.march', 2],
      [3, 'round.march', 3],
      [4, 'round.march', 4],
      [5, 'round.march', 5],
    ]);
  });

  test.each<[string, Partial<Journal>, string]>([
    ['of another game', { game: 'chess' }, "the journal is of 'chess', not of 'picket'"],
    ['of other rules', { version: 2 }, 'the journal was played by version 2 of the rules; these are version 1'],
    ['of another pack', { pack: 'other' }, 'the journal was played with another pack of components'],
    ['with unknown options', { options: { fog: 'on' } }, "there is no option 'fog'"],
    [
      'with a choice that is not legal',
      { entries: [{ seat: 0, choice: { kind: 'halt' } }] },
      'line 1 of the journal is refused: this choice is not offered now',
    ],
    [
      'with a choice too many taken back',
      { entries: [...SAMPLE.entries.slice(0, 2), { seat: 1, undo: true }] },
      'line 3 of the journal is refused: something was revealed or another seat has chosen since: this choice stands',
    ],
    [
      'with a seat that was not asked',
      { entries: [...SAMPLE.entries.slice(0, 1), { seat: 0, choice: { kind: 'halt' } }] },
      'line 2 of the journal is refused: seat 0 is not asked now, but 1',
    ],
  ])('%s is not played', (_name, change, message) => {
    expect(() => replay(picket(), { ...SAMPLE, ...change }, sampleChance())).toThrow(new JournalError(message));
  });
});

describe('a journal from outside', () => {
  test('is read as it was written', () => {
    expect(readJournal(JSON.parse(JSON.stringify(SAMPLE)))).toEqual(SAMPLE);
  });

  test('loses what does not belong to it', () => {
    const entries = [
      { seat: 0, choice: { kind: 'lay', card: 3 }, note: 'x' },
      { seat: 1, undo: true, choice: 7 },
    ];
    expect(readJournal({ ...SAMPLE, entries, secret: 'x' })).toEqual({
      ...SAMPLE,
      entries: [
        { seat: 0, choice: { kind: 'lay', card: 3 } },
        { seat: 1, undo: true },
      ],
    });
  });

  const { format: _, ...formless } = SAMPLE;
  const entry = (value: unknown) => ({ ...SAMPLE, entries: [SAMPLE.entries[0], value] });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'this is not a journal of Bivouac'],
    ['null', null, 'this is not a journal of Bivouac'],
    ['a text', 'journal', 'this is not a journal of Bivouac'],
    ['a list', [SAMPLE], 'this is not a journal of Bivouac'],
    ['an object without a format', formless, 'this is not a journal of Bivouac'],
    ['another format', { ...SAMPLE, format: 'bivouac/journal/2' }, 'this is not a journal of Bivouac'],
    ['no game', { ...SAMPLE, game: 5 }, 'the journal names no game'],
    ['no version', { ...SAMPLE, version: '1' }, 'the journal names no rules version or no pack'],
    ['no pack', { ...SAMPLE, pack: null }, 'the journal names no rules version or no pack'],
    ['no options', { ...SAMPLE, options: [] }, 'the journal has no options'],
    ['an option that is no text', { ...SAMPLE, options: { seats: 2 } }, "option 'seats' of the journal is not a text"],
    [
      'a very long option that is no text',
      { ...SAMPLE, options: { ['y'.repeat(99)]: 2 } },
      `option '${'y'.repeat(40)}' of the journal is not a text`,
    ],
    ['no lines', { ...SAMPLE, entries: {} }, 'the journal has no lines'],
    [
      'too many lines',
      { ...SAMPLE, entries: new Array(100_001).fill(SAMPLE.entries[0]) },
      'the journal has more than 100000 lines',
    ],
    ['a line that is null', entry(null), 'line 2 of the journal is not an object'],
    ['a line that is a list', entry([0]), 'line 2 of the journal is not an object'],
    ['a line without a seat', entry({ undo: true }), 'line 2 of the journal names no seat'],
    ['a line of half a seat', entry({ seat: 0.5, undo: true }), 'line 2 of the journal names no seat'],
    ['a line of a seat below 0', entry({ seat: -1, undo: true }), 'line 2 of the journal names no seat'],
    ['a line of a seat as a text', entry({ seat: '0', undo: true }), 'line 2 of the journal names no seat'],
    ['a line without a choice', entry({ seat: 0 }), 'line 2 of the journal holds no choice'],
    ['a line with a list for a choice', entry({ seat: 0, choice: [] }), 'line 2 of the journal holds no choice'],
    ['a choice without a kind', entry({ seat: 0, choice: { card: 1 } }), 'line 2 of the journal holds no choice'],
    ['an undo that is not true', entry({ seat: 0, undo: 1 }), 'line 2 of the journal holds no choice'],
  ])('%s is refused', (_name, value, message) => {
    expect(() => readJournal(value)).toThrow(new JournalError(message));
  });

  test('as many lines as a match can have are read', () => {
    const entries = new Array(100_000).fill({ seat: 0, undo: true });
    expect(readJournal({ ...SAMPLE, entries }).entries).toHaveLength(100_000);
  });

  test('the key __proto__ stays a key, and its options are refused by the game', () => {
    const journal = readJournal({ ...SAMPLE, options: JSON.parse('{"__proto__":"x"}') });
    expect(Object.keys(journal.options)).toEqual(['__proto__']);
    expect(() => replay(picket(), journal, sampleChance())).toThrow("there is no option '__proto__'");
  });

  test('an error of a journal has its name', () => expect(new JournalError('x').name).toBe('JournalError'));
});

describe('a snapshot', () => {
  test('holds the position, the mark of chance, the line and the hash, and shares nothing', () => {
    const match = sample();
    const snapshot = snapshotOf(match);
    expect(snapshot).toEqual({
      at: 5,
      position: match.position,
      mark: { deck0: 3, deck1: 3 },
      hash: hashOf(match.position),
      conduct: { offer: null, handed: [null, null] },
    });
    expect(snapshot.position).not.toBe(match.position);
  });

  test('goes on exactly as the match did, from any line, under the rules it was made by and under newer ones', () => {
    const match = playOut(openPicket(provableChance(KEY), { length: 'long' }), 11);
    const journal = journalOf(match);
    const snapshots: string[] = [];
    replay(picket(), journal, provableChance(KEY), (at) => snapshots.push(JSON.stringify(snapshotOf(at))));
    expect(snapshots).toHaveLength(journal.entries.length + 1);
    snapshots.forEach((text, line) => {
      const { at, position, mark, hash } = JSON.parse(text);
      expect(at).toBe(line);
      const game = picket(line % 2 === 0 ? 1 : 2);
      const chance = provableChance(KEY, mark);
      const later = playFrom(game, journal.options, { at, position, hash }, journal.entries.slice(line), chance);
      expect(hashOf(later.position)).toBe(hashOf(match.position));
      expect(lines(later)).toBe(journal.entries.length);
      expect(later.rolls).toEqual(match.rolls.filter((roll) => roll.at > line));
      expect(later.told).toEqual(match.told.filter((told) => told.at > line));
      expect(later.game.version).toBe(game.version);
    });
  });

  test('keeps its position untouched', () => {
    const match = sample();
    const snapshot = { position: match.position, hash: hashOf(match.position) };
    const later = playFrom(picket(), match.options, snapshot, [], fastChance(1));
    expect(later.position).not.toBe(snapshot.position);
    expect(lines(later)).toBe(0);
  });

  test('that was changed is refused', () => {
    const match = sample();
    const { hash, position } = { hash: hashOf(match.position), position: match.position };
    const changed = { ...position, round: 2 };
    expect(() => playFrom(picket(), picketOptions(), { position: changed, hash }, [], fastChance(1))).toThrow(
      new JournalError('the snapshot was changed: its hash does not fit'),
    );
  });

  test('a line that does not fit is named by its number in the whole match', () => {
    const match = sample();
    const snapshot = { at: 5, position: match.position, hash: hashOf(match.position) };
    const entries = [
      { seat: 1, choice: { kind: 'halt' } },
      { seat: 0, choice: { kind: 'halt' } },
    ];
    expect(() => playFrom(picket(), picketOptions(), snapshot, entries, fastChance(1))).toThrow(
      'line 7 of the journal is refused: seat 0 is not asked now, but 1',
    );
  });

  test('what was chosen before it stands', () => {
    const match = sample();
    const snapshot = { at: 5, position: match.position, hash: hashOf(match.position) };
    expect(() => playFrom(picket(), picketOptions(), snapshot, [{ seat: 1, undo: true }], fastChance(1))).toThrow(
      'line 6 of the journal is refused: something was revealed or another seat has chosen since',
    );
  });
});
