import type { Seat } from '../../../kernel/flow.ts';
import { nothingAt } from '../../../kernel/there.ts';
import {
  type Box,
  type Cause,
  type Design,
  type Destination,
  type Selector,
  TERRAINS,
  type TerrainId,
  type UnitFacts,
  type UnitRole,
  type WindowName,
} from '../data/box.ts';
import { ALL_SLOTS, arcOf, boardOf, groundOf, inFront, slotsIn, zoneOf } from '../field.ts';
import { MARK, NONE, PER_SEAT, type Position, SLOTS, type Slot, type Unit } from '../position.ts';
import { once } from './bars.ts';
import { tollUnderWay } from './frames.ts';
import {
  has,
  hasChargeBonus,
  isEngaged,
  isFootArtillery,
  landAt,
  mayStand,
  meleeOf,
  ownerOf,
  sideOf,
  slotOfUnit,
  unitAt,
  woundsOf,
} from './pieces.ts';

// Which units a card speaks of: the roles of its window, and the selectors that they must fit.

const SEATS: readonly Seat[] = [0, 1];

/** What a window is about. */
export interface Context {
  readonly window: WindowName;
  readonly one: Unit;
  readonly two: Unit;
  readonly cause?: Cause | undefined;
}

/** Who has which part in a card; NONE for a part that nobody has. */
export type Cast = { readonly [R in UnitRole]: Unit };
type Parts = { -readonly [R in UnitRole]: Unit };

/** Nobody has a part yet. */
export const nobodyCast = (): Parts => ({
  chosen: NONE,
  actor: NONE,
  tester: NONE,
  opponent: NONE,
  attacker: NONE,
  defender: NONE,
  mover: NONE,
  shooter: NONE,
  winner: NONE,
  loser: NONE,
});

/** In a Melee both units are testers, so that there are two ways to give the parts. */
const waysIn = ({ window }: Context): number => (window === 'BEFORE_MELEE_TEST' ? 2 : 1);

/** The parts in a window, the first or the second way. */
function partsOf({ window, one, two }: Context, way: number, chosen: Unit): Parts {
  const cast = nobodyCast();
  cast.chosen = chosen;
  switch (window) {
    case 'OWN_ACTION':
      cast.actor = one;
      break;
    case 'ENGAGED':
      cast.attacker = one;
      cast.defender = two;
      break;
    case 'BEFORE_FIRE_TEST':
    case 'BEFORE_MORALE_TEST':
    case 'BEFORE_MELEE_TEST':
      cast.tester = way === 0 ? one : two;
      cast.opponent = way === 0 ? two : one;
      break;
    case 'AFTER_ENEMY_MOVE':
      cast.mover = one;
      break;
    case 'AFTER_ENEMY_FIRE':
      cast.shooter = one;
      break;
    case 'AFTER_MELEE_WON':
      cast.winner = one;
      cast.loser = two;
      break;
    default:
  }
  return cast;
}

/** A selector as search asks it: what is asked most often as bits and tables, the rest only where it is asked at all. */
interface Fit {
  readonly side: 'own' | 'enemy' | null;
  /** Of the marks that are asked about, exactly these lie on the unit. */
  readonly asked: number;
  readonly on: number;
  /** By owner and slot. */
  readonly zones: Uint8Array | null;
  readonly engaged: boolean | null;
  readonly woundsMin: number;
  /** Terrain on which nobody is meant, a bit each. */
  readonly landNot: number;
  /** By army, unit card, and whether it is dismounted: what is printed on its face. */
  readonly faces: readonly [Uint8Array, Uint8Array];
  /** It asks about the table around the unit. */
  readonly rest: Selector | null;
}

const AROUND: readonly (keyof Selector)[] = [
  'chargeBonus',
  'testCause',
  'outcome',
  'initiator',
  'firstRound',
  'facing',
  'inArcOf',
];

const landBit = (id: TerrainId): number => 1 << TERRAINS.indexOf(id);

const among = <T>(list: readonly T[] | undefined, value: T): boolean => list === undefined || list.includes(value);

const zoneName = (slot: Slot, owner: Seat) => {
  const zone = zoneOf(slot);
  return zone !== 'BYP' ? zone : boardOf(slot) === owner ? 'BYP_OWN' : 'BYP_ENEMY';
};

/** NS-KW-DISM: what a unit card is counted as, mounted and dismounted. */
const fitsCard = (s: Selector, { arm, sub, status, nation }: UnitFacts, dismounted: boolean): boolean =>
  among(s.arm, dismounted ? 'infantry' : arm) &&
  among(s.sub, sub) &&
  among(s.status, status) &&
  (s.nation === undefined || (nation !== null && s.nation.includes(nation)));

