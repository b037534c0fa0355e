import type { Seat } from '../../../kernel/flow.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Arm, Box, Design, Formation, TerrainFacts, UnitFacts } from '../data/box.ts';
import { boardOf, zoneOf } from '../field.ts';
import {
  type Card,
  FORMED,
  MARK,
  type Melee,
  NONE,
  PER_SEAT,
  type Position,
  type Side,
  type Slot,
  type Unit,
} from '../position.ts';
import { once } from './bars.ts';

// What units, cards and slots are just now: the words in which the rules are written.

export const enemyOf = (seat: Seat): Seat => 1 - seat;
export const ownerOf = (unit: Unit): Seat => (unit < PER_SEAT ? 0 : 1);
export const sideOf = (p: Position, seat: Seat): Side => (seat === 0 ? p.sides[0] : p.sides[1]);

const SEATS: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]];
/** The seats of whose side something holds. */
export const seatsWhose = ({ sides }: Position, is: (side: Side) => boolean): readonly Seat[] => {
  const n = (is(sides[0]) ? 1 : 0) + (is(sides[1]) ? 2 : 0);
  return SEATS[n] ?? nothingAt(n);
};

export function factsOf(box: Box, p: Position, unit: Unit): UnitFacts {
  const seat = ownerOf(unit);
  const { cards } = box.armies[sideOf(p, seat).army];
  return cards[unit & (PER_SEAT - 1)] ?? nothingAt(unit);
}

export const cardOwner = (box: Box, card: Card): Seat => (card < box.cards.length ? 0 : 1);

/** The number of the Bluff card of a seat. */
export const bluffOf = (box: Box, seat: Seat): Card => (seat + 1) * box.cards.length - 1;
export const isBluff = (box: Box, card: Card): boolean => (card + 1) % box.cards.length === 0;

export function designOf(box: Box, p: Position, card: Card): Design {
  const count = box.cards.length;
  return box.cards[card % count] ?? box.armies[sideOf(p, cardOwner(box, card)).army].bluff;
}

export const has = (p: Position, unit: Unit, mark: number): boolean => ((p.marks[unit] ?? 0) & mark) !== 0;
export const mark = (p: Position, unit: Unit, bit: number): void => {
  p.marks[unit] = (p.marks[unit] ?? 0) | bit;
};
export const unmark = (p: Position, unit: Unit, bit: number): void => {
  p.marks[unit] = (p.marks[unit] ?? 0) & ~bit;
};

/** Takes marks from every unit. */
export function forget(p: Position, bits: number): void {
  const { marks } = p;
  for (let unit = 0; unit < marks.length; unit++) {
    const on = marks[unit] ?? 0;
    if ((on & bits) !== 0) marks[unit] = on & ~bits;
  }
}

// A list is never asked for -1: the engine would look for a property of that name.
export const unitAt = (p: Position, slot: Slot): Unit => (slot < 0 ? NONE : (p.at[slot] ?? NONE));
export const slotOfUnit = (p: Position, unit: Unit): Slot => (unit < 0 ? NONE : (p.where[unit] ?? NONE));
export const isOnBoard = (p: Position, unit: Unit): boolean => unit !== NONE && slotOfUnit(p, unit) !== NONE;
export const woundsOf = (p: Position, unit: Unit): number => p.wounds[unit] ?? 0;

/** NS-KW-DISM: a unit with a Dismounted marker is Infantry. */
export const armOf = (box: Box, p: Position, unit: Unit): Arm =>
  has(p, unit, MARK.dismounted) ? 'infantry' : factsOf(box, p, unit).arm;

export const isInfantry = (box: Box, p: Position, unit: Unit): boolean => armOf(box, p, unit) === 'infantry';
export const isCavalry = (box: Box, p: Position, unit: Unit): boolean => armOf(box, p, unit) === 'cavalry';
export const isArtillery = (box: Box, p: Position, unit: Unit): boolean => armOf(box, p, unit) === 'artillery';
export const isLightCavalry = (box: Box, p: Position, unit: Unit): boolean =>
  isCavalry(box, p, unit) && factsOf(box, p, unit).sub === 'light';
