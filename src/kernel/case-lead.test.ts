import { describe, expect, test } from 'vitest';
import { picket } from '../../test/toy/game.ts';
import type { Choice, Position, Round } from '../../test/toy/position.ts';
import { dealt, make } from '../../test/toy/test/table.ts';
import { type Answer, leadOn } from './case-lead.ts';
import { top } from './flow.ts';

const { steps } = picket();

/** Seat 1 is active and may march: set-up and both cards have been laid. */
function marching(): Position {
  const match = dealt();
  make(match, [0, 'lay 3'], [1, 'lay 6']);
  return match.position;
}

/** Halts, then attacks, and nobody parries: then only dice are left. */
const attacking: Answer<Choice> = (_step, seat, offered) =>
  offered.find(({ kind }) => kind === 'halt' || kind === 'pass') ??
  offered.find((c) => c.kind === 'attack' && c.on !== seat) ??
  null;

/** Rests as often as it is asked: the match goes its rounds. */
const resting: Answer<Choice> = (_step, _seat, offered) =>
  offered.find(({ kind }) => kind === 'halt' || kind === 'rest') ?? offered[0] ?? null;

describe('a position that is led on', () => {
  test('is asked question by question, and stands at the first that has no answer', () => {
    const p = marching();
    const asked: unknown[] = [];
    leadOn(steps, p, 'the act', (step, seat, offered) => {
      asked.push([step, seat, offered.map(({ kind }) => kind)]);
      return offered.find(({ kind }) => kind === 'halt') ?? null;
    });
    expect(asked[0]).toEqual(['round.march', 1, ['march', 'march', 'halt']]);
    expect(asked.map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(['round.march', 'round.act']);
    expect(top(p).step).toBe('round.act');
  });

  test('is brought to its first question before any answer', () => {
    const p = marching();
    p.stack = [{ ...top(p), step: 'round.close' }];
    const { round } = p;
    leadOn(steps, p, 'the next round', () => null);
    expect([top(p).step, p.round]).toEqual(['round.lay', round + 1]);
  });

  test('takes no chance but what is fixed', () => {
    const near = (): Position => {
      const p = marching();
      for (const [seat, side] of p.sides.entries()) side.place = 2 + seat;
      return p;
    };
    const past: Answer<Choice> = (step, seat, offered) =>
      step === 'round.lay' ? null : attacking(step, seat, offered);
    expect(() => leadOn(steps, near(), 'the loss', past)).toThrow(
      'the loss: chance (dice) would decide before this moment comes',
    );
    const asked: unknown[] = [];
    const sixes = (stream: string, sides: number) => {
      asked.push([stream, sides]);
      return sides;
    };
    const p = near();
    leadOn(steps, p, 'the loss', past, sixes);
    expect(asked).toEqual([
      ['dice', 6],
      ['dice', 6],
    ]);
    expect(p.sides[0]?.losses).toBe(1);
    expect(() => leadOn(steps, near(), 'the loss', past, () => null)).toThrow('chance (dice) would decide');
  });

  test('never gets behind the end of the match', () => {
    const least = () => 1;
    expect(() => leadOn(steps, marching(), 'the charge', resting, least)).toThrow(
      'the charge: the match would be over before this moment comes',
    );
  });

  test('gives up where its answers lead round and round', () => {
    const p = marching();
    const atMarch: Round = { step: 'round.march', marched: 0 };
    let answers = 0;
    const marchingOn: Answer<Choice> = (_step, _seat, offered) => {
      answers++;
      p.stack = [{ ...atMarch }];
      return offered[0] ?? null;
    };
    expect(() => leadOn(steps, p, 'the moon', marchingOn)).toThrow('the moon: this moment does not come');
    expect(answers).toBe(1000);
  });
});
