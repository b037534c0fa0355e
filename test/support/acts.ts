import type { SeatAct } from '../../src/kernel/acts.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { dealt, make, type PicketMatch } from '../toy/test/table.ts';

// What is done beside the rules, and a table at which it is tried.

export const DRAW: SeatAct = { kind: 'offer', what: 'draw' };
export const back = (to: number): SeatAct => ({ kind: 'offer', what: 'back', to });
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
