import type { Seat } from '../../../kernel/flow.ts';
import { exactly, type Permission } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import {
  ALL_SLOTS,
  acrossFlank,
  ahead,
  aimsOf,
  boardOf,
  fieldOf,
  inFront,
  slotsIn,
  stepsFrom,
  zoneOf,
} from '../field.ts';
import { bypassOn } from '../options.ts';
import { type Choice, MARK, NONE, type Position, type Slot } from '../position.ts';
import {
  bypassRules,
  captureRules,
  chargeRules,
  disengageRules,
  dismountRules,
  engageReach,
  engageRules,
  fightRules,
  fireRules,
  isOpen,
  mountRules,
  moveRules,
  seesTarget,
  steps,
} from './actions.ts';
import { isLegal, type Rules } from './bars.ts';
import { has, landAt, ownerOf, unitAt } from './pieces.ts';
import { canStand, IS, type Survey, surveyOf } from './survey.ts';

// NS-ACT-10: what may be declared for a unit.

/** Whom a player may still activate. */
export function isEligible(p: Position, seat: Seat, slot: Slot): boolean {
  const unit = unitAt(p, slot);
  if (unit === NONE || ownerOf(unit) !== seat || has(p, unit, MARK.activated)) return false;
  const zone = zoneOf(slot);
  return zone !== 'RET' && (zone !== 'BYP' || boardOf(slot) !== seat);
}
export function eligibleSlots(p: Position, seat: Seat): Slot[] {
  const out: Slot[] = [];
  const field = fieldOf(seat);
  for (let i = 0; i < field.length; i++) {
    const slot = field[i] ?? nothingAt(i);
    if (isEligible(p, seat, slot)) out.push(slot);
  }
  return out;
}
export const hasEligible = (p: Position, seat: Seat): boolean =>
  fieldOf(seat).some((slot) => isEligible(p, seat, slot));

/** A choice about a unit by its slot, and one that also has an aim. */
export type Plain<K> = { readonly kind: K; readonly from: Slot };
export type Aimed<K> = Plain<K> & { readonly to: Slot };

type From = { readonly from: Slot };

/** A choice of a kind is the same object whenever it is listed: lists are made far too often to write it anew. */
function aimedFrom<const K extends string>(kind: K): (from: Slot, to: Slot) => Aimed<K> {
  const made = ALL_SLOTS.map((from) => ALL_SLOTS.map((to) => Object.freeze({ kind, from, to })));
  return (from, to) => made[from]?.[to] ?? nothingAt(to);
}
function plainFrom<const K extends string>(kind: K): (from: Slot) => Plain<K> {
  const made = ALL_SLOTS.map((from) => Object.freeze({ kind, from }));
  return (from) => made[from] ?? nothingAt(from);
}

// Each kind has a loop of its own: this is where play-outs spend their time, and the engine is quick where every place in the code
// meets one sort of thing. What a loop leaves out, a rule forbids: the suite holds the one to the other.

type Proposes = (s: Survey, slots: readonly Slot[], out: Choice[]) => void;

const fire = aimedFrom('fire');
const fires: Proposes = (s, slots, out) => {
  const { box, p, is } = s;
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const shooter = is[from] ?? 0;
    if ((shooter & IS.engaged) !== 0) continue;
    const isGun = (shooter & IS.artillery) !== 0 && zoneOf(from) !== 'L1' && boardOf(from) === s.seat;
    const aims = isGun ? aimsOf(from, 3) : engageReach(s.seat, from);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      if (!isOpenTarget(is[to] ?? 0)) continue;
      if (!s.hasBlocks || seesTarget(box, p, from, to, NONE)) out.push(fire(from, to));
    }
  }
};
/** NS-FIRE-03, NS-MELEE-12, NS-BYP-10 */
const isOpenTarget = (is: number): boolean => (is & (IS.enemy | IS.engaged | MARK.unseen)) === IS.enemy;

/** No Terrain lies in either slot. */
const isInOpen = ({ p, hasLand }: Survey, a: Slot, b: Slot): boolean =>
  !hasLand || (p.terrain[a] === NONE && p.terrain[b] === NONE);

const engage = aimedFrom('engage');
const NEVER_ENGAGES = IS.artillery | IS.engaged | MARK.square | MARK.balked;
const engages: Proposes = (s, slots, out) => {
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    if (((s.is[from] ?? 0) & NEVER_ENGAGES) !== 0) continue;
    const aims = engageReach(s.seat, from);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      if (!isOpenTarget(s.is[to] ?? 0)) continue;
      const choice = engage(from, to);
      // NS-TERR-13
      if (isInOpen(s, from, to) || isLegal(engageRules(s.box), s.p, null, choice, s.seat)) out.push(choice);
    }
  }
};

const charge = aimedFrom('charge');
const NEVER_CHARGES = NEVER_ENGAGES | MARK.disorganised;
const charges: Proposes = (s, slots, out) => {
  const { is } = s;
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const rider = is[from] ?? 0;
    if (zoneOf(from) !== 'L2' || (rider & IS.cavalry) === 0 || (rider & NEVER_CHARGES) !== 0) continue;
    for (const to of ahead(from)) {
      const front = inFront(to);
      const foe = is[front] ?? 0;
      if (((is[to] ?? 0) & IS.engaged) !== 0 || (foe & (IS.enemy | IS.engaged)) !== IS.enemy) continue;
      const choice = charge(from, to);
      // NS-TERR-07, -13
      if ((isInOpen(s, from, to) && isInOpen(s, to, front)) || isLegal(chargeRules(s.box), s.p, null, choice, s.seat))
        out.push(choice);
    }
  }
};

