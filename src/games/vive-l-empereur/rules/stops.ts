import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import type { Formation } from '../data/names.ts';
import {
  armOf,
  facts,
  formationOf,
  has,
  hexesOfUnit,
  hexOf,
  isCrowded,
  isDisorganised,
  neighbour,
  sideOf,
  topAt,
  underneath,
  unitsAt,
  wayTo,
} from '../field.ts';
import { type Facing, MARK, NONE, type Position, type Unit } from '../position.ts';
import type { Of } from './bars.ts';
import { canFollow, halvesOf, placeOf, priceOf } from './changes.ts';
import type { Move } from './frames.ts';
import { maySkirmishTo, skirmishersGoOn } from './loose.ts';
import { costOf, isByRoad, isHeldBack, isHomewards, pointsLeft, secondFor, skirmishes } from './paths.ts';
import { entryCost, lateAt } from './reinforcements.ts';
import { facingsAgree, mayPass, mayShare } from './stacking.ts';
import {
  allowance,
  arriving,
  changeCost,
  facingsAfter,
  goesByRoad,
  isOpenGround,
  isRoadHex,
  mayForm,
  stepCost,
  turnCost,
  usesRoads,
} from './ways.ts';

// VE-V.7, VE-V.8, VE-VI.1-o: where a group may stop, what it can still do about it where it may not, and whether it can go on.

/** What keeps a unit of the phasing side from moving in this phase: it cannot make room, turn or change any more. */
export const SPENT = MARK.moved | MARK.charged | MARK.stopped;

/** How a unit would stand, for looking ahead. */
interface Stance {
  readonly formation: Formation;
  readonly facing: Facing;
  /** MP, without what a road adds; and what it adds to turns and changes (VE-VI.7-k). */
  readonly left: number;
  readonly extra: number;
  /** VE-VI.4-h: its free 60 degrees are still to be had. */
  readonly free: boolean;
}

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

