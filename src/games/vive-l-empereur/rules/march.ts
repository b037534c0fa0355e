import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { type Arm, byArm, byFormation, type Formation } from '../data/names.ts';
import { armOf, facts, formationOf, hexOf, neighbour, sideOf, wayTo } from '../field.ts';
import { type Facing, NONE, type Position, type Unit } from '../position.ts';
import type { Move } from './frames.ts';
import { mayPass } from './stacking.ts';
import {
  allowance,
  arriving,
  backCost,
  changeCost,
  facingsAfter,
  goesByRoad,
  isOpenGround,
  isRoad,
  isRoadHex,
  isTown,
  isWood,
  mayForm,
  stepCost,
  turnCost,
  turnsFree,
  usesRoads,
} from './ways.ts';

// VE-VI.1 to VE-VI.4, VE-VI.7: what a group can do next on its move, and how it stands then. The moves that are made and whoever looks ahead
// go by the same functions, so that they cannot disagree. Each unit keeps its own account (VE-VI.1-n).

/** Where a group is on its move; skirmishers with the other of their two hexes. */
export interface Course extends Pick<Move, 'hex' | 'onRoad' | 'steps' | 'cameFrom' | 'late'> {
  readonly second: Hex;
}

/** How a unit of it stands, the MP that it has spent, and whether the free 60 degrees of the hex are used (VE-VI.4-h). */
export interface Stance {
  readonly formation: Formation;
  readonly facing: Facing;
  readonly spent: number;
  readonly turned: boolean;
}

/** Skirmishers who move together stand in the same two hexes (VE-IV.6-o). */
export function skirmishes(p: Position, { units }: Pick<Move, 'units'>): boolean {
  for (let i = 0; i < units.length; i++) if (p.formation[units[i] ?? NONE] !== 'skirmish') return false;
  return units.length > 0;
}

/** Of skirmishers the half that does not lie in the hex of the group; OFF for all others. */
export function otherHalf(p: Position, f: Pick<Move, 'units' | 'hex'>): Hex {
  if (!skirmishes(p, f)) return OFF;
  const [unit = NONE] = f.units;
  const second = p.second[unit] ?? OFF;
  return second === f.hex ? hexOf(p, unit) : second;
}

export const courseOf = (p: Position, f: Move): Course => ({
  hex: f.hex,
  second: otherHalf(p, f),
  onRoad: f.onRoad,
  steps: f.steps,
  cameFrom: f.cameFrom,
  late: f.late,
});

export const stanceOf = (p: Position, f: Move, i: number): Stance => {
  const unit = f.units[i] ?? NONE;
  return {
    formation: formationOf(p, unit),
    facing: p.facing[unit] ?? 0,
    spent: f.spent[i] ?? 0,
    turned: f.turned[i] === true,
  };
};
export const stancesOf = (p: Position, f: Move): readonly Stance[] => f.units.map((_, i) => stanceOf(p, f, i));

/** VE-VI.7-k: what is done on the spot has the bonus once a step along the road was made, and only such steps. */
const hasBonus = ({ onRoad, steps }: Pick<Course, 'onRoad' | 'steps'>, formation: Formation): boolean =>
  onRoad && steps > 0 && usesRoads(formation);

/** VE-VI.1-f, VE-VI.7-k, VE-XIII-c: MP that a unit has left in a formation; `road` adds what the road gives. */
export const pointsIn = (
  box: Box,
  b: Battle,
  unit: Unit,
  { late }: Pick<Course, 'late'>,
  spent: number,
  formation: Formation,
  road: boolean,
): number => allowance(box, facts(b, unit), formation) - late - spent + (road ? box.constants.roadBonus : 0);

/** The same for whatever it does on the spot. */
export const pointsOf = (box: Box, b: Battle, unit: Unit, at: Course, { formation, spent }: Stance): number =>
  pointsIn(box, b, unit, at, spent, formation, hasBonus(at, formation));

// Turns

/** VE-VI.7-j: does it still face as it came along the road, forwards or backwards, or away from every branch? */
const mayBend = (b: Battle, { hex, cameFrom }: Pick<Course, 'hex' | 'cameFrom'>, facing: Facing): boolean =>
  facing % 6 === (wayTo(b, cameFrom, hex) * 2) % 6 || !isRoad(b, hex, facing / 2);

