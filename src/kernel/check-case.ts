import { type Case, CaseError, type CaseStep, type Expect } from './case.ts';
import { likely, quoted } from './case-fields.ts';
import type { CaseWords } from './case-words.ts';
import type { Flow } from './flow.ts';
import type { Arrange, Game, GameView } from './game.ts';
import { type Options, readOptions } from './options.ts';

// A case is held against its game before it is played: an expectation about a clause, a seat or a step that there is not
// would hold without a word, and mean nothing.

/** What a game lets its cases speak of. */
export interface Known {
  readonly clauses: ReadonlySet<string>;
  readonly words: CaseWords<GameView>;
  readonly arrange: Arrange<Flow>;
}

export async function knownOf(game: Game): Promise<Known> {
  const [clauses, words, arrange] = await Promise.all([game.text.en.clauses(), game.words(), game.arranger()]);
  return { clauses: new Set([...clauses.keys(), ...words.examples]), words, arrange };
}

/** The options of a case, every field filled; throws a `CaseError` for whatever the game does not have. */
export function checkCase(game: Game, known: Known, written: Case): Options {
  const options = optionsOf(game, written);
  const seats = game.seats(options);
  checkClauses(known, written.clauses, 'clauses');
  written.steps?.forEach((step, i) => {
    checkStep(game, known, seats, step, `step ${i + 1}`);
  });
  checkViewers(seats, written.expect, 'expect');
  return options;
}

function optionsOf(game: Game, { options: given = {} }: Case): Options {
  const read = readOptions(game.options, given);
  if ('error' in read) throw new CaseError(read.error);
  const idle = Object.keys(given).find((id) => given[id] !== read.options[id]);
  if (idle !== undefined)
    throw new CaseError(`option '${idle}' can't be ${quoted(given[idle])} together with the other options`);
  return read.options;
}

function checkStep(game: Game, known: Known, seats: number, step: CaseStep, where: string): void {
  if ('seat' in step && step.seat !== undefined) checkSeat(seats, step.seat, where);
  if ('refused' in step && Array.isArray(step.refused)) checkClauses(known, step.refused, where);
  if ('until' in step) checkQuestion(game, step.until, where);
  if ('expect' in step) checkViewers(seats, step.expect, where);
}

function checkSeat(seats: number, seat: number, where: string): void {
  if (seat < seats) return;
  const all = Array.from({ length: seats }, (_, i) => i);
  throw new CaseError(`${where}: there is no seat ${seat}; the seats are ${all.join(', ')}`);
}

function checkViewers(seats: number, expected: Expect | readonly Expect[] | undefined, where: string): void {
  for (const { viewer } of [expected ?? []].flat()) if (typeof viewer === 'number') checkSeat(seats, viewer, where);
}

function checkClauses({ clauses }: Known, named: readonly string[] | undefined, where: string): void {
  const strange = named?.find((clause) => !clauses.has(clause));
  if (strange !== undefined)
    throw new CaseError(`${where}: the ledger has no clause ${quoted(strange)}${likely(strange, clauses)}`);
}

/** The steps of the game at which somebody is asked, and the procedures that have such steps. */
function checkQuestion(game: Game, until: string, where: string): void {
  const asking = Object.entries(game.steps).flatMap(([name, { who, each }]) => ((who ?? each) ? [name] : []));
  const names = new Set(asking.flatMap((name) => [name, name.slice(0, name.indexOf('.'))]));
  if (!names.has(until))
    throw new CaseError(`${where}: nobody is ever asked at ${quoted(until)}${likely(until, names)}`);
}
