import type { Chance, GameEvent, Io } from './chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, settle } from './flow.ts';
import type { Game, GameChoice, GameView, Reason, Viewer } from './game.ts';
import type { Options } from './options.ts';
import { same } from './plain.ts';
import { whyNot } from './why-not.ts';

/** One line of a journal: a seat made a choice, or took its last one back. */
export type Entry<C> = { readonly seat: Seat; readonly choice: C } | { readonly seat: Seat; readonly undo: true };

/** An event with the line that caused it (0 for set-up, n for the n-th line) and, if it is private, the seat it is for. */
export interface Told<E> {
  readonly at: number;
  readonly event: E;
  readonly only: Seat | null;
}

/** A number that chance gave, in the order of asking. */
export interface Rolled {
  readonly at: number;
  readonly stream: string;
  readonly sides: number;
  readonly value: number;
}

/** A moment to which the seat that chose last can go back. */
interface Before<P> {
  readonly seat: Seat;
  readonly position: P;
  readonly told: number;
}

/** One playing of a game, as its keeper holds it. Nobody else ever sees this: they see views. */
export interface Match<
  P extends Flow = Flow,
  C extends GameChoice = GameChoice,
  V extends GameView = GameView,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<P, C, V, E>;
  readonly options: Options;
  readonly seats: number;
  readonly chance: Chance;
  position: P;
  /** How many lines were played before `entries` begins: more than 0 when the match went on from a snapshot. */
  readonly before: number;
  readonly entries: Entry<C>[];
  readonly told: Told<E>[];
  readonly rolls: Rolled[];
  undo: Before<P>[];
}

/** Why a request changed nothing. */
export interface Refusal {
  readonly code: 'over' | 'not-asked' | 'stale' | 'malformed' | 'not-offered' | 'no-undo';
  /** For the reader of a log; people at the table read the reasons in their own language. */
  readonly message: string;
  readonly reasons: readonly Reason[];
}

function refuse(code: Refusal['code'], message: string, reasons: readonly Reason[] = []): Refusal {
  return { code, message, reasons };
}

/** The `Io` of one line of the journal: writes down what chance and the game do, and counts what can't be taken back. */
interface Witness<E extends GameEvent> extends Io<E> {
  uses: number;
}

function witness<E extends GameEvent>(chance: Chance, told: Told<E>[], rolls: Rolled[], at: number): Witness<E> {
  return {
    uses: 0,
    roll(stream, sides) {
      this.uses++;
      const value = chance.next(stream, sides);
      rolls.push({ at, stream, sides, value });
      return value;
    },
    reveal() {
      this.uses++;
    },
    tell: (event, only) => {
      told.push({ at, event, only: only ?? null });
    },
  };
}

/** Opens a match and runs it to its first question. */
export function open<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  options: Options,
  chance: Chance,
): Match<P, C, V, E> {
  const told: Told<E>[] = [];
  const rolls: Rolled[] = [];
  const io = witness(chance, told, rolls, 0);
  const position = game.setup(options, io);
  settle(game.steps, position, io);
  return { game, options, seats: game.seats(options), chance, position, before: 0, entries: [], told, rolls, undo: [] };
}

/**
 * A match that goes on from a given position, which becomes its own: a snapshot, an arranged case, a fork.
 * `before` is the number of lines that led to it.
 */
export function resume<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  options: Options,
  chance: Chance,
  position: P,
  before = 0,
): Match<P, C, V, E> {
  const told: Told<E>[] = [];
  const rolls: Rolled[] = [];
  settle(game.steps, position, witness(chance, told, rolls, before));
  return { game, options, seats: game.seats(options), chance, position, before, entries: [], told, rolls, undo: [] };
}

/** How many lines the match has had, those before a snapshot included. */
export function lines(match: Match): number {
  return match.before + match.entries.length;
}

/** The seats that must decide now. */
export function asking(match: Match): readonly Seat[] {
  return askedSeats(match.game.steps, match.position);
}

/** Every legal choice of a seat now; none if it is not asked. */
export function choices<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
): C[] {
  if (!askedSeats(match.game.steps, match.position).includes(seat)) return [];
  return listChoices(match.game.steps, match.position, seat, []);
}

/**
 * The only door: makes a choice for a seat, or says why not and changes nothing. `value` may be anything.
 * `at` is the number of lines that the chooser had seen; a choice made on an older moment is stale.
 */
export function take<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
  at: number = lines(match),
): Refusal | null {
  const { game, position } = match;
  if (at !== lines(match)) return refuse('stale', 'the match has moved on since this choice was offered');
  if (position.outcome !== null) return refuse('over', 'the match is over', reasonsFor(match, seat, value));
  const asked = askedSeats(game.steps, position);
  if (!asked.includes(seat)) {
    const message = `seat ${seat} is not asked now, but ${asked.join(' and ')}`;
    return refuse('not-asked', message, reasonsFor(match, seat, value));
  }
  const listed = listChoices(game.steps, position, seat, []).find((known) => same(known, value));
  if (listed === undefined) return notOffered(match, seat, value);

  const next = game.copy(position);
  const told: Told<E>[] = [];
  const rolls: Rolled[] = [];
  const io = witness(match.chance, told, rolls, lines(match) + 1);
  play(game.steps, next, seat, listed, io);

  // The rules have run through without an error: only now does the match change.
  // What ends the match stands: with the end the secret of the dice is opened.
  const final = io.uses > 0 || next.outcome !== null;
  if (final || match.undo[0]?.seat !== seat) match.undo = [];
  if (!final) match.undo.push({ seat, position, told: match.told.length });
  match.position = next;
  match.told.push(...told);
  match.rolls.push(...rolls);
  match.entries.push({ seat, choice: listed });
  return null;
}

function notOffered<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
): Refusal {
  if (match.game.readChoice(value) === null) return refuse('malformed', 'this is not a choice of this game');
  return refuse('not-offered', 'this choice is not offered now', reasonsFor(match, seat, value));
}

/** The clauses that stand in the way of what somebody sent; none for what is no choice at all, or for a seat that is none. */
function reasonsFor<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, position, seats }: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
): readonly Reason[] {
  const choice = game.readChoice(value);
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < seats;
  return choice === null || !isSeat ? [] : whyNot(game, position, seat, { choice });
}

/** How many of its own last choices the seat can take back. */
export function undoable(match: Match, seat: Seat): number {
  return match.undo[0]?.seat === seat ? match.undo.length : 0;
}

/**
 * Takes back the last choice of the seat: possible until something was revealed to anybody, another seat has chosen, or the
 * match is over.
 */
export function undo<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
): Refusal | null {
  if (match.position.outcome !== null) return refuse('over', 'the match is over');
  const before = match.undo.at(-1);
  if (before === undefined || before.seat !== seat) {
    return refuse('no-undo', 'something was revealed or another seat has chosen since: this choice stands');
  }
  match.undo.pop();
  match.position = before.position;
  match.told.length = before.told;
  match.entries.push({ seat, undo: true });
  return null;
}

/** What a viewer has been told, in order. */
export function toldTo<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): Told<E>[] {
  return told.filter(({ only }) => only === null || only === viewer);
}