/** VE-VI.7-j: does a turn follow the road by which the hex was entered? Then it is free. */
function isBend(
  b: Battle,
  at: Pick<Course, 'hex' | 'cameFrom'>,
  formation: Formation,
  from: Facing,
  to: Facing,
): boolean {
  if (at.cameFrom === OFF || !usesRoads(formation) || to % 2 !== 0 || !mayBend(b, at, from)) return false;
  const ahead = neighbour(b, at.hex, to / 2);
  return ahead !== OFF && ahead !== at.cameFrom && isRoad(b, at.hex, to / 2);
}

/** VE-VI.4-a to VE-VI.4-d, VE-VI.7-j: MP of a turn in a hex. A battery pays nothing (VE-VI.4-b). */
export function turnPrice(
  box: Box,
  b: Battle,
  at: Pick<Course, 'hex' | 'cameFrom'>,
  { formation, facing, turned }: Pick<Stance, 'formation' | 'facing' | 'turned'>,
  to: Facing,
): number {
  if (formation === 'battery' || isBend(b, at, formation, facing, to)) return 0;
  return turnCost(box, formation, facing, to, !turned);
}

/** Has a unit done nothing yet in this move? */
export const isFreshIn = ({ steps }: Pick<Course, 'steps'>, { spent, turned }: Pick<Stance, 'spent' | 'turned'>) =>
  steps === 0 && spent === 0 && !turned;

/** VE-VI.4-b: by 60 degrees, once, and nothing else. */
export const mayTraverse = (at: Pick<Course, 'steps'>, now: Stance, to: Facing): boolean =>
  isFreshIn(at, now) && [2, 10].includes((to - now.facing + 12) % 12);

/** The stance after a turn on the spot, or null where the unit cannot make it. */
export const turnedTo = (box: Box, b: Battle, unit: Unit, at: Course, now: Stance, to: Facing): Stance | null =>
  turnedFor(pointsOf(box, b, unit, at, now), box, b, at, now, to);

const isRound = (from: Facing, to: Facing): boolean => (to - from + 12) % 12 === 6;

/** MP of a turn that a unit with so many left can make on the spot, or SHUT. */
export function turnWithin(points: number, box: Box, b: Battle, at: Course, now: Stance, to: Facing): number {
  if (now.formation === 'battery') return mayTraverse(at, now, to) ? 0 : SHUT;
  // VE-IV.6-n
  if (now.formation === 'skirmish' && !isRound(now.facing, to)) return SHUT;
  const price = turnPrice(box, b, at, now, to);
  return price > 0 && price > points ? SHUT : price;
}

/** The same by how it stands afterwards. */
function turnedFor(points: number, box: Box, b: Battle, at: Course, now: Stance, to: Facing): Stance | null {
  const { formation, facing, spent, turned } = now;
  const price = turnWithin(points, box, b, at, now, to);
  if (price === SHUT) return null;
  // VE-VI.4-h, VE-VI.7-j: neither an about-face nor a bend of the road uses up what is free.
  const uses = turnsFree(formation) && !isRound(facing, to) && !isBend(b, at, formation, facing, to);
  return { formation, facing: to, spent: spent + price, turned: turned || uses || formation === 'battery' };
}

/** Has a unit a facing as it stands? */
export const hasFacing = (box: Box, b: Battle, unit: Unit, { formation }: Pick<Stance, 'formation'>): boolean =>
  byFormation(byArm(box.formations, armOf(b, unit)), formation)?.facing !== 'none';

/** VE-VI.4: writes every turn that a unit can make, by how it stands afterwards, into `out`. */
export function turnsFrom(box: Box, b: Battle, unit: Unit, at: Course, now: Stance, out: Stance[]): void {
  if (!hasFacing(box, b, unit, now)) return;
  const points = pointsOf(box, b, unit, at, now);
  for (let to = now.facing % 2; to < 12; to += 2) {
    const next = to === now.facing ? null : turnedFor(points, box, b, at, now, to);
    if (next !== null) out.push(next);
  }
}

// Changes of formation, but for those of skirmishers, who need a second hex or give one up (`changes.ts`).

/** VE-VI.3-c, VE-VI.7-c, VE-IV.0-b: does the arm know such a change at all? Adapted is left only by moving (VE-IV.3-i). */
export function isChangeOf(b: Battle, arm: Arm, hex: Hex, from: Formation, to: Formation): boolean {
  if (from === 'disorganised' || to === 'disorganised' || from === 'adapted') return false;
  if (to === 'adapted') return from === 'column' && (isWood(b, hex) || isTown(b, hex));
  if (arm === 'cavalry') return false;
  if (arm === 'artillery') return from !== to && (to === 'limbered' || to === 'battery');
  // VE-IV.6-n: skirmishers who stay so turn by moving one of their halves.
  return (from !== to || to === 'skirmish') && to !== 'limbered' && to !== 'battery';
}

