import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { may, type Permission } from '../../../kernel/permission.ts';
import { draw, drop, empty, slip } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, CardFacts, CardType } from '../data/box.ts';
import { type Card, type Choice, type ManEvent, NONE, type Position, type Side, type Unit } from '../position.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import type { Why } from '../text/why.ts';
import { about, gate, type Of } from './bars.ts';
import { playOf } from './choices.ts';
import { enemyOf } from './field.ts';

// Chapter 1.4: hands, decks and discard piles.

export function sideOf(p: Pick<Position, 'sides'>, seat: Seat): Side {
  return p.sides[seat as 0 | 1];
}

export function cardFacts(box: Box, card: Card): CardFacts {
  return get(box.cards, card);
}

/** Does this nation own cards of the type, so that a window for them must open whatever is in its hand? */
export function owns(box: Box, p: Position, seat: Seat, type: CardType): boolean {
  const side = sideOf(p, seat);
  return side.hand.length > 0 && get(box.nations, side.nation).owns[type] > 0;
}

/** The unit of this match that a unit card of the seat names. */
export function namedUnit(seat: Seat, facts: CardFacts): Unit {
  return seat * 8 + facts.unit;
}

/** 1.4-a: decks are never mixed. */
export function isOfOther(box: Box, p: Position, seat: Seat, card: Card): boolean {
  const { nation } = sideOf(p, seat);
  return nation !== NONE && cardFacts(box, card).nation !== nation;
}

const isAway = (p: Position, seat: Seat, card: Card): boolean =>
  p.phase !== 'setup' && !sideOf(p, seat).hand.includes(card);

interface OfCard {
  readonly card: Card;
}

/** 1.4: a card of the own hand. A player knows where each of his own cards is, so that this tells him nothing new. */
export const ownCard = (box: Box) => [
  about<OfCard>('MAN-1.4-a', 'enemyCard', (p, { card }, seat) => isOfOther(box, p, seat, card)),
  gate<OfCard>('MAN-4.1-a', 'cardSetAside', (p, { card }, seat) => sideOf(p, seat).setAside.includes(card)),
  gate<OfCard>(
    'MAN-1.4-f',
    'cardNotInHand',
    (p, { card }, seat) => isAway(p, seat, card) && !sideOf(p, seat).deck.includes(card),
  ),
  gate<OfCard>('MAN-4.2-a', 'cardNotInHand', (p, { card }, seat) => isAway(p, seat, card)),
];

/** 1.4-h: ... that can be put to use: the cards of an eliminated unit can only be discarded. */
export const usableCard = (box: Box) => [
  ...ownCard(box),
  gate<OfCard>(
    'MAN-1.4-h',
    'cardOfLostUnit',
    (p, c, seat) => isOfLost(box, p, c, seat),
    (p, c, seat) => unitOn(box)(p, null, c, seat),
  ),
];

function isOfLost(box: Box, p: Position, { card }: OfCard, seat: Seat): boolean {
  const facts = cardFacts(box, card);
  return facts.type === 'unit' && p.phase !== 'setup' && p.where[namedUnit(seat, facts)] === NONE;
}

/** For the sentence of a reason: the unit that the card names. */
export const unitOn =
  (box: Box) =>
  (_p: Position, _f: unknown, { card }: OfCard, seat: Seat) => ({
    unit: namedUnit(seat, cardFacts(box, card)),
  });

/** 1.3-d: a unit card, and not of this unit. */
export function namesOther(box: Box, { card }: OfCard, seat: Seat, unit: Unit): boolean {
  const facts = cardFacts(box, card);
  return facts.type === 'unit' && namedUnit(seat, facts) !== unit;
}

/** Offers every card of the type in the seat's hand. */
export function offer(box: Box, p: Position, seat: Seat, type: CardType, out: (Choice | Of<'play'>)[]): void {
  for (const card of sideOf(p, seat).hand) if (get(box.cards, card).type === type) out.push(playOf(card));
}

