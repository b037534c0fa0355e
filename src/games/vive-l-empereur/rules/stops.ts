import { type Hex, OFF } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  facts,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  isCrowded,
  isDisorganised,
  sideOf,
  topAt,
  underneath,
  unitsAt,
  wayTo,
} from '../field.ts';
import { MARK, NONE, type Position, type Unit } from '../position.ts';
import type { Of } from './bars.ts';
import { canFollow, halvesOf, placeOf, priceOf } from './changes.ts';
import type { Move } from './frames.ts';
import { maySkirmishTo, skirmishersGoOn } from './loose.ts';
import { pointsOf, type Stance, spotStances, turnedTo, waysOn } from './onward.ts';
import { costOf, isByRoad, pointsLeft, secondFor, skirmishes } from './paths.ts';
import { entryCost, lateAt } from './reinforcements.ts';
import { facingsAgree, mayShare } from './stacking.ts';
import { allowance, arriving, isOpenGround, isRoadHex, usesRoads } from './ways.ts';

// VE-V.7, VE-V.8, VE-VI.1-o: where a group may stop, what it can still do about it where it may not, and whether it can go on.

/** What keeps a unit of the phasing side from moving in this phase: it cannot make room, turn or change any more. */
export const SPENT = MARK.moved | MARK.charged | MARK.stopped;

/** Looks at the position as if a unit stood so. */
function as<T>(p: Position, unit: Unit, { formation, facing }: Pick<Stance, 'formation' | 'facing'>, look: () => T): T {
  const before = formationOf(p, unit);
  const faced = p.facing[unit] ?? 0;
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  const found = look();
  p.formation[unit] = before;
  p.facing[unit] = faced;
  return found;
}

/** VE-V.7-d, VE-V.7-e, VE-V.8: may these stop there, as far as others and they themselves are concerned? */
export function mayStop(b: Battle, p: Position, units: readonly Unit[], hex: Hex): boolean {
  for (let other = topAt(p, hex); other !== NONE; other = underneath(p, other, hex))
    for (let i = 0; i < units.length; i++) {
      const unit = units[i] ?? NONE;
      if (unit !== other && !mayShare(p, b, unit, other)) return false;
    }
  return true;
}

/** VE-V.7-a, VE-V.7-b: can these come to agree with one another, and with those there who can do nothing more? */
function canAgree(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  all: readonly Stance[],
  hex: Hex,
  fixed: readonly Unit[] = settled(p, units, hex),
): boolean {
  if (fixed.length === 0 && units.length < 2) return true;
  const [unit, now] = [units[0], all[0]];
  if (unit === undefined || now === undefined) return true;
  const [others, rest] = [units.slice(1), all.slice(1)];
  const fits = (stance: Stance): boolean =>
    as(
      p,
      unit,
      stance,
      () =>
        fixed.every((other) => facingsAgree(box, b, p, unit, other)) &&
        canAgree(box, b, p, others, rest, hex, [...fixed, unit]),
    );
  return fits(now) || spotStances(box, b, unit, hex, now).some(fits);
}

/** Those of a hex beside these who can do nothing more. */
function settled(p: Position, units: readonly Unit[], hex: Hex): Unit[] {
  const found: Unit[] = [];
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex))
    if (has(p, unit, SPENT) && !units.includes(unit)) found.push(unit);
  return found;
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

/** VE-IV.4-i: could infantry stop there by forming Square among Squares? */
function maySquare(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  all: readonly Stance[],
  hex: Hex,
): boolean {
  const isReady = (unit: Unit, stance: Stance): boolean =>
    stance.formation !== 'disorganised' &&
    armOf(b, unit) !== 'cavalry' &&
    (armOf(b, unit) !== 'infantry' || stance.formation === 'square' || pointsOf(stance) >= box.constants.formationCost);
  return (
    isOpenGround(box, b, hex) &&
    all.every((stance, i) => isReady(units[i] ?? NONE, stance)) &&
    units.some((unit) => armOf(b, unit) === 'infantry') &&
    unitsAt(p, hex).every(
      (unit) =>
        units.includes(unit) ||
        (!isDisorganised(p, unit) && (armOf(b, unit) !== 'infantry' || formationOf(p, unit) === 'square')),
    ) &&
    canAgree(
      box,
      b,
      p,
      units,
      all.map((stance, i) => (armOf(b, units[i] ?? NONE) === 'infantry' ? { ...stance, ...SQUARE } : stance)),
      hex,
    )
  );
}

/** VE-VI.1-o: may they see to it where they are, or is there a way on? */
const leadsOn = (
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  hex: Hex,
  all: readonly Stance[],
  road: boolean,
): boolean =>
  maySquare(box, b, p, units, all, hex) ||
  waysOn(
    box,
    b,
    p,
    units,
    hex,
    all,
    road,
    (to, next) => stops(box, b, p, units, next, to) || maySquare(box, b, p, units, next, to),
  );

/** May they stop there, once they have done what they can about it? */
function stops(box: Box, b: Battle, p: Position, units: readonly Unit[], all: readonly Stance[], hex: Hex): boolean {
  if (topAt(p, hex) === NONE && units.length < 2) return true;
  return mayStop(b, p, units, hex) && canAgree(box, b, p, units, all, hex);
}

