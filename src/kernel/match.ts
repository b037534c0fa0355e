import {
  type Act,
  type Conduct,
  effectOf,
  plainConduct,
  type RulesAct,
  readAct,
  type SeatAct,
  withoutOffer,
} from './acts.ts';
import type { Chance, GameEvent } from './chance.ts';
import { askedSeats, type Flow, listChoices, play, type Seat, settle } from './flow.ts';
import type { Game, GameChoice, GameView, Reason } from './game.ts';
import type { Options } from './options.ts';
import { isWhole, same } from './plain.ts';
import { askedAnew, questionsAfter, togetherAt } from './questions.ts';
import { notOffered, reasonsFor, refused } from './refusal.ts';
import { conductAfter, stillOpen } from './still-open.ts';
import { glimpsing, witness } from './witness.ts';

/**
 * One line of a journal: a seat made a choice, took its last one back, or did something beside the rules; or the keeper of the match
 * went over to other rules.
 */
export type Entry<C> =
  | { readonly seat: Seat; readonly choice: C }
  | { readonly seat: Seat; readonly undo: true }
  | { readonly seat: Seat; readonly act: SeatAct }
  | { readonly seat: null; readonly act: RulesAct };

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
  readonly conduct: Conduct;
  /** The tables on the way, for each event and for each step that told some; the last one is `position`. */
  readonly glimpses: readonly Glimpse<P>[];
}

/** The table inside a line, and how many of its events had been told by then. */
export interface Glimpse<P> {
  readonly position: P;
  readonly told: number;
  /** Its last event was being told: the step was not done yet. */
  readonly within?: true;
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
  conduct: Conduct;
}

/** Why a request changed nothing. */
export interface Refusal {
  readonly code:
    | 'over'
    | 'not-asked'
    | 'stale'
    | 'malformed'
    | 'not-offered'
    | 'no-undo'
    | 'offer-open'
    | 'no-offer'
    | 'other-rules';
  /** For the reader of a log; people at the table read the reasons in their own language. */
  readonly message: string;
  readonly reasons: readonly Reason[];
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
  const questions = askedAnew(game, position, seats, before);
  const conduct = plainConduct(seats);
  return { game, options, seats, chance, position, before, entries: [], told, rolls, undo: [], questions, conduct };
}

/**
 * A match that goes on from a given position, which becomes its own: a snapshot, an arranged case, a fork.
 * `before` is the number of lines that led to it, `conduct` how it then stood beside the rules.
 */
export function resume<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  options: Options,
  chance: Chance,
  position: P,
  before = 0,
  conduct?: Conduct,
): Match<P, C, V, E> {
  const told: Told<E>[] = [];
  const rolls: Rolled[] = [];
  settle(game.steps, position, witness(chance, told, rolls, before));
  const match = begun(game, options, chance, position, before, told, rolls);
  return conduct === undefined ? match : { ...match, conduct };
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
  const io = witness(chance, told, rolls, line, glimpses.tell);
  play(game.steps, after, seat, choice, io, glimpses.ran);
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
    undo: isFinal ? [] : stillOpen(match, open, after, told),
    questions: questionsAfter(match, after, seat, line),
    conduct: conductAfter(match, after, match.told.length, told),
    glimpses: glimpses.all(after),
  };
  return { refusal: null, next };
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
  match.conduct = next.conduct;
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

/** How many of its own last choices the seat can take back. */
export function undoable(match: Match, seat: Seat): number {
  return match.undo.filter((open) => open.seat === seat).length;
}

/**
 * What taking back the last choice of the seat would make of the match: possible until something was revealed to anybody, the
 * question is closed, another seat has chosen at another step and this one noticed it, or the match is over. Answers of others to
 * the same question stay.
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
  // The answers of others to the same question that came later are given again (they used no chance, or they would not be open);
  // what others chose in secret after it goes with it.
  const beside = choicesMade.slice(at + 1).filter(({ together }) => together !== null && together === taken.together);
  for (const open of beside) {
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
    conduct: conductAfter(match, before, taken.told, told),
    glimpses: [{ position: before, told: told.length }],
  };
  return { refusal: null, next };
}

/**
 * What an act of a seat, or of the keeper (`seat` null), would make of the match. Whoever resigns loses, asked or not, and with him
 * those who win and lose with him. Where the last consent leads back (`wayBack`), `table` is the position after the line that the
 * offer names: a match holds no old tables, so whoever keeps it brings this one. Chance stays where it is, and what was told was told.
 */
