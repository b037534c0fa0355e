import type { Reason } from '../../../kernel/game.ts';
import { type Card, NONE, type Square, type Unit } from '../position.ts';
import { cardFacts, namedUnit } from '../rules/cards.ts';
import { canBeRestored } from '../rules/restoration.ts';
import { holds, notNow, typeOf } from './cards.ts';
import { type Answers, type Doubt, ownUnits, restorationOf } from './doubt.ts';
import { because } from './reason.ts';

// Chapter 7: the attempt to restore a unit, then the redoubt (9.2.5).

const RESTORING: ReadonlySet<string | undefined> = new Set(['unit', 'supply', 'regroup', 'leader']);

function whyNotRestored(d: Doubt, unit: Unit): readonly Reason[] {
  return canBeRestored(d.p, unit) ? [] : [because('notReduced', { unit })];
}

const restore: Answers = {
  unit: (d, unit) => {
    const reasons = whyNotRestored(d, unit);
    return reasons.length > 0 ? reasons : [because('noRestoringCard', { unit })];
  },
  card: (d, card) => {
    const facts = cardFacts(d.box, card);
    return facts.type === 'unit' ? whyNotRestored(d, namedUnit(d.seat, facts)) : notNow(d, card);
  },
  square: (_d, square) => [because('squareNotAsked', { square }, 'MAN-7-a')],
  choices: {
    restore: (d, { card, unit }) => {
      const facts = cardFacts(d.box, card);
      if (!RESTORING.has(facts.type)) return notNow(d, card);
      const named = namedUnit(d.seat, facts);
      if (facts.type === 'unit' && named !== unit) return [because('restoresNamedUnit', { card, unit: named })];
      return whyNotRestored(d, unit);
    },
  },
};

/** 7-f, 7-g: why nothing is restored any more. */
export function whyRestoredNoMore(d: Doubt): readonly Reason[] {
  if (restorationOf(d).card !== NONE) return [because('oneAttempt')];
  return [because(ownUnits(d).some((unit) => canBeRestored(d.p, unit)) ? 'restorationOver' : 'noneReduced')];
}

function whyNoRedoubt(d: Doubt, unit: Unit): readonly Reason[] {
  const square: Square = d.p.where[unit] ?? NONE;
  return d.p.redoubts.includes(square) ? [because('redoubtStands', { unit, square })] : [];
}

const redoubt: Answers = {
  unit: (d, unit) => {
    const reasons = whyNoRedoubt(d, unit);
    return reasons.length > 0 ? reasons : [because('noRedoubtCard')];
  },
  enemy: (_d, unit) => [because('redoubtOwnUnit', { unit })],
  card: (d: Doubt, card: Card) => {
    const type = typeOf(d, card);
    // Every own unit has its redoubt.
    if (type === 'redoubt') return [because('redoubtStands', { card })];
    return RESTORING.has(type) ? whyRestoredNoMore(d) : notNow(d, card);
  },
  square: (_d, square) => [because('squareNotAsked', { square }, 'MAN-9.2.5-c')],
  choices: {
    redoubt: (d, { card, unit }) => {
      const built = typeOf(d, card) === 'redoubt';
      const cards = built ? [] : holds(d, 'redoubt') ? notNow(d, card) : [because('noRedoubtCard', { card })];
      return [...cards, ...whyNoRedoubt(d, unit)];
    },
  },
};

export const RESTORATION: { readonly [step: string]: Answers } = {
  'restoration.restore': restore,
  'restoration.redoubt': redoubt,
};