/** How a unit of a group on its move stands; or would, in another formation and with another facing, at a price. */
function stanceOf(
  box: Box,
  b: Battle,
  p: Position,
  f: Move,
  i: number,
  to?: Pick<Stance, 'formation' | 'facing'>,
  price = 0,
): Stance {
  const unit = f.units[i] ?? NONE;
  const formation = to?.formation ?? formationOf(p, unit);
  return {
    formation,
    facing: to?.facing ?? p.facing[unit] ?? 0,
    left: pointsLeft(box, b, f, i, formation, false) - price,
    bonus: f.onRoad && f.steps > 0 ? box.constants.roadBonus : 0,
    free: f.turned[i] !== true,
    came: f.cameFrom,
  };
}

/** VE-VI.1-o: has the group a way on from where it stands? */
export const canGoOn = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  (skirmishes(p, f) && skirmishersGoOn(box, b, p, f)) ||
  leadsOn(
    box,
    b,
    p,
    f.units,
    f.hex,
    f.units.map((_, i) => stanceOf(box, b, p, f, i)),
    f.onRoad,
  );

/** VE-V.7-a: it does not agree with those around it, while it could. */
export function couldAgree(box: Box, b: Battle, p: Position, f: Move): boolean {
  if (!mayStop(b, p, f.units, f.hex) || agrees(box, b, p, f.units, f.hex)) return false;
  const all = f.units.map((_, i) => stanceOf(box, b, p, f, i));
  return canAgree(box, b, p, f.units, all, f.hex) || leadsOn(box, b, p, f.units, f.hex, all, f.onRoad);
}

/** VE-VI.1-o: may the group stop where this step leads, or go on from there? */
export function isWorthwhile(box: Box, b: Battle, p: Position, f: Move, to: Hex, back: boolean): boolean {
  if (skirmishes(p, f)) {
    const second = secondFor(b, p, f, to);
    const cost = Math.max(...f.units.map((_, i) => costOf(box, b, p, f, i, to, back)));
    return second !== OFF && maySkirmishTo(box, b, p, f, to, second, cost);
  }
  if (topAt(p, to) === NONE && f.units.length < 2) return true;
  const way = wayTo(b, f.hex, to);
  const by = isByRoad(b, p, f, to);
  const road = f.onRoad && by;
  const all = f.units.map((unit, i): Stance => {
    const [formation, facing] = arriving(box, b, armOf(b, unit), formationOf(p, unit), p.facing[unit] ?? 0, f.hex, way);
    const left = pointsLeft(box, b, f, i, formation, false) - costOf(box, b, p, f, i, to, back);
    return { formation, facing, left, bonus: road ? box.constants.roadBonus : 0, free: true, came: by ? f.hex : OFF };
  });
  return stops(box, b, p, f.units, all, to) || leadsOn(box, b, p, f.units, to, all, road);
}

/** VE-XIII-e, VE-VI.1-o: the same of a reinforcement in its entry hex. */
export function mayComeIn(box: Box, b: Battle, p: Position, { unit, hex, formation, facing }: Of<'enter'>): boolean {
  if (topAt(p, hex) === NONE) return true;
  const road = isRoadHex(b, hex) && usesRoads(formation);
  const left =
    allowance(box, facts(b, unit), formation) - lateAt(b, p, hex) - entryCost(box, b, armOf(b, unit), formation, hex);
  const stance = { formation, facing, left, bonus: road ? box.constants.roadBonus : 0, free: true, came: OFF };
  return as(
    p,
    unit,
    stance,
    () => stops(box, b, p, [unit], [stance], hex) || leadsOn(box, b, p, [unit], hex, [stance], road),
  );
}

/** Would a comrade who has not moved yet be able to make off? */
function couldLeave(box: Box, b: Battle, p: Position, unit: Unit): boolean {
  const [formation, hex] = [formationOf(p, unit), hexOf(p, unit)];
  const left = allowance(box, facts(b, unit), formation);
  const stance = { formation, facing: p.facing[unit] ?? 0, left, bonus: 0, free: true, came: OFF };
  return leadsOn(box, b, p, [unit], hex, [stance], isRoadHex(b, hex));
}

/** VE-V.7-e, VE-VI.1-o: the same of a group on its move; of skirmishers in both halves, where others may still follow them or make off. */
export function mayStopHere(box: Box, b: Battle, p: Position, f: Move): boolean {
  if (!skirmishes(p, f)) return mayStop(b, p, f.units, f.hex);
  const others = f.units.flatMap((unit) => hexesOfUnit(p, unit).flatMap((hex) => unitsAt(p, hex)));
  return [...new Set(others)].every((other) => {
    if (f.units.every((unit) => unit === other || mayShare(p, b, unit, other))) return true;
    if (f.units.includes(other) || has(p, other, SPENT)) return false;
    return canFollow(b, p, other, 'skirmish') || couldLeave(box, b, p, other);
  });
}

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
    if (i >= 0)
      return canFollow(b, p, other, formation) && pointsOf(stanceOf(box, b, p, f, i)) >= box.constants.formationCost;
    return !has(p, other, SPENT) && (canFollow(b, p, other, formation) || couldLeave(box, b, p, other));
  });
}

