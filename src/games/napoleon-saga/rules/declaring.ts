import type { Seat } from '../../../kernel/flow.ts';
import { may, type Permission } from '../../../kernel/permission.ts';
import type { Box } from '../data/box.ts';
import { ahead, boardOf, inFront, slotsIn, zoneOf } from '../field.ts';
import { MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import {
  bypassRules,
  captureRules,
  chargeRules,
  disengageRules,
  dismountRules,
  engageRules,
  engageSlots,
  fightRules,
  fireRules,
  fireSlots,
  mountRules,
  moveRules,
  steps,
} from './actions.ts';
import type { Rules } from './bars.ts';
import { factsOf, has, isEngaged, ownerOf, unitAt } from './pieces.ts';
import { ownSlots } from './selectors.ts';

// NS-ACT-10: what may be declared for a unit.

/** Whom a player may still activate. */
export function isEligible(p: Position, seat: Seat, slot: Slot): boolean {
  const unit = unitAt(p, slot);
  if (unit === NONE || ownerOf(unit) !== seat || has(p, unit, MARK.activated)) return false;
  const zone = zoneOf(slot);
  return zone !== 'RET' && (zone !== 'BYP' || boardOf(slot) !== seat);
}
export const hasEligible = (p: Position, seat: Seat): boolean =>
  ownSlots(p, seat).some((slot) => isEligible(p, seat, slot));

/** A choice about a unit by its slot, and one that also has an aim. */
export type Plain<K> = { readonly kind: K; readonly from: Slot };
export type Aimed<K> = Plain<K> & { readonly to: Slot };

type Near<F, C> = (p: Position, f: F, out: C[], seat: Seat) => void;

/** For each of the slots that are meant, whatever stands there may do. */
export const declared = <F>(
  box: Box,
  slotsOf: (p: Position, f: F, seat: Seat) => readonly Slot[],
  first: Rules<{ readonly from: Slot }>,
) => {
  const each =
    <C>(make: (p: Position, unit: Unit, from: Slot, out: C[], seat: Seat) => void): Near<F, C> =>
    (p, f, out, seat) => {
      for (const from of slotsOf(p, f, seat)) make(p, unitAt(p, from), from, out, seat);
    };
  const aimed = <K extends 'fire' | 'engage' | 'charge' | 'move' | 'bypass'>(
    kind: K,
    near: (p: Position, unit: Unit, from: Slot, seat: Seat) => readonly Slot[],
    rules: Rules<Aimed<K>>,
  ): Permission<Position, F, Aimed<K>> =>
    may<Position, F, Aimed<K>>(
      each((p, unit, from, out, seat) => {
        for (const to of near(p, unit, from, seat)) out.push({ kind, from, to });
      }),
      [...first, ...rules],
    );
  const plain = <K extends 'fight' | 'disengage' | 'capture' | 'rest' | 'dismount' | 'mount'>(
    kind: K,
    isNear: (p: Position, unit: Unit, from: Slot) => boolean,
    rules: Rules<Plain<K>>,
  ): Permission<Position, F, Plain<K>> =>
    may<Position, F, Plain<K>>(
      each((p, unit, from, out) => {
        if (isNear(p, unit, from)) out.push({ kind, from });
      }),
      [...first, ...rules],
    );
  const swings = (p: Position, unit: Unit): boolean => factsOf(box, p, unit).has.dismounted;
  return {
    fire: aimed('fire', (p, unit, from) => fireSlots(box, p, unit, from), fireRules(box)),
    engage: aimed('engage', (p, unit, from) => engageSlots(p, unit, from), engageRules(box)),
    charge: aimed('charge', (_p, _unit, from) => ahead(from), chargeRules(box)),
    fight: plain('fight', (p, unit) => isEngaged(p, unit), fightRules),
    disengage: plain('disengage', (p, unit) => isEngaged(p, unit), disengageRules),
    move: aimed('move', (p, unit, from) => steps(box, p, unit, from), moveRules(box)),
    capture: plain(
      'capture',
      (p, _unit, from) => zoneOf(from) === 'L1' && (p.terrain[inFront(from)] ?? NONE) !== NONE,
      captureRules(box),
    ),
    bypass: aimed(
      'bypass',
      (_p, _unit, from, seat) => (zoneOf(from) === 'R' ? slotsIn(seat, 'BYP') : []),
      bypassRules(box),
    ),
    rest: plain('rest', () => true, []),
    dismount: plain('dismount', swings, dismountRules(box)),
    mount: plain('mount', swings, mountRules(box)),
  };
};
