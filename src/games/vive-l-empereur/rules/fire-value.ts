import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  armyOf,
  distance,
  faces,
  facesFrom,
  facts,
  formationOf,
  hexesOfUnit,
  hexOf,
  isEnemyAt,
  neighbour,
  sees,
  topAt,
  unitsAt,
  ZONE,
  zoneFrom,
} from '../field.ts';
import type { Position, Unit } from '../position.ts';
import type { FireKey, Part } from '../told.ts';
import { attackZone } from './cover.ts';
import { fireParts, half, isReduced } from './fire-parts.ts';
import { sum } from './morale.ts';

// VE-VII.1 to VE-VII.3: who may fire at a hex, and for how much.

/**
 * VE-VII.2, VE-VII.5-b: the hex from which a unit fires at another, or OFF if it may not by formation, front, range or sight. Only the top
 * unit fires (VE-V.3-a). Skirmishers fire from the half that takes the target worst (VE-IV.6-r: it is their choice).
 */
export function fireFrom(box: Box, b: Battle, p: Position, unit: Unit, target: Hex, opportunity: boolean): Hex {
  const formation = formationOf(p, unit);
  const hex = hexOf(p, unit);
  // The quick way out for most: too far, or not on the map. Skirmishers may be a hex nearer with their other half.
  if (hex < 0 || distance(b, hex, target) > facts(b, unit).range + 1) return OFF;
  if (formation === 'skirmish') return skirmishFrom(box, b, p, unit, target, opportunity);
  if (topAt(p, hex) !== unit) return OFF;
  if (armOf(b, unit) === 'infantry') return faces(box, b, p, unit, target, 'fire') ? hex : OFF;
  if (formation !== 'battery') return OFF;
  const { range } = facts(b, unit);
  const far = distance(b, hex, target);
  if (far === 0 || far > (opportunity ? Math.min(range, box.constants.opportunityRange) : range)) return OFF;
  return zoneFrom(box, b, p, unit, hex, target) === ZONE.front && sees(b, p, hex, target) ? hex : OFF;
}

/** VE-V.3-a, VE-VII.2: could it fire at anybody at all? On the map and on top, and with an enemy as near as its range. */
export function isReady(b: Battle, p: Position, unit: Unit): boolean {
  const hex = hexOf(p, unit);
  if (hex < 0) return false;
  const formation = formationOf(p, unit);
  if (formation === 'skirmish') return true;
  if (topAt(p, hex) !== unit) return false;
  const { arm, side } = facts(b, unit);
  if (arm !== 'infantry') return formation === 'battery';
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, hex, way);
    if (near !== OFF && isEnemyAt(b, p, near, side)) return true;
  }
  return false;
}

function skirmishFrom(box: Box, b: Battle, p: Position, unit: Unit, target: Hex, opportunity: boolean): Hex {
  const halves = hexesOfUnit(p, unit);
  const near = halves.some((hex) => distance(b, hex, target) <= 1);
  let [found, worst] = [OFF, -1];
  for (const hex of halves) {
    if (topAt(p, hex) !== unit) continue;
    const reaches = near
      ? facesFrom(box, b, p, unit, hex, target, 'fire')
      : !opportunity &&
        distance(b, hex, target) === box.constants.skirmishRange &&
        zoneFrom(box, b, p, unit, hex, target) === ZONE.front &&
        sees(b, p, hex, target);
    const zone = reaches ? attackZone(box, b, p, target, hex) : -1;
    if (zone > worst) [found, worst] = [hex, zone];
  }
  return found;
}

/** Everything about one fire before the die. */
export interface Volley {
  readonly firers: readonly {
    readonly unit: Unit;
    readonly from: Hex;
    readonly parts: readonly Part<FireKey>[];
    readonly value: number;
  }[];
  readonly value: number;
  readonly column: number;
  /** VE-VII.3-d */
  readonly modifier: number;
}

/** VE-VII.3-b, VE-IV.12-f: all that fire at a hex add their values; reduced batteries that come to 1 count by twos. */
export function volleyOf(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  target: Hex,
  opportunity: boolean,
): Volley {
  const firers = units.flatMap((unit) => {
    const from = fireFrom(box, b, p, unit, target, opportunity);
    if (from === OFF) return [];
    const parts = fireParts(box, b, p, unit, from, target);
    const value = sum(parts);
    return value > 0 ? [{ unit, from, parts, value }] : [];
  });
  const weak = firers.filter(({ unit, value }) => value === 1 && isReduced(b, p, unit)).length;
  const value = sum(firers) - weak + half(weak);
  const last = box.fireColumn.length - 1;
  return { firers, value, column: box.fireColumn[Math.min(value, last)] ?? 0, modifier: fireModifier(p, target) };
}

/** VE-VII.10-b, VE-IV.6-l: +1 if any infantry there is in Square, -1 against skirmishers. */
export function fireModifier(p: Position, target: Hex): number {
  let modifier = 0;
  for (const unit of unitsAt(p, target)) {
    if (formationOf(p, unit) === 'square') return 1;
    if (formationOf(p, unit) === 'skirmish') modifier = -1;
  }
  return modifier;
}

/** May this unit fire at the hex with at least 1? */
export function mayFire(box: Box, b: Battle, p: Position, unit: Unit, target: Hex, opportunity: boolean): boolean {
  const from = fireFrom(box, b, p, unit, target, opportunity);
  return from !== OFF && sum(fireParts(box, b, p, unit, from, target)) > 0;
}

/** All units of a seat that may fire at a hex, by their numbers. */
export function firersAt(box: Box, b: Battle, p: Position, seat: Seat, target: Hex, opportunity: boolean): Unit[] {
  const found: Unit[] = [];
  for (const unit of armyOf(b, seat)) if (mayFire(box, b, p, unit, target, opportunity)) found.push(unit);
  return found;
}
