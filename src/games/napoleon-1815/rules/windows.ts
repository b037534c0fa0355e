import type { Io } from '../../../kernel/chance.ts';
import { call, end, type Frame, jump, type Seat } from '../../../kernel/flow.ts';
import { type Bar, may, only, type Permission } from '../../../kernel/permission.ts';
import { get, there } from '../../../kernel/there.ts';
import type { Box, Card } from '../data/box.ts';
import { type Camp, otherCamp } from '../pieces.ts';
import type { Choice, Position } from '../position.ts';
import type { N15Event } from '../told.ts';
import { asking, inSteps } from './asking.ts';
import { about, follows, given, ownCard } from './bars.ts';
import { campOfSeat, seatsOf } from './board.ts';
import { spend } from './cards.ts';
import { type Of, PASS, playing } from './choices.ts';
import { EVENTS } from './events/index.ts';
import { isPossible, looksPossible, OPENED, type Window } from './events/rule.ts';

// When green cards may be played (WIN), and CONTRE ORDRE in answer (CTO).
// A window opens on what everybody can see: a hand that is not empty, and a card of the deck that may be in it.

/** The cards that fit a window: by camp, and as a table by card. */
interface Fitting {
  readonly cards: readonly (readonly Card[])[];
  readonly fits: readonly boolean[];
}
/** By the number of players: each has decks of its own (TRI-02). */
const FITTING = new WeakMap<Box, readonly [two: Map<Window, Fitting>, three: Map<Window, Fitting>]>();

function fittingOf(b: Box, decks: Box['decks'], window: Window): Fitting {
  const all = decks.map((deck) => deck.filter((card) => EVENTS[get(b.cards, card).event].windows.includes(window)));
  return { cards: all, fits: b.cards.map((_facts, card) => all.some((cards) => cards.includes(card))) };
}

function fitting(b: Box, p: Position, window: Window): Fitting {
  let tables = FITTING.get(b);
  if (tables === undefined) {
    tables = [new Map(), new Map()];
    FITTING.set(b, tables);
  }
  const table = tables[p.seats === 3 ? 1 : 0];
  let found = table.get(window);
  if (found === undefined) {
    found = fittingOf(b, p.seats === 3 ? b.decksOfThree : b.decks, window);
    table.set(window, found);
  }
  return found;
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
    if (looksPossible(eventOf(b, card), b, p, seat)) return true;
  }
  return false;
}

const eventOf = (b: Box, card: Card) => EVENTS[get(b.cards, card).event];

/** Every card of the seat that can be played for its event now. */
export function offerCards(b: Box, p: Position, seat: Seat, window: Window, out: Choice[]): void {
  const hand = get(p.hands, seat);
  if (hand.length === 0) return;
  const { fits } = fitting(b, p, window);
  for (const card of hand) if (fits[card] && isPossible(eventOf(b, card), b, p, seat)) out.push(playing(card));
}

type Play = Of<'play'>;

/** OPS-10: has the camp its card of this operation still to play? Asked where a window does not ask it. */
export const oneCard = given<unknown, Play>(
  'N15-OPS-10',
  'oneCard',
  (p, _f, _c, seat) => !mayPlay(p, campOfSeat(seat)),
);

/** The conditions of every event that may have its moment at the step. */
const eventRules = <F>(b: Box, windows: readonly Window[], windowOf: (f: F) => Window): Bar<Position, F, Play>[] =>
  Object.entries(EVENTS).flatMap(([id, { needs = [], windows: moments }]) =>
    !moments.some((moment) => windows.includes(moment))
      ? []
      : needs.flatMap((need) =>
          need.rules.map(({ clause, why, facts }, i) =>
            given<F, Play>(
              clause,
              why,
              (p, f, c, seat) =>
                get(b.cards, c.card).event === id && moments.includes(windowOf(f)) && need.failing(b, p, seat) === i,
              facts === null ? null : () => facts,
            ),
          ),
        ),
  );

/** The moment of each window, as it is told: a step, or the window of its own. */
const MOMENTS: Readonly<Partial<Record<Window, string>>> = {
  initiative: 'initiative.card',
  designation: 'operation.designate',
  displacement: 'manoeuvre.displace',
  answer: 'answer.ask',
};