function makeFit({ armies }: Box, s: Selector): Fit {
  let asked = 0;
  let on = 0;
  const askMark = (bit: number, wanted: boolean | undefined): void => {
    if (wanted === undefined) return;
    asked |= bit;
    if (wanted) on |= bit;
  };
  askMark(MARK.activated, s.activated);
  askMark(MARK.disorganised, s.disorganised);
  askMark(MARK.charged, s.chargedThisTurn);
  askMark(MARK.caught, s.evasionFailed);
  for (const formation of s.formationNot ?? []) askMark(MARK[formation], false);
  const zones = (wanted: readonly string[]): Uint8Array =>
    Uint8Array.from([0, 1].flatMap((owner) => ALL_SLOTS.map((slot) => Number(wanted.includes(zoneName(slot, owner))))));
  const faces = (army: 0 | 1): Uint8Array =>
    Uint8Array.from(armies[army].cards.flatMap((card) => [false, true].map((down) => Number(fitsCard(s, card, down)))));
  return {
    side: s.side ?? null,
    asked,
    on,
    zones: s.zone === undefined ? null : zones(s.zone),
    engaged: s.engaged ?? null,
    woundsMin: s.woundsMin ?? 0,
    landNot: (s.terrainNot ?? []).reduce((all, id) => all | landBit(id), 0),
    faces: [faces(0), faces(1)],
    rest: AROUND.some((key) => s[key] !== undefined) ? s : null,
  };
}

const fitsMade = once(() => new Map<Selector, Fit>());
function fitOf(box: Box, selector: Selector): Fit {
  const made = fitsMade(box);
  const known = made.get(selector) ?? makeFit(box, selector);
  made.set(selector, known);
  return known;
}

/** What asks about the table around a unit: its combat, who stands where. */
function fitsTable(box: Box, p: Position, unit: Unit, s: Selector, ctx: Context, cast: Cast): boolean {
  if (s.chargeBonus !== undefined && hasChargeBonus(box, p, unit) !== s.chargeBonus) return false;
  if (s.testCause !== undefined && (ctx.cause === undefined || !s.testCause.includes(ctx.cause))) return false;
  return fitsCombat(p, unit, s) && fitsPlace(p, slotOfUnit(p, unit), s, cast);
}

function fitsCombat(p: Position, unit: Unit, s: Selector): boolean {
  if (s.outcome !== undefined && tollUnderWay(p)?.how !== s.outcome) return false;
  if (s.initiator === undefined && s.firstRound === undefined) return true;
  const melee = meleeOf(p, unit);
  if (melee === null) return false;
  if (s.initiator !== undefined && s.initiator !== (melee.a === unit)) return false;
  return s.firstRound === undefined || s.firstRound === (melee.rounds === 0);
}

function fitsPlace(p: Position, slot: Slot, s: Selector, cast: Cast): boolean {
  if (s.facing !== undefined) {
    const other = cast[s.facing];
    if (other === NONE || slot === NONE || inFront(slot) !== slotOfUnit(p, other)) return false;
  }
  if (s.inArcOf !== undefined) {
    const gun = cast[s.inArcOf.role];
    if (gun === NONE || !arcOf(slotOfUnit(p, gun), s.inArcOf.range).has(slot)) return false;
  }
  return true;
}

const hasFace = (p: Position, unit: Unit, { faces }: Fit): boolean =>
  faces[sideOf(p, ownerOf(unit)).army][2 * (unit & (PER_SEAT - 1)) + (has(p, unit, MARK.dismounted) ? 1 : 0)] === 1;

/** What is printed on its face. */
export const fitsFace = (box: Box, p: Position, unit: Unit, s: Selector): boolean => hasFace(p, unit, fitOf(box, s));

/** `openly`: by what lies open to everybody, a unit that lies face down being whatever it could be. */
function fits(
  box: Box,
  p: Position,
  seat: Seat,
  unit: Unit,
  fit: Fit,
  ctx: Context,
  cast: Cast,
  openly: boolean,
): boolean {
  if (unit === NONE) return false;
  const owner = ownerOf(unit);
  if (fit.side !== null && (owner === seat) !== (fit.side === 'own')) return false;
  const marks = p.marks[unit] ?? 0;
  if ((marks & fit.asked) !== fit.on) return false;
  if (fit.zones !== null) {
    const slot = slotOfUnit(p, unit);
    if (slot === NONE || fit.zones[owner * SLOTS + slot] === 0) return false;
  }
  if (fit.woundsMin > 0 && woundsOf(p, unit) < fit.woundsMin) return false;
  if (!(openly && (marks & MARK.faceUp) === 0) && !hasFace(p, unit, fit)) return false;
  if (fit.engaged !== null && isEngaged(p, unit) !== fit.engaged) return false;
  if (fit.landNot !== 0) {
    const land = landAt(box, p, slotOfUnit(p, unit));
    if (land !== null && (fit.landNot & landBit(land.id)) !== 0) return false;
  }
  return fit.rest === null || fitsTable(box, p, unit, fit.rest, ctx, cast);
}

