import type { Io } from '../../../kernel/chance.ts';
import { call, end, type Frame, jump, procedure, type Seat } from '../../../kernel/flow.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { type Camp, otherCamp } from '../pieces.ts';
import type { Choice, Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { campOfSeat, seatsOf } from './board.ts';
import { spend } from './cards.ts';
import { PASS, playing } from './choices.ts';
import { EVENTS } from './events/index.ts';
import type { Window } from './events/rule.ts';

// When green cards may be played (WIN), and CONTRE ORDRE in answer (CTO).
// A window opens on what everybody can see: a hand that is not empty, and a card of the deck that may be in it.

/** The cards that fit each window: by camp, and as a table by card. */
interface Fitting {
  readonly cards: readonly (readonly Card[])[];
  readonly fits: readonly boolean[];
}
/** By the number of players: each has decks of its own (TRI-02). */
type Tables = readonly [two: Readonly<Record<Window, Fitting>>, three: Readonly<Record<Window, Fitting>>];
const FITTING = new WeakMap<Box, Tables>();

function fittingOf(b: Box, decks: Box['decks'], window: Window): Fitting {
  const all = decks.map((deck) => deck.filter((card) => EVENTS[get(b.cards, card).event].windows.includes(window)));
  return { cards: all, fits: b.cards.map((_facts, card) => all.some((cards) => cards.includes(card))) };
}

const tableOf = (b: Box, decks: Box['decks']): Readonly<Record<Window, Fitting>> => ({
  draw: fittingOf(b, decks, 'draw'),
  initiative: fittingOf(b, decks, 'initiative'),
  designation: fittingOf(b, decks, 'designation'),
  start: fittingOf(b, decks, 'start'),
  reveal: fittingOf(b, decks, 'reveal'),
  card: fittingOf(b, decks, 'card'),
  entry: fittingOf(b, decks, 'entry'),
  displacement: fittingOf(b, decks, 'displacement'),
  end: fittingOf(b, decks, 'end'),
  combat: fittingOf(b, decks, 'combat'),
  beaten: fittingOf(b, decks, 'beaten'),
  pursuit: fittingOf(b, decks, 'pursuit'),
  operationEnd: fittingOf(b, decks, 'operationEnd'),
  answer: fittingOf(b, decks, 'answer'),
});

function fitting(b: Box, p: Position, window: Window): Fitting {
  let tables = FITTING.get(b);
  if (tables === undefined) {
    tables = [tableOf(b, b.decks), tableOf(b, b.decksOfThree)];
    FITTING.set(b, tables);
  }
  return tables[p.seats === 3 ? 1 : 0][window];
}

/** May the card be in the hand, as far as everybody has seen? */
function maybeHeld(p: Position, camp: Camp, card: Card): boolean {
  return !get(p.discards, camp).includes(card) && !p.lying.includes(card);
}

/** Is the seat asked in this window? Public facts alone decide. */
export function isAsked(b: Box, p: Position, seat: Seat, window: Window): boolean {
  if (get(p.hands, seat).length === 0) return false;
  const camp = campOfSeat(seat);
  for (const card of get(fitting(b, p, window).cards, camp)) {
    if (!maybeHeld(p, camp, card)) continue;
    const rule = EVENTS[get(b.cards, card).event];
    if (rule.opens === undefined ? rule.possible(b, p, seat) : rule.opens(b, p, seat)) return true;
  }
  return false;
}

/** Every card of the seat that can be played for its event now. */
export function offerCards(b: Box, p: Position, seat: Seat, window: Window, out: Choice[]): void {
  const hand = get(p.hands, seat);
  if (hand.length === 0) return;
  const { fits } = fitting(b, p, window);
  for (const card of hand)
    if (fits[card] && EVENTS[get(b.cards, card).event].possible(b, p, seat)) out.push(playing(card));
}

interface Opened extends Frame {
  readonly window: Window;
  readonly camp: Camp;
  /** Which seat of the camp is asked: with three players the leader first (TRI-50). */
  turn: number;
}

/** OPS-10, WIN-09: has the camp its card of this operation still to play? */
export const mayPlay = (p: Position, camp: Camp): boolean => p.op !== null && !p.op.played[camp === 0 ? 0 : 1];

/** Offers a window to a camp, if there is anything to offer. */
export function openWindow(b: Box, p: Position, window: Window, camp: Camp): void {
  if (!mayPlay(p, camp)) return;
  for (const seat of seatsOf(p, camp)) {
    if (!isAsked(b, p, seat, window)) continue;
    call<Opened>(p, { step: 'window.next', window, camp, turn: 0 });
    return;
  }
}

/** CTO-02: events of combat, retreat and pursuit cannot be countered. */
const UNANSWERED: readonly Window[] = ['combat', 'beaten', 'pursuit'];

/** Plays a green card for its event: the one card of its camp in this operation. */
export function playGreen(b: Box, p: Position, io: Io<N15Event>, seat: Seat, card: Card, window: Window): void {
  const camp = campOfSeat(seat);
  there(p.op).played[camp === 0 ? 0 : 1] = true;
  spend(p, seat, card, io);
  if (UNANSWERED.includes(window)) EVENTS[get(b.cards, card).event].play(b, p, io, seat, card);
  else call<Answer>(p, { step: 'answer.next', card, seat, turn: 0 });
}

export const windows = (b: Box) =>
  procedure<Position, Opened, Choice, N15Event>('window', {
    next: {
      run(p, f) {
        const seats = seatsOf(p, f.camp);
        while (f.turn < seats.length && !isAsked(b, p, get(seats, f.turn), f.window)) f.turn++;
        if (f.turn >= seats.length) end(p);
      },
    },
    ask: {
      who: (p, f) => get(seatsOf(p, f.camp), f.turn),
      choices(p, f, out, seat) {
        offerCards(b, p, seat, f.window, out);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'play') playGreen(b, p, io, seat, c.card, f.window);
        else {
          f.turn++;
          jump(f, 'window.next');
        }
      },
    },
  });

interface Answer extends Frame {
  /** The card that was played, and who played it. */
  readonly card: Card;
  readonly seat: Seat;
  turn: number;
}

/** WIN-08: a manoeuvre event has been played; CONTRE ORDRE may cancel it before it takes effect. */
export const answers = (b: Box) =>
  procedure<Position, Answer, Choice, N15Event>('answer', {
    next: {
      run(p, f) {
        const camp = otherCamp(campOfSeat(f.seat));
        const seats = seatsOf(p, camp);
        if (!mayPlay(p, camp)) f.turn = seats.length;
        while (f.turn < seats.length && !isAsked(b, p, get(seats, f.turn), 'answer')) f.turn++;
        if (f.turn >= seats.length) jump(f, 'answer.effect');
      },
    },
    ask: {
      who: (p, f) => get(seatsOf(p, otherCamp(campOfSeat(f.seat))), f.turn),
      choices(p, _f, out, seat) {
        offerCards(b, p, seat, 'answer', out);
        out.push(PASS);
      },
      take(p, f, c, io, seat) {
        if (c.kind === 'play') {
          there(p.op).played[campOfSeat(seat) === 0 ? 0 : 1] = true;
          spend(p, seat, c.card, io);
          io.tell?.({ kind: 'countered', seat, card: f.card, by: c.card });
          end(p);
        } else {
          f.turn++;
          jump(f, 'answer.next');
        }
      },
    },
    effect: {
      run: (p, f, io) => EVENTS[get(b.cards, f.card).event].play(b, p, io, f.seat, f.card),
    },
  });
