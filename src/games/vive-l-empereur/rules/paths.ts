import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { armOf, formationOf, hexOf, isEnemyAt, neighbour, unitsAt, wayTo } from '../field.ts';
import { type Facing, NONE, type Position, type Unit } from '../position.ts';
import { valuesOf } from './command.ts';
import type { Move } from './frames.ts';
import {
  isHomewards,
  leaves,
  leavesMap,
  otherHalf,
  pointsIn,
  skirmishes,
  stanceOf,
  stancesOf,
  stepPrice,
  turnPrice,
} from './march.ts';
import { armsMix, withinLimit } from './stacking.ts';
import { goesByRoad, isRoad, leaderCost } from './ways.ts';

// VE-VI: what stands in the way of a step of a group on its move, one reason at a time. All at once is `march.ts`.

/** VE-VI.1-f: MP that a unit of the group has left as it stands; `road` adds what the road gives. */
export const pointsLeft = (box: Box, b: Battle, p: Position, f: Move, i: number, road: boolean): number =>
  pointsIn(box, b, f.units[i] ?? NONE, f, f.spent[i] ?? 0, formationOf(p, f.units[i] ?? NONE), road);

/** The same for a leader who moves alone (VE-XIV.2-b). */
export const leaderLeft = (box: Box, b: Battle, p: Position, f: Move, road: boolean): number =>
  valuesOf(box, b, p, f.leaders[0] ?? NONE).mp - f.late - (f.spent[0] ?? 0) + (road ? box.constants.roadBonus : 0);

/** VE-IV.6-n: where the other half of skirmishers goes if the one in the hex of the group goes there; OFF for all others. */
export function secondFor(b: Battle, p: Position, f: Move, to: Hex): Hex {
  const half = otherHalf(p, f);
  const way = half === OFF ? OFF : wayTo(b, f.hex, to);
  return way === OFF ? OFF : neighbour(b, half, way);
}

/** VE-VI.2-a, VE-VI.4-e, VE-IV.6-t: may every unit of the group leave its hex that way, or back that way? */
export function isAhead(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  if (f.units.length === 0) return !back;
  const way = wayTo(b, f.hex, to);
  const loose = skirmishes(p, f);
  return f.units.every(
    (unit) =>
      leaves(box, armOf(b, unit), formationOf(p, unit), p.facing[unit] ?? 0, way, back) &&
      (formationOf(p, unit) === 'skirmish') === loose,
  );
}

/** What a step costs a unit of the group, or SHUT. */
export function costOf(box: Box, b: Battle, p: Position, f: Move, i: number, to: Hex, back: boolean): number {
  const unit = f.units[i] ?? NONE;
  const way = wayTo(b, f.hex, to);
  if (way === OFF) return SHUT;
  const second = formationOf(p, unit) === 'skirmish' ? otherHalf(p, f) : OFF;
  return stepPrice(box, b, armOf(b, unit), formationOf(p, unit), { hex: f.hex, second }, way, back);
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
    if (costOf(box, b, p, f, i, to, back) > pointsLeft(box, b, p, f, i, road)) return false;
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

/** VE-IV.5-d: is the step one that those who run may take? */
export const areHomewards = (b: Battle, p: Position, f: Move, to: Hex): boolean =>
  f.units.every((unit) => formationOf(p, unit) !== 'disorganised' || isHomewards(b, unit, f.hex, to));

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

/** VE-VI.4: MP of a turn of a unit of the group. */
export const costOfTurn = (box: Box, b: Battle, p: Position, f: Move, i: number, to: Facing): number =>
  turnPrice(box, b, f, stanceOf(p, f, i), to);

/** VE-XV-c: a hexside with nothing beyond it that every unit may cross. */
export function waysOff(box: Box, b: Battle, p: Position, f: Move): boolean {
  const all = stancesOf(p, f);
  for (let way = 0; way < WAYS; way++)
    if (
      neighbour(b, f.hex, way) === OFF &&
      all.every((stance, i) => leavesMap(box, b, f.units[i] ?? NONE, stance, way))
    )
      return true;
  return false;
}
