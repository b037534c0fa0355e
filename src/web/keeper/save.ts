import type { GameChoice } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Journal, JournalError, readJournal, type Snapshot } from '../../kernel/journal.ts';
import type { Entry } from '../../kernel/match.ts';
import { isSecret } from '../../kernel/provable-chance.ts';
import type { ForkOf, Player, Problem, Summary } from './contract.ts';

/** A match as it is kept: enough to go on exactly where it stood. Holds every secret of the match. */
export interface Save {
  readonly format: 'bivouac/save/1';
  readonly id: string;
  readonly made: number;
  readonly changed: number;
  readonly players: readonly Player[];
  readonly curtain: boolean;
  readonly guided: boolean;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly journal: Journal;
  /** Where the journal begins, if not with the set-up: a fork, or a match begun under older rules. */
  readonly base: Snapshot | null;
  readonly continued: boolean;
  readonly fork: ForkOf | null;
  /** The last position. */
  readonly snapshot: Snapshot;
  /** The changed pack it is played with, or null. */
  readonly pack: unknown;
  readonly summary: Summary;
}

interface Sealed {
  readonly seal: string;
  readonly save: Save;
}

/** A save that can't be used. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.problem = problem;
  }
}

function refuse(fault: Problem['fault'], detail: string): never {
  throw new SaveError({ fault, detail });
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function writeSave(save: Save): string {
  const sealed: Sealed = { seal: hashOf(save), save };
  return JSON.stringify(sealed);
}

/** Anything as JSON, or a `SaveError`. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse('not-json', error instanceof Error ? error.message : 'not JSON');
  }
}

function readPlayer(value: unknown): Player {
  if (isObject(value)) {
    if (value['kind'] === 'me' || value['kind'] === 'friend') return { kind: value['kind'] };
    if (value['kind'] === 'bot' && typeof value['level'] === 'string') return { kind: 'bot', level: value['level'] };
  }
  return refuse('not-ours', 'a seat is taken by nobody we know');
}

function readSnapshot(value: unknown): Snapshot {
  if (
    !isObject(value) ||
    typeof value['at'] !== 'number' ||
    typeof value['hash'] !== 'string' ||
    !isObject(value['position']) ||
    !Array.isArray(value['position']['stack'])
  )
    return refuse('not-ours', 'the save holds no position');
  if (hashOf(value['position']) !== value['hash']) return refuse('changed', 'the position was changed');
  // Its seal and hash fit, so that a keeper wrote it: the shape is that of a snapshot.
  return value as unknown as Snapshot;
}

/** Who sits at the seats; the first saves called them otherwise. */
const playersOf = (save: { readonly [key: string]: unknown }): unknown => save['players'] ?? save['sitters'];

/** A save from storage or from a file, checked: form, seal, position. */
export function readSave(value: unknown): Save {
  if (!isObject(value) || !isObject(value['save']) || typeof value['seal'] !== 'string')
    return refuse('not-ours', 'this is no save of Bivouac');
  const save = value['save'];
  if (save['format'] !== 'bivouac/save/1') return refuse('not-ours', 'this is no save of Bivouac');
  if (hashOf(save) !== value['seal']) return refuse('changed', 'the seal does not fit');
  const { id, made, changed, contributions, secret, summary } = save;
  const players = playersOf(save);
  if (typeof id !== 'string' || typeof made !== 'number' || typeof changed !== 'number')
    return refuse('not-ours', 'the save has no name');
  if (!isSecret(secret) || !Array.isArray(contributions)) return refuse('not-ours', 'the save has lost its dice');
  if (!Array.isArray(players)) return refuse('not-ours', 'the save names no seats');
  if (!isObject(summary)) return refuse('not-ours', 'the save has no summary');
  return {
    ...(save as unknown as Save),
    players: players.map(readPlayer),
    summary: { ...(summary as unknown as Save['summary']), players: players.map(readPlayer) },
    contributions: contributions.map(String),
    journal: readLines(save['journal']),
    base: save['base'] === null ? null : readSnapshot(save['base']),
    snapshot: readSnapshot(save['snapshot']),
  };
}

function readLines(value: unknown): Journal {
  try {
    return readJournal(value);
  } catch (error) {
    if (error instanceof JournalError) return refuse('not-ours', error.message);
    throw error;
  }
}

/** How many choices were taken back. */
export function undone(entries: readonly Entry<GameChoice>[]): number {
  return entries.filter((entry) => 'undo' in entry).length;
}
