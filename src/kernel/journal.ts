import { type Act, type Conduct, readAct, wayBack } from './acts.ts';
import type { Chance, GameEvent } from './chance.ts';
import type { Flow, Outcome } from './flow.ts';
import type { Game, GameChoice, GameView } from './game.ts';
import { hashOf } from './hash.ts';
import { JournalError } from './journal-error.ts';
import { type Entry, follow, lines, type Match, open, type Rolled, resume } from './match.ts';
import { type Options, readOptions } from './options.ts';
import { isObject, isWhole, type Plain } from './plain.ts';
import type { Contribution } from './provable-chance.ts';

/** The whole of a match but its chance: with it, the match can be played again exactly. */
export interface Journal {
  readonly format: 'bivouac/journal/1';
  readonly game: string;
  readonly version: number;
  readonly pack: string;
  readonly options: Options;
  readonly entries: readonly Entry<GameChoice>[];
}

/** A position kept beside the journal: a match goes on from it without a replay, also under newer rules. */
export interface Snapshot {
  readonly at: number;
  readonly position: Flow;
  /** Where chance stood. */
  readonly mark: Plain;
  /** The hash of the position. */
  readonly hash: string;
  /** How the match stood beside the rules; where it is missing, nothing was offered. */
  readonly conduct?: Conduct;
}

export function journalOf(match: Match): Journal {
  const { game, options, entries } = match;
  return {
    format: 'bivouac/journal/1',
    game: game.id,
    version: game.version,
    pack: game.pack.hash,
    options,
    entries: [...entries],
  };
}

export function snapshotOf(match: Match): Snapshot {
  return {
    at: lines(match),
    position: match.game.copy(match.position),
    mark: match.chance.mark(),
    hash: hashOf(match.position),
    conduct: match.conduct,
  };
}

/** More lines than any match has: a longer file is no journal. */
const MOST_ENTRIES = 100_000;

function readEntryAct(value: unknown, at: number): Act {
  const act = readAct(value);
  if (act === null) throw new JournalError(`line ${at} of the journal holds an act that is none`);
  return act;
}

/** Is it a line of a journal? Whether the choice is legal, only playing it can tell. */
function readEntry(value: unknown, at: number): Entry<GameChoice> {
  if (!isObject(value)) throw new JournalError(`line ${at} of the journal is not an object`);
  const { seat, choice } = value;
  const act = isObject(value['act']) ? readEntryAct(value['act'], at) : null;
  if (act?.kind === 'rules' && seat === null) return { seat, act };
  if (!isWhole(seat, 0)) throw new JournalError(`line ${at} of the journal names no seat`);
  if (value['undo'] === true) return { seat, undo: true };
  if (act?.kind === 'rules')
    throw new JournalError(`line ${at} of the journal holds an act of the keeper, not of a seat`);
  if (act !== null) return { seat, act };
  if (!isObject(choice) || typeof choice['kind'] !== 'string')
    throw new JournalError(`line ${at} of the journal holds no choice`);
  return { seat, choice: { ...choice, kind: choice['kind'] } };
}

/** A journal from outside, checked for its form. */
export function readJournal(value: unknown): Journal {
  if (!isObject(value) || value['format'] !== 'bivouac/journal/1')
    throw new JournalError('this is not a journal of Bivouac');
  const { game, version, pack, options, entries } = value;
  if (typeof game !== 'string') throw new JournalError('the journal names no game');
  if (typeof version !== 'number' || typeof pack !== 'string')
    throw new JournalError('the journal names no rules version or no pack');
  if (!isObject(options)) throw new JournalError('the journal has no options');
  if (!Array.isArray(entries)) throw new JournalError('the journal has no lines');
  if (entries.length > MOST_ENTRIES) throw new JournalError(`the journal has more than ${MOST_ENTRIES} lines`);
  const read = Object.entries(options).map(([id, wanted]) => {
    if (typeof wanted !== 'string') throw new JournalError(`option '${id.slice(0, 40)}' of the journal is not a text`);
    return [id, wanted] as const;
  });
  return {
    format: 'bivouac/journal/1',
    game,
    version,
    pack,
    options: Object.fromEntries(read),
    entries: entries.map((entry, i) => readEntry(entry, i + 1)),
  };
}

