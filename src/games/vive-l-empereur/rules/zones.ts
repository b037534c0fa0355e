import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  entrances,
  faces,
  formationOf,
  holder,
  isAdjacent,
  neighbour,
  sideOf,
  stands,
  unitsAt,
  ZONE,
  zoneFrom,
} from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';

// VE-VIII.6: through which zone an attack comes, for shock and for fire.

/** VE-IV.4, VE-VII.10-b: is there infantry in Square in the hex, on top or under guns? */
export const holdsSquare = (p: Position, hex: Hex): boolean =>
  unitsAt(p, hex).some((unit) => formationOf(p, unit) === 'square');

/** VE-VIII.6-f: does a unit cover a hex next to it, so that no comrade is taken from there in flank? */
export function covers(box: Box, b: Battle, p: Position, unit: Unit, hex: Hex): boolean {
  const formation = formationOf(p, unit);
  if (formation === 'disorganised' || formation === 'limbered') return false;
  return faces(box, b, p, unit, hex, armOf(b, unit) === 'infantry' ? 'fire' : 'front');
}

/** VE-VIII.6-f: is the flank of those in the target covered where the attack comes in? By a unit that stands elsewhere. */
export function isProtected(box: Box, b: Battle, p: Position, target: Hex, from: Hex): boolean {
  const seat = holder(b, p, target);
  if (seat === NONE) return false;
  const doors = isAdjacent(b, target, from) ? [from] : entrances(b, target, from);
  return doors.some((door) => {
    for (let way = 0; way < WAYS; way++) {
      const near = neighbour(b, door, way);
      if (near === OFF || near === target || holder(b, p, near) !== seat) continue;
      for (const unit of unitsAt(p, near))
        if (!stands(p, unit, target) && sideOf(b, unit) === seat && covers(box, b, p, unit, door)) return true;
    }
    return false;
  });
}

/** VE-V.7-c, VE-VIII.6-e: the zone of a hex for the stack as a whole, which is the best that any of its units has. */
export function stackZone(box: Box, b: Battle, p: Position, target: Hex, from: Hex): number {
  let best: number = ZONE.rear;
  const units = unitsAt(p, target);
  for (const unit of units) best = Math.min(best, zoneFrom(box, b, p, unit, target, from));
  return units.length === 0 ? ZONE.front : best;
}

/** VE-VIII.6: what an attack from there counts as, mixed order and protected flank included. */
export function attackZone(box: Box, b: Battle, p: Position, target: Hex, from: Hex): number {
  const zone = stackZone(box, b, p, target, from);
  return zone !== ZONE.front && isProtected(box, b, p, target, from) ? ZONE.front : zone;
}

/** VE-VIII.6-c, VE-VII.9-b: one attacker in flank or rear is enough, the worst counts. */
export function worstZone(box: Box, b: Battle, p: Position, target: Hex, from: readonly Hex[]): number {
  let worst: number = ZONE.front;
  for (const hex of from) worst = Math.max(worst, attackZone(box, b, p, target, hex));
  return worst;
}
