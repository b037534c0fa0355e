import type { Reason } from '../../../kernel/game.ts';
import type { CardType } from '../data/box.ts';
import { type Card, isCombat, NONE } from '../position.ts';
import { namedUnit, sideOf } from '../rules/cards.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { type Doubt, handOf, isLost } from './doubt.ts';
import { because } from './reason.ts';

// Chapters 1.4, 8 and 9: whose a card is, and when it can be played.

/** Why the seat cannot use the card at any step of this moment: it does not hold it, or can only discard it. */
export function unusable(d: Doubt, card: Card): readonly Reason[] {
  const facts = d.box.cards[card];
  const side = sideOf(d.p, d.seat);
  if (facts === undefined) return [because('notOffered')];
  if (side.nation !== NONE && facts.nation !== side.nation) return [because('enemyCard', { card })];
  if (side.setAside.includes(card)) return [because('cardSetAside', { card })];
  if (!side.hand.includes(card)) return [because('cardNotInHand', { card }, whyNotInHand(d, card))];
  if (facts.type !== 'unit') return [];
  const unit = namedUnit(d.seat, facts);
  return isLost(d.p, unit) ? [because('cardOfLostUnit', { card, unit })] : [];
}

/** Not drawn yet, or used already. A player knows all of his own cards, so that this tells him nothing new. */
function whyNotInHand({ p, seat }: Doubt, card: Card): ClauseId {
  if (p.phase === 'setup') return p.options['hand'] === 'tournament' ? 'MAN-3-g' : 'MAN-3-f';
  return sideOf(p, seat).deck.includes(card) ? 'MAN-4.2-a' : 'MAN-1.4-f';
}

type NotNow = (d: Doubt, card: Card) => readonly Reason[];

/** When each type of card can be played: the answer at any other time. */
const NOT_NOW: { readonly [type in CardType]: NotNow } = {
  unit: (_d, card) => [because('unitCardNotNow', { card, phase: 'combat' })],
  leader: (_d, card) => [because('leaderNotNow', { card, phase: 'combat' })],
  ambush: (_d, card) => [because('ambushNotNow', { card, phase: 'combat' })],
  committedAttack: (_d, card) => [because('committedNotNow', { card, phase: 'combat' })],
  forcedMarch: (_d, card) => [because('marchNotNow', { card, phase: 'movement' })],
  guerrillas: guerrillaNotNow,
  redoubt: (_d, card) => [because('redoubtNotNow', { card, phase: 'restoration' })],
  regroup: (_d, card) => [because('regroupNotNow', { card, phase: 'restoration' })],
  sappers: (_d, card) => [because('sappersNotNow', { card, phase: 'combat' })],
  skirmish: (_d, card) => [because('skirmishNotNow', { card, phase: 'combat' })],
  scout: (_d, card) => [because('scoutNotNow', { card })],
  supply: (d, card) => [because('supplyNotNow', { card, phase: beforeMovement(d) ? 'movement' : 'restoration' })],
  withdraw: (_d, card) => [because('withdrawNotNow', { card })],
};

function beforeMovement({ p, seat }: Doubt): boolean {
  return seat !== p.active || p.phase === 'setup' || p.phase === 'discard' || p.phase === 'draw';
}

function guerrillaNotNow({ p, seat, frame }: Doubt, card: Card): readonly Reason[] {
  if (p.phase === 'setup') return [because('guerrillaNotNow', { card })];
  if (seat === p.active) return [because('guerrillaOwnTurn', { card })];
  return [because(isCombat(frame) ? 'guerrillaNotInCombat' : 'guerrillaNotNow', { card })];
}

export function typeOf(d: Doubt, card: Card): CardType | undefined {
  return d.box.cards[card]?.type;
}

/** A card at the wrong time. */
export function notNow(d: Doubt, card: Card): readonly Reason[] {
  const type = typeOf(d, card);
  return type === undefined ? [because('notOffered')] : NOT_NOW[type](d, card);
}

/** Does the seat hold a card of the type? */
export function holds(d: Doubt, type: CardType): boolean {
  return handOf(d).some((card) => typeOf(d, card) === type);
}
