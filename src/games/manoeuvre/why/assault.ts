import type { Reason } from '../../../kernel/game.ts';
import { type Card, type Combat, NONE, type Square, type Unit } from '../position.ts';
import { canWithdraw } from '../rules/assault.ts';
import { cardFacts, namedUnit } from '../rules/cards.ts';
import { mayCommit } from '../rules/committed.ts';
import { eligibleSupporters, mayLead } from '../rules/support.ts';
import { leaderCard, participants, sapped } from '../rules/totals.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { notNow, typeOf } from './cards.ts';
import { type Answers, combatOf, type Doubt, handOf } from './doubt.ts';
import { isBeside } from './moves.ts';
import { because } from './reason.ts';

// Chapter 6.1, steps 3 to 5: withdrawal, the defender's cards, the attacker's cards.

const notAbout = (clause: ClauseId) => ({
  unit: (_d: Doubt, unit: Unit) => [because('unitNotAsked', { unit }, clause)],
  square: (_d: Doubt, square: Square) => [because('squareNotAsked', { square }, clause)],
});

// Step 3.
const withdraw: Answers = {
  ...notAbout('MAN-6.1.3-a'),
  card: (d, card) => {
    const f = combatOf(d);
    const facts = cardFacts(d.box, card);
    if (facts.type === 'withdraw') return [because('withdrawNotOnlyCard', { card })];
    if (facts.type === 'leader') return [because('notWithdrawCard', { card })];
    if (facts.type !== 'unit') return [because('notWithdrawCard', { card }), ...notNow(d, card)];
    const unit = namedUnit(d.seat, facts);
    if (unit !== f.target) return [because('cardNamesAnother', { card, unit })];
    return [because('noWithdrawEntry', { card })];
  },
  choices: {},
};

// Step 4.
const defend: Answers = {
  ...notAbout('MAN-6.1.4-a'),
  card: (d, card) => {
    const f = combatOf(d);
    switch (typeOf(d, card)) {
      case 'unit':
        return [because('notTargetsCard', { card, unit: f.target })];
      case 'leader':
        return [because('oneLeaderDefends', { card })];
      case 'withdraw':
        if (!canWithdraw(d.box, d.p, f.target)) return [because('noFreeSquare', { card, unit: f.target })];
        // Its moment was step 3, before any other card.
        return f.defence.length > 0 ? [because('withdrawNotOnlyCard', { card })] : notNow(d, card);
      default:
        return [...notNow(d, card), because('notDefenceCard', { card })];
    }
  },
  choices: {},
};

/** 6.4-c: why a unit cannot support this Assault, whoever leads it; empty if it can. */
function whyNoSupporter(d: Doubt, f: Combat, unit: Unit): readonly Reason[] {
  if (f.type !== 'assault') return [because('ambushNoSupport')];
  if (participants(f).includes(unit)) return [because('alreadyTakesPart', { unit })];
  const square = d.p.where[unit] ?? NONE;
  if (!isBeside(square, d.p.where[f.target] ?? NONE)) return [because('supporterNotAdjacent', { unit })];
  return eligibleSupporters(d.box, d.p, f).includes(unit) ? [] : [because('supporterInMarsh', { unit, square })];
}

/** 6.4-a, -b: why no Leader can call up one more unit. */
function whyNoCommand(d: Doubt, f: Combat): readonly Reason[] {
  if (f.leader === 'combat') return [because('commandOrCombat')];
  if (f.leader === 'command') {
    const max = d.box.cards[leaderCard(d.box, f)]?.command ?? 0;
    return [f.supporters.length + 1 < max ? because('supportersNamed') : because('supportersFull', { max })];
  }
  const leaders = handOf(d).filter((card) => typeOf(d, card) === 'leader');
  return [leaders.length > 0 ? because('commandTooLow') : because('supportNeedsLeader')];
}

// Step 5: supporting units are named one by one with their Leader ...
const support: Answers = {
  ...notAbout('MAN-6.4-c'),
  unit: (d, unit) => whyNoSupporter(d, combatOf(d), unit),
  card: (d, card) => {
    const reasons = whyNoAttackCard(d, combatOf(d), card);
    // The card will serve once the supporting units are named.
    return reasons.length > 0 ? reasons : [because('supportersFirst', { card })];
  },
  choices: {
    support: (d, c) => whyNoSupporter(d, combatOf(d), c.unit),
  },
};

/** Why a card cannot strengthen the attack; empty if it can. */
function whyNoAttackCard(d: Doubt, f: Combat, card: Card): readonly Reason[] {
  const facts = cardFacts(d.box, card);
  const ambush = f.type === 'ambush';
  switch (facts.type) {
    case 'unit': {
      if (ambush) return [because('ambushCards', { card })];
      const unit = namedUnit(d.seat, facts);
      const out: Reason[] = [];
      if (facts.attack === null)
        out.push(because(facts.bombard === null ? 'noAttackValue' : 'artilleryNoAttack', { card }));
      if (!participants(f).includes(unit)) out.push(because('notTakingPart', { card, unit }));
      return out;
    }
    case 'committedAttack':
      if (ambush) return [because('ambushCards', { card })];
      return mayCommit(d.box, f) ? [] : [because('committedLimit', { card, max: participants(f).length })];
    case 'skirmish':
      if (ambush) return [because('ambushCards', { card })];
      if (f.leader !== 'none') return [because('leaderExcludesSkirmish', { card })];
      return f.attack.length === 0 ? [] : [because('skirmishFirst', { card })];
    case 'leader':
      return f.leader === 'none' ? [] : [because('oneLeaderAttacks', { card })];
    case 'ambush':
      return [because('oneCombat', { card })];
    case 'sappers':
      if (sapped(d.box, f)) return [because('sappersOnce', { card })];
      return d.p.redoubts.includes(f.square) ? [] : [because('sappersNoRedoubt', { card })];
    case 'scout':
      return [];
    default:
      return [...notNow(d, card), because('notAttackCard', { card })];
  }
}

function whyNoSupport(d: Doubt, unit: Unit): readonly Reason[] {
  const f = combatOf(d);
  const reasons = whyNoSupporter(d, f, unit);
  return reasons.length > 0 ? reasons : whyNoCommand(d, f);
}

// ... and cards are added one by one.
const attack: Answers = {
  ...notAbout('MAN-6.1.5-a'),
  unit: whyNoSupport,
  card: (d, card) => whyNoAttackCard(d, combatOf(d), card),
  choices: {
    support: (d, c) => whyNoSupport(d, c.unit),
    command: (d, { card, unit }) => {
      const f = combatOf(d);
      const facts = cardFacts(d.box, card);
      if (facts.type !== 'leader') return [because('cardNotAsked', { card }, 'MAN-6.4-a')];
      if (f.type !== 'assault') return [because('ambushNoSupport')];
      if (f.leader !== 'none') return [because('oneLeaderAttacks', { card })];
      if (!mayLead(facts)) return [because('commandTooLow', { card })];
      const reasons = whyNoSupporter(d, f, unit);
      const alone = eligibleSupporters(d.box, d.p, f).length === 0;
      return alone ? [...reasons, because('commandNeedsSupporter', { card })] : reasons;
    },
  },
};

export const ASSAULT: { readonly [step: string]: Answers } = {
  'assault.withdraw': withdraw,
  'assault.defend': defend,
  'assault.support': support,
  'assault.attack': attack,
};