/** Cards of one type; `why` is what is said of all others. */
export const cardsOf = (box: Box, type: CardType, clause: ClauseId, why: Why, moments: PlayMoments = null) =>
  may<Position, unknown, Of<'play'>>(
    (p, _f, out, seat) => offer(box, p, seat, type, out),
    [about(clause, why, (_p, c) => cardFacts(box, c.card).type !== type), ...usableCard(box)],
    moments,
  );

type PlayMoments = Permission<Position, unknown, Of<'play'>>['moments'];

/** Takes a card out of the hand and lays it on the table: everybody sees it, so nothing before it can be taken back. */
export function lay(p: Position, seat: Seat, card: Card, io: Io<ManEvent>): void {
  const side = sideOf(p, seat);
  drop(side.hand, card);
  drop(side.handSeen, card);
  io.reveal();
}

/** Puts a card that everybody has seen on its discard pile. */
export function discard(p: Position, seat: Seat, card: Card): void {
  const side = sideOf(p, seat);
  side.discard.push(card);
  side.discardSeen.push(card);
}

/** Plays a card that goes to the discard pile at once. */
export function spend(p: Position, seat: Seat, card: Card, io: Io<ManEvent>): void {
  lay(p, seat, card, io);
  discard(p, seat, card);
}

/** A card that lay on the table goes back to the hand (9.2.8-c): the opponent knows that it is there. */
export function takeBack(p: Position, seat: Seat, card: Card): void {
  const side = sideOf(p, seat);
  side.hand.push(card);
  side.handSeen.push(card);
}

/** 4.2: fills the hand; 2.3: an empty draw pile is made anew from the discard pile when a card must be drawn from it. */
export function drawUp(box: Box, p: Position, seat: Seat, io: Io<ManEvent>): void {
  const side = sideOf(p, seat);
  const drawn: Card[] = [];
  const madeAnew = () => {
    side.discardSeen = [];
    io.tell?.({ kind: 'reshuffled', seat });
  };
  while (side.hand.length + drawn.length < box.handSize) {
    const card = draw(side.deck, side.discard, io, seat === 0 ? 'deck 0' : 'deck 1', madeAnew);
    if (card === null) break;
    drawn.push(card);
    if (side.deck.length === 0 && !side.firstDeckExhausted) {
      side.firstDeckExhausted = true;
      io.tell?.({ kind: 'firstDeckExhausted', seat });
    }
  }
  if (drawn.length === 0) return;
  side.hand.push(...drawn);
  io.tell?.({ kind: 'drew', seat, count: drawn.length, left: side.deck.length });
  io.tell?.({ kind: 'drewCards', seat, cards: drawn }, seat);
}

/** 4.1: ends a Discard Phase. The cards go down as one pile: only the last of them is seen. */
export function commitDiscards(p: Position, seat: Seat, io: Io<ManEvent>): void {
  const side = sideOf(p, seat);
  const count = side.setAside.length;
  if (count === 0) return;
  const top = get(side.setAside, count - 1);
  empty(side.setAside, side.discard);
  side.discardSeen.push(top);
  // Of several discards the opponent sees one: any other card that he knew may have gone unseen, so that none is certain.
  if (count > 1) side.handSeen = [];
  else drop(side.handSeen, top);
  io.reveal();
  io.tell?.({ kind: 'discarded', seat, count, top });
}

export function setAside(p: Position, seat: Seat, card: Card): void {
  const side = sideOf(p, seat);
  slip(side.hand, side.setAside, card);
}

/** 9.2.9: a look at the opponent's hand as it is now. */
export function scout(p: Position, seat: Seat, card: Card, io: Io<ManEvent>): void {
  const other = sideOf(p, enemyOf(seat));
  spend(p, seat, card, io);
  io.tell?.({ kind: 'scouted', seat, card });
  other.handSeen = [...other.hand];
  io.tell?.({ kind: 'sawHand', seat, cards: [...other.hand] }, seat);
}
