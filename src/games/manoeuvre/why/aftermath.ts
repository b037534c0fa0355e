import type { Reason } from '../../../kernel/game.ts';
import { type Card, NONE, type Square, type Unit } from '../position.ts';
import { canMove } from '../rules/field.ts';
import { notNow, typeOf } from './cards.ts';
import { type Answers, combatOf, type Doubt } from './doubt.ts';
import { whoseDecision } from './moment.ts';
import { isBeside, whyClosed, whyHemmedIn, whyNoMove } from './moves.ts';
import { because } from './reason.ts';

// Chapter 6.1 step 7 and 6.5: choosing the result, retreat, advance, Committed Attack hits, Skirmish.

/** 6.1.6-d: after the dice no card changes the combat; 6.1.3-e, 9.2.11-b: nor after a withdrawal, which needs none. */
function cardTooLate(d: Doubt, card: Card): readonly Reason[] {
  if (typeOf(d, card) === 'scout') return notNow(d, card);
  const { withdrew } = combatOf(d);
  if (d.seat !== d.p.active) return [because(withdrew ? 'withdrawNotOnlyCard' : 'defenceOver', { card })];
  return [because(withdrew ? 'targetWithdrew' : 'diceRolled', { card })];
}

/** 6.1.7-c, -d. */
const choose: Answers = {
  unit: (d, unit) => [because('unitNotAsked', { unit }, whoseDecision(d.frame))],
  card: cardTooLate,
  square: (d, square) => [because('squareNotAsked', { square }, whoseDecision(d.frame))],
  choices: {
    pass: (d) => [because('cannotPass', {}, whoseDecision(d.frame))],
  },
};

/** 6.5.3: one square, by the priorities. */
function whyNoRetreat(d: Doubt, to: Square): readonly Reason[] {
  const { target } = combatOf(d);
  const from = d.p.where[target] ?? NONE;
  if (to === from) return [because('mustRetreat', { unit: target })];
  if (!isBeside(from, to)) return [because('retreatOneSquare', { unit: target, square: to })];
  const by = d.p.at[to] ?? NONE;
  if (by !== NONE) return [because('retreatBlocked', { square: to, by })];
  const [lake] = whyClosed(d, to);
  return lake === undefined
    ? [because('retreatPriority', { square: to })]
    : [because('retreatBlocked', { square: to, terrain: d.p.field[to] ?? NONE }), lake];
}

const retreat: Answers = {
  unit: (d, unit) => {
    const { target } = combatOf(d);
    return [because(unit === target ? 'mustRetreat' : 'onlyTargetRetreats', { unit: target })];
  },
  card: cardTooLate,
  square: whyNoRetreat,
  choices: {
    retreat: (d, c) => whyNoRetreat(d, c.to),
    pass: (d) => [because('mustRetreat', { unit: combatOf(d).target })],
  },
};

const advance: Answers = {
  unit: (_d, unit) => [because('advanceTookPart', { unit })],
  card: cardTooLate,
  square: (_d, square) => [because('squareNotAsked', { square }, 'MAN-6.5.5-b')],
  choices: {
    advance: (_d, c) => [because('advanceTookPart', { unit: c.unit })],
    pass: () => [because('mustAdvance', {}, 'MAN-6.5.5-d')],
  },
};

/** I-34: a different participant for each card. */
function whyNotSuffer(d: Doubt, unit: Unit): readonly Reason[] {
  return [because(combatOf(d).suffered.includes(unit) ? 'alreadySuffered' : 'sufferTookPart', { unit })];
}

const suffer: Answers = {
  unit: whyNotSuffer,
  card: cardTooLate,
  square: (_d, square) => [because('squareNotAsked', { square }, 'MAN-9.2.2-c')],
  choices: {
    suffer: (d, c) => whyNotSuffer(d, c.unit),
    pass: () => [because('mustSuffer')],
  },
};

function whyNoSkirmish(d: Doubt, to: Square): readonly Reason[] {
  const { attacker: unit } = combatOf(d);
  const max = d.box.skirmishMove;
  return whyNoMove(d, unit, to, max, because('skirmishTooFar', { unit, square: to, max }));
}

function whyNotSkirmisher(d: Doubt, unit: Unit): readonly Reason[] {
  const { attacker } = combatOf(d);
  if (unit !== attacker) return [because('skirmisherOnly', { unit: attacker })];
  return canMove(d.box, d.p, unit) ? [] : [whyHemmedIn(d, unit)];
}

const skirmish: Answers = {
  unit: whyNotSkirmisher,
  card: (d, card) =>
    typeOf(d, card) === 'forcedMarch'
      ? [because('marchNotNow', { card, phase: 'movement' }, 'MAN-9.2.3-d')]
      : [because('combatOff', { card })],
  square: whyNoSkirmish,
  choices: {
    move: (d, c) => {
      const reasons = whyNotSkirmisher(d, c.unit);
      return reasons.length > 0 ? reasons : whyNoSkirmish(d, c.to);
    },
  },
};

export const AFTERMATH: { readonly [step: string]: Answers } = {
  'assault.choose': choose,
  'assault.retreat': retreat,
  'assault.advance': advance,
  'assault.suffer': suffer,
  'assault.skirmish': skirmish,
};