/** VE-VI.3-c, VE-IV.0-b: what an arm can take at all by a change, in the order of the list. */
const CHANGES: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: ['line', 'column', 'square', 'adapted', 'skirmish'],
  cavalry: ['adapted'],
  artillery: ['limbered', 'battery'],
};
export const changesOf = (arm: Arm): readonly Formation[] => byArm(CHANGES, arm);

/** VE-VI.3-a, VE-VI.7-c */
export const changePrice = (box: Box, b: Battle, unit: Unit, to: Formation): number =>
  to === 'adapted' ? 0 : changeCost(box, armOf(b, unit));

/** VE-VI.1-j, VE-VI.3-i: is the price still there, on the face shown before the change? Of a battery that is its Limbered face. */
export function canChange(
  box: Box,
  b: Battle,
  unit: Unit,
  at: Pick<Course, 'onRoad' | 'steps' | 'late'>,
  { formation, spent }: Pick<Stance, 'formation' | 'spent'>,
  to: Formation,
): boolean {
  const face = formation === 'battery' ? 'limbered' : formation;
  return changePrice(box, b, unit, to) <= Math.max(0, pointsIn(box, b, unit, at, spent, face, hasBonus(at, formation)));
}

/** VE-VI.3-i: a battery limbers up as the first thing that it does, or not at all. */
export const isPlantedIn = (at: Pick<Course, 'steps'>, now: Stance): boolean =>
  now.formation === 'battery' && !isFreshIn(at, now);

/** VE-VI.3: can a unit take a formation on the spot? */
export function canForm(box: Box, b: Battle, unit: Unit, at: Course, now: Stance, to: Formation): boolean {
  const arm = armOf(b, unit);
  if (to === 'skirmish' || now.formation === 'skirmish') return false;
  if (!isChangeOf(b, arm, at.hex, now.formation, to) || isPlantedIn(at, now)) return false;
  return canChange(box, b, unit, at, now, to) && mayForm(box, b, arm, to, at.hex);
}

/** Writes what a unit can make of itself by that into `out`. */
export function changesFrom(
  box: Box,
  b: Battle,
  unit: Unit,
  at: Course,
  now: Stance,
  to: Formation,
  out: Stance[],
): void {
  if (!canForm(box, b, unit, at, now, to)) return;
  const spent = now.spent + changePrice(box, b, unit, to);
  for (const facing of facingsAfter(now.formation, now.facing, to))
    out.push({ formation: to, facing, spent, turned: now.turned });
}

// Steps

/** VE-VI.2-a, VE-VI.4-e, VE-IV.6-t: does a unit that stands so leave its hex that way, ahead or back? */
export function leaves(box: Box, arm: Arm, formation: Formation, facing: Facing, way: number, back: boolean): boolean {
  const how = byFormation(byArm(box.formations, arm), formation);
  if (how === null) return false;
  if (!back) return how.enter[how.facing === 'none' ? (way * 2) % 12 : (way * 2 - facing + 12) % 12] === 1;
  const offset = (way * 2 - facing + 12) % 12;
  if (formation === 'line' || formation === 'skirmish') return offset === 5 || offset === 7;
  return (formation === 'column' || formation === 'limbered') && offset === 6;
}

/** VE-IV.6-b, VE-IV.6-d: may skirmishers lie across these two hexes? A slope may run between them, nothing else. */
export function isHalfOpen(box: Box, b: Battle, hex: Hex, second: Hex): boolean {
  const way = wayTo(b, hex, second);
  return (
    way !== OFF &&
    isOpenGround(box, b, hex) &&
    isOpenGround(box, b, second) &&
    b.ground.feature[hex * WAYS + way] === OFF
  );
}

/** What a step costs a unit, or SHUT: skirmishers pay the dearer half, and need the same ground as to form (VE-IV.6-n). */
export function stepPrice(
  box: Box,
  b: Battle,
  arm: Arm,
  formation: Formation,
  { hex, second }: Pick<Course, 'hex' | 'second'>,
  way: number,
  back: boolean,
): number {
  const first = halfPrice(box, b, arm, formation, hex, way, back);
  if (second === OFF || first === SHUT) return first;
  const [to, other] = [neighbour(b, hex, way), neighbour(b, second, way)];
  if (other === OFF || !isHalfOpen(box, b, to, other)) return SHUT;
  const price = halfPrice(box, b, arm, formation, second, way, back);
  return price === SHUT ? SHUT : Math.max(first, price);
}

