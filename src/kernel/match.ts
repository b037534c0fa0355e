import type { Chance, GameEvent, Io } from './chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, type Steps, settle, top } from './flow.ts';
import type { Game, GameChoice, GameView, Reason, Viewer } from './game.ts';
import type { Options } from './options.ts';
import { same } from './plain.ts';
import { whyNot } from './why-not.ts';

/** What a seat does beside the rules of the game: it gives up. */
export interface Act {
  readonly kind: 'resign';
}

/** One line of a journal: a seat made a choice, took its last one back, or did something beside the rules. */
export type Entry<C> =
  | { readonly seat: Seat; readonly choice: C }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly act: Act };

/** How a match ends that was given up: the outcome's `how`. Its fact `seat` says by whom. */
export const RESIGNED = 'resigned';

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

/** A choice that can still be taken back, and the moment before it. */
export interface OpenChoice<P, C> {
  readonly seat: Seat;
  readonly choice: C;
  /** The line that made it. */
  readonly line: number;
  readonly position: P;
  /** How many events had been told before it. */
  readonly told: number;
  /** The step at which several seats were asked at once, if it was one: answers of others stand beside it, not after it. */
  readonly together: string | null;
}

/** What one line more makes of a match. Nothing has moved yet: `commit` does that, when whoever keeps the match has it safe. */
export interface Next<P extends Flow = Flow, C extends GameChoice = GameChoice, E extends GameEvent = GameEvent> {
  readonly line: number;
  readonly entry: Entry<C>;
  readonly position: P;
  /** How many of the events told so far stay, and what is told after them. */
  readonly kept: number;
  readonly told: readonly Told<E>[];
  readonly rolls: readonly Rolled[];
  /** Chance where it then stands. */
  readonly chance: Chance;
  readonly undo: readonly OpenChoice<P, C>[];
  readonly questions: readonly (number | null)[];
  /** The tables on the way, each after something was told; the last one is `position`. */
  readonly glimpses: readonly Glimpse<P>[];
}

/** The table inside a line, and how many of its events had been told by then. */
export interface Glimpse<P> {
  readonly position: P;
  readonly told: number;
}

/** More tables than this nobody looks at for one line: the rest is told on the last one. */
const MOST_GLIMPSES = 64;

/** Notes the table whenever more has been told than at the last look. */
function glimpsing<P extends Flow>(copy: () => P, told: readonly unknown[]) {
  const seen: Glimpse<P>[] = [];
  return {
    look(): void {
      if (told.length > (seen.at(-1)?.told ?? 0) && seen.length < MOST_GLIMPSES - 1)
        seen.push({ position: copy(), told: told.length });
    },
    /** All of them, with the table at the end in place of one that shows the same. */
    all(last: P): readonly Glimpse<P>[] {
      if (seen.at(-1)?.told === told.length) seen.pop();
      return [...seen, { position: last, told: told.length }];
    },
  };
}

/** A line that may be written, or why it may not. */
export type Proposal<P extends Flow, C extends GameChoice, E extends GameEvent> =
  | { readonly refusal: Refusal; readonly next: null }
  | { readonly refusal: null; readonly next: Next<P, C, E> };

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
  chance: Chance;
  position: P;
  /** How many lines were played before `entries` begins: more than 0 when the match went on from a snapshot. */
  readonly before: number;
  readonly entries: Entry<C>[];
  readonly told: Told<E>[];
  readonly rolls: Rolled[];
  /** What can still be taken back, in the order of the lines. */
  undo: readonly OpenChoice<P, C>[];
  /** For each seat the line that put its question, or null if it is not asked: a choice made before it is stale. */
  questions: readonly (number | null)[];
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
  return begun(game, options, chance, position, 0, told, rolls);
}

