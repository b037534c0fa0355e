import type { Io } from '../../../kernel/chance.ts';
import { askedSeat, listChoices, play, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { Choice, Position, Test } from '../position.ts';
import type { SagaEvent } from '../told.ts';

// The way from a choice to the die that it leads to.

/** What is answered on the way: by whom, of which choices. */
export type Answer = (who: Seat, choices: readonly Choice[], p: Position) => Choice | undefined;

export const passing: Answer = (_who, choices) => choices.find(({ kind }) => kind === 'pass');

/** Thrown where the die would be rolled. */
class Die extends Error {}

const ON_THE_WAY = /^(?:window|test|engage)\./;
export const isOnTheWay = (p: Position): boolean => ON_THE_WAY.test(p.stack.at(-1)?.step ?? '');

/**
 * Plays the choice and the answers, with these faces for the dice before the one that is meant. `die` if the position stands where
 * that is rolled, `over` if there is nothing more to fight about, null if somebody must really decide, or draws cards first.
 */
export function walk(
  steps: Steps<Position, Choice>,
  p: Position,
  first: readonly [Seat, Choice],
  answer: Answer = passing,
  faces: readonly number[] = [],
): 'die' | 'over' | null {
  const left = [...faces];
  const io: Io<SagaEvent> = {
    roll(stream) {
      const face = stream === 'dice' ? left.shift() : undefined;
      if (face !== undefined) return face;
      throw stream === 'dice' ? new Die() : new Error('no die of a test');
    },
    reveal() {},
    tell: null,
  };
  let [who, next]: readonly [Seat, Choice | undefined] = first;
  try {
    while (next !== undefined && p.outcome === null) {
      play(steps, p, who, next, io);
      who = askedSeat(steps, p);
      if (!isOnTheWay(p)) return 'over';
      next = who < 0 ? undefined : answer(who, listChoices(steps, p, who, []), p);
    }
  } catch (error) {
    if (error instanceof Die) return 'die';
  }
  return null;
}

export const isTest = (f: unknown): f is Test => typeof f === 'object' && f !== null && 'mods' in f;