/** Plays a journal again, line by line through the door. `seen` is called after each line and once before the first. */
export function replay<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  journal: Journal,
  chance: Chance,
  seen?: (match: Match<P, C, V, E>, line: number) => void,
): Match<P, C, V, E> {
  if (journal.game !== game.id) throw new JournalError(`the journal is of '${journal.game}', not of '${game.id}'`);
  if (journal.version !== game.version) {
    throw new JournalError(
      `the journal was played by version ${journal.version} of the rules; these are version ${game.version}`,
    );
  }
  if (journal.pack !== game.pack.hash) throw new JournalError('the journal was played with another pack of components');
  const read = readOptions(game.options, journal.options);
  if ('error' in read) throw new JournalError(read.error);
  const match = open(game, read.options, chance);
  seen?.(match, 0);
  playOn(match, journal.entries, { seen });
  return match;
}

/**
 * Goes on from a snapshot with the lines that follow it. Works under newer rules than those it was made by.
 * What was chosen before the snapshot can't be taken back: make one when `undo` is empty, or at a change of the rules.
 * Where the lines lead back to a table before the snapshot, `tables` brings it.
 */
export function playFrom<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  options: Options,
  snapshot: { readonly at?: number; readonly position: P; readonly hash: string; readonly conduct?: Conduct },
  entries: readonly Entry<GameChoice>[],
  chance: Chance,
  tables?: Tables<P>,
): Match<P, C, V, E> {
  if (hashOf(snapshot.position) !== snapshot.hash)
    throw new JournalError('the snapshot was changed: its hash does not fit');
  const match = resume(game, options, chance, game.copy(snapshot.position), snapshot.at, snapshot.conduct);
  playOn(match, entries, { tables });
  return match;
}

/** The table after a line, if it is known. */
type Tables<P> = (line: number) => P | undefined;

/** Plays lines after one another. The tables to which they lead back are gathered on the way; older ones are asked for. */
export function playOn<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  entries: readonly Entry<GameChoice>[],
  {
    seen,
    tables,
  }: { seen?: ((match: Match<P, C, V, E>, line: number) => void) | undefined; tables?: Tables<P> | undefined },
): void {
  const named = new Set(entries.flatMap((entry) => wayNamed(entry)));
  const gathered = new Map<number, P>();
  const gather = (): void => {
    // A position is never changed once its line is written.
    if (named.has(lines(match))) gathered.set(lines(match), match.position);
  };
  gather();
  for (const entry of entries) {
    const back = 'act' in entry ? wayBack(match, entry.act) : null;
    const table = back === null ? undefined : (gathered.get(back) ?? tables?.(back));
    if (back !== null && table === undefined)
      throw new JournalError(
        `line ${lines(match) + 1} of the journal leads back to line ${back}, before its beginning`,
      );
    const refusal = follow(match, entry, table);
    if (refusal !== null)
      throw new JournalError(`line ${lines(match) + 1} of the journal is refused: ${refusal.message}`);
    gather();
    seen?.(match, lines(match));
  }
}

const wayNamed = (entry: Entry<GameChoice>): readonly number[] =>
  'act' in entry && 'to' in entry.act ? [entry.act.to] : [];

/** A finished match as it is published: the journal, the opened secret, and every number that chance gave. */
interface Published {
  readonly journal: Journal;
  readonly commitment: string;
  readonly secret: string;
  readonly rolls: readonly Rolled[];
  /** The hash of the last position. */
  readonly hash: string;
}

/** The first records: contributions that no seat had promised. */
export interface BareRecord extends Published {
  readonly format: 'bivouac/record/1';
  readonly contributions: readonly string[];
}

export interface SeatedRecord extends Published {
  readonly format: 'bivouac/record/2';
  readonly contributions: readonly Contribution[];
  /** Null when the match was broken off. */
  readonly outcome: Outcome | null;
  /** The hash of all the rest: whoever has noted it knows this very record again. */
  readonly seal: string;
}

export type MatchRecord = BareRecord | SeatedRecord;
