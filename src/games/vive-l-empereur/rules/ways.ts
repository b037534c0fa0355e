import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box, UnitFacts } from '../data/box.ts';
import { isOpen, SHUT } from '../data/ground.ts';
import { type Arm, byArm, byFormation, type Formation, HEXSIDES, type Mover } from '../data/names.ts';
import { neighbour, terrainAt } from '../field.ts';
import type { Facing } from '../position.ts';

// VE-IV, VE-VI: which formation may stand where, and what moving costs. Nothing here looks at units on the map.

/** VE-VI.7-a: these use roads and bridges. */
export const usesRoads = (formation: Formation): boolean =>
  formation === 'column' || formation === 'limbered' || formation === 'disorganised';

/** VE-VI.4-c: these turn their first 60 degrees in a hex free. */
export const turnsFree = (formation: Formation): boolean => formation === 'column' || formation === 'limbered';

export const isWood = (b: Battle, hex: Hex): boolean => {
  const terrain = terrainAt(b, hex);
  return terrain === 'forest' || terrain === 'thicket';
};
/** VE-IX.2-i: where cavalry can be in Column alone, no charge or countercharge begins. */
export const isMarsh = (b: Battle, hex: Hex): boolean => terrainAt(b, hex) === 'marsh';
export const isTown = (b: Battle, hex: Hex): boolean => terrainAt(b, hex) === 'town';
/** VE-IV.3-a: a fortified farm counts as a château. */
export const isStrongPoint = (b: Battle, hex: Hex): boolean => {
  const terrain = terrainAt(b, hex);
  return terrain === 'chateau' || terrain === 'fortified-farm';
};
/** VE-VII.3-f, VE-VIII.8-f: no test because of fire or shock. */
export const isSheltered = (box: Box, b: Battle, hex: Hex): boolean =>
  box.terrain[b.ground.terrain[hex] ?? 0]?.shelter ?? false;
/** VE-IV.7-e: cavalry fights there, and out of there, at 1. */
export const isClose = (b: Battle, hex: Hex): boolean => isWood(b, hex) || isTown(b, hex);
/** VE-IV.4-a, VE-IV.6-b, VE-IV.12-a: no formation is imposed. */
export const isOpenGround = (box: Box, b: Battle, hex: Hex): boolean =>
  box.terrain[b.ground.terrain[hex] ?? 0]?.formation === 'any';
/** Can anybody stand there at all? Not in a pond. */
export const isLand = (box: Box, b: Battle, hex: Hex): boolean =>
  box.terrain[b.ground.terrain[hex] ?? 0]?.formation !== 'none';
export const isRoadHex = (b: Battle, hex: Hex): boolean => b.ground.roadHex[hex] === 1;
export const isRoad = (b: Battle, hex: Hex, way: number): boolean => b.ground.road[hex * WAYS + way] === 1;

/** May a unit of the arm be in this formation there? A Column in a town or wood needs a road (VE-VI.7-c). */
export function mayForm(box: Box, b: Battle, arm: Arm, formation: Formation, hex: Hex): boolean {
  if (byFormation(byArm(box.formations, arm), formation) === null) return false;
  const kind = box.terrain[b.ground.terrain[hex] ?? 0]?.formation ?? 'none';
  if (kind === 'none') return false;
  if (formation === 'disorganised') return true;
  if (kind === 'any') return formation !== 'adapted';
  const road = isRoadHex(b, hex);
  if (formation === 'limbered') return isTown(b, hex) || (road && !isStrongPoint(b, hex));
  if (kind === 'column') return formation === 'column';
  if (formation === 'adapted') return arm === 'infantry' || !isStrongPoint(b, hex);
  return formation === 'column' && road && !isStrongPoint(b, hex);
}

/** VE-VI.1-e: MP of the face up. */
export function allowance(box: Box, unit: UnitFacts, formation: Formation): number {
  if (formation === 'battery') return 0;
  if (formation === 'square') return box.constants.squareMp;
  if (unit.arm === 'infantry' && (formation === 'line' || formation === 'skirmish')) return unit.line;
  return unit.column;
}

/** The column of the terrain chart. Battery stands still. */
export function moverOf(arm: Arm, formation: Formation): Mover {
  if (arm === 'artillery') return 'guns';
  if (arm === 'cavalry') return formation === 'line' ? 'charge' : 'horse';
  if (formation === 'line' || formation === 'skirmish') return 'line';
  return formation === 'square' ? 'square' : 'foot';
}

/**
 * VE-VI.2-b, VE-VI.7-b: what a step costs, or SHUT; whether the formation may take it in that direction is asked of `faces`. Along a road
 * Column, Limbered and Disorganised pay 1 in all, and so does an Adapted unit, which takes Column for it (VE-VI.7-i).
 */
export function stepCost(b: Battle, arm: Arm, formation: Formation, hex: Hex, way: number): number {
  return goesByRoad(b, arm, formation, hex, way) ? 1 : offRoadCost(b, arm, formation, hex, way);
}

export const goesByRoad = (b: Battle, arm: Arm, formation: Formation, hex: Hex, way: number): boolean =>
  (usesRoads(formation) || formation === 'adapted') && isRoad(b, hex, way) && isOpen(b.ground, arm, hex, way);

