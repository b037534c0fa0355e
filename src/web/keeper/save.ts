import { readConduct } from '../../kernel/acts.ts';
import type { Flow, Frame, Outcome } from '../../kernel/flow.ts';
import { type GameChoice, LANGUAGES, type Language } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Journal, JournalError, readJournal, type Snapshot } from '../../kernel/journal.ts';
import type { Entry } from '../../kernel/match.ts';
import { areContributions, type ChanceKey, isSecret } from '../../kernel/provable-chance.ts';
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
  readonly contributions: ChanceKey['contributions'];
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

const NO_DICE = 'the save has lost its dice';
const NO_POSITION = 'the save holds no position';
const NO_SUMMARY = 'the save has no summary';

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

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/** Where every stream of chance stood. */
function readMark(value: unknown): { readonly [stream: string]: number } {
  const out: Record<string, number> = {};
  for (const [stream, count] of Object.entries(isObject(value) ? value : refuse('not-ours', NO_DICE)))
    out[stream] = isNumber(count) ? count : refuse('not-ours', NO_DICE);
  return out;
}

function readFrame(value: unknown): Frame {
  if (!isObject(value) || !isText(value['step'])) return refuse('not-ours', NO_POSITION);
  return { ...value, step: value['step'] };
}

function readOutcome(value: unknown): Outcome | null {
  if (value === null) return null;
  if (!isObject(value) || !isText(value['how'])) return refuse('not-ours', NO_POSITION);
  const { winners, how, facts } = value;
  if (!Array.isArray(winners) || !winners.every(isNumber) || !isObject(facts)) return refuse('not-ours', NO_POSITION);
  const read: Record<string, number | string> = {};
  for (const [name, fact] of Object.entries(facts))
    read[name] = isNumber(fact) || isText(fact) ? fact : refuse('not-ours', NO_POSITION);
  return { winners, how, facts: read };
}

/** What every position has is looked at; what only its game knows of is vouched for by the hash, which a keeper wrote. */
function readSnapshot(value: unknown, seats: number): Snapshot {
  if (!isObject(value)) return refuse('not-ours', NO_POSITION);
  const { at, hash, position, mark, conduct } = value;
  if (!isNumber(at) || !isText(hash) || !isObject(position)) return refuse('not-ours', NO_POSITION);
  const { stack, outcome } = position;
  if (!Array.isArray(stack)) return refuse('not-ours', NO_POSITION);
  if (hashOf(position) !== hash) return refuse('changed', 'the position was changed');
  const flow: Flow = { ...position, stack: stack.map(readFrame), outcome: readOutcome(outcome) };
  const read = { at, hash, position: flow, mark: readMark(mark) };
  // Saves of before there were offers have none.
  if (conduct === undefined) return read;
  return { ...read, conduct: readConduct(conduct, seats) ?? refuse('not-ours', NO_POSITION) };
}

function readFork(value: unknown): ForkOf | null {
  if (value === null) return null;
  if (!isObject(value) || !isText(value['id']) || !isNumber(value['at']))
    return refuse('not-ours', 'the save does not say where it branches off');
  return { id: value['id'], at: value['at'] };
}

/** What is told in one language or in both: at least in one. */
function readTold<T>(value: unknown, fits: (told: unknown) => told is T): Readonly<Partial<Record<Language, T>>> {
  const told: Partial<Record<Language, T>> = {};
  for (const language of LANGUAGES) {
    const words = isObject(value) ? value[language] : undefined;
    if (words === undefined) continue;
    told[language] = fits(words) ? words : refuse('not-ours', NO_SUMMARY);
  }
  return Object.keys(told).length > 0 ? told : refuse('not-ours', NO_SUMMARY);
}

function readSummary(value: unknown, players: readonly Player[]): Summary {
  if (!isObject(value)) return refuse('not-ours', NO_SUMMARY);
  const { id, game, made, changed, names, now, over, lines } = value;
  if (!isText(id) || !isText(game) || !isNumber(made) || !isNumber(changed) || !isNumber(lines))
    return refuse('not-ours', NO_SUMMARY);
  return {
    id,
    game,
    made,
    changed,
    players,
    names: readTold(names, isTexts),
    now: readTold(now, isText),
    over: over === true,
    lines,
  };
}

/** Who sits at the seats; the first saves called them otherwise. */
const playersOf = (save: { readonly [key: string]: unknown }): unknown => save['players'] ?? save['sitters'];

/** A save from storage or from a file, checked: form, seal, position. */
export function readSave(value: unknown): Save {
  if (!isObject(value) || !isObject(value['save']) || !isText(value['seal']))
    return refuse('not-ours', 'this is no save of Bivouac');
  const save = value['save'];
  if (save['format'] !== 'bivouac/save/1') return refuse('not-ours', 'this is no save of Bivouac');
  if (hashOf(save) !== value['seal']) return refuse('changed', 'the seal does not fit');
  const { id, made, changed, contributions, secret, pack } = save;
  const seats = playersOf(save);
  if (!isText(id) || !isNumber(made) || !isNumber(changed)) return refuse('not-ours', 'the save has no name');
  if (!isSecret(secret) || !(isTexts(contributions) || areContributions(contributions)))
    return refuse('not-ours', NO_DICE);
  if (!Array.isArray(seats)) return refuse('not-ours', 'the save names no seats');
  const players = seats.map(readPlayer);
  return {
    format: 'bivouac/save/1',
    id,
    made,
    changed,
    players,
    curtain: save['curtain'] === true,
    guided: save['guided'] === true,
    secret,
    contributions,
    journal: readLines(save['journal']),
    base: save['base'] === null ? null : readSnapshot(save['base'], seats.length),
    continued: save['continued'] === true,
    fork: readFork(save['fork']),
    snapshot: readSnapshot(save['snapshot'], seats.length),
    pack: pack ?? null,
    summary: readSummary(save['summary'], players),
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