function begun<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  options: Options,
  chance: Chance,
  position: P,
  before: number,
  told: Told<E>[],
  rolls: Rolled[],
): Match<P, C, V, E> {
  const seats = game.seats(options);
  const asked = askedSeats(game.steps, position);
  const questions = Array.from({ length: seats }, (_, seat) => (asked.includes(seat) ? before : null));
  return { game, options, seats, chance, position, before, entries: [], told, rolls, undo: [], questions };
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
  return begun(game, options, chance, position, before, told, rolls);
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

/** The `each` step at which several seats are asked at once, or null. */
function togetherAt<P extends Flow, C>(steps: Steps<P, C>, p: P): string | null {
  if (p.outcome !== null) return null;
  const { step } = top(p);
  return steps[step]?.each ? `${p.stack.length}/${step}` : null;
}

/** The questions after a line: those stay that the others are asked beside the one who has just answered. */
function questionsAfter<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, position, questions }: Match<P, C, V, E>,
  after: P,
  seat: Seat,
  line: number,
): readonly (number | null)[] {
  const together = togetherAt(game.steps, position);
  const isSame = together !== null && together === togetherAt(game.steps, after);
  const asked = askedSeats(game.steps, after);
  return questions.map((question, other) => {
    if (!asked.includes(other)) return null;
    return isSame && other !== seat && question !== null ? question : line;
  });
}

/**
 * What a choice would make of the match, or why it may not be made. Changes nothing, not even chance. `value` may be anything;
 * `at` is the number of lines that the chooser had seen: a choice made before its question was put is stale.
 */
export function propose<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
  at: number = lines(match),
): Proposal<P, C, E> {
  const { game, position } = match;
  if (!Number.isInteger(at) || at > lines(match) || at < (match.questions[seat] ?? 0)) {
    return refused('stale', 'the match has moved on since this choice was offered');
  }
  if (position.outcome !== null) return refused('over', 'the match is over', reasonsFor(match, seat, value));
  const asked = askedSeats(game.steps, position);
  if (!asked.includes(seat)) {
    const message = `seat ${seat} is not asked now, but ${asked.join(' and ')}`;
    return refused('not-asked', message, reasonsFor(match, seat, value));
  }
  const choice = listChoices(game.steps, position, seat, []).find((known) => same(known, value));
  if (choice === undefined) return { refusal: notOffered(match, seat, value), next: null };

  const line = lines(match) + 1;
  const after = game.copy(position);
  const told: Told<E>[] = [];
  const rolls: Rolled[] = [];
  const chance = match.chance.fork();
  const glimpses = glimpsing(() => game.copy(after), told);
  const io = { ...witness(chance, told, rolls, line), pause: glimpses.look };
  play(game.steps, after, seat, choice, io, glimpses.look);
  const open: OpenChoice<P, C> = {
    seat,
    choice,
    line,
    position,
    told: match.told.length,
    together: togetherAt(game.steps, position),
  };
  // What ends the match stands: with the end the secret of the dice is opened.
  const isFinal = io.uses > 0 || after.outcome !== null;
  const next: Next<P, C, E> = {
    line,
    entry: { seat, choice },
    position: after,
    kept: match.told.length,
    told,
    rolls,
    chance,
    undo: isFinal ? [] : stillOpen(match, open, after),
    questions: questionsAfter(match, after, seat, line),
    glimpses: glimpses.all(after),
  };
  return { refusal: null, next };
}

/** The law of undo: one's own choices, and beside them the answers that others give to the same question. */
function stillOpen<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, undo }: Match<P, C, V, E>,
  open: OpenChoice<P, C>,
  after: P,
): readonly OpenChoice<P, C>[] {
  if (undo.every(({ seat }) => seat === open.seat)) return [...undo, open];
  const beside = undo.filter(({ together }) => together !== null && together === open.together);
  if (beside.every(({ seat }) => seat === open.seat)) return [open];
  // The answer that closes the question shows that all have answered: from then on they stand.
  return togetherAt(game.steps, after) === open.together ? [...beside, open] : [];
}

/** The only place at which a match moves: takes over what was proposed for its very next line. */
export function commit<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  next: Next<P, C, E>,
): void {
  if (next.line !== lines(match) + 1) throw new Error(`line ${next.line} does not follow line ${lines(match)}`);
  match.position = next.position;
  match.chance = next.chance;
  match.told.length = next.kept;
  match.told.push(...next.told);
  match.rolls.push(...next.rolls);
  match.entries.push(next.entry);
  match.undo = next.undo;
  match.questions = next.questions;
}