/** What a card asks of a part in a window, by itself and by the limits of the window. */
interface Wanted {
  readonly role: UnitRole;
  readonly fit: Fit | null;
  readonly more: Fit | 'defender' | 'attacker_or_defender' | null;
}

/** ... of the unit that is chosen by itself; by others, or of others by where that one stands; and of others whoever is chosen. */
interface Asked {
  readonly all: readonly Wanted[];
  readonly chosen: readonly Fit[];
  readonly byChoice: readonly Wanted[];
  readonly before: readonly Wanted[];
  /** Where the unit that is chosen can stand at all, by seat. */
  readonly slots: readonly (readonly Slot[])[];
}

const isFit = (fit: Wanted['more']): fit is Fit => fit !== null && typeof fit === 'object';
/** Does a unit fit whoever the others are? */
const isAlone = (fit: Wanted['more']): fit is Fit =>
  isFit(fit) && fit.rest?.facing === undefined && fit.rest?.inArcOf === undefined;
const looksAtChosen = (fit: Wanted['more']): boolean =>
  isFit(fit) && (fit.rest?.facing === 'chosen' || fit.rest?.inArcOf?.role === 'chosen');
const dependsOnChoice = ({ role, fit, more }: Wanted): boolean =>
  role === 'chosen' || looksAtChosen(fit) || looksAtChosen(more);

function makeAsked(box: Box, design: Design, window: WindowName): Asked {
  const all = makeWanted(box, design, window);
  const chosen = all.flatMap(({ role, fit, more }) => (role === 'chosen' ? [fit, more].filter(isAlone) : []));
  const byChoice = all.filter(dependsOnChoice).flatMap((wanted): readonly Wanted[] => {
    if (wanted.role !== 'chosen') return [wanted];
    const fit = isAlone(wanted.fit) ? null : wanted.fit;
    const more = isAlone(wanted.more) ? null : wanted.more;
    return fit === null && more === null ? [] : [{ role: 'chosen', fit, more }];
  });
  const slots = SEATS.map((seat) =>
    groundOf(seat).filter((slot) => chosen.every(({ zones }) => zones === null || zones[seat * SLOTS + slot] === 1)),
  );
  return { all, chosen, byChoice, before: all.filter((each) => !dependsOnChoice(each)), slots };
}

function makeWanted(box: Box, { requires, limits }: Design, window: WindowName): readonly Wanted[] {
  const limit = limits[window];
  const roles = Object.keys({ ...requires, ...limit }) as UnitRole[];
  return roles.flatMap((role) => {
    const selector = requires[role];
    const more = limit?.[role];
    if (selector === undefined && more === undefined) return [];
    const further = more === undefined ? null : typeof more === 'string' ? more : fitOf(box, more);
    return { role, fit: selector === undefined ? null : fitOf(box, selector), more: further };
  });
}

const askedMade = once(() => new Map<Design, Map<WindowName, Asked>>());
function askedOf(box: Box, design: Design, window: WindowName): Asked {
  const made = askedMade(box);
  let known = made.get(design);
  if (known === undefined) {
    known = new Map();
    made.set(design, known);
  }
  let asked = known.get(window);
  if (asked === undefined) {
    asked = makeAsked(box, design, window);
    known.set(window, asked);
  }
  return asked;
}

function isCast(
  box: Box,
  p: Position,
  seat: Seat,
  wanted: readonly Wanted[],
  ctx: Context,
  cast: Cast,
  openly: boolean,
): boolean {
  for (let i = 0; i < wanted.length; i++) {
    const { role, fit, more } = wanted[i] ?? nothingAt(i);
    const unit = role === 'chosen' ? cast.chosen : cast[role];
    if (fit !== null && !fits(box, p, seat, unit, fit, ctx, cast, openly)) return false;
    if (more === null) continue;
    if (more === 'defender' || more === 'attacker_or_defender') {
      const isOne = unit === cast.defender || (more === 'attacker_or_defender' && unit === cast.attacker);
      if (unit === NONE || !isOne) return false;
    } else if (!fits(box, p, seat, unit, more, ctx, cast, openly)) return false;
  }
  return true;
}

