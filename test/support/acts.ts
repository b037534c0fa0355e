import type { SeatAct } from '../../src/kernel/acts.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { dealt, make, type PicketMatch } from '../toy/test/table.ts';

// What is done beside the rules, and a table at which it is tried.

export const DRAW: SeatAct = { kind: 'offer', what: 'draw' };
export const back = (to: number): SeatAct => ({ kind: 'offer', what: 'back', to });
export const clock = (of: Clock | null): SeatAct => ({ kind: 'offer', what: 'clock', clock: of });
/** An evening, and a correspondence of days. */
export const EVENING: Clock = { bank: 5_400_000, increment: 60_000, cap: 10_800_000 };
export const LETTERS: Clock = { bank: 259_200_000, increment: 86_400_000, cap: 432_000_000 };
export const AGREE: SeatAct = { kind: 'agree' };
export const DECLINE: SeatAct = { kind: 'decline' };

/** The whole of a match, its chance included. */
export const fingerprint = (m: PicketMatch): string =>
  hashOf([m.position, m.entries, m.told, m.rolls, m.undo, m.questions, m.conduct, m.chance.mark()]);

/** Seat 1 is active and may march. */
export function marching(): PicketMatch {
  const match = dealt([]);
  make(match, [0, 'lay 3'], [1, 'lay 6']);
  return match;
}