function halfPrice(box: Box, b: Battle, arm: Arm, formation: Formation, half: Hex, way: number, back: boolean): number {
  return back ? backCost(box, b, arm, formation, half, way) : stepCost(b, arm, formation, half, way);
}

/** VE-IV.5-d, VE-IV.10-c, VE-IV.13-b: nearer to a line of communication, by the arm's own ways. */
export const isHomewards = (b: Battle, unit: Unit, from: Hex, to: Hex): boolean => {
  const home = b.home[sideOf(b, unit)]?.[armOf(b, unit)];
  return (home?.[to] ?? 0) < (home?.[from] ?? 0);
};

/** QB-S3: a corps that is held back stays out of the first rows. */
export function isHeldBack(b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  const held = b.scenario.special.restrained;
  if (p.released || held === null || Math.floor(hex / b.ground.hexes.cols) >= held.rows) return false;
  return units.some((unit) => facts(b, unit).corps === b.restrained);
}

/** A group after a step. */
export interface Gone {
  readonly at: Course;
  readonly all: readonly Stance[];
}

/** VE-VI.7-k: does a step of all of a group follow a road? */
function goesAlong(b: Battle, units: readonly Unit[], { hex }: Course, all: readonly Stance[], way: number): boolean {
  for (let i = 0; i < units.length; i++) {
    const now = all[i];
    if (now === undefined || !goesByRoad(b, armOf(b, units[i] ?? NONE), now.formation, hex, way)) return false;
  }
  return true;
}

/** VE-VI.1-g, VE-VI.2, VE-VI.4-e, VE-VI.7: can all of a group make a step, ahead or back? */
export function canStep(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  at: Course,
  all: readonly Stance[],
  way: number,
  back: boolean,
): boolean {
  const to = neighbour(b, at.hex, way);
  if (to === OFF) return false;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? NONE;
    const now = all[i];
    if (now === undefined || !leaves(box, armOf(b, unit), now.formation, now.facing, way, back)) return false;
    // Skirmishers move with none but skirmishers.
    if ((now.formation === 'skirmish') !== (at.second !== OFF)) return false;
    if (now.formation === 'disorganised' && !isHomewards(b, unit, at.hex, to)) return false;
  }
  const road = at.onRoad && goesAlong(b, units, at, all, way);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? NONE;
    const now = all[i];
    if (now === undefined) return false;
    const cost = stepPrice(box, b, armOf(b, unit), now.formation, at, way, back);
    if (cost === SHUT || cost > pointsIn(box, b, unit, at, now.spent, now.formation, road)) return false;
  }
  const second = at.second === OFF ? OFF : neighbour(b, at.second, way);
  if (!mayPass(box, b, p, units, to) || (second !== OFF && !mayPass(box, b, p, units, second))) return false;
  return !isHeldBack(b, p, units, to);
}

/** The group after such a step; null where it cannot make it. */
export function stepOf(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  at: Course,
  all: readonly Stance[],
  way: number,
  back: boolean,
): Gone | null {
  if (!canStep(box, b, p, units, at, all, way, back)) return null;
  const along = goesAlong(b, units, at, all, way);
  const next: Stance[] = [];
  for (let i = 0; i < units.length; i++) {
    const now = all[i];
    if (now === undefined) return null;
    const arm = armOf(b, units[i] ?? NONE);
    const cost = stepPrice(box, b, arm, now.formation, at, way, back);
    const [formation, facing] = arriving(box, b, arm, now.formation, now.facing, at.hex, way);
    next.push({ formation, facing, spent: now.spent + cost, turned: false });
  }
  const second = at.second === OFF ? OFF : neighbour(b, at.second, way);
  return {
    at: {
      hex: neighbour(b, at.hex, way),
      second,
      onRoad: at.onRoad && along,
      steps: at.steps + 1,
      cameFrom: along ? at.hex : OFF,
      late: at.late,
    },
    all: next,
  };
}

/** VE-XV-c: does a unit that stands so leave the map that way? */
export const leavesMap = (box: Box, b: Battle, unit: Unit, now: Pick<Stance, 'formation' | 'facing'>, way: number) =>
  now.formation !== 'skirmish' && leaves(box, armOf(b, unit), now.formation, now.facing, way, false);

/** VE-XV-c: can all pay for it? On a road it is movement on the road. */
export function canPayExit(box: Box, b: Battle, units: readonly Unit[], at: Course, all: readonly Stance[]): boolean {
  const road = at.onRoad && isRoadHex(b, at.hex) && all.every(({ formation }) => usesRoads(formation));
  return all.every(({ formation, spent }, i) => pointsIn(box, b, units[i] ?? NONE, at, spent, formation, road) >= 1);
}