/** The parts of a card in a window, or null if somebody does not fit. `chosen` is NONE for a card that chooses nobody. */
export function castFor(
  box: Box,
  p: Position,
  seat: Seat,
  design: Design,
  ctx: Context,
  chosen: Unit,
  openly = false,
): Cast | null {
  const { all } = askedOf(box, design, ctx.window);
  for (let way = 0; way < waysIn(ctx); way++) {
    const cast = partsOf(ctx, way, chosen);
    if (isCast(box, p, seat, all, ctx, cast, openly)) return cast;
  }
  return null;
}

/** Visits the own units that can be chosen for a card, each with its parts, until one of them is enough. The parts are lent. */
export function someChosen(
  box: Box,
  p: Position,
  seat: Seat,
  design: Design,
  ctx: Context,
  openly: boolean,
  isEnough: (slot: Slot, cast: Cast) => boolean,
): boolean {
  const { before, chosen, byChoice, slots } = askedOf(box, design, ctx.window);
  // What is asked of the others, whoever is chosen, is asked once.
  const first = partsIf(box, p, seat, ctx, 0, before, openly);
  const second = waysIn(ctx) === 2 ? partsIf(box, p, seat, ctx, 1, before, openly) : null;
  if (first === null && second === null) return false;
  const own = slots[seat] ?? nothingAt(seat);
  for (let i = 0; i < own.length; i++) {
    const slot = own[i] ?? nothingAt(i);
    const unit = p.at[slot] ?? NONE;
    if (unit === NONE || ownerOf(unit) !== seat || !fitsAll(box, p, seat, unit, chosen, ctx, openly)) continue;
    const cast = casting(box, p, seat, unit, byChoice, ctx, first, second, openly);
    if (cast !== null && isEnough(slot, cast)) return true;
  }
  return false;
}

const NOBODY: Cast = nobodyCast();
function fitsAll(
  box: Box,
  p: Position,
  seat: Seat,
  unit: Unit,
  wanted: readonly Fit[],
  ctx: Context,
  openly: boolean,
): boolean {
  for (let i = 0; i < wanted.length; i++)
    if (!fits(box, p, seat, unit, wanted[i] ?? nothingAt(i), ctx, NOBODY, openly)) return false;
  return true;
}

/** The parts in a window, if those whom the choice does not touch fit them. */
function partsIf(
  box: Box,
  p: Position,
  seat: Seat,
  ctx: Context,
  way: number,
  wanted: readonly Wanted[],
  openly: boolean,
): Parts | null {
  const cast = partsOf(ctx, way, NONE);
  return isCast(box, p, seat, wanted, ctx, cast, openly) ? cast : null;
}

/** With this unit chosen: the first of the ways in which all fit. */
function casting(
  box: Box,
  p: Position,
  seat: Seat,
  chosen: Unit,
  wanted: readonly Wanted[],
  ctx: Context,
  first: Parts | null,
  second: Parts | null,
  openly: boolean,
): Cast | null {
  if (first !== null) {
    first.chosen = chosen;
    if (isCast(box, p, seat, wanted, ctx, first, openly)) return first;
  }
  if (second === null) return null;
  second.chosen = chosen;
  return isCast(box, p, seat, wanted, ctx, second, openly) ? second : null;
}

/** Where a unit may be put down by a card: free own slots of the zones, or a change of places with an unengaged own unit. */
export function destinationsOf(
  box: Box,
  p: Position,
  seat: Seat,
  unit: Unit,
  to: readonly Destination[],
  openly = false,
): Slot[] {
  const from = slotOfUnit(p, unit);
  const isBlind = openly && !has(p, unit, MARK.faceUp);
  const stands = (slot: Slot): boolean =>
    isBlind || (mayStand(box, p, unit, slot) && !(zoneOf(slot) === 'L1' && isFootArtillery(box, p, unit)));
  const out: Slot[] = [];
  for (const each of to) {
    const slots = slotsIn(seat, ZONE_OF[each]);
    const changes = each === 'swap_L1_unengaged';
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? nothingAt(i);
      const other = unitAt(p, slot);
      if ((other !== NONE) !== changes || !stands(slot)) continue;
      if (changes && (isEngaged(p, other) || from === NONE || !mayStand(box, p, other, from))) continue;
      out.push(slot);
    }
  }
  return out;
}

const ZONE_OF = { free_L1: 'L1', free_L2: 'L2', free_R: 'R', swap_L1_unengaged: 'L1' } as const;
