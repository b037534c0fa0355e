import { FormError, isNumber, isText, readFlow, readMark } from '../../keeper/read-flow.ts';
import { lineFrom } from '../../keeper/read-rows.ts';
import { type Creation, type Line, type Standing, StoreError } from '../../keeper/store.ts';
import type { Flow } from '../../kernel/flow.ts';
import { hashOf } from '../../kernel/hash.ts';
import { type Journal, readJournal } from '../../kernel/journal.ts';
import { JournalError } from '../../kernel/journal-error.ts';
import { JsonError, parseJson } from '../../kernel/json.ts';
import { isObject, type Plain } from '../../kernel/plain.ts';
import { commitment, isSecret } from '../../kernel/provable-chance.ts';
import { problem, readFork, readPlayers, refuse, SaveError } from './about.ts';
import type { ForkOf, Player } from './contract.ts';

/** In characters: the longest match that we know of has a twentieth. */
const LONGEST = 50_000_000;

/** Anything as JSON, or a `SaveError`. */
export function readJson(text: string): Plain {
  try {
    return asPlain(parseJson(text, 'file', LONGEST));
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    // What is too long or too deep has no other error behind it.
    throw new SaveError(problem(error.cause === undefined ? 'not-ours' : 'not-json', error.message), { cause: error });
  }
}

const FORMAT = 'bivouac/save/2';

/** A match as a file: all that is kept of it, its secrets too, under a seal. */
export function writeSave({ head, secret, lines, standings }: Creation): string {
  const save = { format: FORMAT, head, secret, lines, standings };
  return JSON.stringify({ seal: hashOf(save), save });
}

/** What a file holds under its seal, if that is whole. */
function opened(value: unknown): { readonly [key: string]: unknown } {
  if (!isObject(value) || !isObject(value['save']) || !isText(value['seal']))
    return refuse('not-ours', 'this is no save of Bivouac');
  if (sealOf(value['save']) !== value['seal']) return refuse('changed', 'the seal does not fit');
  return value['save'];
}

/** JSON has numbers that are none: they have no hash. */
function sealOf(value: unknown): string | null {
  try {
    return hashOf(value);
  } catch {
    return null;
  }
}

/** Is it a match of the first form? */
export const isOldSave = (value: unknown): boolean =>
  isObject(value) && isObject(value['save']) && value['save']['format'] === 'bivouac/save/1';

/** A match from a file, checked for its form; whether it can be played, only opening it tells. */
export function readSave(value: Plain): Creation {
  const { format, head, secret, lines, standings } = opened(value);
  if (format !== FORMAT || !isObject(head) || !Array.isArray(lines) || !Array.isArray(standings))
    return refuse('not-ours', 'this is no save of Bivouac');
  const { id, seq, epoch, changed, about, summary } = head;
  if (!isText(id) || !isNumber(seq) || !isNumber(epoch) || !isNumber(changed))
    return refuse('not-ours', 'it has no name');
  return {
    head: {
      ...{ id, seq, epoch, changed, over: head['over'] === true },
      about: asPlain(about),
      summary: asPlain(summary),
    },
    secret: asPlain(secret),
    lines: lines.map((line): Line => formed(() => lineFrom(line))),
    standings: standings.map(readTable),
  };
}

function readTable(value: unknown): Standing {
  if (!isObject(value) || !isNumber(value['seq']) || !isNumber(value['epoch']))
    return refuse('not-ours', 'a table of it is none');
  return { seq: value['seq'], epoch: value['epoch'], body: asPlain(value['body']) };
}

/** What came out of JSON is plain. */
function isPlain(value: unknown): value is Plain {
  return value !== undefined;
}
const asPlain = (value: unknown): Plain => (isPlain(value) ? value : refuse('not-ours', 'something is missing'));

function formed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormError || error instanceof JournalError || error instanceof StoreError)
      throw new SaveError(problem('not-ours', error.message), { cause: error });
    throw error;
  }
}

interface OldSnapshot {
  readonly at: number;
  readonly position: Flow;
  readonly mark: { readonly [stream: string]: number };
}

/** A match of the first form: one text, written anew with every line. */
export interface OldSave {
  readonly made: number;
  readonly changed: number;
  readonly players: readonly Player[];
  readonly curtain: boolean;
  readonly guided: boolean;
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly journal: Journal;
  /** Where the journal begins, if not with the set-up: a fork, or a match begun under older rules. */
  readonly base: OldSnapshot | null;
  /** It had gone on under newer rules than those it began with. */
  readonly continued: boolean;
  readonly fork: ForkOf | null;
  /** The last position. */
  readonly snapshot: OldSnapshot;
  readonly pack: Plain;
}

/** What every position has is looked at; what only its game knows of is vouched for by the hash, which a keeper wrote. */
function readSnapshot(value: unknown): OldSnapshot {
  if (!isObject(value) || !isNumber(value['at'])) return refuse('not-ours', 'the save holds no position');
  const { at, hash, position, mark } = value;
  const read = formed(() => ({ at, position: readFlow(position), mark: readMark(mark) }));
  return hashOf(position) === hash ? read : refuse('changed', 'the position was changed');
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

export function readOldSave(value: Plain): OldSave {
  const save = opened(value);
  const { made, changed, contributions, secret, pack } = save;
  if (!isOldSave(value) || !isNumber(made) || !isNumber(changed)) return refuse('not-ours', 'the save has no name');
  if (!isSecret(secret) || !isTexts(contributions)) return refuse('not-ours', 'the save has lost its dice');
  return {
    made,
    changed,
    // The first of them called those who sit there otherwise.
    players: readPlayers(save['players'] ?? save['sitters']),
    curtain: save['curtain'] === true,
    guided: save['guided'] === true,
    secret,
    commitment: commitment(secret),
    contributions,
    journal: formed(() => readJournal(save['journal'])),
    base: save['base'] === null ? null : readSnapshot(save['base']),
    continued: save['continued'] === true,
    fork: readFork(save['fork'] ?? null),
    snapshot: readSnapshot(save['snapshot']),
    pack: isPlain(pack) ? pack : null,
  };
}
