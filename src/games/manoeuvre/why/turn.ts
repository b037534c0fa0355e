import type { Reason } from '../../../kernel/game.ts';
import type { Card, Square, Unit } from '../position.ts';
import { notNow } from './cards.ts';
import type { Answers, Doubt } from './doubt.ts';
import { because } from './reason.ts';

// Chapter 4: the phases before units move.

/** 4-b: units move in one phase and fight in another. */
export function ownUnitEarly(_d: Doubt, unit: Unit): readonly Reason[] {
  return [because('moveOnlyInMovement', { unit, phase: 'movement' })];
}

export function enemyEarly(_d: Doubt, unit: Unit): readonly Reason[] {
  return [because('enemyUnit', { unit }), because('combatOnlyInCombat', { unit, phase: 'combat' })];
}

function squareEarly(_d: Doubt, square: Square): readonly Reason[] {
  return [because('moveOnlyInMovement', { square, phase: 'movement' })];
}

const discard: Answers = {
  unit: ownUnitEarly,
  enemy: enemyEarly,
  card: notNow,
  square: squareEarly,
  choices: { discard: () => [] },
};

const drawn: Answers = {
  unit: ownUnitEarly,
  enemy: enemyEarly,
  card: (d: Doubt, card: Card) => [because('drawnScoutOnly', { card }), ...notNow(d, card)],
  square: squareEarly,
  choices: {},
};

export const TURN: { readonly [step: string]: Answers } = {
  'turn.discard': discard,
  'turn.drawn': drawn,
};
