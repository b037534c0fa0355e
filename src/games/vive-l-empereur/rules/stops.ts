import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  isCrowded,
  sideOf,
  topAt,
  underneath,
  unitsAt,
} from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import type { Of } from './bars.ts';
import { canFollow, halvesOf, placeOf, priceOf } from './changes.ts';
import type { Move } from './frames.ts';
import {
  type Course,
  courseOf,
  type Gone,
  pointsOf,
  type Stance,
  skirmishes,
  stanceOf,
  stancesOf,
  turnedTo,
} from './march.ts';
import { as, couldAgreeWith, goesOn, isWell, SPENT, setOut } from './onward.ts';
import { entryCost, lateAt } from './reinforcements.ts';
import { facingsAgree, mayShare } from './stacking.ts';
import { isOpenGround, isRoadHex, usesRoads } from './ways.ts';

// VE-V.7, VE-V.8, VE-VI.1-o: where a group may stop, what it can still do about it where it may not, and whether it can go on.

/** VE-V.7-d, VE-V.7-e, VE-V.8: may these stop there, as far as others and they themselves are concerned? */
export function mayStop(b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  for (let other = topAt(p, hex); other !== NONE; other = underneath(p, other, hex))
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] ?? NONE;
      if (unit !== other && !mayShare(p, b, unit, other)) return false;
    }
  return true;
}