export function proposeAct<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat | null,
  wanted: Act,
  table?: P,
): Proposal<P, C, E> {
  const { game, options, seats } = match;
  const done = readAct(wanted);
  if (match.position.outcome !== null) return refused('over', 'the match is over');
  if (done === null) return refused('malformed', 'this is not an act');
  if (done.kind === 'rules') return seat === null ? proposeRules(match, done) : refused('not-asked', ONLY_THE_KEEPER);
  if (!isWhole(seat, 0, seats - 1)) return refused('not-asked', `there is no seat ${seat}`);
  const line = lines(match) + 1;
  const loser = done.kind === 'time' && done.of < seats ? done.of : seat;
  const effect = effectOf(match, line, seat, done, [loser, ...(game.allies?.(options, loser) ?? [])]);
  if ('code' in effect) return refused(effect.code, effect.message);
  const beside = nextBeside(match, { seat, act: done }, effect.conduct);
  const { outcome, back } = effect;
  if (outcome !== null) {
    // It stands: the end opens the secret of the dice.
    const position = game.copy(match.position);
    position.outcome = outcome;
    return moved(
      beside,
      position,
      match.questions.map(() => null),
    );
  }
  if (back === null) return { refusal: null, next: beside };
  if (table === undefined) throw new Error(`to go back, the table after line ${back} is needed`);
  const position = game.copy(table);
  return moved(beside, position, askedAnew(game, position, seats, line));
}

const ONLY_THE_KEEPER = 'only the keeper of a match goes over to other rules';

/** A line that leaves the table as it is: what can be taken back still can, and whoever is asked still is. */
function nextBeside<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  entry: Entry<C>,
  conduct: Conduct,
): Next<P, C, E> {
  const { position, chance, undo: open, questions } = match;
  return {
    line: lines(match) + 1,
    entry,
    position,
    kept: match.told.length,
    told: [],
    rolls: [],
    chance,
    undo: open,
    questions,
    conduct,
    glimpses: [{ position, told: 0 }],
  };
}

/** The same line with another table, from which nothing can be taken back. */
const moved = <P extends Flow, C extends GameChoice, E extends GameEvent>(
  beside: Next<P, C, E>,
  position: P,
  questions: readonly (number | null)[],
): Proposal<P, C, E> => ({
  refusal: null,
  next: { ...beside, position, undo: [], questions, glimpses: [{ position, told: 0 }] },
});

/** A new epoch. Whoever opens the match later begins with its table, so that nothing before it can be taken back. */
function proposeRules<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  act: RulesAct,
): Proposal<P, C, E> {
  const { id, version, pack } = match.game;
  if (act.version !== version)
    return refused(
      'other-rules',
      `from here on version ${act.version} of ${id} is played; these rules are version ${version}`,
    );
  if (act.pack !== pack.hash) return refused('other-rules', 'from here on another pack of components is played with');
  // An open way back would lead behind it, where these rules have no table.
  const conduct = match.conduct.offer?.what === 'back' ? withoutOffer(match.conduct) : match.conduct;
  return { refusal: null, next: { ...nextBeside(match, { seat: null, act }, conduct), undo: [] } };
}

/** Does an act, or says why not. */
export function act<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat | null,
  done: Act,
  table?: P,
): Refusal | null {
  const { refusal, next } = proposeAct(match, seat, done, table);
  if (next !== null) commit(match, next);
  return refusal;
}

/** Writes a line of a journal again, whatever it is; `table` is the one that `wayBack` asks for. */
export function follow<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  entry: Entry<GameChoice>,
  table?: P,
): Refusal | null {
  if ('undo' in entry) return undo(match, entry.seat);
  return 'act' in entry ? act(match, entry.seat, entry.act, table) : take(match, entry.seat, entry.choice);
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
