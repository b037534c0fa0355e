import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { byArm, byFormation, type Formation } from '../data/names.ts';
import {
  armOf,
  faces,
  facesFrom,
  facts,
  formationOf,
  hexOf,
  isEnemyAt,
  neighbour,
  sideOf,
  unitsAt,
  wayTo,
} from '../field.ts';
import { type Facing, NONE, type Position, type Unit } from '../position.ts';
import { valuesOf } from './command.ts';
import type { Move } from './frames.ts';
import { armsMix, withinLimit } from './stacking.ts';
import {
  allowance,
  backCost,
  goesByRoad,
  isOpenGround,
  isRoad,
  leaderCost,
  stepCost,
  turnCost,
  usesRoads,
} from './ways.ts';

// VE-VI: what a group on its move can still pay for and where it may go. Each unit keeps its own account (VE-VI.1-n).

/** VE-VI.1-f, VE-VI.7-k, VE-XIII-c: MP that a unit of the group has left in a formation; `road` adds what the road gives. */
export function pointsLeft(box: Box, b: Battle, f: Move, i: number, formation: Formation, road: boolean): number {
  const unit = f.units[i] ?? NONE;
  return allowance(box, facts(b, unit), formation) - f.late - (f.spent[i] ?? 0) + (road ? box.constants.roadBonus : 0);
}

/** The same for a leader who moves alone (VE-XIV.2-b). */
export const leaderLeft = (box: Box, b: Battle, p: Position, f: Move, road: boolean): number =>
  valuesOf(box, b, p, f.leaders[0] ?? NONE).mp - f.late - (f.spent[0] ?? 0) + (road ? box.constants.roadBonus : 0);

/** VE-VI.7-k: what is done on the spot has the bonus once a step along the road was made, and only such steps. */
export const hasBonus = (f: Move, formation: Formation): boolean => f.onRoad && f.steps > 0 && usesRoads(formation);

/** Skirmishers who move together stand in the same two hexes (VE-IV.6-o). */
export const skirmishes = (p: Position, f: Move): boolean =>
  f.units.length > 0 && countSkirmishers(p, f) === f.units.length;

function countSkirmishers(p: Position, f: Move): number {
  let found = 0;
  for (let i = 0; i < f.units.length; i++) if (p.formation[f.units[i] ?? NONE] === 'skirmish') found++;
  return found;
}

/** VE-IV.6-n: where the right half goes if the left one goes there; OFF for all others. */
export function secondFor(b: Battle, p: Position, f: Move, to: Hex): Hex {
  if (!skirmishes(p, f)) return OFF;
  const way = wayTo(b, f.hex, to);
  return way === OFF ? OFF : neighbour(b, p.second[f.units[0] ?? NONE] ?? OFF, way);
}

/** VE-VI.2-a, VE-VI.4-e, VE-IV.6-t: may every unit of the group leave its hex that way, or back that way? */
export function isAhead(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  if (f.units.length === 0) return !back;
  const loose = countSkirmishers(p, f);
  if (loose > 0 && loose < f.units.length) return false;
  for (let i = 0; i < f.units.length; i++) {
    const unit = f.units[i] ?? NONE;
    if (back) {
      if (!isBehind(p, unit, wayTo(b, f.hex, to))) return false;
    } else if (loose > 0 ? !facesFrom(box, b, p, unit, f.hex, to, 'enter') : !faces(box, b, p, unit, to, 'enter'))
      return false;
  }
  return true;
}

function isBehind(p: Position, unit: Unit, way: number): boolean {
  const offset = (way * 2 - (p.facing[unit] ?? 0) + 12) % 12;
  switch (formationOf(p, unit)) {
    case 'line':
    case 'skirmish':
      return offset === 5 || offset === 7;
    case 'column':
    case 'limbered':
      return offset === 6;
    default:
      return false;
  }
}

