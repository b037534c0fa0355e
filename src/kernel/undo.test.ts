import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import type { Position } from '../../test/toy/position.ts';
import { dealt, make, openPicket, picketOptions, step } from '../../test/toy/test/table.ts';
import { fastChance, fastRandom } from './fast-chance.ts';
import { hashOf } from './hash.ts';
import { asking, lines, resume, take, undo, undoable } from './match.ts';
import { scriptedChance } from './scripted-chance.ts';
import { there } from './there.ts';

const arrange = await picket().arranger();

describe('undo', () => {
  /** Seat 1 is active and stands on place 2. */
  const marching = (dice: readonly number[] = []) => {
    const match = dealt(dice);
    make(match, [0, 'lay 3'], [1, 'lay 6']);
    return match;
  };

  test('takes back the own choices one by one, down to the last reveal', () => {
    const match = marching();
    const hashes = [hashOf(match.position)];
    for (const text of ['march 3', 'march 4', 'rest']) {
      make(match, [1, text]);
      hashes.push(hashOf(match.position));
    }
    expect(undoable(match, 1)).toBe(3);
    expect(undoable(match, 0)).toBe(0);
    for (let left = 2; left >= 0; left--) {
      expect(undo(match, 1)).toBeNull();
      expect(hashOf(match.position)).toBe(hashes[left]);
      expect(undoable(match, 1)).toBe(left);
    }
    expect(undo(match, 1)).toEqual({
      code: 'no-undo',
      message: 'something was revealed or another seat has chosen since: this choice stands',
      reasons: [],
    });
    expect(lines(match)).toBe(8);
    expect(match.entries.slice(2).map((entry) => ('choice' in entry ? entry.choice.kind : 'undo'))).toEqual([
      'march',
      'march',
      'rest',
      'undo',
      'undo',
      'undo',
    ]);
  });

  test('takes back what was told, and nothing of what chance gave', () => {
    const match = marching();
    const told = [...match.told];
    const rolls = [...match.rolls];
    make(match, [1, 'march 3'], [1, 'march 4']);
    expect(match.told.slice(told.length)).toEqual([
      { at: 3, event: { kind: 'marched', seat: 1, to: 3 }, only: null },
      { at: 4, event: { kind: 'marched', seat: 1, to: 4 }, only: null },
    ]);
    undo(match, 1);
    expect(match.told).toHaveLength(told.length + 1);
    undo(match, 1);
    expect(match.told).toEqual(told);
    expect(match.rolls).toEqual(rolls);
    make(match, [1, 'march 1']);
    expect(match.told.at(-1)?.at).toBe(7);
  });

  test('another way can be gone afterwards', () => {
    const match = marching();
    make(match, [1, 'march 3']);
    undo(match, 1);
    make(match, [1, 'march 1']);
    expect(undoable(match, 1)).toBe(1);
    expect(match.position.sides[1]?.place).toBe(1);
  });

  test('ends at a reveal without a die', () => {
    const match = marching();
    make(match, [1, 'halt']);
    expect(undoable(match, 1)).toBe(1);
    make(match, [1, 'spy 0']);
    expect(undoable(match, 1)).toBe(0);
    expect(undo(match, 1)?.code).toBe('no-undo');
  });

  test('ends at a die, and begins again after it', () => {
    const match = resume(
      picket(),
      picketOptions({ parry: 'no', length: 'long' }),
      scriptedChance({ dice: [1, 1] }),
      arrange(
        { step: 'round.march', places: [1, 1], hands: [[1], [2]] },
        picketOptions({ parry: 'no', length: 'long' }),
      ),
    );
    make(match, [0, 'march 0'], [0, 'march 1']);
    expect(undoable(match, 0)).toBe(2);
    make(match, [0, 'attack 1']);
    expect(match.rolls).toHaveLength(2);
    expect(undoable(match, 0)).toBe(0);
    make(match, [0, 'lay 1']);
    expect(undoable(match, 0)).toBe(1);
  });

  test('ends when another seat has chosen, also without a reveal', () => {
    const match = marching();
    make(match, [1, 'march 1'], [1, 'march 0'], [1, 'attack 0']);
    expect(undoable(match, 1)).toBe(3);
    expect(asking(match)).toEqual([0]);
    expect(undo(match, 0)?.code).toBe('no-undo');
    expect(undo(match, 1)).toBeNull();
    make(match, [1, 'rest'], [0, 'lay 1']);
    expect(undoable(match, 1)).toBe(0);
    expect(undoable(match, 0)).toBe(1);
    expect(undo(match, 1)?.code).toBe('no-undo');
  });

  test('what ends the match stands', () => {
    const match = resume(picket(), picketOptions(), fastChance(1), arrange({ step: 'round.act', round: 2 }));
    make(match, [0, 'rest']);
    expect(match.position.outcome).toEqual({ winners: [0, 1], how: 'PIC-9 rounds', facts: { round: 2 } });
    expect(match.rolls).toEqual([]);
    expect(undoable(match, 0)).toBe(0);
    expect(match.undo).toEqual([]);
    expect(undo(match, 0)?.code).toBe('over');
  });

  test('the law: as long as a seat can go back, no other seat has chosen elsewhere and chance has not moved', () => {
    for (let seed = 0; seed < 40; seed++) {
      const match = openPicket(fastChance(seed), { seats: seed % 2 === 0 ? '2' : '3', length: 'long' });
      const random = fastRandom(seed);
      const past = [{ hash: hashOf(match.position), mark: hashOf(match.chance.mark()), told: match.told.length }];
      while (match.position.outcome === null) {
        step(match, random);
        past.push({ hash: hashOf(match.position), mark: hashOf(match.chance.mark()), told: match.told.length });
        const seats = [0, 1, 2].filter((seat) => undoable(match, seat) > 0);
        const [seat] = seats;
        if (seat === undefined) continue;
        if (seats.length > 1) {
          // Answers to one question: each can go and come again, and the others stay.
          for (const { seat: one, choice } of match.undo) {
            expect(undo(match, one)).toBeNull();
            expect(take(match, one, choice)).toBeNull();
          }
          expect(hashOf(match.position)).toBe(past.at(-1)?.hash);
          continue;
        }
        const far = undoable(match, seat);
        const made = [...match.undo];
        expect(made.length).toBe(far);
        for (let back = 1; back <= far; back++) {
          expect(undo(match, seat)).toBeNull();
          const was = past[past.length - 1 - back];
          expect(hashOf(match.position)).toBe(was?.hash);
          expect(hashOf(match.chance.mark())).toBe(was?.mark);
          expect(match.told.length).toBe(was?.told);
        }
        for (const { choice } of made) expect(take(match, seat, choice)).toBeNull();
        expect(hashOf(match.position)).toBe(past.at(-1)?.hash);
      }
    }
  });

  describe('where nothing is turned up when all have answered', () => {
    /** Both lay a card in secret, and seat 1 marches at once, without a reveal and without a die. */
    const quiet = () => {
      const game = picket();
      const instead = (name: string, run: (p: Position) => void) => ({ [name]: { ...there(game.steps[name]), run } });
      const steps = {
        ...game.steps,
        ...instead('round.turnUp', (p) => {
          p.active = 1;
        }),
        ...instead('round.draw', () => {}),
      };
      return resume({ ...game, steps }, picketOptions(), fastChance(1), dealt().position);
    };

    test('each can take back his answer until the last one has closed the question; then all of them stand', () => {
      const match = quiet();
      make(match, [0, 'lay 3']);
      expect([0, 1].map((seat) => undoable(match, seat))).toEqual([1, 0]);
      make(match, [1, 'lay 6']);
      expect([0, 1].map((seat) => undoable(match, seat))).toEqual([0, 0]);
      expect(undo(match, 0)?.code).toBe('no-undo');
      make(match, [1, 'march 3']);
      expect(undoable(match, 1)).toBe(1);
    });

    test('who was asked alone at such a step can take back his answer, and what he did before it', () => {
      const match = quiet();
      make(match, [0, 'lay 3'], [1, 'lay 6'], [1, 'march 3']);
      // Only seat 1 has a card left to lay.
      const p = match.game.copy(match.position);
      for (const [seat, side] of p.sides.entries()) {
        side.bid = -1;
        side.hand = seat === 1 ? [2] : [];
      }
      const alone = resume(match.game, picketOptions(), fastChance(1), p);
      expect(asking(alone)).toEqual([1]);
      make(alone, [1, 'march 2'], [1, 'rest']);
      expect(asking(alone)).toEqual([1]);
      const before = undoable(alone, 1);
      make(alone, [1, 'lay 2']);
      expect(undoable(alone, 1)).toBe(before + 1);
    });
  });
});