/** Do they agree as they are? */
const agrees = (box: Box, b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean =>
  (units.length < 2 && !isCrowded(p, hex)) ||
  unitsAt(p, hex).every(
    (other) =>
      (!units.includes(other) && !has(p, other, SPENT)) ||
      units.every((unit) => unit === other || facingsAgree(box, b, p, unit, other)),
  );

const SQUARE = { formation: 'square', facing: 0 } as const;

/** A group as it stands now. Whether that is well is asked by many of its choices, and found once for all of them. */
export interface Now extends Gone {
  well: boolean | null;
}

export const nowOf = (p: Position, f: Move): Now => ({ at: courseOf(p, f), all: stancesOf(p, f), well: null });

/** VE-VI.1-o, VE-V.7: they may stop where they are, can see to it, or go on. */
function isWellNow(box: Box, b: Battle, p: Position, f: Move, now: Now): boolean {
  now.well ??= isWell(box, b, p, f.units, now);
  return now.well;
}

/** VE-VI.1-o: the group may not stop where it stands as it is, though it can still come to where it may, or owes a Square (VE-V.7-d). */
export const isBound = (box: Box, b: Battle, p: Position, f: Move, now = nowOf(p, f)): boolean =>
  !mayStopHere(box, b, p, f) && (isWellNow(box, b, p, f, now) || owesSquares(box, b, p, f));

/** VE-V.7-a: it does not agree with those around it, while it could. */
export const couldAgree = (box: Box, b: Battle, p: Position, f: Move, now = nowOf(p, f)): boolean =>
  mayStop(b, p, f.units, f.hex) && !agrees(box, b, p, f.units, f.hex) && isWellNow(box, b, p, f, now);

/** Would a single unit stand there alone? Then it may stop. */
export const isAloneAt = (p: Position, units: readonly Unit[], { hex, second }: Pick<Course, 'hex' | 'second'>) =>
  units.length < 2 && second === OFF && topAt(p, hex) === NONE;

/** VE-VI.1-o: may the group stop where this step has led it, or go on from there? */
export const isWorthwhile = (box: Box, b: Battle, p: Position, units: readonly Unit[], gone: Gone): boolean =>
  isAloneAt(p, units, gone.at) || isWell(box, b, p, units, gone);

/** VE-XIII-e, VE-VI.1-o: the same of a reinforcement in its entry hex. */
export function mayComeIn(box: Box, b: Battle, p: Position, { unit, hex, formation, facing }: Of<'enter'>): boolean {
  if (topAt(p, hex) === NONE) return true;
  const onRoad = isRoadHex(b, hex) && usesRoads(formation);
  const spent = entryCost(box, b, armOf(b, unit), formation, hex);
  const at = { hex, second: OFF, onRoad, steps: 1, cameFrom: OFF, late: lateAt(b, p, hex) };
  return isWell(box, b, p, [unit], { at, all: [{ formation, facing, spent, turned: false }] });
}

/** Would a comrade who has not moved yet be able to make off? */
const couldLeave = (box: Box, b: Battle, p: Position, unit: Unit): boolean =>
  goesOn(box, b, p, [unit], setOut(b, p, unit));

/** VE-V.7-e, VE-VI.1-o: the same of a group on its move; of skirmishers in both halves, where others may still follow them or make off. */
function mayStopHere(box: Box, b: Battle, p: Position, f: Move): boolean {
  if (!skirmishes(p, f)) return mayStop(b, p, f.units, f.hex);
  const others = f.units.flatMap((unit) => hexesOfUnit(p, unit).flatMap((hex) => unitsAt(p, hex)));
  return [...new Set(others)].every((other) => {
    if (f.units.every((unit) => unit === other || mayShare(p, b, unit, other))) return true;
    if (f.units.includes(other) || has(p, other, SPENT)) return false;
    return canFollow(b, p, other, 'skirmish') || couldLeave(box, b, p, other);
  });
}

/** MP that a unit of the group has for what it does on the spot. */
const leftOf = (box: Box, b: Battle, p: Position, f: Move, i: number): number =>
  pointsOf(box, b, f.units[i] ?? NONE, courseOf(p, f), stanceOf(p, f, i));

/** Does nobody else stand there? */
const isFreeFor = (p: Position, unit: Unit, hex: Hex): boolean =>
  topAt(p, hex) === NONE || (topAt(p, hex) === unit && underneath(p, unit, hex) === NONE);

/** VE-V.7-d, VE-V.7-e: those with whom a unit would share its hexes after a change suit it, or can still follow or make off. */
function suitsComrades(box: Box, b: Battle, p: Position, f: Move, c: Of<'change'>): boolean {
  const { unit, formation, facing } = c;
  const halves = formation === 'skirmish' ? halvesOf(b, p, c) : null;
  const [hex, second] = halves ?? [placeOf(p, c), OFF];
  if (isFreeFor(p, unit, hex) && (second === OFF || isFreeFor(p, unit, second))) return true;
  const side = sideOf(b, unit);
  const here = [...unitsAt(p, hex), ...(second === OFF ? [] : unitsAt(p, second))];
  const others = [...new Set(here)].filter((other) => sideOf(b, other) === side);
  // Those whom it may only pass do not wait for it.
  const known = new Set(others.filter((other) => mayShare(p, b, unit, other)));
  const was = [hexOf(p, unit), p.second[unit] ?? OFF] as const;
  [p.hex[unit], p.second[unit]] = [hex, second];
  const strange = as(p, unit, { formation, facing }, () =>
    others.filter((other) => other !== unit && !mayShare(p, b, unit, other)),
  );
  [p.hex[unit], p.second[unit]] = was;
  return strange.every((other) => {
    if (!known.has(other)) return false;
    const i = f.units.indexOf(other);
    if (i >= 0) return canFollow(b, p, other, formation) && leftOf(box, b, p, f, i) >= box.constants.formationCost;
    return !has(p, other, SPENT) && (canFollow(b, p, other, formation) || couldLeave(box, b, p, other));
  });
}

/** VE-V.7-d: a comrade has formed Square beside it, and it has the MP to follow, also after others are spent. */
function owesSquare(box: Box, b: Battle, p: Position, f: Move, unit: Unit, price = 0): boolean {
  if (formationOf(p, unit) === 'square' || !canFollow(b, p, unit, 'square') || !isOpenGround(box, b, f.hex))
    return false;
  if (leftOf(box, b, p, f, f.units.indexOf(unit)) - price < box.constants.formationCost) return false;
  return unitsAt(p, f.hex).some((other) => formationOf(p, other) === 'square' && has(p, other, SPENT));
}
/** Of the group, somebody still has to form Square here, and may. */
const owesSquares = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  f.units.some(
    (unit) =>
      owesSquare(box, b, p, f, unit) && mayChangeHere(box, b, p, f, { kind: 'change', unit, ...SQUARE, second: OFF }),
  );

/** VE-IV.6-o: skirmishers face alike, so that those who lie with one who turns about must be able to do the same. */
function canTurnTogether(
  box: Box,
  b: Battle,
  p: Position,
  f: Move,
  { unit, facing }: Pick<Of<'turn'>, 'unit' | 'facing'>,
  price: number,
): boolean {
  const others = new Set(hexesOfUnit(p, unit).flatMap((hex) => unitsAt(p, hex)));
  others.delete(unit);
  return [...others].every((other) => {
    // He has turned before it, or lies there only to be passed.
    if (p.facing[other] === facing || !mayShare(p, b, unit, other)) return true;
    const i = f.units.indexOf(other);
    return i < 0 ? !has(p, other, SPENT) : leftOf(box, b, p, f, i) >= price;
  });
}

/** The group with one of its units as it would be. */
const withThen = ({ at, all }: Gone, i: number, then: Stance): Gone => ({
  at,
  all: all.map((stance, n) => (n === i ? then : stance)),
});

/** Does a turn leave them well? What cannot be helped is no reason. */
export function mayTurnHere(
  box: Box,
  b: Battle,
  p: Position,
  f: Move,
  { unit, facing }: Of<'turn'>,
  now = nowOf(p, f),
): boolean {
  if (!isCrowded(p, f.hex)) return true;
  const i = f.units.indexOf(unit);
  const [stance, then] = [now.all[i], turnedTo(box, b, unit, now.at, stanceOf(p, f, i), facing)];
  // That it cannot be made at all is no matter of this.
  if (stance === undefined || then === null) return true;
  const price = then.spent - stance.spent;
  // VE-IV.6-o: where they only pass they may also turn about to go on.
  const together = skirmishes(p, f) && canTurnTogether(box, b, p, f, { unit, facing }, price);
  if (together || (skirmishes(p, f) && mayStopHere(box, b, p, f))) return together;
  const turned = withThen(now, i, then);
  if (owesSquare(box, b, p, f, unit) && !owesSquare(box, b, p, f, unit, price))
    return goesOn(box, b, p, f.units, turned);
  return !isWellNow(box, b, p, f, now) || isWell(box, b, p, f.units, turned);
}

/** The same of a change. */
export function mayChangeHere(box: Box, b: Battle, p: Position, f: Move, c: Of<'change'>, now = nowOf(p, f)): boolean {
  if (c.formation === 'skirmish' || c.second !== OFF) return suitsComrades(box, b, p, f, c);
  if (!isCrowded(p, f.hex)) return true;
  const { unit, formation, facing } = c;
  const i = f.units.indexOf(unit);
  const stance = now.all[i];
  if (stance === undefined) return false;
  const changed = withThen(now, i, { ...stance, formation, facing, spent: stance.spent + priceOf(box, b, c) });
  // The nearest way out first: most comrades agree at once, and to look for a way on takes longest.
  const suits = suitsComrades(box, b, p, f, c);
  const fixed = unitsAt(p, f.hex).filter((other) => has(p, other, SPENT) && !f.units.includes(other));
  if (suits && couldAgreeWith(box, b, p, f.units, changed, fixed)) return true;
  return (suits && !isWellNow(box, b, p, f, now)) || isWell(box, b, p, f.units, changed);
}

/** VE-VI.1-d, VE-V.8-d: may a unit stay behind, and the others see to themselves? */
export function mayDrop(box: Box, b: Battle, p: Position, f: Move, unit: Unit): boolean {
  const stays = unitsAt(p, f.hex)
    .filter((other) => !f.units.includes(other))
    .every((other) => mayShare(p, b, unit, other) && (!has(p, other, SPENT) || facingsAgree(box, b, p, unit, other)));
  if (!stays) return false;
  const others = without(f, (each) => each !== unit);
  return isWell(box, b, p, others.units, nowOf(p, others));
}

/** The group with those of its units alone who stay in it. */
export function without(f: Move, stays: (unit: Unit) => boolean): Move {
  const kept = f.units.map(stays);
  return {
    ...f,
    units: f.units.filter((_, i) => kept[i]),
    spent: f.spent.filter((_, i) => kept[i]),
    turned: f.turned.filter((_, i) => kept[i]),
  };
}
