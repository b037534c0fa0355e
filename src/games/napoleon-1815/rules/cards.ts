import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { draw as drawFrom, drop, empty, recall, slip } from '../../../kernel/piles.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { type Camp, FRANCE } from '../pieces.ts';
import { NONE, type Position } from '../position.ts';
import type { N15Event, RevealUse } from '../told.ts';
import { campOfSeat } from './board.ts';

// Cartes à jouer: drawn, revealed and played are three different things.

const STREAMS = ['french deck', 'coalition deck'] as const;

const tellAnew = (p: Position, camp: Camp, io: Io<N15Event>): void =>
  io.tell?.({ kind: 'reshuffled', camp, count: get(p.decks, camp).length });

/** CRD-10, I12: one card of the bag by chance; an empty bag is filled from the discard pile first. NONE if both are empty. */
function turnUp(p: Position, camp: Camp, io: Io<N15Event>): Card {
  const stream = STREAMS[camp === FRANCE ? 0 : 1];
  return drawFrom(get(p.decks, camp), get(p.discards, camp), io, stream, () => tellAnew(p, camp, io)) ?? NONE;
}

/** The discard pile becomes the deck. */
export function reform(p: Position, camp: Camp, io: Io<N15Event>): void {
  empty(get(p.discards, camp), get(p.decks, camp));
  tellAnew(p, camp, io);
}

/** CRD-01: into the hand. Red cards never stay there: they are given back to whoever asked for the draw. */
export function draw(b: Box, p: Position, seat: Seat, count: number, io: Io<N15Event>): Card[] {
  const camp = campOfSeat(seat);
  const kept: Card[] = [];
  const reds: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = turnUp(p, camp, io);
    if (card === NONE) break;
    if (get(b.cards, card).colour === 'red') reds.push(card);
    else kept.push(card);
  }
  get(p.hands, seat).push(...kept);
  io.tell?.({ kind: 'drew', seat, count: kept.length, left: get(p.decks, camp).length });
  if (kept.length > 0) io.tell?.({ kind: 'drewCards', seat, cards: kept }, seat);
  return reds;
}

/** CRD-02: turned up from the deck, used and discarded. NONE if there is no card at all. */
export function reveal(p: Position, seat: Seat, io: Io<N15Event>, use: RevealUse): Card {
  return revealSeveral(p, seat, 1, io, use)[0] ?? NONE;
}

/** Cards that are turned up together lie on the table until the last of them: a deck made anew holds none of them (I12). */
export function revealSeveral(p: Position, seat: Seat, count: number, io: Io<N15Event>, use: RevealUse): Card[] {
  const camp = campOfSeat(seat);
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = turnUp(p, camp, io);
    if (card === NONE) break;
    cards.push(card);
    io.tell?.({ kind: 'revealed', seat, card, use });
  }
  for (const card of cards) get(p.discards, camp).push(card);
  return cards;
}

/** A card leaves a hand, and everybody sees it. */
function leaveHand(p: Position, seat: Seat, card: Card, io: Io<N15Event>): void {
  drop(get(p.hands, seat), card);
  for (const seen of p.seen) drop(seen, card);
  io.reveal();
}

/** CRD-09: ... and goes to the discard pile. */
export function discard(p: Position, seat: Seat, card: Card, io: Io<N15Event>): void {
  leaveHand(p, seat, card, io);
  get(p.discards, campOfSeat(seat)).push(card);
}

/** CRD-03. */
export function spend(p: Position, seat: Seat, card: Card, io: Io<N15Event>): void {
  discard(p, seat, card, io);
  io.tell?.({ kind: 'played', seat, card });
}

/** INI-03, OPS-10: a card is discarded once its effect is resolved, so a deck made anew for that effect does not hold it. */
export function keepingOut<T>(p: Position, card: Card, camp: Camp, effect: () => T): T {
  drop(get(p.discards, camp), card);
  const result = effect();
  get(p.discards, camp).push(card);
  return result;
}

/** INI-03 (I104), DRW-03: a card whose effect lasts the whole turn lies open until it ends. */
export function lay(p: Position, card: Card, camp: Camp): void {
  slip(get(p.discards, camp), p.lying, card);
}

/** The viewer has seen these cards of another's hand. */
export function remember(p: Position, viewer: Seat, cards: readonly Card[]): void {
  recall(get(p.seen, viewer), cards);
}
