import type { Io } from '../../../src/kernel/chance.ts';
import type { Options } from '../../../src/kernel/options.ts';
import { BOX } from '../data/standard.ts';
import { NONE, type PicketEvent, type Position, type Round, type Side } from '../position.ts';
import { draw, seatsOf } from './cards.ts';

/** PIC-1: the side of a seat before anything was dealt. */
export const newSide = (seat: number): Side => ({
  hand: [],
  deck: [...BOX.cards],
  discard: [],
  seen: [],
  bid: NONE,
  place: 2 * seat,
  losses: 0,
});

export function firstPosition(options: Options, io: Io<PicketEvent>): Position {
  const sides = Array.from({ length: Number(options['seats']) }, (_, seat) => newSide(seat));
  const first: Round = { step: 'round.lay', marched: 0 };
  const p: Position = { stack: [first], outcome: null, options, round: 1, active: 0, sides };
  for (let n = 0; n < BOX.hand; n++) for (const seat of seatsOf(p)) draw(p, seat, io);
  return p;
}