/** Whatever else a unit can still make of itself on the spot: turned, or in another formation. */
function* stancesOf(box: Box, b: Battle, unit: Unit, now: Stance, hex: Hex): Generator<Stance> {
  const { formation, facing, free } = now;
  const points = now.left + now.extra;
  const arm = armOf(b, unit);
  if (formation === 'battery') {
    // VE-VI.4-b, VE-VI.3-e: only as all that it does.
    if (now.left !== 0 || !free) return;
    for (const by of [2, 10]) yield { ...now, facing: (facing + by) % 12 };
    for (let to = 0; to < 12; to += 2) yield { ...now, formation: 'limbered', facing: to };
  }
  if (box.formations[arm][formation]?.facing === 'none' || formation === 'battery') return;
  for (let to = facing % 2; to < 12; to += 2)
    if (turnCost(box, formation, facing, to, free) <= points) yield { ...now, facing: to };
  if (arm === 'cavalry' || changeCost(box, arm) > points) return;
  for (const to of ['line', 'column', 'battery'] as const)
    if (to !== formation && mayForm(box, b, arm, to, hex))
      for (const other of facingsAfter(formation, facing, to)) yield { ...now, formation: to, facing: other };
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
  if (fits(now)) return true;
  for (const stance of stancesOf(box, b, unit, now, hex)) if (fits(stance)) return true;
  return false;
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
  const isReady = (unit: Unit, { formation, left, extra }: Stance): boolean =>
    formation !== 'disorganised' &&
    armOf(b, unit) !== 'cavalry' &&
    (armOf(b, unit) !== 'infantry' || formation === 'square' || left + extra >= box.constants.formationCost);
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

/** The cheapest facing with which a formation can step that way, and its price. */
function turnTo(box: Box, { formation, facing, free }: Stance, way: number): readonly [facing: Facing, price: number] {
  const price = (to: Facing): number => turnCost(box, formation, facing, to, free);
  if (formation === 'line') {
    const [one, other] = [(way * 2 + 1) % 12, (way * 2 + 11) % 12];
    return price(one) <= price(other) ? [one, price(one)] : [other, price(other)];
  }
  return formation === 'column' || formation === 'limbered' ? [way * 2, price(way * 2)] : [facing, 0];
}

/** VE-VI.1-o: from a hex where they may not stop, is there a way on to one where they may, or off the map (VE-XV-c)? */
function leadsOn(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  hex: Hex,
  all: readonly Stance[],
  road: boolean,
  seen: Map<Hex, number> | null = null,
): boolean {
  // Most have room beside them: that is looked at first, and only then what lies further.
  const onward: { readonly to: Hex; readonly next: readonly Stance[]; readonly by: boolean }[] = [];
  const bonus = road ? box.constants.roadBonus : 0;
  for (let way = 0; way < WAYS; way++) {
    const to = neighbour(b, hex, way);
    const isOff = to === OFF && b.loc[sideOf(b, units[0] ?? 0)]?.[hex] === 1;
    if (to === OFF ? !isOff : !mayPass(box, b, p, units, to) || isHeldBack(b, p, units, to)) continue;
    const by = units.every((unit, i) => {
      const formation = all[i]?.formation ?? 'line';
      return isOff ? isRoadHex(b, hex) && usesRoads(formation) : goesByRoad(b, armOf(b, unit), formation, hex, way);
    });
    const next: Stance[] = [];
    for (let i = 0; i < units.length; i++) {
      const [unit, now] = [units[i] ?? NONE, all[i]];
      if (now === undefined || now.formation === 'skirmish' || now.formation === 'battery')
        return maySquare(box, b, p, units, all, hex);
      const cost = isOff ? 1 : stepCost(b, armOf(b, unit), now.formation, hex, way);
      const [ahead, turn] = turnTo(box, now, way);
      const rest = now.left - turn - cost;
      if (turn > now.left + now.extra || cost === SHUT || rest + (by ? bonus : 0) < 0) break;
      if (now.formation === 'disorganised' && !isOff && !isHomewards(b, unit, hex, to)) break;
      const [formation, facing] = arriving(box, b, armOf(b, unit), now.formation, ahead, hex, way);
      const extra = by && usesRoads(formation) ? bonus : 0;
      next.push({ formation, facing, left: rest, extra, free: true });
    }
    if (next.length < units.length) continue;
    if (isOff || stops(box, b, p, units, next, to)) return true;
    onward.push({ to, next, by });
  }
  if (maySquare(box, b, p, units, all, hex)) return true;
  if (onward.length === 0) return false;
  const known = seen ?? new Map<Hex, number>();
  known.set(hex, leastLeft(all));
  for (const { to, next, by } of onward) {
    if ((known.get(to) ?? Number.NEGATIVE_INFINITY) >= leastLeft(next)) continue;
    if (leadsOn(box, b, p, units, to, next, road && by, known)) return true;
  }
  return false;
}

const leastLeft = (all: readonly Stance[]): number => Math.min(...all.map(({ left }) => left));

/** May they stop there, once they have done what they can about it? */
function stops(box: Box, b: Battle, p: Position, units: readonly Unit[], all: readonly Stance[], hex: Hex): boolean {
  if (topAt(p, hex) === NONE && units.length < 2) return true;
  return mayStop(b, p, units, hex) && canAgree(box, b, p, units, all, hex);
}

/** How a unit of a group on its move stands; or would, in another formation and with another facing, at a price. */
function stanceOf(box: Box, b: Battle, p: Position, f: Move, i: number, to?: Partial<Stance>, price = 0): Stance {
  const unit = f.units[i] ?? NONE;
  const formation = to?.formation ?? formationOf(p, unit);
  const extra = f.onRoad && f.steps > 0 && usesRoads(formation) ? box.constants.roadBonus : 0;
  const left = pointsLeft(box, b, f, i, formation, false) - price;
  return { formation, facing: to?.facing ?? p.facing[unit] ?? 0, left, extra, free: to?.free ?? f.turned[i] !== true };
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
  const road = f.onRoad && isByRoad(b, p, f, to);
  const all = f.units.map((unit, i): Stance => {
    const [formation, facing] = arriving(box, b, armOf(b, unit), formationOf(p, unit), p.facing[unit] ?? 0, f.hex, way);
    const extra = road && usesRoads(formation) ? box.constants.roadBonus : 0;
    const left = pointsLeft(box, b, f, i, formation, false) - costOf(box, b, p, f, i, to, back);
    return { formation, facing, left, extra, free: true };
  });
  return stops(box, b, p, f.units, all, to) || leadsOn(box, b, p, f.units, to, all, road);
}

/** VE-XIII-e, VE-VI.1-o: the same of a reinforcement in its entry hex. */
export function mayComeIn(box: Box, b: Battle, p: Position, { unit, hex, formation, facing }: Of<'enter'>): boolean {
  if (topAt(p, hex) === NONE) return true;
  const road = isRoadHex(b, hex) && usesRoads(formation);
  const left =
    allowance(box, facts(b, unit), formation) - lateAt(b, p, hex) - entryCost(box, b, armOf(b, unit), formation, hex);
  const stance = { formation, facing, left, extra: road ? box.constants.roadBonus : 0, free: true };
  return as(
    p,
    unit,
    stance,
    () => stops(box, b, p, [unit], [stance], hex) || leadsOn(box, b, p, [unit], hex, [stance], road),
  );
}

const WAYS_ABOUT: readonly Facing[] = [0, 2, 4, 6, 8, 10];

/** Would a comrade who has not moved yet be able to make off? */
function couldLeave(box: Box, b: Battle, p: Position, unit: Unit): boolean {
  const [formation, hex] = [formationOf(p, unit), hexOf(p, unit)];
  const facing = p.facing[unit] ?? 0;
  const from = (to: Formation, price: number): boolean => {
    const left = allowance(box, facts(b, unit), to) - price;
    const road = isRoadHex(b, hex) && usesRoads(to);
    return WAYS_ABOUT.some((other) =>
      leadsOn(
        box,
        b,
        p,
        [unit],
        hex,
        [{ formation: to, facing: price > 0 ? other : facing, left, extra: 0, free: true }],
        road,
      ),
    );
  };
  // VE-VI.3-e: a battery limbers, and faces as it likes.
  return formation === 'battery' ? from('limbered', changeCost(box, 'artillery')) : from(formation, 0);
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
      return canFollow(b, p, other, formation) && stanceOf(box, b, p, f, i).left >= box.constants.formationCost;
    return !has(p, other, SPENT) && (canFollow(b, p, other, formation) || couldLeave(box, b, p, other));
  });
}

