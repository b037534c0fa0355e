import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  entrances,
  facesFrom,
  formationOf,
  holder,
  isAdjacent,
  neighbour,
  sideOf,
  stands,
  topAt,
  unitsAt,
  ZONE,
} from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import { lineAgainst, strikes } from './contact.ts';
import { fireParts } from './fire-parts.ts';
import { sum } from './morale.ts';
import { stackZone } from './zones.ts';

// VE-VIII.6-f: the flank that comrades protect, and what an attack counts as then.

/**
 * VE-VIII.6-f: does a unit that stands in one hex cover another next to it, so that no comrade is taken from there in flank? It does if it
 * could attack there: by fire on top of its stack (VE-V.3-a), by shock, or as cavalry by a countercharge (VE-IX.2-t).
 */
function covers(box: Box, b: Battle, p: Position, unit: Unit, near: Hex, hex: Hex): boolean {
  const formation = formationOf(p, unit);
  if (formation === 'disorganised' || formation === 'limbered') return false;
  const arm = armOf(b, unit);
  if (arm === 'cavalry')
    return facesFrom(box, b, p, unit, near, hex, 'front') && lineAgainst(box, b, p, unit, near, [hex]) !== NONE;
  const fires =
    topAt(p, near) === unit &&
    facesFrom(box, b, p, unit, near, hex, 'fire') &&
    sum(fireParts(box, b, p, unit, near, hex)) > 0;
  return fires || strikes(box, b, p, unit, near, hex);
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
        if (!stands(p, unit, target) && sideOf(b, unit) === seat && covers(box, b, p, unit, near, door)) return true;
    }
    return false;
  });
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