/** NS-ACT-09, NS-MOVE-13: it can't leave where it stands. */
const isBound = (is: number): boolean => (is & (IS.engaged | MARK.square)) !== 0;

/** Most of the list: every rule of a Move is tried here. */
const move = aimedFrom('move');
const moves: Proposes = (s, slots, out) => {
  const { is } = s;
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const mover = is[from] ?? 0;
    if (isBound(mover)) continue;
    if (boardOf(from) !== s.seat) {
      for (const to of steps(s.box, s.p, unitAt(s.p, from), from)) out.push(move(from, to));
      continue;
    }
    const inLine = zoneOf(from) === 'L1';
    const aims = stepsFrom(from, (mover & IS.artillery) !== 0);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      const partner = is[to] ?? 0;
      // NS-MOVE-02, NS-MOVE-10, NS-MOVE-04
      if ((partner & IS.engaged) !== 0) continue;
      if ((mover & IS.footArtillery) !== 0 && zoneOf(to) === 'L1') continue;
      if (inLine && partner !== 0 && zoneOf(to) === 'L2') continue;
      if (canStand(s, from, to) && canStand(s, to, from)) out.push(move(from, to));
    }
  }
};

const capture = plainFrom('capture');
const captures: Proposes = (s, slots, out) => {
  if (!s.hasLand) return;
  const { p, is } = s;
  for (const from of slots) {
    const to = inFront(from);
    if (to === NONE || p.terrain[to] === NONE || is[to] !== 0 || isBound(is[from] ?? 0)) continue;
    if (canStand(s, from, to)) out.push(capture(from));
  }
};

const bypass = aimedFrom('bypass');
const NEVER_BYPASSES = IS.artillery | IS.heavyOrGuard;
const bypasses: Proposes = ({ p, seat, is }, slots, out) => {
  const flanks = slotsIn(seat, 'BYP');
  // NS-BYP-03
  if (!bypassOn(p.options) || flanks.some((flank) => ((is[flank] ?? 0) & IS.own) !== 0)) return;
  for (const from of slots) {
    const unit = is[from] ?? 0;
    if (zoneOf(from) !== 'R' || (unit & NEVER_BYPASSES) !== 0 || isBound(unit)) continue;
    for (const to of flanks) if (is[to] === 0 && is[acrossFlank(to)] === 0) out.push(bypass(from, to));
  }
};

const rest = plainFrom('rest');
const rests: Proposes = (_s, slots, out) => {
  for (let i = 0; i < slots.length; i++) out.push(rest(slots[i] ?? nothingAt(i)));
};

/** Whoever is so and not so: those that are engaged, and those that can dismount or mount. */
const whoever = (kind: 'fight' | 'disengage' | 'dismount' | 'mount', so: number, notSo: number): Proposes => {
  const choice = plainFrom(kind);
  return ({ is }, slots, out) => {
    for (let i = 0; i < slots.length; i++) {
      const from = slots[i] ?? nothingAt(i);
      if (((is[from] ?? 0) & (so | notSo)) === so) out.push(choice(from));
    }
  };
};
const fights = whoever('fight', IS.engaged, 0);
const disengages = whoever('disengage', IS.engaged, MARK.square);
const dismounts = whoever('dismount', IS.dismounts, IS.engaged | MARK.dismounted);

const mountable = whoever('mount', IS.dismounts | MARK.dismounted, IS.engaged);
const mounts: Proposes = (s, slots, out) =>
  mountable(s, s.hasLand ? slots.filter((slot) => isOpen(landAt(s.box, s.p, slot)?.id)) : slots, out);

/** For each of the slots that are meant, whatever stands there may do. */
export const declared = <F>(
  box: Box,
  slotsOf: (p: Position, f: F, seat: Seat) => readonly Slot[],
  first: Rules<From>,
) => {
  const of = <C extends From & Choice>(proposes: Proposes, rules: Rules<C>): Permission<Position, F, C> =>
    exactly<Position, F, C>(
      (p, f, out, seat) => proposes(surveyOf(box, p, seat), slotsOf(p, f, seat), out),
      [...first, ...rules],
    );
  return {
    fire: of(fires, fireRules(box)),
    engage: of(engages, engageRules(box)),
    charge: of(charges, chargeRules(box)),
    fight: of(fights, fightRules),
    disengage: of(disengages, disengageRules),
    move: of(moves, moveRules(box)),
    capture: of(captures, captureRules(box)),
    bypass: of(bypasses, bypassRules(box)),
    rest: of(rests, []),
    dismount: of(dismounts, dismountRules(box)),
    mount: of(mounts, mountRules(box)),
  };
};

/** All of that for whomever the seat may still activate, with one look at the table. */
export function declareAll(box: Box, p: Position, out: Choice[], seat: Seat): void {
  const s = surveyOf(box, p, seat);
  const slots = fieldOf(seat).filter((slot) => ((s.is[slot] ?? 0) & (IS.own | MARK.activated)) === IS.own);
  fires(s, slots, out);
  engages(s, slots, out);
  charges(s, slots, out);
  fights(s, slots, out);
  disengages(s, slots, out);
  moves(s, slots, out);
  captures(s, slots, out);
  bypasses(s, slots, out);
  rests(s, slots, out);
  dismounts(s, slots, out);
  mounts(s, slots, out);
}
