import type { Seat } from '../../../kernel/flow.ts';
import { may, type Permission } from '../../../kernel/permission.ts';
import { nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ahead, boardOf, fieldOf, inFront, slotsIn, zoneOf } from '../field.ts';
import { MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import {
  bypassRules,
  captureRules,
  chargeRules,
  chargers,
  disengageRules,
  dismountRules,
  engageReach,
  engageRules,
  fightRules,
  fireReach,
  fireRules,
  isEnemyAt,
  isWayFree,
  mayEngage,
  mountRules,
  moveRules,
  notInSquare,
  steps,
  underBypassRule,
  unengaged,
} from './actions.ts';
import type { Rules } from './bars.ts';
import { factsOf, has, isEngaged, ownerOf, unitAt } from './pieces.ts';

// NS-ACT-10: what may be declared for a unit.

/** Whom a player may still activate. */
export function isEligible(p: Position, seat: Seat, slot: Slot): boolean {
  const unit = unitAt(p, slot);
  if (unit === NONE || ownerOf(unit) !== seat || has(p, unit, MARK.activated)) return false;
  const zone = zoneOf(slot);
  return zone !== 'RET' && (zone !== 'BYP' || boardOf(slot) !== seat);
}
export const hasEligible = (p: Position, seat: Seat): boolean =>
  fieldOf(seat).some((slot) => isEligible(p, seat, slot));

/** A choice about a unit by its slot, and one that also has an aim. */
export type Plain<K> = { readonly kind: K; readonly from: Slot };
export type Aimed<K> = Plain<K> & { readonly to: Slot };

type From = { readonly from: Slot };
type Near<F, C> = (p: Position, f: F, out: C[], seat: Seat) => void;

/**
 * For each of the slots that are meant, whatever stands there may do. What is asked of the unit alone (`ofUnit`, some of the rules)
 * is asked once a unit, and not again for each of its aims.
 */
export const declared = <F>(
  box: Box,
  isMeant: (p: Position, f: F, slot: Slot, seat: Seat) => boolean,
  first: Rules<From>,
) => {
  const each = <C>(
    ofUnit: Rules<From>,
    make: (p: Position, unit: Unit, from: Slot, out: C[], seat: Seat) => void,
  ): Near<F, C> => {
    const tests = ofUnit.map(({ test }) => test);
    const c = { from: NONE };
    return (p, f, out, seat) => {
      const field = fieldOf(seat);
      for (let i = 0; i < field.length; i++) {
        const from = field[i] ?? nothingAt(i);
        if (!isMeant(p, f, from, seat)) continue;
        c.from = from;
        let k = 0;
        while (k < tests.length && !tests[k]?.(p, f, c, seat)) k++;
        if (k === tests.length) make(p, unitAt(p, from), from, out, seat);
      }
    };
  };
  const all = <C extends From>(ofUnit: Rules<From>, rules: Rules<C>): Rules<C> => [
    ...first,
    ...rules.map((rule) => (ofUnit.some(({ test }) => test === rule.test) ? { ...rule, sifted: true } : rule)),
  ];
  const aimed = <K extends 'fire' | 'engage' | 'charge' | 'move' | 'bypass'>(
    kind: K,
    near: (p: Position, unit: Unit, from: Slot, seat: Seat) => readonly Slot[],
    ofUnit: Rules<From>,
    rules: Rules<Aimed<K>>,
    isNear: (p: Position, to: Slot, unit: Unit, from: Slot) => boolean = anywhere,
  ): Permission<Position, F, Aimed<K>> =>
    may<Position, F, Aimed<K>>(
      each(ofUnit, (p, unit, from, out, seat) => {
        const slots = near(p, unit, from, seat);
        for (let i = 0; i < slots.length; i++) {
          const to = slots[i] ?? nothingAt(i);
          if (isNear(p, to, unit, from)) out.push({ kind, from, to });
        }
      }),
      all(ofUnit, rules),
    );
  const plain = <K extends 'fight' | 'disengage' | 'capture' | 'rest' | 'dismount' | 'mount'>(
    kind: K,
    isNear: (p: Position, unit: Unit, from: Slot) => boolean,
    rules: Rules<Plain<K>>,
  ): Permission<Position, F, Plain<K>> =>
    may<Position, F, Plain<K>>(
      each([], (p, unit, from, out) => {
        if (isNear(p, unit, from)) out.push({ kind, from });
      }),
      all([], rules),
    );
  const swings = (p: Position, unit: Unit): boolean => factsOf(box, p, unit).has.dismounted;
  const inReserve = (from: Slot): boolean => zoneOf(from) === 'R';
  return {
    fire: aimed('fire', (p, unit, from) => fireReach(box, p, unit, from), unengaged, fireRules(box), enemyAt),
    engage: aimed('engage', (_p, unit, from) => engageReach(unit, from), mayEngage(box), engageRules(box), enemyAt),
    charge: aimed('charge', (_p, _unit, from) => ahead(from), chargers(box), chargeRules(box)),
    fight: plain('fight', (p, unit) => isEngaged(p, unit), fightRules),
    disengage: plain('disengage', (p, unit) => isEngaged(p, unit), disengageRules),
    // Most of the list: what stands in the way is looked at together, and every rule of a Move has been tried then.
    move: {
      ...aimed(
        'move',
        (p, unit, from) => steps(box, p, unit, from),
        [...unengaged, ...notInSquare],
        moveRules(box),
        (p, to, unit, from) => isWayFree(box, p, unit, from, to),
      ),
      exact: true,
    },
    capture: plain(
      'capture',
      (p, _unit, from) => zoneOf(from) === 'L1' && (p.terrain[inFront(from)] ?? NONE) !== NONE,
      captureRules(box),
    ),
    bypass: aimed(
      'bypass',
      (_p, _unit, from, seat) => (inReserve(from) ? slotsIn(seat, 'BYP') : NOWHERE),
      underBypassRule,
      bypassRules(box),
    ),
    rest: plain('rest', () => true, []),
    dismount: plain('dismount', swings, dismountRules(box)),
    mount: plain('mount', swings, mountRules(box)),
  };
};

const anywhere = (): boolean => true;
const enemyAt = (p: Position, to: Slot, unit: Unit): boolean => isEnemyAt(p, to, ownerOf(unit));
const NOWHERE: readonly Slot[] = [];