/** VE-V.7-d: a comrade has formed Square beside it, and it has the MP to follow, also after others are spent. */
function owesSquare(box: Box, b: Battle, p: Position, f: Move, unit: Unit, price = 0): boolean {
  const { formation, left, extra } = stanceOf(box, b, p, f, f.units.indexOf(unit), {}, price);
  if (formation === 'square' || !canFollow(b, p, unit, 'square') || !isOpenGround(box, b, f.hex)) return false;
  if (left + extra < box.constants.formationCost) return false;
  return unitsAt(p, f.hex).some((other) => formationOf(p, other) === 'square' && has(p, other, SPENT));
}
/** Of the group, somebody still has to form Square here, and may. */
export const owesSquares = (box: Box, b: Battle, p: Position, f: Move): boolean =>
  f.units.some(
    (unit) =>
      owesSquare(box, b, p, f, unit) && mayChangeHere(box, b, p, f, { kind: 'change', unit, ...SQUARE, second: OFF }),
  );

/** A unit of the group as it would be, the others as they are. */
const stancesWith = (
  box: Box,
  b: Battle,
  p: Position,
  f: Move,
  unit: Unit,
  to: Partial<Stance>,
  price: number,
): Stance[] =>
  f.units.map((each, i) => (each === unit ? stanceOf(box, b, p, f, i, to, price) : stanceOf(box, b, p, f, i)));

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
  const all = stancesWith(box, b, p, f, c.unit, { facing: c.facing, free: false }, price);
  if (price > 0 && owesSquare(box, b, p, f, c.unit) && !owesSquare(box, b, p, f, c.unit, price))
    return leadsOn(box, b, p, f.units, f.hex, all, f.onRoad);
  return isWell(box, b, p, f, all) || !isWellNow(box, b, p, f);
}

/** The same of a change. */
export function mayChangeHere(box: Box, b: Battle, p: Position, f: Move, c: Of<'change'>): boolean {
  if (c.formation === 'skirmish' || c.second !== OFF) return suitsComrades(box, b, p, f, c);
  if (!isCrowded(p, f.hex)) return true;
  const { formation, facing } = c;
  const all = stancesWith(box, b, p, f, c.unit, { formation, facing }, priceOf(box, b, c));
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
