import type { Io } from '../../../kernel/chance.ts';
import { get, nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  AUSTRIA_POWER,
  NATION_COUNT,
  type Nation,
  NONE,
  PLACE,
  type Place,
  type Position,
  type Power,
  PRUSSIA,
  RUSSIA,
  SPAIN_POWER,
  STATUS,
  SWEDEN,
  type Unit,
} from '../position.ts';
import type { NapoleonicEvent } from '../told.ts';
import type { ClauseId } from './bars.ts';

// What every chapter asks of the table, and the verbs that change it: each tells what it did, with the clause by which it was done.

export type Told = Io<NapoleonicEvent>;

/** Places in `NATIONALITIES`. */
export const OF = {
  french: 0,
  polish: 1,
  spanish: 2,
  bavarian: 3,
  neapolitan: 4,
  british: 5,
  prussian: 6,
  austrian: 7,
  russian: 8,
  swedish: 9,
  duchy: 10,
  emigre: 11,
  royalist: 12,
} as const;

export const die = (io: Told): number => io.roll('dice', 6);

/** Whose side Spain and Bavaria are on: a place in the tables of `Box` that depend on it. */
const allegiance = (p: Position): number =>
  (p.status[SPAIN_POWER] === STATUS.french ? 1 : 0) + (p.bavariaTurned ? 2 : 0);

/** NW-0.4-a: of each corps whether it fights for France now. */
export const sidesOf = (box: Box, p: Position): readonly boolean[] => {
  const which = allegiance(p);
  return box.sides[which] ?? nothingAt(which);
};

/** NW-0.4-a: all corps that fight for France now, or all others. */
export const corpsOf = (box: Box, p: Position, french: boolean): readonly Unit[] => {
  const which = allegiance(p);
  return (french ? box.french : box.coalition)[which] ?? nothingAt(which);
};

export const isFrench = (box: Box, p: Position, unit: Unit): boolean => sidesOf(box, p)[unit] ?? nothingAt(unit);

/** NW-11.7-a: French and Polish corps alone are ever discarded. */
export const isHomeCorps = (box: Box, unit: Unit): boolean => (box.nationality[unit] ?? nothingAt(unit)) <= OF.polish;

/** The power whose status a corps follows, NONE for one that is nobody's. */
export function powerOf(box: Box, unit: Unit): Power {
  switch (box.nationality[unit] ?? nothingAt(unit)) {
    case OF.prussian:
      return PRUSSIA;
    case OF.austrian:
    case OF.bavarian:
      return AUSTRIA_POWER;
    case OF.russian:
      return RUSSIA;
    case OF.swedish:
      return SWEDEN;
    case OF.spanish:
      return SPAIN_POWER;
    default:
      return NONE;
  }
}

export const isCoalition = (p: Position, power: Power): boolean => p.status[power] === STATUS.coalition;

/** May the corps fight for the coalition at all now? */
export function isRaised(box: Box, p: Position, unit: Unit): boolean {
  const power = powerOf(box, unit);
  return power === NONE || isCoalition(p, power);
}

/** NW-11.6-b, NW-11.8-b, NW-11.8-d, NW-13.0-d: where a corps goes that is in no Nation any more. */
export function homeOf(box: Box, p: Position, unit: Unit): Place {
  if (isFrench(box, p, unit)) return PLACE.army;
  if (get(box.nationality, unit) >= OF.emigre) return PLACE.boxO;
  return isRaised(box, p, unit) ? PLACE.pool : PLACE.neutral;
}

export const strengthOf = (box: Box, unit: Unit): number => box.strength[unit] ?? nothingAt(unit);

/** The weakest of some corps; several where they are equals. */
export function weakestOf(box: Box, units: readonly Unit[]): Unit[] {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) least = Math.min(least, strengthOf(box, unit));
  return units.filter((unit) => box.strength[unit] === least);
}

export function strengthIn(box: Box, p: Position, nation: Nation, french: boolean): number {
  const { where } = p;
  let sum = 0;
  for (const unit of corpsOf(box, p, french)) if (where[unit] === nation) sum += strengthOf(box, unit);
  return sum;
}

/** NW-9.4-a: the strength of both sides in a Nation. */
export function strengthsIn(
  box: Box,
  p: Position,
  nation: Nation,
): { readonly french: number; readonly coalition: number } {
  const { where } = p;
  const side = sidesOf(box, p);
  let french = 0;
  let coalition = 0;
  for (let unit = 0; unit < where.length; unit++) {
    if (where[unit] !== nation) continue;
    if (side[unit]) french += strengthOf(box, unit);
    else coalition += strengthOf(box, unit);
  }
  return { french, coalition };
}