/** What a step costs a unit of the group, or SHUT: skirmishers pay the dearer half, and need the same ground as to form (VE-IV.6-n). */
export function costOf(box: Box, b: Battle, p: Position, f: Move, i: number, to: Hex, back: boolean): number {
  const unit = f.units[i] ?? NONE;
  const way = wayTo(b, f.hex, to);
  if (way === OFF) return SHUT;
  const arm = armOf(b, unit);
  const formation = formationOf(p, unit);
  const first = back ? backCost(box, b, arm, formation, f.hex, way) : stepCost(b, arm, formation, f.hex, way);
  if (formation !== 'skirmish' || first === SHUT) return first;
  const right = p.second[unit] ?? OFF;
  const second = neighbour(b, right, way);
  if (second === OFF || !isHalfOpen(box, b, to, second)) return SHUT;
  const other = back ? backCost(box, b, arm, formation, right, way) : stepCost(b, arm, formation, right, way);
  return other === SHUT ? SHUT : Math.max(first, other);
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

/** Does the step of the whole group follow the road (VE-VI.7-k)? */
export function isByRoad(b: Battle, p: Position, f: Move, to: Hex): boolean {
  const way = wayTo(b, f.hex, to);
  if (way === OFF) return false;
  if (f.units.length === 0) return isRoad(b, f.hex, way);
  for (let i = 0; i < f.units.length; i++) {
    const unit = f.units[i] ?? NONE;
    if (!goesByRoad(b, armOf(b, unit), formationOf(p, unit), f.hex, way)) return false;
  }
  return true;
}

/** VE-VI.2-b: is the way open to every unit of the group, whatever it costs? */
export function isWayOpen(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  if (f.units.length === 0) return leaderCost(b, f.hex, wayTo(b, f.hex, to)) !== SHUT;
  for (let i = 0; i < f.units.length; i++) if (costOf(box, b, p, f, i, to, back) === SHUT) return false;
  return true;
}

/** VE-VI.1-g, VE-VI.7-d: can every unit of the group pay for the step? */
export function canPay(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  const road = f.onRoad && isByRoad(b, p, f, to);
  if (f.units.length === 0) return leaderCost(b, f.hex, wayTo(b, f.hex, to)) <= leaderLeft(box, b, p, f, road);
  for (let i = 0; i < f.units.length; i++)
    if (costOf(box, b, p, f, i, to, back) > pointsLeft(box, b, f, i, formationOf(p, f.units[i] ?? NONE), road))
      return false;
  return true;
}

// The group would come into one hex, skirmishers into two.

export function isEnemyIn(b: Battle, p: Position, f: Move, to: Hex, second = secondFor(b, p, f, to)): boolean {
  return isEnemyAt(b, p, to, p.active) || (second !== OFF && isEnemyAt(b, p, second, p.active));
}
export function armsMixIn(b: Battle, p: Position, f: Move, to: Hex, second = secondFor(b, p, f, to)): boolean {
  return armsMix(b, p, f.units, to) && (second === OFF || armsMix(b, p, f.units, second));
}
export function fitsIn(box: Box, b: Battle, p: Position, f: Move, to: Hex, second = secondFor(b, p, f, to)): boolean {
  return withinLimit(box, b, p, f.units, to) && (second === OFF || withinLimit(box, b, p, f.units, second));
}

/** VE-IV.5-d, VE-IV.10-c, VE-IV.13-b: nearer to a line of communication, by the arm's own ways. */
export const isHomewards = (b: Battle, unit: Unit, from: Hex, to: Hex): boolean => {
  const home = b.home[sideOf(b, unit)]?.[armOf(b, unit)];
  return (home?.[to] ?? 0) < (home?.[from] ?? 0);
};

/** Does nothing stand in the way of a step but, perhaps, what lies beyond it? All at once, for every hex ahead is asked about. */
export function mayEnter(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  const second = secondFor(b, p, f, to);
  return (
    !isEnemyIn(b, p, f, to, second) &&
    areHomewards(b, f, to) &&
    isOpenAtPrice(box, b, p, f, to, back) &&
    armsMixIn(b, p, f, to, second) &&
    fitsIn(box, b, p, f, to, second) &&
    !isHeldBack(b, p, f.units, to)
  );
}

/** Is the way open to every unit of the group, at a price that it can pay? */
function isOpenAtPrice(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  if (f.units.length === 0) return isWayOpen(box, b, p, f, to, back) && canPay(box, b, p, f, to, back);
  const road = f.onRoad && isByRoad(b, p, f, to);
  for (let i = 0; i < f.units.length; i++) {
    const cost = costOf(box, b, p, f, i, to, back);
    if (cost === SHUT) return false;
    if (cost > pointsLeft(box, b, f, i, formationOf(p, f.units[i] ?? NONE), road)) return false;
  }
  return true;
}

/** VE-IV.5-d: is the step one that those who run may take? */
export function areHomewards(b: Battle, f: Move, to: Hex): boolean {
  if (!f.disordered) return true;
  for (let i = 0; i < f.units.length; i++) if (!isHomewards(b, f.units[i] ?? NONE, f.hex, to)) return false;
  return true;
}

/** QB-S3: a corps that is held back stays out of the first rows. */
export function isHeldBack(b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  const held = b.scenario.special.restrained;
  if (p.released || held === null || Math.floor(hex / b.ground.hexes.cols) >= held.rows) return false;
  return units.some((unit) => facts(b, unit).corps === b.restrained);
}

/** VE-IV.6-o: skirmishers share both hexes and the facing with others, or neither; `only` asks about one of the two. */
export function agree(p: Position, units: readonly Unit[], hex: Hex, second: Hex, facing: Facing, only = OFF): boolean {
  return (only === OFF ? [hex, second] : [only]).every((at) =>
    unitsAt(p, at).every(
      (other) =>
        units.includes(other) ||
        (formationOf(p, other) === 'skirmish' &&
          hexOf(p, other) === hex &&
          p.second[other] === second &&
          p.facing[other] === facing),
    ),
  );
}

/** VE-VI.7-j: does it still face as it came along the road, forwards or backwards, or away from every branch? */
const mayBend = (b: Battle, f: Pick<Move, 'hex' | 'cameFrom'>, facing: Facing): boolean =>
  facing % 6 === (wayTo(b, f.cameFrom, f.hex) * 2) % 6 || !isRoad(b, f.hex, facing / 2);

/** VE-VI.4-a to VE-VI.4-d, VE-VI.7-j: MP of a turn in a hex; along the road by which it was entered it is free. */
export function turnPrice(
  box: Box,
  b: Battle,
  at: Pick<Move, 'hex' | 'cameFrom'>,
  formation: Formation,
  facing: Facing,
  to: Facing,
  free: boolean,
): number {
  if (at.cameFrom !== OFF && usesRoads(formation) && to % 2 === 0 && mayBend(b, at, facing)) {
    const ahead = neighbour(b, at.hex, to / 2);
    if (ahead !== OFF && ahead !== at.cameFrom && isRoad(b, at.hex, to / 2)) return 0;
  }
  return turnCost(box, formation, facing, to, free);
}

/** The same of a unit of the group. */
export function costOfTurn(box: Box, b: Battle, p: Position, f: Move, i: number, to: Facing): number {
  const unit = f.units[i] ?? NONE;
  const formation = formationOf(p, unit);
  if (formation === 'battery') return 0;
  return turnPrice(box, b, f, formation, p.facing[unit] ?? 0, to, f.turned[i] !== true);
}

/** VE-XV-c: a hexside with nothing beyond it that every unit may cross. */
export function waysOff(box: Box, b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  for (let way = 0; way < WAYS; way++) {
    if (neighbour(b, hex, way) !== OFF) continue;
    const open = units.every((unit) => {
      const how = byFormation(byArm(box.formations, armOf(b, unit)), formationOf(p, unit));
      const offset = how?.facing === 'none' ? (way * 2) % 12 : (way * 2 - (p.facing[unit] ?? 0) + 12) % 12;
      return formationOf(p, unit) !== 'skirmish' && how?.enter[offset] === 1;
    });
    if (open) return true;
  }
  return false;
}
