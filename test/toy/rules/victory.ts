import type { Options } from '../../../src/kernel/options.ts';
import { BOX } from '../data/standard.ts';
import type { Position } from '../position.ts';
import { seatsOf } from './cards.ts';

export const lastRound = (options: Options): number => BOX.rounds[options['length'] === 'long' ? 'long' : 'short'];

/** PIC-9: the fewest losses win. */
export function finish(p: Position, how: string): void {
  const losses = p.sides.map((side) => side.losses);
  const least = Math.min(...losses);
  p.outcome = { winners: seatsOf(p).filter((seat) => losses[seat] === least), how, facts: { round: p.round } };
}
