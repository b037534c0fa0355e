import { OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { FORMATIONS } from '../data/names.ts';
import { armOf, formationOf, has, hexOf, neighbour, sideOf, topAt, underneath } from '../field.ts';
import { MARK, NONE, type Position, type Unit } from '../position.ts';
import {
  type Course,
  canPayExit,
  changesFrom,
  type Gone,
  leaves,
  leavesMap,
  type Stance,
  stepOf,
  turnsFrom,
} from './march.ts';
import { facingsAgree, mayShare } from './stacking.ts';
import { isRoadHex } from './ways.ts';

// VE-VI.1-o: whether those who move can still come to where they may stop. What they can do on the way is what they may do at all (`march.ts`).

/** What keeps a unit of the phasing side from moving in this phase: it cannot make room, turn or change any more. */
export const SPENT = MARK.moved | MARK.charged | MARK.stopped;

/** Looks at the position as if a unit stood so. */
export function as<T>(
  p: Position,
  unit: Unit,
  { formation, facing }: Pick<Stance, 'formation' | 'facing'>,
  look: () => T,
): T {
  const before = formationOf(p, unit);
  const faced = p.facing[unit] ?? 0;
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  const found = look();
  p.formation[unit] = before;
  p.facing[unit] = faced;
  return found;
}

/** Whatever a unit can still make of itself on the spot, as it stands now first: turned, in another formation, or both. */
function spotsOf(box: Box, b: Battle, unit: Unit, at: Course, now: Stance): readonly Stance[] {
  const found: Stance[] = [];
  const least = new Map<string, number>();
  const add = (next: Stance): void => {
    const key = `${next.formation} ${next.facing} ${next.turned}`;
    if ((least.get(key) ?? Number.POSITIVE_INFINITY) <= next.spent) return;
    least.set(key, next.spent);
    found.push(next);
  };
  add(now);
  for (const each of found) {
    for (const next of turnsFrom(box, b, unit, at, each)) add(next);
    for (const to of FORMATIONS) for (const next of changesFrom(box, b, unit, at, each, to)) add(next);
  }
  return found;
}

const spotsOfAll = (box: Box, b: Battle, units: readonly Unit[], at: Course, all: readonly Stance[]): Spots =>
  units.map((unit, i) => (all[i] === undefined ? [] : spotsOf(box, b, unit, at, all[i])));

/** For each of a group, how it could stand. */
type Spots = readonly (readonly Stance[])[];

/** Every choice of one from each list. */
function* together<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const each of first) for (const others of together(rest)) yield [each, ...others];
}

/** Others who stand in a hex of theirs. */
function beside(p: Position, units: readonly Unit[], { hex, second }: Pick<Course, 'hex' | 'second'>): Unit[] {
  const found: Unit[] = [];
  for (const at of second === OFF ? [hex] : [hex, second])
    for (let other = topAt(p, at); other !== NONE; other = underneath(p, other, at))
      if (!units.includes(other) && !found.includes(other)) found.push(other);
  return found;
}

/** VE-IV.6-o: skirmishers lie across the same two hexes as all others there, and face alike. */
function isAcross(p: Position, other: Unit, { hex, second }: Pick<Course, 'hex' | 'second'>): boolean {
  const [one, half] = [hexOf(p, other), p.second[other] ?? OFF];
  return (one === hex && half === second) || (one === second && half === hex);
}

/**
 * VE-V.7-a, VE-V.7-b, VE-V.7-e, VE-V.8: can they come to stand so that they agree with one another and with those others? To a comrade who
 * can still move they need not turn.
 */
export function canAgree(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  spots: Spots,
  others: readonly Unit[],
  at: Pick<Course, 'hex' | 'second'>,
  from = 0,
): boolean {
  const unit = units[from];
  if (unit === undefined) return true;
  const isAlike = (other: Unit): boolean => formationOf(p, other) === 'skirmish' && p.facing[other] === p.facing[unit];
  const suits = (other: Unit): boolean =>
    at.second === OFF
      ? mayShare(p, b, unit, other) && (!has(p, other, SPENT) || facingsAgree(box, b, p, unit, other))
      : isAlike(other) && isAcross(p, other, at);
  const isMate = (mate: Unit): boolean =>
    at.second === OFF ? mayShare(p, b, unit, mate) && facingsAgree(box, b, p, unit, mate) : isAlike(mate);
  const mates = units.slice(0, from);
  return (spots[from] ?? []).some((stance) =>
    as(
      p,
      unit,
      stance,
      () => others.every(suits) && mates.every(isMate) && canAgree(box, b, p, units, spots, others, at, from + 1),
    ),
  );
}