/** VE-V.7-d: a comrade has formed Square beside it, and it has the MP to follow, also after others are spent. */
function owesSquare(box: Box, b: Battle, p: Position, f: Move, unit: Unit, price = 0): boolean {
  const stance = stanceOf(box, b, p, f, f.units.indexOf(unit), undefined, price);
  if (stance.formation === 'square' || !canFollow(b, p, unit, 'square') || !isOpenGround(box, b, f.hex)) return false;
  if (pointsOf(stance) < box.constants.formationCost) return false;
  return unitsAt(p, f.hex).some((other) => formationOf(p, other) === 'square' && has(p, other, SPENT));
}
/** Of the group, somebody still has to form Square here, and may. */
export const owesSquares = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  f.units.some(
    (unit) =>
      owesSquare(box, b, p, f, unit) && mayChangeHere(box, b, p, f, { kind: 'change', unit, ...SQUARE, second: OFF }),
  );

/** A unit of the group as it would be, the others as they are. */
const stancesWith = (box: Box, b: Battle, p: Position, f: Move, unit: Unit, then: Stance): Stance[] =>
  f.units.map((each, i) => (each === unit ? then : stanceOf(box, b, p, f, i)));

/** VE-VI.1-o, VE-V.7: they may stop where they are, can see to it, or go on. */
const isWell = (box: Box, b: Battle, p: Position, f: Move, all: readonly Stance[]): boolean =>
  stops(box, b, p, f.units, all, f.hex) || leadsOn(box, b, p, f.units, f.hex, all, f.onRoad);
const isWellNow = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  isWell(
    box,
    b,
    p,
    f,
    f.units.map((_, i) => stanceOf(box, b, p, f, i)),
  );

/** VE-IV.6-o: skirmishers face alike, so that those who lie with one who turns about must be able to do the same. */
function canTurnTogether(
  p: Position,
  b: Battle,
  f: Move,
  { unit, facing }: Of<'turn'>,
  price: number,
  left: (i: number) => number,
): boolean {
  const others = new Set(hexesOfUnit(p, unit).flatMap((hex) => unitsAt(p, hex)));
  others.delete(unit);
  return [...others].every((other) => {
    // He has turned before it, or lies there only to be passed.
    if (p.facing[other] === facing || !mayShare(p, b, unit, other)) return true;
    const i = f.units.indexOf(other);
    return i < 0 ? !has(p, other, SPENT) : left(i) >= price;
  });
}

/** Does a turn leave them so? What cannot be helped is no reason. */
export function mayTurnHere(box: Box, b: Battle, p: Position, f: Move, c: Of<'turn'>, price: number): boolean {
  if (skirmishes(p, f)) return canTurnTogether(p, b, f, c, price, (i) => stanceOf(box, b, p, f, i).left);
  if (!isCrowded(p, f.hex)) return true;
  const then = turnedTo(box, b, f.hex, stanceOf(box, b, p, f, f.units.indexOf(c.unit)), c.facing);
  if (then === null) return false;
  const all = stancesWith(box, b, p, f, c.unit, then);
  if (price > 0 && owesSquare(box, b, p, f, c.unit) && !owesSquare(box, b, p, f, c.unit, price))
    return leadsOn(box, b, p, f.units, f.hex, all, f.onRoad);
  return isWell(box, b, p, f, all) || !isWellNow(box, b, p, f);
}

/** The same of a change. */
export function mayChangeHere(box: Box, b: Battle, p: Position, f: Move, c: Of<'change'>): boolean {
  if (c.formation === 'skirmish' || c.second !== OFF) return suitsComrades(box, b, p, f, c);
  if (!isCrowded(p, f.hex)) return true;
  const { formation, facing } = c;
  const then = stanceOf(box, b, p, f, f.units.indexOf(c.unit), { formation, facing }, priceOf(box, b, c));
  const all = stancesWith(box, b, p, f, c.unit, then);
  // The nearest way out first: most comrades agree at once, and to look for a way on takes longest.
  const suits = suitsComrades(box, b, p, f, c);
  if (suits && canAgree(box, b, p, f.units, all, f.hex)) return true;
  return leadsOn(box, b, p, f.units, f.hex, all, f.onRoad) || (suits && !isWellNow(box, b, p, f));
}

/** VE-VI.1-d, VE-V.8-d: may a unit stay behind, and the others see to themselves? */
export function mayDrop(box: Box, b: Battle, p: Position, f: Move, unit: Unit): boolean {
  const stays = unitsAt(p, f.hex)
    .filter((other) => !f.units.includes(other))
    .every((other) => mayShare(p, b, unit, other) && (!has(p, other, SPENT) || facingsAgree(box, b, p, unit, other)));
  return (
    stays &&
    isWellNow(
      box,
      b,
      p,
      without(f, (each) => each !== unit),
    )
  );
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
