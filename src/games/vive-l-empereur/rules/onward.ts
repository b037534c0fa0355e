import { OFF, WAYS } from '../../../grids/hexes.ts';
import { shorten } from '../../../kernel/there.ts';
import type { Battle, Box } from '../data/box.ts';
import { byFormation, FORMATIONS, type Formation } from '../data/names.ts';
import { armOf, formationOf, has, hexOf, neighbour, sideOf, topAt, underneath } from '../field.ts';
import { MARK, NONE, type Position, type Unit } from '../position.ts';
import {
  type Course,
  canPayExit,
  changesFrom,
  changesOf,
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

/** By formation: its place in `FORMATIONS`. */
const PLACES: Readonly<Record<Formation, number>> = {
  line: 0,
  column: 1,
  square: 2,
  adapted: 3,
  disorganised: 4,
  skirmish: 5,
  limbered: 6,
  battery: 7,
};

/** By formation, facing and the free 60 degrees: the fewest MP for which a unit was found to stand so. Each search fills it anew. */
const fewest = new Int16Array(FORMATIONS.length * 12 * 2);
const NEVER = 32_767;

const placeOf = ({ formation, facing, turned }: Stance): number =>
  (byFormation(PLACES, formation) * 12 + facing) * 2 + (turned ? 1 : 0);

/** Has the unit been found to stand so for less since? */
const isOld = (stance: Stance): boolean => (fewest[placeOf(stance)] ?? NEVER) < stance.spent;

/** Is it worth a look: was the unit not found to stand so, with the free 60 degrees or without, for as little? */
function isNews(stance: Stance): boolean {
  const { spent, turned } = stance;
  const place = placeOf(stance);
  if ((fewest[place] ?? NEVER) <= spent || (turned && (fewest[place - 1] ?? NEVER) <= spent)) return false;
  fewest[place] = spent;
  return true;
}

/**
 * Whatever a unit can still make of itself on the spot, as it stands now first: turned, in another formation, or both. Null as soon as
 * one of them will do.
 */
function spotsOf(
  box: Box,
  b: Battle,
  unit: Unit,
  at: Course,
  now: Stance,
  willDo: (stance: Stance) => boolean,
): readonly Stance[] | null {
  if (willDo(now)) return null;
  fewest.fill(NEVER);
  isNews(now);
  const found = [now];
  const changes = changesOf(armOf(b, unit));
  for (let n = 0; n < found.length; n++) {
    const each = found[n] ?? now;
    if (isOld(each)) continue;
    const start = found.length;
    turnsFrom(box, b, unit, at, each, found);
    for (const to of changes) changesFrom(box, b, unit, at, each, to, found);
    let kept = start;
    for (let i = start; i < found.length; i++) {
      const next = found[i] ?? now;
      if (!isNews(next)) continue;
      if (willDo(next)) return null;
      found[kept++] = next;
    }
    shorten(found, kept);
  }
  return found;
}

/** For each of a group, how it could stand. */
type Spots = readonly (readonly Stance[])[];

/** Will any choice of one stance for each do, of those that `may` lets pass? */
function someTogether(
  spots: Spots,
  may: (stance: Stance, i: number) => boolean,
  willDo: (chosen: readonly Stance[]) => boolean,
  chosen: readonly Stance[] = [],
): boolean {
  const list = spots[chosen.length];
  if (list === undefined) return willDo(chosen);
  for (const each of list)
    if (may(each, chosen.length) && someTogether(spots, may, willDo, [...chosen, each])) return true;
  return false;
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

type Place = Pick<Course, 'hex' | 'second'>;

const isAlike = (p: Position, unit: Unit, other: Unit): boolean =>
  formationOf(p, other) === 'skirmish' && p.facing[other] === p.facing[unit];

/** VE-V.7-a, VE-V.7-b, VE-V.7-e, VE-V.8: does it agree as it is with one who stands there? To a comrade who can still move it need not turn. */
const suits = (box: Box, b: Battle, p: Position, unit: Unit, other: Unit, at: Place): boolean =>
  at.second === OFF
    ? mayShare(p, b, unit, other) && (!has(p, other, SPENT) || facingsAgree(box, b, p, unit, other))
    : isAlike(p, unit, other) && isAcross(p, other, at);

/** The same of one with whom it moves. */
const isMate = (box: Box, b: Battle, p: Position, unit: Unit, mate: Unit, { second }: Place): boolean =>
  second === OFF ? mayShare(p, b, unit, mate) && facingsAgree(box, b, p, unit, mate) : isAlike(p, unit, mate);

/** Does one of them agree with those others, and with those of his group before him? */
function agrees(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  i: number,
  others: readonly Unit[],
  at: Place,
): boolean {
  const unit = units[i] ?? NONE;
  for (let n = 0; n < others.length; n++) if (!suits(box, b, p, unit, others[n] ?? NONE, at)) return false;
  for (let n = 0; n < i; n++) if (!isMate(box, b, p, unit, units[n] ?? NONE, at)) return false;
  return true;
}

/** Does one agree with those others as it would stand? */
function suitsAs(
  box: Box,
  b: Battle,
  p: Position,
  unit: Unit,
  { formation, facing }: Stance,
  others: readonly Unit[],
  at: Place,
): boolean {
  const before = formationOf(p, unit);
  const faced = p.facing[unit] ?? 0;
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  let found = true;
  for (let n = 0; n < others.length && found; n++) found = suits(box, b, p, unit, others[n] ?? NONE, at);
  p.formation[unit] = before;
  p.facing[unit] = faced;
  return found;
}

/** Can they come to stand so that they agree with one another and with those others? */
function canAgree(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  spots: Spots,
  others: readonly Unit[],
  at: Place,
  from = 0,
): boolean {
  const unit = units[from];
  if (unit === undefined) return true;
  const before = formationOf(p, unit);
  const faced = p.facing[unit] ?? 0;
  let found = false;
  for (const { formation, facing } of spots[from] ?? []) {
    p.formation[unit] = formation;
    p.facing[unit] = facing;
    found = agrees(box, b, p, units, from, others, at) && canAgree(box, b, p, units, spots, others, at, from + 1);
    if (found) break;
  }
  p.formation[unit] = before;
  p.facing[unit] = faced;
  return found;
}

/** What each of them could make of himself on the spot, or null where they can come to agree by it with these others. */
function atOdds(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  { at, all }: Gone,
  others: readonly Unit[],
): Spots | null {
  const [alone, stance] = units.length === 1 ? [units[0], all[0]] : [];
  if (alone !== undefined && stance !== undefined) {
    const found = spotsOf(box, b, alone, at, stance, (each) => suitsAs(box, b, p, alone, each, others, at));
    return found === null ? null : [found];
  }
  const spots: (readonly Stance[])[] = [];
  // Each in turn looks for what suits those after him as they are, and those before him however they could stand.
  const lists: (readonly Stance[])[] = all.map((stance) => [stance]);
  for (const [i, stance] of all.entries()) {
    const unit = units[i] ?? NONE;
    const found = spotsOf(box, b, unit, at, stance, (each) => {
      lists[i] = [each];
      return canAgree(box, b, p, units, lists, others, at);
    });
    if (found === null) return null;
    spots.push(found);
    lists[i] = found.filter((each) => suitsAs(box, b, p, unit, each, others, at));
  }
  return spots;
}

/** Can they agree with these others by what they can still do on the spot? */
export const couldAgreeWith = (
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  now: Gone,
  others: readonly Unit[],
): boolean => atOdds(box, b, p, units, now, others) === null;

/** A group where it may not stop, and what each of it could make of itself there. */
interface Passing {
  readonly at: Course;
  readonly spots: Spots;
}

/** Null where they may stop, once they have done what they can about it. */
function passing(box: Box, b: Battle, p: Position, units: readonly Unit[], now: Gone): Passing | null {
  const others = beside(p, units, now.at);
  if (others.length === 0 && units.length < 2) return null;
  const spots = atOdds(box, b, p, units, now, others);
  return spots === null ? null : { at: now.at, spots };
}

/** VE-VI.1-o: may they stop where they are, after what they can do on the spot, or is there a way on? */
export function isWell(box: Box, b: Battle, p: Position, units: readonly Unit[], now: Gone): boolean {
  const here = passing(box, b, p, units, now);
  return here === null || passesOn(box, b, p, units, here, new Set());
}

/** VE-VI.1-o: is there a way on to a hex where they may stop, or off the map (VE-XV-c)? */
export function goesOn(box: Box, b: Battle, p: Position, units: readonly Unit[], { at, all }: Gone): boolean {
  const spots = all.map((stance, i) => spotsOf(box, b, units[i] ?? NONE, at, stance, () => false) ?? []);
  return passesOn(box, b, p, units, { at, spots }, new Set());
}

function passesOn(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  { at, spots }: Passing,
  seen: Set<string>,
): boolean {
  // Most have room beside them: that is looked at first, and only then what lies further.
  const onward: Passing[] = [];
  for (let way = 0; way < WAYS; way++) {
    if (neighbour(b, at.hex, way) === OFF) {
      if (canExit(box, b, units, at, spots, way)) return true;
      continue;
    }
    for (const back of [false, true]) {
      const stops = (stances: readonly Stance[]): boolean => {
        const next = stepOf(box, b, p, units, at, stances, way, back);
        const key = next === null ? '' : keyOf(next);
        if (next === null || seen.has(key)) return false;
        seen.add(key);
        const there = passing(box, b, p, units, next);
        if (there !== null) onward.push(there);
        return there === null;
      };
      const leavesThen = ({ formation, facing }: Stance, i: number): boolean =>
        leaves(box, armOf(b, units[i] ?? NONE), formation, facing, way, back);
      if (someTogether(spots, leavesThen, stops)) return true;
    }
  }
  return onward.some((next) => passesOn(box, b, p, units, next, seen));
}

function canExit(box: Box, b: Battle, units: readonly Unit[], at: Course, spots: Spots, way: number): boolean {
  if (b.loc[sideOf(b, units[0] ?? 0)]?.[at.hex] !== 1) return false;
  return someTogether(
    spots,
    (stance, i) => leavesMap(box, b, units[i] ?? NONE, stance, way),
    (stances) => canPayExit(box, b, units, at, stances),
  );
}

function keyOf({ at, all }: Gone): string {
  let key = `${at.hex} ${at.onRoad} ${at.cameFrom}`;
  for (const { formation, facing, spent, turned } of all) key += ` ${formation} ${facing} ${spent} ${turned}`;
  return key;
}

/** A unit that has not moved yet, as it would set out from where it stands. */
export function setOut(b: Battle, p: Position, unit: Unit): Gone {
  const hex = hexOf(p, unit);
  return {
    at: { hex, second: p.second[unit] ?? OFF, onRoad: isRoadHex(b, hex), steps: 0, cameFrom: OFF, late: 0 },
    all: [{ formation: formationOf(p, unit), facing: p.facing[unit] ?? 0, spent: 0, turned: false }],
  };
}
