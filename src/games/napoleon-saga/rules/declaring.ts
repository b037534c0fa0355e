import type { Seat } from '../../../kernel/flow.ts';
import { may, type Permission } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ahead, boardOf, fieldOf, inFront, slotsIn, zoneOf } from '../field.ts';
import { bypassOn } from '../options.ts';
import { MARK, NONE, type Position, type Slot } from '../position.ts';
import {
  bypassRules,
  captureRules,
  chargeRules,
  disengageRules,
  dismountRules,
  engageReach,
  engageRules,
  fightRules,
  fireReach,
  fireRules,
  isBound,
  isEnemyAt,
  isWayFree,
  mountRules,
  moveRules,
  steps,
} from './actions.ts';
import type { Rules } from './bars.ts';
import { factsOf, has, isArtillery, isCavalry, isEngaged, ownerOf, unitAt } from './pieces.ts';

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

// Each kind has a loop of its own: this is where play-outs spend their time, and the engine is quick where every place in the code
// meets one sort of thing. What a loop leaves out, a rule forbids: the suite holds the one to the other.

type Proposes<C> = (box: Box, p: Position, slots: readonly Slot[], out: C[], seat: Seat) => void;

const fires: Proposes<Aimed<'fire'>> = (box, p, slots, out, seat) => {
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const unit = unitAt(p, from);
    if (isEngaged(p, unit)) continue;
    const aims = fireReach(box, p, unit, from);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      if (isEnemyAt(p, to, seat)) out.push({ kind: 'fire', from, to });
    }
  }
};

const engages: Proposes<Aimed<'engage'>> = (box, p, slots, out, seat) => {
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const unit = unitAt(p, from);
    if (isArtillery(box, p, unit) || isEngaged(p, unit)) continue;
    const aims = engageReach(unit, from);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      if (isEnemyAt(p, to, seat)) out.push({ kind: 'engage', from, to });
    }
  }
};

const charges: Proposes<Aimed<'charge'>> = (box, p, slots, out) => {
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    if (zoneOf(from) !== 'L2' || !isCavalry(box, p, unitAt(p, from))) continue;
    for (const to of ahead(from)) out.push({ kind: 'charge', from, to });
  }
};

/** Most of the list: every rule of a Move is tried here. */
const moves: Proposes<Aimed<'move'>> = (box, p, slots, out) => {
  for (let i = 0; i < slots.length; i++) {
    const from = slots[i] ?? nothingAt(i);
    const unit = unitAt(p, from);
    if (isBound(p, unit)) continue;
    const aims = steps(box, p, unit, from);
    for (let k = 0; k < aims.length; k++) {
      const to = aims[k] ?? nothingAt(k);
      if (isWayFree(box, p, unit, from, to)) out.push({ kind: 'move', from, to });
    }
  }
};

const captures: Proposes<Plain<'capture'>> = (_box, p, slots, out) => {
  for (const from of slots)
    if (zoneOf(from) === 'L1' && (p.terrain[inFront(from)] ?? NONE) !== NONE) out.push({ kind: 'capture', from });
};

const bypasses: Proposes<Aimed<'bypass'>> = (_box, p, slots, out, seat) => {
  if (!bypassOn(p.options)) return;
  for (const from of slots)
    if (zoneOf(from) === 'R') for (const to of slotsIn(seat, 'BYP')) out.push({ kind: 'bypass', from, to });
};

const rests: Proposes<Plain<'rest'>> = (_box, _p, slots, out) => {
  for (let i = 0; i < slots.length; i++) out.push({ kind: 'rest', from: slots[i] ?? nothingAt(i) });
};

/** Of those that are engaged, or that can dismount. */
const engaged =
  <K extends 'fight' | 'disengage'>(kind: K): Proposes<Plain<K>> =>
  (_box, p, slots, out) => {
    if (p.melees.length === 0) return;
    for (const from of slots) if (isEngaged(p, unitAt(p, from))) out.push({ kind, from });
  };
const swings =
  <K extends 'dismount' | 'mount'>(kind: K): Proposes<Plain<K>> =>
  (box, p, slots, out) => {
    for (const from of slots) if (factsOf(box, p, unitAt(p, from)).has.dismounted) out.push({ kind, from });
  };

/** For each of the slots that are meant, whatever stands there may do. */
export const declared = <F>(
  box: Box,
  slotsOf: (p: Position, f: F, seat: Seat) => readonly Slot[],
  first: Rules<From>,
) => {
  const of = <C extends From>(proposes: Proposes<C>, rules: Rules<C>): Permission<Position, F, C> =>
    may<Position, F, C>((p, f, out, seat) => proposes(box, p, slotsOf(p, f, seat), out, seat), [...first, ...rules]);
  return {
    fire: of(fires, fireRules(box)),
    engage: of(engages, engageRules(box)),
    charge: of(charges, chargeRules(box)),
    fight: of(engaged('fight'), fightRules),
    disengage: of(engaged('disengage'), disengageRules),
    move: { ...of(moves, moveRules(box)), exact: true },
    capture: of(captures, captureRules(box)),
    bypass: of(bypasses, bypassRules(box)),
    rest: of(rests, []),
    dismount: of(swings('dismount'), dismountRules(box)),
    mount: of(swings('mount'), mountRules(box)),
  };
};