/** Can they agree with these others by what they can still do on the spot? */
export function couldAgreeWith(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  { at, all }: Gone,
  others: readonly Unit[],
): boolean {
  const asIs = all.map((stance) => [stance]);
  return (
    canAgree(box, b, p, units, asIs, others, at) ||
    canAgree(box, b, p, units, spotsOfAll(box, b, units, at, all), others, at)
  );
}

/** May they stop there, once they have done what they can about it? */
function rests(box: Box, b: Battle, p: Position, units: readonly Unit[], now: Gone): boolean {
  const others = beside(p, units, now.at);
  return (others.length === 0 && units.length < 2) || couldAgreeWith(box, b, p, units, now, others);
}

/** VE-VI.1-o: may they stop where they are, after what they can do on the spot, or is there a way on? */
export const isWell = (box: Box, b: Battle, p: Position, units: readonly Unit[], now: Gone): boolean =>
  rests(box, b, p, units, now) || goesOn(box, b, p, units, now);

/** VE-VI.1-o: is there a way on to a hex where they may stop, or off the map (VE-XV-c)? */
export function goesOn(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  { at, all }: Gone,
  seen: Set<string> = new Set(),
): boolean {
  const spots = spotsOfAll(box, b, units, at, all);
  // Most have room beside them: that is looked at first, and only then what lies further.
  const onward: Gone[] = [];
  for (let way = 0; way < WAYS; way++) {
    if (neighbour(b, at.hex, way) === OFF) {
      if (canExit(box, b, units, at, spots, way)) return true;
      continue;
    }
    for (const back of [false, true])
      for (const stances of together(leaving(box, b, units, spots, way, back))) {
        const next = stepOf(box, b, p, units, at, stances, way, back);
        const key = next === null ? '' : keyOf(next);
        if (next === null || seen.has(key)) continue;
        seen.add(key);
        if (rests(box, b, p, units, next)) return true;
        onward.push(next);
      }
  }
  return onward.some((next) => goesOn(box, b, p, units, next, seen));
}

/** Those of the stances in which each of them leaves its hex that way. */
const leaving = (box: Box, b: Battle, units: readonly Unit[], spots: Spots, way: number, back: boolean): Spots =>
  spots.map((list, i) =>
    list.filter(({ formation, facing }) => leaves(box, armOf(b, units[i] ?? NONE), formation, facing, way, back)),
  );

function canExit(box: Box, b: Battle, units: readonly Unit[], at: Course, spots: Spots, way: number): boolean {
  if (b.loc[sideOf(b, units[0] ?? 0)]?.[at.hex] !== 1) return false;
  const lists = spots.map((list, i) => list.filter((stance) => leavesMap(box, b, units[i] ?? NONE, stance, way)));
  for (const stances of together(lists)) if (canPayExit(box, b, units, at, stances)) return true;
  return false;
}

const keyOf = ({ at, all }: Gone): string =>
  [
    at.hex,
    at.onRoad,
    at.cameFrom,
    ...all.flatMap(({ formation, facing, spent, turned }) => [formation, facing, spent, turned]),
  ].join(' ');

/** A unit that has not moved yet, as it would set out from where it stands. */
export function setOut(b: Battle, p: Position, unit: Unit): Gone {
  const hex = hexOf(p, unit);
  return {
    at: { hex, second: p.second[unit] ?? OFF, onRoad: isRoadHex(b, hex), steps: 0, cameFrom: OFF, late: 0 },
    all: [{ formation: formationOf(p, unit), facing: p.facing[unit] ?? 0, spent: 0, turned: false }],
  };
}
