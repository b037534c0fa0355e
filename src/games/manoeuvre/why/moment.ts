import type { Frame } from '../../../kernel/flow.ts';
import type { Reason } from '../../../kernel/game.ts';
import { isCombat } from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { notNow, typeOf } from './cards.ts';
import { answer, type ChoiceAnswers, type Doubt, type Kind, type OfKind } from './doubt.ts';
import { because } from './reason.ts';
import { whyRestoredNoMore } from './restoration.ts';
import { SETUP_CLAUSE, whyNoEdge, whyNoNation, whyNoTile } from './setup.ts';

// 4-b, 4-c: a kind of choice that this step does not know comes too early or too late.

/** Set-up choices after the set-up: the clause is that of their moment. */
function tooLate(d: Doubt, clause: ClauseId): readonly Reason[] {
  return d.p.phase === 'setup' ? [] : [because('setupOver', {}, clause)];
}

function firstOf(...all: readonly (readonly Reason[])[]): readonly Reason[] {
  return all.find((reasons) => reasons.length > 0) ?? [];
}

function combatWrongNow(d: Doubt): readonly Reason[] {
  return [isCombat(d.frame) ? because('oneCombat') : because('combatOnlyInCombat', { phase: 'combat' })];
}

/** What follows from a combat, while there is none, or while it has not come so far. */
function inCombat(reason: Reason): (d: Doubt) => readonly Reason[] {
  return (d) => [isCombat(d.frame) ? reason : because('wrongPhase', { phase: 'combat' })];
}

const MOMENT: ChoiceAnswers = {
  side: (d, c) => firstOf(tooLate(d, 'MAN-3-b'), whyNoNation(d, c.nation)),
  tile: (d, c) => firstOf(tooLate(d, 'MAN-3-c'), whyNoTile(d, c.tile)),
  nation: (d, c) => firstOf(tooLate(d, 'MAN-3-d'), whyNoNation(d, c.nation)),
  edge: (d) => firstOf(tooLate(d, 'MAN-3-e'), whyNoEdge(d)),
  pick: (d) => {
    const full = sideOf(d.p, d.seat).hand.length >= d.box.handSize;
    return firstOf(tooLate(d, 'MAN-3-g'), [
      full ? because('handFull', { max: d.box.handSize }) : because('setupLater', {}, 'MAN-3-f'),
    ]);
  },
  place: (d) => firstOf(tooLate(d, 'MAN-3-h'), [because('setupLater', {}, 'MAN-3-h')]),
  scout: (d, { card }) =>
    typeOf(d, card) === 'scout' ? notNow(d, card) : [because('cardNotAsked', { card }, 'MAN-9.2.9-a')],
  // Everywhere else one may pass, or the step itself says why not.
  pass: (d) => [because('cannotPass', {}, SETUP_CLAUSE[d.frame.step])],
  discard: (d) => [because(d.p.phase === 'setup' ? 'wrongPhase' : 'discardOver', { phase: 'discard' })],
  move: () => [because('moveOnlyInMovement', { phase: 'movement' })],
  assault: combatWrongNow,
  ambush: combatWrongNow,
  bombard: combatWrongNow,
  volley: combatWrongNow,
  retreat: inCombat(because('resultNotOpen')),
  hit: inCombat(because('resultNotOpen')),
  flee: inCombat(because('resultNotOpen')),
  command: inCombat(because('notOffered', {}, 'MAN-6.1.5-a')),
  support: inCombat(because('notOffered', {}, 'MAN-6.1.5-a')),
  advance: (d) => {
    const fired = isCombat(d.frame) && d.frame.type !== 'assault';
    return inCombat(fired ? because('noAdvance') : because('resultNotOpen', {}, 'MAN-6.5.5-a'))(d);
  },
  suffer: inCombat(because('resultNotOpen', {}, 'MAN-9.2.2-d')),
  restore: (d) =>
    d.frame.step === 'restoration.redoubt'
      ? whyRestoredNoMore(d)
      : [because('restoreOnlyInPhase', { phase: 'restoration' })],
  redoubt: (_d, { card }) => [because('redoubtNotNow', { card, phase: 'restoration' })],
};

/** Why a kind of choice is not known to the step at all. */
export function whyNotThisMoment<K extends Kind>(d: Doubt, kind: K, c: OfKind<K>): readonly Reason[] {
  return answer(MOMENT, d, kind, c) ?? [];
}

/** The clause that gives the decision of a step to one side rather than the other. */
const DECIDES: { readonly [step: string]: ClauseId } = {
  ...SETUP_CLAUSE,
  'guerrilla.answer': 'MAN-9.2.4-b',
  'assault.withdraw': 'MAN-6.1.3-a',
  'assault.defend': 'MAN-6.1.4-a',
  'assault.support': 'MAN-6.4-c',
  'assault.attack': 'MAN-6.1.5-a',
  'assault.retreat': 'MAN-6.5.3-c',
  'assault.advance': 'MAN-6.5.5-a',
  'assault.suffer': 'MAN-9.2.2-c',
  'assault.skirmish': 'MAN-9.2.8-e',
};

/** Whose decision it is: what a step says, else the active player's (4-a). */
export function whoseDecision(frame: Frame): ClauseId {
  if (frame.step === 'assault.choose' && isCombat(frame))
    return frame.result === 'defenderChooses' ? 'MAN-6.1.7-c' : 'MAN-6.1.7-d';
  return DECIDES[frame.step] ?? 'MAN-4-a';
}
