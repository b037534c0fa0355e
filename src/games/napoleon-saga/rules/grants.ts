import type { Seat } from '../../../kernel/flow.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ahead, beside, inFront, zoneOf } from '../field.ts';
import { type Card, MARK, NONE, type Position, type Slot, type Unit } from '../position.ts';
import {
  assaultRules,
  engageRules,
  fireReach,
  fireRules,
  fireSlots,
  isEnemyAt,
  isLateral,
  moveRules,
  orderedSlots,
} from './actions.ts';
import { isLegal, type Of } from './bars.ts';
import { designOf, has, isEngaged, isOnBoard, isOnTheWay, sideOf, slotOfUnit, unitAt } from './pieces.ts';
import type { Cast } from './selectors.ts';

// NS-CARD-05, -16, -18: actions that cards grant, and whether they are possible.

type Declared = Of<'fire'> | Of<'move'> | Of<'assault'>;

const fireAt = (box: Box, p: Position, from: Slot, to: Slot, card: Card, seat: Seat): boolean =>
  isLegal(fireRules(box, card), p, null, { kind: 'fire', from, to }, seat);

/** A lateral Move of a card, without regard to who stands where afterwards. */
const sideways = (box: Box, p: Position, from: Slot, seat: Seat): Slot[] =>
  beside(from).filter(
    (to) => isLateral(from, to) && isLegal(moveRules(box), p, null, { kind: 'move', from, to }, seat),
  );

/** Could the unit fire at what would be before it in that slot? */
const couldFireFrom = (p: Position, slot: Slot): boolean => {
  const enemy = unitAt(p, inFront(slot));
  return enemy !== NONE && !isEngaged(p, enemy);
};

/** What may be declared for the unit that a card orders; of an action of two parts the first, so that both are possible. */
export function orderedChoices(box: Box, p: Position, seat: Seat, unit: Unit, card: Card): Declared[] {
  const grant = there(designOf(box, p, card).grant);
  const from = slotOfUnit(p, unit);
  const front = inFront(from);
  const firesAhead = (): boolean => fireAt(box, p, from, front, card, seat);
  const fire = (to: Slot): Declared => ({ kind: 'fire', from, to });
  switch (grant.action) {
    case 'fire':
      return fireTargets(box, p, unit, from, card, seat).map(fire);
    case 'move':
      return orderedSlots(box, p, unit, card).map((to) => ({ kind: 'move', from, to }));
    case 'move_and_melee':
      return ahead(from)
        .map((to): Of<'assault'> => ({ kind: 'assault', from, to }))
        .filter((c) => isLegal(assaultRules(box), p, null, c, seat));
    case 'fire_and_move': {
      const moves = sideways(box, p, from, seat);
      const movesFirst = moves.filter((to) => couldFireFrom(p, to)).map((to): Declared => ({ kind: 'move', from, to }));
      return moves.length > 0 && firesAhead() ? [fire(front), ...movesFirst] : movesFirst;
    }
    case 'fire_then_melee': {
      const engages = isLegal(engageRules(box), p, null, { kind: 'engage', from, to: front }, seat);
      return engages && firesAhead() ? [fire(front)] : [];
    }
    case 'disengage':
      return [];
  }
}

const fireTargets = (box: Box, p: Position, unit: Unit, from: Slot, card: Card, seat: Seat): Slot[] =>
  fireSlots(box, p, unit, from, card)
    .filter((to) => fireAt(box, p, from, to, card, seat))
    .sort((a, b) => a - b);

const firesAt = (box: Box, p: Position, unit: Unit, to: Slot, card: Card, seat: Seat): boolean =>
  to !== NONE && fireAt(box, p, slotOfUnit(p, unit), to, card, seat);
const firesAtSome = (box: Box, p: Position, unit: Unit, card: Card, seat: Seat): boolean => {
  const from = slotOfUnit(p, unit);
  return fireReach(box, p, unit, from, card).some(
    (to) => isEnemyAt(p, to, seat) && fireAt(box, p, from, to, card, seat),
  );
};

/** NS-ACT-03, -04: a card activates nobody who cannot be activated. */
const mayBeOrdered = (p: Position, unit: Unit): boolean =>
  isOnBoard(p, unit) && !has(p, unit, MARK.activated) && zoneOf(slotOfUnit(p, unit)) !== 'RET' && !isOnTheWay(p, unit);

/** NS-CARD-16: can the action be carried out now? NS-ACT-09, NS-MOVE-13: nobody moves out of a Melee, nor a Square at all. */
export function grantIsPossible(box: Box, p: Position, seat: Seat, unit: Unit, card: Card, cast: Cast): boolean {
  const grant = designOf(box, p, card).grant;
  if (grant === null || sideOf(p, seat).markers === 0 || !mayBeOrdered(p, unit)) return false;
  const { action } = grant;
  if (action === 'disengage') return isEngaged(p, unit) && !has(p, unit, MARK.square);
  if (action === 'move' && (isEngaged(p, unit) || has(p, unit, MARK.square))) return false;
  const { target } = grant.options;
  const at = target === undefined ? NONE : slotOfUnit(p, cast[target]);
  if (action === 'fire')
    return target === undefined ? firesAtSome(box, p, unit, card, seat) : firesAt(box, p, unit, at, card, seat);
  if (action === 'move' && target === undefined) return orderedSlots(box, p, unit, card).length > 0;
  const choices = orderedChoices(box, p, seat, unit, card);
  return target === undefined ? choices.length > 0 : choices.some(({ to }) => to === at);
}
