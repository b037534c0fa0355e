import type { Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { slotsIn } from '../field.ts';
import { NONE, type Position } from '../position.ts';
import { designOf, enemyOf, factsOf, sideOf } from './pieces.ts';

// NS-VIC: points and empty slots.

/** NS-VIC-05, NS-VIC-06: eliminated and given up enemy units, cards, and objectives already scored. */
export function pointsOf(box: Box, p: Position, seat: Seat): number {
  const own = sideOf(p, seat);
  const enemy = sideOf(p, enemyOf(seat));
  // NS-RES-03: a unit that is given up is worth one, whatever it is.
  let points = enemy.givenUp.length;
  for (const unit of enemy.fallen) points += factsOf(box, p, unit).vp;
  for (const card of own.trophies) points += designOf(box, p, card).attach?.vpToEnemyIfEliminated ?? 0;
  for (const objective of own.scored) points += box.objectives[objective]?.vp ?? 0;
  return points;
}

/** NS-VIC-02: free slots of the First Line; Terrain alone leaves one free. */
export function emptyFirstLine(p: Position, seat: Seat): number {
  let empty = 0;
  for (const slot of slotsIn(seat, 'L1')) if (p.at[slot] === NONE) empty++;
  return empty;
}