export const isHeavyCavalry = (box: Box, p: Position, unit: Unit): boolean =>
  isCavalry(box, p, unit) && factsOf(box, p, unit).sub === 'heavy';
export const isFootArtillery = (box: Box, p: Position, unit: Unit): boolean => factsOf(box, p, unit).sub === 'foot';
export const isGuard = (box: Box, p: Position, unit: Unit): boolean => factsOf(box, p, unit).status === 'guard';

/** The Melee a unit is in, or null. */
export function meleeOf(p: Position, unit: Unit): Melee | null {
  for (let i = 0; i < p.melees.length; i++) {
    const melee = p.melees[i];
    if (melee !== undefined && (melee.a === unit || melee.b === unit)) return melee;
  }
  return null;
}
export const isEngaged = (p: Position, unit: Unit): boolean => meleeOf(p, unit) !== null;
/** Whom a unit fights, or NONE. */
export function foeOf(p: Position, unit: Unit): Unit {
  const melee = meleeOf(p, unit);
  return melee === null ? NONE : melee.a === unit ? melee.b : melee.a;
}

/** The Terrain that each card of a seat is, or null. */
const lands = once(({ cards, terrains }) =>
  cards.map((design) => (design === null || design.terrain === null ? null : terrains[design.terrain])),
);

/** The Terrain of a slot, or null. */
export function landAt(box: Box, p: Position, slot: Slot): TerrainFacts | null {
  const card = slot < 0 ? NONE : (p.terrain[slot] ?? NONE);
  return card === NONE ? null : (lands(box)[card % box.cards.length] ?? null);
}

/** NS-TERR-06: may a unit never stand on this? */
export function isBarredFrom(box: Box, p: Position, unit: Unit, land: TerrainFacts): boolean {
  const { sorts } = factsOf(box, p, unit);
  return (land.bars & sorts[has(p, unit, MARK.dismounted) ? 1 : 0]) !== 0;
}

/** NS-TERR-07 */
export function mayStand(box: Box, p: Position, unit: Unit, slot: Slot): boolean {
  const land = landAt(box, p, slot);
  return land === null || !isBarredFrom(box, p, unit, land);
}

export const formationOf = (p: Position, unit: Unit): Formation | null =>
  has(p, unit, FORMED) ? (has(p, unit, MARK.line) ? 'line' : has(p, unit, MARK.square) ? 'square' : 'echelon') : null;

/** Has it completed a bypass? Then it stands on the enemy's board. */
export const isBypassing = (p: Position, unit: Unit): boolean => {
  const slot = slotOfUnit(p, unit);
  return slot !== NONE && boardOf(slot) !== ownerOf(unit);
};
/** Is it still on its way around the flank? */
export const isOnTheWay = (p: Position, unit: Unit): boolean => {
  const slot = slotOfUnit(p, unit);
  return slot !== NONE && zoneOf(slot) === 'BYP' && boardOf(slot) === ownerOf(unit);
};

/** NS-CHG-05, NS-FORM-SQ-02: does its Charge marker give anything now? */
export function hasChargeBonus(box: Box, p: Position, unit: Unit): boolean {
  if (!has(p, unit, MARK.charge) || !has(p, unit, MARK.charged)) return false;
  const foe = foeOf(p, unit);
  return foe === NONE || !has(p, foe, MARK.square) || factsOf(box, p, unit).has.breakthrough;
}

/** Puts a unit into a slot that is free. */
export function putUnit(p: Position, unit: Unit, to: Slot): void {
  const from = slotOfUnit(p, unit);
  if (from !== NONE && p.at[from] === unit) p.at[from] = NONE;
  p.where[unit] = to;
  if (to !== NONE) p.at[to] = unit;
}
