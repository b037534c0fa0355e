import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import type { Choice, PicketEvent, Position } from '../../test/toy/position.ts';
import { dealt, make, openPicket, type PicketMatch, picketOptions } from '../../test/toy/test/table.ts';
import type { Io } from './chance.ts';
import { fastChance } from './fast-chance.ts';
import type { Frame } from './flow.ts';
import { hashOf } from './hash.ts';
import { journalOf, readJournal, replay } from './journal.ts';
import { act, asking, choices, commit, lines, open, propose, proposeUndo, resume, take, undoable } from './match.ts';
import type { Options } from './options.ts';
import { provableChance } from './provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from './record.ts';

// What one line more would make of a match: its two halves, the tables on the way, and what a seat does beside the rules.

const arrange = await picket().arranger();

/** The whole of a match, its chance included. */
const fingerprint = (m: PicketMatch): string =>
  hashOf([m.position, m.entries, m.told, m.rolls, m.undo, m.questions, m.conduct, m.chance.mark()]);

describe('the tables inside a line', () => {
  test('each is one after something was told, and the last is where the line ends', () => {
    const match = dealt();
    make(match, [0, 'lay 3']);
    const { next } = propose(match, 1, { kind: 'lay', card: 6 });
    const steps = next?.glimpses.filter(({ within }) => within !== true) ?? [];
    expect(steps.map(({ position, told }) => [position.stack.at(-1)?.step, position.active, told])).toEqual([
      ['round.lay', 0, 1],
      ['round.draw', 1, 2],
      ['round.march', 1, 4],
    ]);
    expect(next?.glimpses.at(-1)?.position).toBe(next?.position);
    expect(match.game.view(next?.glimpses[0]?.position ?? match.position, null).asked).toEqual([]);
    expect(match.position.sides[1]?.bid).toBe(-1);
  });

  test('a step that does many things shows each where it is told, up to a limit', () => {
    const game = picket();
    const act = game.steps['round.march'];
    if (act === undefined) throw new Error('there is no march');
    const steps = {
      ...game.steps,
      'round.march': {
        ...act,
        take(p: Position, _f: Frame, _c: Choice, io: Io<PicketEvent>) {
          for (let n = 0; n < 100; n++) {
            p.round = n;
            io.tell?.({ kind: 'laid', seat: 0 });
          }
        },
      },
    };
    const match = resume({ ...game, steps }, picketOptions(), fastChance(1), arrange({ step: 'round.march' }));
    const { next } = propose(match, 0, { kind: 'halt' });
    expect(next?.glimpses).toHaveLength(64);
    expect(next?.glimpses.slice(0, 3).map(({ position, told }) => [position.round, told])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(next?.glimpses.at(-1)?.told).toBe(100);
  });

  test('the table is seen as it was at each event, and as the step left it', () => {
    const game = picket();
    const act = game.steps['round.march'];
    if (act === undefined) throw new Error('there is no march');
    const steps = {
      ...game.steps,
      'round.march': {
        ...act,
        take(p: Position, _f: Frame, _c: Choice, io: Io<PicketEvent>) {
          p.round = 1;
          io.tell?.({ kind: 'laid', seat: 0 });
          p.round = 2;
          io.tell?.({ kind: 'laid', seat: 1 });
          p.round = 3;
        },
      },
    };
    const match = resume({ ...game, steps }, picketOptions(), fastChance(1), arrange({ step: 'round.march' }));
    const { next } = propose(match, 0, { kind: 'halt' });
    expect(next?.glimpses.slice(0, 2).map(({ position, told }) => [position.round, told])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(next?.glimpses[2]).toMatchObject({ told: 2, position: { round: 3 } });
  });

  test('nothing told is nothing to look at but the end', () => {
    const match = dealt();
    make(match, [0, 'lay 3'], [1, 'lay 6']);
    const { next } = propose(match, 1, { kind: 'halt' });
    expect(next?.glimpses).toEqual([{ position: next?.position, told: 0 }]);
    make(match, [1, 'march 1']);
    const { next: back } = proposeUndo(match, 1);
    expect(back?.glimpses).toEqual([{ position: back?.position, told: 0 }]);
  });
});

describe('two halves', () => {
  test('a proposal changes nothing, and can be made again', () => {
    const match = dealt();
    make(match, [0, 'lay 3']);
    const before = fingerprint(match);
    const one = propose(match, 1, { kind: 'lay', card: 6 });
    const two = propose(match, 1, { kind: 'lay', card: 6 });
    expect(fingerprint(match)).toBe(before);
    expect(hashOf(one.next?.position)).toBe(hashOf(two.next?.position));
    expect(one.next?.rolls).toEqual(two.next?.rolls);
    proposeUndo(match, 0);
    expect(fingerprint(match)).toBe(before);
  });

  test('only the very next line can be committed, once', () => {
    const match = dealt();
    const { next } = propose(match, 0, { kind: 'lay', card: 3 });
    if (next === null) throw new Error('refused');
    commit(match, next);
    expect(() => commit(match, next)).toThrow('line 1 does not follow line 1');
    expect(lines(match)).toBe(1);
  });
});

describe('a match that is given up', () => {
  test('ends at once, whoever is asked; the others win, and it stands', () => {
    const match = openPicket(fastChance(2), { seats: '3' });
    const before = match.told.length;
    expect(act(match, 1, { kind: 'resign' })).toBeNull();
    expect(match.position.outcome).toEqual({ winners: [0, 2], how: 'resigned', facts: { seat: 1 } });
    expect(match.entries).toEqual([{ seat: 1, act: { kind: 'resign' } }]);
    expect(match.told).toHaveLength(before);
    expect([asking(match), undoable(match, 1), match.questions]).toEqual([[], 0, [null, null, null]]);
    expect(act(match, 0, { kind: 'resign' })?.code).toBe('over');
    expect(match.game.text.en.outcome(match.game.view(match.position, null))).toBe('Resigned: Bernard.');
    expect(match.game.text.fr.outcome(match.game.view(match.position, null))).toBe(
      'Abandon de la partie\u00a0: Bernard.',
    );
  });

  test('those who stand together lose together', () => {
    const game = { ...picket(), allies: (_options: Options, seat: number) => (seat > 0 ? [3 - seat] : []) };
    const options = picketOptions({ seats: '3' });
    const ends = (seat: number) => {
      const match = open(game, options, fastChance(1));
      act(match, seat, { kind: 'resign' });
      return match.position.outcome?.winners;
    };
    expect([0, 1, 2].map(ends)).toEqual([[1, 2], [0], [0]]);
  });

  test('nobody gives up for a seat that is not there', () => {
    const match = dealt();
    for (const seat of [-1, 2, 0.5, Number.NaN]) expect(act(match, seat, { kind: 'resign' })?.code).toBe('not-asked');
    expect(match.position.outcome).toBeNull();
  });

  test('plays again from its journal to the same end, and its record is good', () => {
    const key = { secret: 'a'.repeat(64), contributions: ['x'] };
    const match = open(picket(), picketOptions(), provableChance(key));
    take(match, 0, choices(match, 0)[0]);
    act(match, 1, { kind: 'resign' });
    const journal = readJournal(JSON.parse(JSON.stringify(journalOf(match))));
    const again = replay(picket(), journal, provableChance(key));
    expect(hashOf(again.position)).toBe(hashOf(match.position));
    expect(verifyRecord(picket(), readRecord(JSON.parse(JSON.stringify(recordOf(match, key)))))).toMatchObject({
      fits: true,
      outcome: { how: 'resigned' },
    });
    expect(() => readJournal({ ...journal, entries: [{ seat: 0, act: { kind: 'bribe' } }] })).toThrow(
      'line 1 of the journal holds an act that is none',
    );
  });
});