export const someIn = (box: Box, p: Position, nation: Place, french: boolean): boolean =>
  corpsOf(box, p, french).some((unit) => p.where[unit] === nation);

export const unitsIn = (box: Box, p: Position, nation: Place, french: boolean): Unit[] =>
  corpsOf(box, p, french).filter((unit) => p.where[unit] === nation);

export function unitsAt(p: Position, place: Place): Unit[] {
  const out: Unit[] = [];
  for (let unit = 0; unit < p.where.length; unit++) if (p.where[unit] === place) out.push(unit);
  return out;
}

export function countAt(p: Position, place: Place): number {
  let count = 0;
  for (let unit = 0; unit < p.where.length; unit++) if (p.where[unit] === place) count++;
  return count;
}

const ALL_NATIONS = (1 << NATION_COUNT) - 1;

/** The Nations in which a side has corps, a bit each. */
export function presence(box: Box, p: Position, french: boolean): number {
  const { where } = p;
  let bits = 0;
  for (const unit of corpsOf(box, p, french)) bits |= 1 << (where[unit] ?? nothingAt(unit));
  return bits & ALL_NATIONS;
}

/** NW-9.0-a: the Nations in which a battle must be fought, a bit each. */
export const contested = (box: Box, p: Position): number => presence(box, p, true) & presence(box, p, false);

export const isContested = (box: Box, p: Position, nation: Nation): boolean =>
  someIn(box, p, nation, true) && someIn(box, p, nation, false);

export function battlefields(box: Box, p: Position): Nation[] {
  const bits = contested(box, p);
  return box.nations.flatMap((_, nation) => (bits & (1 << nation) ? nation : []));
}

/** NW-8.4-a, NW-11.1.1-a */
export const isFranceOpen = (p: Position): boolean => p.paris || p.but === 0;

export function move(p: Position, unit: Unit, to: Place, clause: ClauseId, io: Told): void {
  const from = get(p.where, unit);
  if (from === to) return;
  p.where[unit] = to;
  io.tell?.({ kind: 'moved', clause, unit, from, to });
}

/** A corps at random of those in a place; NONE if nobody of them will do. */
export function drawFrom(p: Position, place: Place, io: Told, fits: ((unit: Unit) => boolean) | null = null): Unit {
  const list = unitsAt(p, place);
  return drawOne(fits === null ? list : list.filter(fits), io);
}

/** One at random, taken out of the list; NONE if there is none. */
export function drawOne(list: Unit[], io: Told): Unit {
  const count = list.length;
  if (count === 0) return NONE;
  const at = count === 1 ? 0 : io.roll('army', count) - 1;
  const unit = list[at] ?? NONE;
  for (let n = at + 1; n < count; n++) list[n - 1] = list[n] ?? NONE;
  list.pop();
  return unit;
}

const clamped = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

/** NW-0.2-a: `roll` is the die behind it, 0 where there is none. */
export function changeFervour(
  box: Box,
  p: Position,
  nation: Nation,
  by: number,
  clause: ClauseId,
  io: Told,
  roll = 0,
): void {
  const to = clamped(get(p.fervour, nation) + by, box.constants.trackMax);
  p.fervour[nation] = to;
  io.tell?.({ kind: 'fervour', clause, nation, by, to, roll });
}

/** NW-0.2-a */
export function changeAbdication(box: Box, p: Position, by: number, clause: ClauseId, io: Told): void {
  p.abdication = clamped(p.abdication + by, box.constants.trackMax);
  io.tell?.({ kind: 'abdication', clause, by, to: p.abdication });
}

export const clampedFund = (box: Box, pounds: number): number => clamped(pounds, box.constants.trackMax);

export function pay(p: Position, pounds: number, clause: ClauseId, io: Told): void {
  p.treasury -= pounds;
  io.tell?.({ kind: 'paid', clause, pounds, treasury: p.treasury });
}

/** NW-0.1-a, NW-0.1-b: the nation of a die. */
export const nationOf = (p: Position, roll: number): Nation => (roll > NATION_COUNT ? p.but : roll - 1);

export function rollNation(p: Position, clause: ClauseId, io: Told): Nation {
  const roll = die(io);
  const nation = nationOf(p, roll);
  io.tell?.({ kind: 'nationDie', clause, roll, nation, again: false });
  return nation;
}

/** NW-6.3-c: War! markers that lie with their D side up. */
export function lostWars(p: Position): number {
  let lost = 0;
  // The box of Russia has no marker (NW-4.10-w).
  for (let war = 0; war < p.wars.length - 1; war++) if (p.wars[war] === 2) lost++;
  return lost;
}
