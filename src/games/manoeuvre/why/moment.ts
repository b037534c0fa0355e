import type { Reason } from '../../../kernel/game.ts';
import { isCombat } from '../position.ts';
import { sideOf } from '../rules/cards.ts';
import { notNow, typeOf } from './cards.ts';
import { answer, type ChoiceAnswers, type Doubt, type Kind, type OfKind } from './doubt.ts';
import { because } from './reason.ts';
import { whyRestoredNoMore } from './restoration.ts';
import { whyNoEdge, whyNoNation, whyNoTile } from './setup.ts';

// 4-b, 4-c: a kind of choice that this step does not know comes too early or too late.

/** Set-up choices after the set-up. */
function tooLate(d: Doubt): readonly Reason[] {
  return d.p.phase === 'setup' ? [] : [because('setupOver')];
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
  side: (d, c) => firstOf(tooLate(d), whyNoNation(d, c.nation)),
  tile: (d, c) => firstOf(tooLate(d), whyNoTile(d, c.tile)),
  nation: (d, c) => firstOf(tooLate(d), whyNoNation(d, c.nation)),
  edge: (d) => firstOf(tooLate(d), whyNoEdge(d)),
  pick: (d) => {
    const full = sideOf(d.p, d.seat).hand.length >= d.box.handSize;
    return firstOf(tooLate(d), [
      full ? because('handFull', { max: d.box.handSize }) : because('setupLater', {}, 'MAN-3-f'),
    ]);
  },
  place: (d) => firstOf(tooLate(d), [because('setupLater', {}, 'MAN-3-h')]),
  scout: (d, { card }) =>
    typeOf(d, card) === 'scout' ? notNow(d, card) : [because('cardNotAsked', { card }, 'MAN-9.2.9-a')],
  pass: () => [because('cannotPass')],
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
