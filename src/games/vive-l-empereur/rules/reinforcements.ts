import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Arrival, Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { type Arm, FORMATIONS, type Formation } from '../data/names.ts';
import { armOf, facts, isEdge, isEnemyAt, neighbour, sideOf } from '../field.ts';
import { AWAY, type Facing, type Leader, type Position, type Unit } from '../position.ts';
import { allowance, isRoadHex, mayForm, moverOf, usesRoads } from './ways.ts';

// VE-XIII: who comes in, where, and for how much.

/** VE-XIII-h: may it come in now or later? */
export const isDue = (b: Battle, p: Position, unit: Unit): boolean =>
  p.hex[unit] === AWAY.waiting && p.turn >= (b.units[unit]?.arrival?.turn ?? Number.POSITIVE_INFINITY);
/** VE-XIV.2-e: the same of a leader. */
export const isLeaderDue = (b: Battle, p: Position, leader: Leader): boolean =>
  p.leaderAt[leader] === AWAY.waiting && p.turn >= (b.leaders[leader]?.arrival?.turn ?? Number.POSITIVE_INFINITY);

/** VE-XIII-i: what the entry hex itself costs, without hexside; or SHUT. Along a road it is 1. */
export function entryCost(box: Box, b: Battle, arm: Arm, formation: Formation, hex: Hex): number {
  if (isRoadHex(b, hex) && usesRoads(formation)) return 1;
  const mover = moverOf(arm, formation);
  return (mover === 'charge' ? null : box.terrain[b.ground.terrain[hex] ?? 0]?.move[mover]) ?? SHUT;
}

const MARCHING: Readonly<Record<Arm, Formation>> = { infantry: 'column', cavalry: 'column', artillery: 'limbered' };

const entries = (box: Box, b: Battle, p: Position, seat: Seat, arm: Arm, { entry }: Arrival): Hex[] => {
  if (!isEnemyAt(b, p, entry, seat)) return [entry];
  let [found, nearest] = [[] as Hex[], Number.POSITIVE_INFINITY];
  for (let hex = 0; hex < b.ground.hexes.count; hex++) {
    if (!isEdge(b, hex) || isEnemyAt(b, p, hex, seat)) continue;
    if (entryCost(box, b, arm, MARCHING[arm], hex) === SHUT) continue;
    const far = b.ground.hexes.distance(entry, hex);
    if (far < nearest) [found, nearest] = [[hex], far];
    else if (far === nearest) found.push(hex);
  }
  return found;
};

/** VE-XIII-d, VE-XIII-j: the hex of its group; if an enemy unit is there, the nearest others of the edge. */
export function entryHexes(box: Box, b: Battle, p: Position, unit: Unit): Hex[] {
  const { arrival, arm } = facts(b, unit);
  return arrival === null ? [] : entries(box, b, p, sideOf(b, unit), arm, arrival);
}
export function leaderEntries(box: Box, b: Battle, p: Position, leader: Leader): Hex[] {
  const facts = b.leaders[leader];
  if (facts === undefined || facts.arrival === null) return [];
  return entries(box, b, p, facts.side, 'infantry', facts.arrival);
}
/** VE-XIII-j: alone he comes in by the first of them. */
export const leaderEntry = (box: Box, b: Battle, p: Position, leader: Leader): Hex =>
  leaderEntries(box, b, p, leader)[0] ?? OFF;

/** VE-XIII-c, VE-XIII-i: MP that the next unit loses for those that came in by the same road hex before it. */
export const lateAt = (b: Battle, p: Position, hex: Hex): number => (isRoadHex(b, hex) ? count(p.queue, hex) : 0);

function count(queue: readonly Hex[], hex: Hex): number {
  let found = 0;
  for (let i = 0; i < queue.length; i++) if (queue[i] === hex) found++;
  return found;
}

/** VE-XIII-h, VE-XIII-j: the step ahead, or both hexes in front of a Line, lie on the map. */
export function isInwards(box: Box, b: Battle, arm: Arm, formation: Formation, facing: Facing, hex: Hex): boolean {
  const how = box.formations[arm][formation];
  if (how === null) return false;
  if (how.facing === 'none') return facing === 0;
  const turns = how.facing === 'vertex' ? [facing + 1, facing + 11] : [facing];
  return turns.every((to) => to % 2 === 0 && neighbour(b, hex, (to % 12) / 2) !== OFF);
}

/** A formation in which an arm may come in by a hex, and the facings with it: what ground and map allow, whoever stands there. */
export interface Entrance {
  readonly formation: Formation;
  readonly facings: readonly Facing[];
}

/** All of these for one arm and hex. VE-IV.7-b: in Line cavalry comes in only to charge. */
export function entrancesOf(box: Box, b: Battle, arm: Arm, hex: Hex): readonly Entrance[] {
  return FORMATIONS.filter(
    (formation) =>
      formation !== 'disorganised' &&
      formation !== 'skirmish' &&
      !(formation === 'line' && arm === 'cavalry') &&
      mayForm(box, b, arm, formation, hex),
  ).map((formation) => ({
    formation,
    facings: FACINGS.filter((facing) => isInwards(box, b, arm, formation, facing, hex)),
  }));
}

const FACINGS: readonly Facing[] = Array.from({ length: 12 }, (_, facing) => facing);

/** VE-XIII-i: can it pay for the entry hex? The entry by road is a step along it (VE-VI.7-d). */
export function canEnter(box: Box, b: Battle, p: Position, unit: Unit, formation: Formation, hex: Hex): boolean {
  const cost = entryCost(box, b, armOf(b, unit), formation, hex);
  const bonus = isRoadHex(b, hex) && usesRoads(formation) ? box.constants.roadBonus : 0;
  return cost !== SHUT && cost <= allowance(box, facts(b, unit), formation) + bonus - lateAt(b, p, hex);
}