/** Makes a choice for a seat, or says why not and changes nothing: for whoever has nothing to keep. */
export function take<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
  at: number = lines(match),
): Refusal | null {
  const { refusal, next } = propose(match, seat, value, at);
  if (next !== null) commit(match, next);
  return refusal;
}

const refused = (code: Refusal['code'], message: string, reasons: readonly Reason[] = []) => ({
  refusal: refuse(code, message, reasons),
  next: null,
});

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
  return match.undo.filter((open) => open.seat === seat).length;
}

/**
 * What taking back the last choice of the seat would make of the match: possible until something was revealed to anybody, the
 * question is closed, another seat has chosen at another step, or the match is over. Answers of others to the same question stay.
 */
export function proposeUndo<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
): Proposal<P, C, E> {
  const { game, undo: choicesMade, position } = match;
  if (position.outcome !== null) return refused('over', 'the match is over');
  const at = choicesMade.findLastIndex((open) => open.seat === seat);
  const taken = choicesMade[at];
  if (taken === undefined)
    return refused('no-undo', 'something was revealed or another seat has chosen since: this choice stands');

  const line = lines(match) + 1;
  const told: Told<E>[] = [];
  const undo = choicesMade.slice(0, at);
  let before = taken.position;
  // The answers of others that came later are given again. They used no chance, or they would not be open.
  for (const open of choicesMade.slice(at + 1)) {
    undo.push({ ...open, position: before, told: taken.told + told.length });
    before = game.copy(before);
    play(game.steps, before, open.seat, open.choice, witness(match.chance.fork(), told, [], open.line));
  }
  const next: Next<P, C, E> = {
    line,
    entry: { seat, undo: true },
    position: before,
    kept: taken.told,
    told,
    rolls: [],
    chance: match.chance,
    undo,
    questions: questionsAfter(match, before, seat, line),
    glimpses: [{ position: before, told: told.length }],
  };
  return { refusal: null, next };
}

/**
 * What an act of the seat would make of the match. Whoever resigns loses, asked or not, and with him those who win and lose with him.
 * It stands: the end opens the secret of the dice.
 */
export function proposeAct<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  act: Act,
): Proposal<P, C, E> {
  const { game, options, seats } = match;
  if (match.position.outcome !== null) return refused('over', 'the match is over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refused('not-asked', `there is no seat ${seat}`);
  const losers = [seat, ...(game.allies?.(options, seat) ?? [])];
  const position = game.copy(match.position);
  const winners = Array.from({ length: seats }, (_, other) => other).filter((other) => !losers.includes(other));
  position.outcome = { winners, how: RESIGNED, facts: { seat } };
  const next: Next<P, C, E> = {
    line: lines(match) + 1,
    entry: { seat, act: { kind: act.kind } },
    position,
    kept: match.told.length,
    told: [],
    rolls: [],
    chance: match.chance,
    undo: [],
    questions: match.questions.map(() => null),
    glimpses: [{ position, told: 0 }],
  };
  return { refusal: null, next };
}

/** Does an act for a seat, or says why not. */
export function act<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  done: Act,
): Refusal | null {
  const { refusal, next } = proposeAct(match, seat, done);
  if (next !== null) commit(match, next);
  return refusal;
}

/** Writes a line of a journal again, whatever it is. */
export function follow<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  entry: Entry<GameChoice>,
): Refusal | null {
  if ('undo' in entry) return undo(match, entry.seat);
  return 'act' in entry ? act(match, entry.seat, entry.act) : take(match, entry.seat, entry.choice);
}

/** Takes back the last choice of the seat, or says why not. */
export function undo<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
): Refusal | null {
  const { refusal, next } = proposeUndo(match, seat);
  if (next !== null) commit(match, next);
  return refusal;
}

/** What a viewer has been told, in order. */
export function toldTo<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): Told<E>[] {
  return told.filter(({ only }) => only === null || only === viewer);
}