const BRIDGE = HEXSIDES.indexOf('bridge');

/** VE-VI.6-e: over a bridge an Adapted unit would have to take Column, for which it needs the road. */
function offRoadCost(b: Battle, arm: Arm, formation: Formation, hex: Hex, way: number): number {
  if (formation === 'adapted' && b.ground.feature[hex * WAYS + way] === BRIDGE) return SHUT;
  return entryOf(b, moverOf(arm, formation))[hex * WAYS + way] ?? SHUT;
}

function entryOf({ ground: { entry } }: Battle, mover: Mover): Int8Array {
  switch (mover) {
    case 'foot':
      return entry.foot;
    case 'line':
      return entry.line;
    case 'horse':
      return entry.horse;
    case 'guns':
      return entry.guns;
    case 'square':
      return entry.square;
    case 'charge':
      return entry.charge;
  }
}

/** VE-XIV.2-b, VE-XIV.2-d: a leader alone moves as infantry in Column. */
export const leaderCost = (b: Battle, hex: Hex, way: number): number => stepCost(b, 'infantry', 'column', hex, way);

/** VE-VI.4-e */
export function backCost(box: Box, b: Battle, arm: Arm, formation: Formation, hex: Hex, way: number): number {
  const cost = stepCost(b, arm, formation, hex, way);
  return cost === SHUT ? SHUT : cost + box.constants.backwardCost;
}

/** VE-IX.2-d to VE-IX.2-f: a step of a charge; from its starting hex the cost of costly terrain is paid too. */
export function chargeCost(box: Box, b: Battle, hex: Hex, way: number, starting: boolean): number {
  const cost = b.ground.entry.charge[hex * WAYS + way] ?? SHUT;
  if (cost === SHUT || !starting) return cost;
  const leaving = box.terrain[b.ground.terrain[hex] ?? 0]?.charge ?? 0;
  return cost + (leaving > 1 ? leaving : 0);
}

/** VE-VI.4-a, VE-VI.4-d: MP of a turn on the spot; `free` while the free 60 degrees of the hex are left (VE-VI.4-c). */
export function turnCost(box: Box, formation: Formation, from: Facing, to: Facing, free: boolean): number {
  const turned = Math.min((from - to + 12) % 12, (to - from + 12) % 12) / 2;
  if (turned === 3) return box.constants.aboutFaceCost;
  return free && turnsFree(formation) && turned > 0 ? turned - 1 : turned;
}

/** VE-VI.3-a, VE-VI.3-c */
export const changeCost = (box: Box, arm: Arm): number =>
  arm === 'artillery' ? box.constants.gunsFormationCost : arm === 'cavalry' ? 0 : box.constants.formationCost;

export const VERTICES: readonly Facing[] = [1, 3, 5, 7, 9, 11];
const SIDES: readonly Facing[] = [0, 2, 4, 6, 8, 10];
const NOWHERE: readonly Facing[] = [0];
/** By facing: it alone, and those next to it. */
const ALONE = Array.from({ length: 12 }, (_, facing): readonly Facing[] => [facing]);
const BESIDE = ALONE.map((_, facing): readonly Facing[] => [(facing + 11) % 12, (facing + 1) % 12]);

/** VE-VI.3-d, VE-VI.3-e, VE-VI.3-g, VE-IV.6-q: the facings that a change may end with. */
export function facingsAfter(from: Formation, facing: Facing, to: Formation): readonly Facing[] {
  const vertex = to === 'line' || to === 'skirmish' || to === 'battery';
  if (!vertex && to !== 'column' && to !== 'limbered') return NOWHERE;
  const free = vertex ? VERTICES : SIDES;
  if (from === 'line' || from === 'skirmish') return (vertex ? ALONE : BESIDE)[facing] ?? free;
  if (from === 'column') return (vertex ? BESIDE : ALONE)[facing] ?? free;
  return free;
}

/**
 * VE-IV.3-a, VE-IV.3-i, VE-IV.9, VE-VI.7-c, VE-VI.7-e, VE-VI.7-l: formation and facing in which a unit arrives after a step. Facing 0 where
 * there is none. `free` terrain leaves both as they were.
 */
export function arriving(
  box: Box,
  b: Battle,
  arm: Arm,
  formation: Formation,
  facing: Facing,
  hex: Hex,
  way: number,
): readonly [Formation, Facing] {
  if (formation === 'disorganised' || arm === 'artillery') return [formation, facing];
  const to = neighbour(b, hex, way);
  const imposed = to !== OFF && box.terrain[b.ground.terrain[to] ?? 0]?.formation === 'adapted';
  // In Line only charging cavalry enters such terrain and stays as it is (VE-IX.2-g).
  if (imposed && arm === 'cavalry' && formation === 'line') return [formation, facing];
  const along = goesByRoad(b, arm, formation, hex, way) && !isStrongPoint(b, to);
  if (imposed && !along) return ['adapted', 0];
  return formation === 'adapted' ? ['column', way * 2] : [formation, facing];
}
