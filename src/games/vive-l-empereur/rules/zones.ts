import type { Hex } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { formationOf, unitsAt, ZONE, zoneFrom } from '../field.ts';
import type { Position } from '../position.ts';

// VE-VIII.6: through which zone an attack comes, for shock and for fire. What comrades elsewhere protect is `cover.ts`.

/** VE-IV.4, VE-VII.10-b: is there infantry in Square in the hex, on top or under guns? */
export const holdsSquare = (p: Position, hex: Hex): boolean =>
  unitsAt(p, hex).some((unit) => formationOf(p, unit) === 'square');

/** VE-V.7-c, VE-VIII.6-e: the zone of a hex for the stack as a whole, which is the best that any of its units has. */
export function stackZone(box: Box, b: Battle, p: Position, target: Hex, from: Hex): number {
  let best: number = ZONE.rear;
  const units = unitsAt(p, target);
  for (const unit of units) best = Math.min(best, zoneFrom(box, b, p, unit, target, from));
  return units.length === 0 ? ZONE.front : best;
}
