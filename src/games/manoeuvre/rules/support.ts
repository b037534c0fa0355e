import { NEIGHBOURS } from '../../../grids/squares.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, CardFacts } from '../data/box.ts';
import { type Combat, NONE, type Position, type Unit } from '../position.ts';
import { ownerOf, terrainAt } from './field.ts';

// 6.4: supporting units.

/** 6.4-b: the Command value counts the attacking unit, so that a value of one adds nobody. */
export function mayLead(leader: CardFacts): boolean {
  return leader.command >= 2;
}

/** 6.4-c: beside the target, and able to assault from where they stand. */
export function eligibleSupporters(box: Box, p: Position, f: Combat): Unit[] {
  const out: Unit[] = [];
  for (const square of get(NEIGHBOURS, get(p.where, f.target))) {
    const unit = get(p.at, square);
    if (unit === NONE || ownerOf(unit) !== p.active || unit === f.attacker || f.supporters.includes(unit)) continue;
    if (terrainAt(box, p, square).assaultFrom) out.push(unit);
  }
  return out;
}
