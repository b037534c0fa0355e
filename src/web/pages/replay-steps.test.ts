import { describe, expect, it } from 'vitest';
import type { GameView } from '../../kernel/game.ts';
import type { Frame } from '../play/reel.ts';
import { marksOf, nextMark } from './replay-steps.tsx';

const view = { step: '', asked: [], viewer: null, outcome: null } as GameView;

/** A frame in which events of these kinds were told, one at each table on the way. */
const frame = (n: number, ...kinds: readonly string[]): Frame => ({
  ...{ n, seat: 0, dice: false, before: view, view },
  scenes: kinds.map((kind) => ({ n, seat: 0, dice: false, view, told: [{ at: n, event: { kind } }] })),
});

describe('a replay goes', () => {
  const marks = marksOf([
    frame(0, 'placed'),
    frame(1, 'moved', 'turn'),
    frame(2, 'combat', 'won'),
    frame(3),
    frame(4, 'turn', 'combat'),
  ]);

  it('from turn to turn and from combat to combat, wherever in a choice they begin', () => {
    expect(marks).toEqual({ turns: [1, 4], fights: [2, 4] });
  });

  it('to the next one ahead or behind, never to the one that is shown', () => {
    expect([nextMark(marks.turns, 0, 1), nextMark(marks.turns, 1, 1), nextMark(marks.turns, 4, 1)]).toEqual([
      1,
      4,
      null,
    ]);
    expect([nextMark(marks.fights, 4, -1), nextMark(marks.fights, 3, -1), nextMark(marks.fights, 2, -1)]).toEqual([
      2,
      2,
      null,
    ]);
  });
});
