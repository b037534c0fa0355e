import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { draw, drop, pull } from '../../../kernel/piles.ts';
import { nothingAt, there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, NONE, PER_SEAT, type Position, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { about, gate, type Rules } from './bars.ts';
import { cardOwner, designOf, sideOf } from './pieces.ts';

// NS-CARD: hands, decks and discard piles.

/** The stream of chance of a seat's Strategy deck, and of its Army deck. */
export const deckStream = (seat: Seat): string => DECKS[seat] ?? nothingAt(seat);
export const armyStream = (seat: Seat): string => ARMIES[seat] ?? nothingAt(seat);
const DECKS = ['deck 0', 'deck 1'];
const ARMIES = ['army 0', 'army 1'];

/** NS-CARD-13: every card returns to its owner. */
export function discardCard(box: Box, p: Position, card: Card): void {
  sideOf(p, cardOwner(box, card)).discard.push(card);
}

/** NS-CARD-14: what lies on top by chance, then what lies under it in its order; an empty deck is filled with the discards. */
export function drawOne(p: Position, seat: Seat, io: Io<SagaEvent>): Card | null {
  const side = sideOf(p, seat);
  if (side.deck.length === 0) {
    const under = side.bottom.shift();
    if (under !== undefined) return under;
  }
  return draw(side.deck, side.discard, io, deckStream(seat), () => io.tell?.({ kind: 'reshuffled', seat }));
}

export function drawCards(p: Position, seat: Seat, count: number, io: Io<SagaEvent>): void {
  const side = sideOf(p, seat);
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawOne(p, seat, io);
    if (card === null) break;
    drawn.push(card);
    side.hand.push(card);
  }
  if (drawn.length === 0) return;
  io.reveal();
  io.tell?.({ kind: 'drew', seat, count: drawn.length });
  io.tell?.({ kind: 'drewCards', seat, cards: drawn }, seat);
}

/** A unit from the Army deck; the caller knows that there is one. */
export function drawUnit(p: Position, seat: Seat, io: Io<SagaEvent>): Unit {
  const side = sideOf(p, seat);
  return side.reserves.length > 0 ? pull(side.reserves, io, armyStream(seat)) : there(side.under.shift());
}

export const armyLeft = (p: Position, seat: Seat): number =>
  sideOf(p, seat).reserves.length + sideOf(p, seat).under.length;

/** The unit that a card becomes: each copy of it is a unit of its own. */
export function tokenOf(box: Box, p: Position, card: Card): Unit {
  const seat = cardOwner(box, card);
  const copies = box.building.strategyMaxCopies;
  const { token } = designOf(box, p, card);
  const first = box.armies[sideOf(p, seat).army].cards.length - box.tokens.length;
  return seat * PER_SEAT + first + token * copies + ((card % box.cards.length) % copies);
}

/** ... and the card that a token is. */
export function cardOfToken(box: Box, p: Position, unit: Unit): Card {
  const seat = unit < PER_SEAT ? 0 : 1;
  const copies = box.building.strategyMaxCopies;
  const nth = (unit % PER_SEAT) - (box.armies[sideOf(p, seat).army].cards.length - box.tokens.length);
  const design = box.designs.findIndex(({ token }) => token === Math.floor(nth / copies));
  return seat * box.cards.length + design * copies + (nth % copies);
}

/** NS-TERR-02: the Terrain of a slot goes back to whose card it is. */
export function removeTerrain(
  box: Box,
  p: Position,
  slot: Slot,
  why: Extract<SagaEvent, { kind: 'terrainGone' }>['why'],
  io: Io<SagaEvent>,
): void {
  const card = p.terrain[slot] ?? NONE;
  if (card === NONE) return;
  p.terrain[slot] = NONE;
  discardCard(box, p, card);
  io.tell?.({ kind: 'terrainGone', card, from: slot, why });
}

/** A card leaves the hand, face up. */
export function playFromHand(p: Position, seat: Seat, card: Card, io: Io<SagaEvent>): void {
  drop(sideOf(p, seat).hand, card);
  io.reveal();
}

/** One's own card, and in the hand. */
export const cardInHand = (box: Box): Rules<{ readonly card: Card }> => [
  about('NS-INFO-01', 'enemyCard', (_p, { card }, seat) => cardOwner(box, card) !== seat),
  gate('NS-INFO-01', 'notInHand', (p, { card }, seat) => !sideOf(p, seat).hand.includes(card)),
];
