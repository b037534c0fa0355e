import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { NO_SHOCK, SHUT } from '../data/ground.ts';
import { armOf, facesFrom, facts, formationOf, hexOf, wayTo, ZONE } from '../field.ts';
import type { Position, Unit } from '../position.ts';
import type { Part, ShockKey } from '../told.ts';
import { half } from './fire-parts.ts';
import { isClose } from './ways.ts';
import { holdsSquare } from './zones.ts';

// VE-VIII.3 to VE-VIII.6: what units are worth in a shock, as named parts whose sum is the value.

/** Parts that each make of the value so far another one. */
function chainOf(shock: number) {
  const parts: Part<ShockKey>[] = [{ what: 'shock', value: shock, clause: 'VE-III.1-e' }];
  let value = shock;
  return {
    parts,
    value: () => value,
    become(what: ShockKey, now: number, clause: string): void {
      if (now !== value) parts.push({ what, value: now - value, clause });
      value = now;
    },
  };
}

/** May units of this arm make a shock over this hexside at all? VE-IX.2-t: cavalry not where a charge could not go. */
export function isShockOpen(b: Battle, cavalry: boolean, from: Hex, target: Hex): boolean {
  const way = wayTo(b, from, target);
  if (way === OFF) return false;
  const side = from * WAYS + way;
  return b.ground.shock[side] !== NO_SHOCK && !(cavalry && b.ground.entry.charge[side] === SHUT);
}

/** VE-VIII.3-a, VE-IV.7-e: the value of an attacker; 0 or less takes no part. Null for one that cannot attack there at all (VE-VIII.7-a, VE-VIII.2-d). */
export function attackParts(
  box: Box,
  b: Battle,
  p: Position,
  unit: Unit,
  from: Hex,
  target: Hex,
): Part<ShockKey>[] | null {
  const { arm, shock } = facts(b, unit);
  const cavalry = arm === 'cavalry';
  if (!facesFrom(box, b, p, unit, from, target, 'shock') || !isShockOpen(b, cavalry, from, target)) return null;
  const { parts, value, become } = chainOf(shock);
  if (cavalry && (isClose(b, from) || isClose(b, target) || holdsSquare(p, target))) {
    become('cavalryOne', 1, 'VE-IV.7-e');
    return parts;
  }
  const formation = formationOf(p, unit);
  if (formation === 'column') become('column', value() + 1, 'VE-IV.2-f');
  if (formation === 'skirmish') become('skirmish', half(value()), 'VE-IV.6-j');
  become('hexside', value() + (b.ground.shock[from * WAYS + wayTo(b, from, target)] ?? 0), 'VE-VIII.3-a');
  become('terrain', value() + (box.terrain[b.ground.terrain[target] ?? 0]?.shock ?? 0), 'VE-VIII.3-a');
  return parts;
}

/** VE-VIII.3-b: the value of a defender in the hex attacked. `zone` is what counts for its stack, `byInfantry` that infantry takes part. */
export function defenceParts(b: Battle, p: Position, unit: Unit, zone: number, byInfantry: boolean): Part<ShockKey>[] {
  const { arm, shock } = facts(b, unit);
  const { parts, value, become } = chainOf(shock);
  const formation = formationOf(p, unit);
  if (formation === 'disorganised') {
    // VE-IV.13-d: guns are ignored beside infantry.
    if (arm === 'artillery') become('disorganised', 0, 'VE-IV.13-d');
    else become('disorganised', 1, arm === 'infantry' ? 'VE-IV.5-e' : 'VE-IV.10-d');
    return parts;
  }
  if (formation === 'adapted' && arm === 'cavalry') become('adapted', 1, 'VE-IV.9-c');
  // In Line there only while it charges: then it is worth no more than it is at a halt.
  if (formation === 'line' && arm === 'cavalry' && isClose(b, hexOf(p, unit))) become('cavalryOne', 1, 'VE-IV.9-e');
  if (formation === 'skirmish') become('skirmish', half(value()), 'VE-IV.6-j');
  if (formation === 'square' && byInfantry) become('square', half(value()), 'VE-IV.4-e');
  if (zone !== ZONE.front) become('rearAttack', half(value()), 'VE-VIII.6-a');
  return parts;
}

/** VE-V.3-f, VE-VIII.6-h: guns in Battery with infantry are left out when the attack comes from flank or rear. */
export const isIgnored = (b: Battle, p: Position, unit: Unit, stack: readonly Unit[], zone: number): boolean =>
  zone !== ZONE.front && formationOf(p, unit) === 'battery' && stack.some((other) => armOf(b, other) === 'infantry');

/** VE-VIII.8-a: the greatest column that the powers reach, in whole numbers; the lowest below all, the highest against none. */
export function oddsColumn(box: Box, attack: number, defence: number): number {
  if (defence <= 0) return box.odds.length - 1;
  let column = 0;
  for (const [i, [a = 1, c = 1]] of box.odds.entries()) if (attack * c >= defence * a) column = i;
  return column;
}