/** CRD-05, CRD-06: a card that is played for its event in one of the windows that the step stands for. */
export function eventCards<F extends Frame>(
  b: Box,
  windows: readonly Window[],
  windowOf: (f: F) => Window,
  more: readonly Bar<Position, F, Play>[] = [],
): Permission<Position, F, Play> {
  return may<Position, F, Play>(
    (p, f, out, seat) => offerCards(b, p, seat, windowOf(f), out),
    [
      about('N15-DRW-02', 'redCard', (_p, c) => get(b.cards, c.card).colour === 'red'),
      ...ownCard<Play>(b),
      windows.includes('initiative')
        ? follows('N15-INI-07', 'greenCard', (_p, _f, c) => get(b.cards, c.card).colour === 'green')
        : follows('N15-INI-01', 'blueCard', (_p, _f, c) => get(b.cards, c.card).colour === 'blue'),
      ...more,
      follows(
        'N15-EVT-CTO-01',
        'counterOnly',
        (_p, f, c) => windowOf(f) !== 'answer' && eventOf(b, c.card).windows.includes('answer'),
      ),
      given('N15-CRD-06', 'wrongMoment', (p, f, c) => !fitting(b, p, windowOf(f)).fits[c.card]),
      ...eventRules(b, windows, windowOf),
    ],
    (_p, c) => eventOf(b, c.card).windows.map((window) => MOMENTS[window] ?? `window.${window}`),
  );
}

interface Opened extends Frame<'window.next' | 'window.ask'> {
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

/** On to the next seat of the camp that is asked, beginning with the one whose turn it is; false if there is none. */
function goOn(b: Box, p: Position, f: { turn: number }, camp: Camp, window: Window): boolean {
  const seats = seatsOf(p, camp);
  while (f.turn < seats.length && !isAsked(b, p, get(seats, f.turn), window)) f.turn++;
  return f.turn < seats.length;
}

/** CTO-02: events of combat, retreat and pursuit cannot be countered. */
const UNANSWERED: readonly Window[] = ['combat', 'beaten', 'pursuit'];

/** OPS-10: the one card of its camp in this operation. */
function spendOne(p: Position, io: Io<N15Event>, seat: Seat, card: Card): void {
  there(p.op).played[campOfSeat(seat) === 0 ? 0 : 1] = true;
  spend(p, seat, card, io);
}

/** Plays a green card for its event: the one card of its camp in this operation. */
export function playGreen(b: Box, p: Position, io: Io<N15Event>, seat: Seat, card: Card, window: Window): void {
  spendOne(p, io, seat, card);
  if (UNANSWERED.includes(window)) eventOf(b, card).play(b, p, io, seat, card);
  else call<Answer>(p, { step: 'answer.next', card, seat, turn: 0 });
}

const askInWindow = asking<Opened>();

export const windows = (b: Box) =>
  inSteps<Opened>('window', {
    next: {
      run(p, f) {
        if (!goOn(b, p, f, f.camp, f.window)) end(p);
      },
    },
    ask: askInWindow({
      clause: 'N15-CRD-06',
      who: (p, f) => get(seatsOf(p, f.camp), f.turn),
      may: { play: eventCards(b, OPENED, (f) => f.window), pass: only(PASS) },
      window: 'pass',
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
    }),
  });

interface Answer extends Frame<`answer.${'next' | 'ask' | 'effect'}`> {
  /** The card that was played, and who played it. */
  readonly card: Card;
  readonly seat: Seat;
  turn: number;
}

const askForAnswer = asking<Answer>();

/** WIN-08: a manoeuvre event has been played; CONTRE ORDRE may cancel it before it takes effect. */
export const answers = (b: Box) =>
  inSteps<Answer>('answer', {
    next: {
      run(p, f) {
        const camp = otherCamp(campOfSeat(f.seat));
        if (!mayPlay(p, camp)) f.turn = seatsOf(p, camp).length;
        if (!goOn(b, p, f, camp, 'answer')) jump(f, 'answer.effect');
      },
    },
    ask: askForAnswer({
      clause: 'N15-EVT-CTO-01',
      who: (p, f) => get(seatsOf(p, otherCamp(campOfSeat(f.seat))), f.turn),
      may: { play: eventCards(b, ['answer'], () => 'answer'), pass: only(PASS) },
      window: 'pass',
      take(p, f, c, io, seat) {
        if (c.kind === 'play') {
          spendOne(p, io, seat, c.card);
          io.tell?.({ kind: 'countered', seat, card: f.card, by: c.card });
          end(p);
        } else {
          f.turn++;
          jump(f, 'answer.next');
        }
      },
    }),
    effect: {
      run: (p, f, io) => eventOf(b, f.card).play(b, p, io, f.seat, f.card),
    },
  });
