import type { Seat } from '../../../kernel/flow.ts';
import type { Box, Cause, Design, Destination, Selector, UnitRole, WindowName } from '../data/box.ts';
import { arcOf, boardOf, inFront, slotsIn, zoneOf } from '../field.ts';
import { MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import { tollUnderWay } from './frames.ts';
import {
  armOf,
  factsOf,
  formationOf,
  has,
  hasChargeBonus,
  isEngaged,
  isFootArtillery,
  landAt,
  mayStand,
  meleeOf,
  ownerOf,
  slotOfUnit,
  unitAt,
  woundsOf,
} from './pieces.ts';

// Which units a card speaks of: the roles of its window, and the selectors that they must fit.

/** What a window is about. */
export interface Context {
  readonly window: WindowName;
  readonly one: Unit;
  readonly two: Unit;
  readonly cause?: Cause | undefined;
}

/** Who has which part in a card. */
export type Cast = { readonly [R in UnitRole]?: Unit };

/** The parts in a window; in a Melee both units are testers, so that there are two ways. */
function partsOf({ window, one, two }: Context): readonly Cast[] {
  switch (window) {
    case 'OWN_ACTION':
      return [{ actor: one }];
    case 'ENGAGED':
      return [{ attacker: one, defender: two }];
    case 'BEFORE_FIRE_TEST':
    case 'BEFORE_MORALE_TEST':
      return [{ tester: one, opponent: two }];
    case 'BEFORE_MELEE_TEST':
      return [
        { tester: one, opponent: two },
        { tester: two, opponent: one },
      ];
    case 'AFTER_ENEMY_MOVE':
      return [{ mover: one }];
    case 'AFTER_ENEMY_FIRE':
      return [{ shooter: one }];
    case 'AFTER_MELEE_WON':
      return [{ winner: one, loser: two }];
    default:
      return NO_PARTS;
  }
}
const NO_PARTS: readonly Cast[] = [{}];

const among = <T>(list: readonly T[] | undefined, value: T): boolean => list === undefined || list.includes(value);

/** What lies open of a unit, whoever looks. */
function fitsOpenly(box: Box, p: Position, seat: Seat, unit: Unit, s: Selector, ctx: Context, cast: Cast): boolean {
  const slot = slotOfUnit(p, unit);
  if (s.side !== undefined && (ownerOf(unit) === seat) !== (s.side === 'own')) return false;
  if (s.zone !== undefined && (slot === NONE || !s.zone.includes(zoneName(slot, ownerOf(unit))))) return false;
  if (s.engaged !== undefined && isEngaged(p, unit) !== s.engaged) return false;
  if (s.activated !== undefined && has(p, unit, MARK.activated) !== s.activated) return false;
  if (s.woundsMin !== undefined && woundsOf(p, unit) < s.woundsMin) return false;
  if (s.formationNot !== undefined) {
    const formation = formationOf(p, unit);
    if (formation !== null && s.formationNot.includes(formation)) return false;
  }
  if (s.terrainNot !== undefined && slot !== NONE) {
    const land = landAt(box, p, slot);
    if (land !== null && s.terrainNot.includes(land.id)) return false;
  }
  if (s.disorganised !== undefined && has(p, unit, MARK.disorganised) !== s.disorganised) return false;
  if (s.chargedThisTurn !== undefined && has(p, unit, MARK.charged) !== s.chargedThisTurn) return false;
  if (s.chargeBonus !== undefined && hasChargeBonus(box, p, unit) !== s.chargeBonus) return false;
  if (s.evasionFailed !== undefined && has(p, unit, MARK.caught) !== s.evasionFailed) return false;
  if (s.testCause !== undefined && (ctx.cause === undefined || !s.testCause.includes(ctx.cause))) return false;
  return fitsCombat(p, unit, s) && fitsPlace(p, unit, s, cast);
}

function fitsCombat(p: Position, unit: Unit, s: Selector): boolean {
  if (s.outcome !== undefined && tollUnderWay(p)?.how !== s.outcome) return false;
  if (s.initiator === undefined && s.firstRound === undefined) return true;
  const melee = meleeOf(p, unit);
  if (melee === null) return false;
  return (
    among(s.initiator === undefined ? undefined : [s.initiator], melee.a === unit) &&
    among(s.firstRound === undefined ? undefined : [s.firstRound], melee.rounds === 0)
  );
}

function fitsPlace(p: Position, unit: Unit, s: Selector, cast: Cast): boolean {
  const slot = slotOfUnit(p, unit);
  if (s.facing !== undefined) {
    const other = cast[s.facing] ?? NONE;
    if (other === NONE || slot === NONE || inFront(slot) !== slotOfUnit(p, other)) return false;
  }
  if (s.inArcOf !== undefined) {
    const gun = cast[s.inArcOf.role] ?? NONE;
    if (gun === NONE || !arcOf(slotOfUnit(p, gun), s.inArcOf.range).has(slot)) return false;
  }
  return true;
}

/** What is printed on its face. */
export function fitsFace(box: Box, p: Position, unit: Unit, s: Selector): boolean {
  const facts = factsOf(box, p, unit);
  return (
    among(s.arm, armOf(box, p, unit)) &&
    among(s.sub, facts.sub) &&
    among(s.status, facts.status) &&
    (s.nation === undefined || (facts.nation !== null && s.nation.includes(facts.nation)))
  );
}

const zoneName = (slot: Slot, owner: Seat) => {
  const zone = zoneOf(slot);
  return zone !== 'BYP' ? zone : boardOf(slot) === owner ? 'BYP_OWN' : 'BYP_ENEMY';
};

/** `openly`: by what lies open to everybody, a unit that lies face down being whatever it could be. */
function fits(
  box: Box,
  p: Position,
  seat: Seat,
  unit: Unit,
  s: Selector,
  ctx: Context,
  cast: Cast,
  openly: boolean,
): boolean {
  return (
    unit !== NONE &&
    fitsOpenly(box, p, seat, unit, s, ctx, cast) &&
    ((openly && !has(p, unit, MARK.faceUp)) || fitsFace(box, p, unit, s))
  );
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
  const limit = design.limits[ctx.window];
  for (const parts of partsOf(ctx)) {
    const cast: Cast = chosen === NONE ? parts : { ...parts, chosen };
    let good = true;
    for (const role of rolesAsked(design)) {
      const selector = design.requires[role];
      const unit = cast[role] ?? NONE;
      if (selector !== undefined && !fits(box, p, seat, unit, selector, ctx, cast, openly)) good = false;
      const more = limit?.[role];
      if (more === undefined || !good) continue;
      if (more === 'defender') good = unit === cast.defender;
      else if (more === 'attacker_or_defender') good = unit === cast.attacker || unit === cast.defender;
      else good = fits(box, p, seat, unit, more, ctx, cast, openly);
    }
    if (good) return cast;
  }
  return null;
}

/** The roles that a card or one of its windows asks something of. */
const rolesOf = new WeakMap<Design, readonly UnitRole[]>();
function rolesAsked(design: Design): readonly UnitRole[] {
  const known = rolesOf.get(design);
  if (known !== undefined) return known;
  const limits = Object.values(design.limits).flatMap((limit) => Object.keys(limit ?? {}));
  const roles = [...new Set([...Object.keys(design.requires), ...limits])] as UnitRole[];
  rolesOf.set(design, roles);
  return roles;
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
  const free = (zone: 'L1' | 'L2' | 'R') =>
    slotsIn(seat, zone).filter((slot) => unitAt(p, slot) === NONE && stands(slot));
  const swaps = () =>
    slotsIn(seat, 'L1').filter((slot) => {
      const other = unitAt(p, slot);
      return other !== NONE && !isEngaged(p, other) && stands(slot) && from !== NONE && mayStand(box, p, other, from);
    });
  return to.flatMap((each) =>
    each === 'free_L1' ? free('L1') : each === 'free_L2' ? free('L2') : each === 'free_R' ? free('R') : swaps(),
  );
}

/** Own units on the board that a card could choose among. */
export function ownSlots(p: Position, seat: Seat): Slot[] {
  const out: Slot[] = [];
  for (let slot = 0; slot < p.at.length; slot++) {
    const unit = unitAt(p, slot);
    if (unit !== NONE && ownerOf(unit) === seat) out.push(slot);
  }
  return out;
}
