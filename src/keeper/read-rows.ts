import { readAct } from '../kernel/acts.ts';
import type { GameEvent } from '../kernel/chance.ts';
import type { GameChoice } from '../kernel/game.ts';
import type { Entry, Rolled, Told } from '../kernel/match.ts';
import { isObject, type Plain } from '../kernel/plain.ts';
import { isNumber, isText } from './read-flow.ts';
import { type BrokenHead, type Head, type Line, type Standing, StoreError } from './store.ts';

/**
 * Matches as rows of a database: what is searched for has a column, the rest is one text of JSON. So nothing but plain data can be
 * kept, a key without a value is left out as everywhere, and one text is copied faster than what it tells of. Whatever is read back
 * is looked at before it is believed: others may have written there, and pages newer than this one.
 */
export interface MatchRow {
  readonly id: string;
  readonly body: string;
}

export interface SecretRow {
  readonly match: string;
  readonly body: string;
}

export interface LineRow {
  readonly match: string;
  readonly seq: number;
  readonly key: string;
  readonly body: string;
}

export interface StandingRow {
  readonly match: string;
  readonly seq: number;
  readonly epoch: number;
  readonly body: string;
}

export function rowOfHead({ id, ...rest }: Head): MatchRow {
  return { id, body: JSON.stringify(rest) };
}

export function rowOfSecret(match: string, secret: Plain): SecretRow {
  return { match, body: JSON.stringify(secret) };
}

export function rowOfLine(match: string, { seq, key, ...rest }: Line): LineRow {
  return { match, seq, key, body: JSON.stringify(rest) };
}

export function rowOfStanding(match: string, { seq, epoch, body }: Standing): StandingRow {
  return { match, seq, epoch, body: JSON.stringify(body) };
}

export function readHead(row: unknown): Head {
  const { id, body } = columns(row, 'match');
  if (!isText(id)) return broken('a match has no name');
  return headFrom(id, fields(body, `match ${id}`));
}

/** The head of a match from anywhere, checked for its form. */
export function headFrom(id: string, { seq, epoch, over, changed, about, summary }: Fields): Head {
  if (!isCount(seq) || !isCount(epoch) || typeof over !== 'boolean' || !isTime(changed))
    return broken(`match ${id} does not say how far it has come`);
  if (about === undefined || summary === undefined) return broken(`match ${id} does not say what it is`);
  return { id, seq, epoch, over, changed, about, summary };
}

/** A match of the list: what cannot be read hides no other, and can be thrown away by its name. */
export function listedHead<R>(row: R, read: (row: R) => Head = readHead): Head | BrokenHead {
  try {
    return read(row);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { id: String(columns(row, 'match')['id']), broken: error.message };
  }
}

export function readSecret(row: unknown): Plain {
  return parsed(columns(row, 'secret')['body'], 'a secret');
}

export function readLine(row: unknown): Line {
  const { seq, key, body } = columns(row, 'line');
  return lineFrom({ ...fields(body, `line ${String(seq)}`), seq, key });
}

/** A line from anywhere, checked for its form. */
export function lineFrom(value: unknown): Line {
  const { seq, key, at, entry, rolls, kept, told, undone, noticed, chain } = columns(value, 'line');
  if (!isCount(seq) || !isText(key)) return broken('a line has no number or no key');
  const what = `line ${seq}`;
  if (!isTime(at) || !isCount(kept) || !isCount(noticed) || !isText(chain)) return broken(`${what} is not whole`);
  if (!isList(rolls) || !rolls.every(isRolled)) return broken(`the dice of ${what} are none`);
  if (!isList(told) || !told.every(isTold)) return broken(`what ${what} told is no event`);
  if (!isList(undone) || !undone.every(isCount)) return broken(`${what} takes back what is no line`);
  const read = entry === null ? null : readEntry(entry, what);
  return { seq, key, at, entry: read, rolls, kept, told, undone, noticed, chain };
}

/** Lines that follow one another: where one is missing the match cannot be played again. */
export function readLines(rows: readonly unknown[]): readonly Line[] {
  const lines = rows.map(readLine);
  const gap = lines.find(({ seq }, i) => i > 0 && seq !== (lines[i - 1]?.seq ?? 0) + 1);
  return gap === undefined ? lines : broken(`the line before line ${gap.seq} is missing`);
}

export function readStanding(row: unknown): Standing {
  const { seq, epoch, body } = columns(row, 'table');
  if (!isCount(seq) || !isCount(epoch)) return broken('a table does not say after which line it stands');
  return { seq, epoch, body: parsed(body, `the table after line ${seq}`) };
}

/** The number of the line in the key of its row, which is [match, seq]. */
export function readSeq(key: unknown): number {
  const seq: unknown = Array.isArray(key) ? key[1] : undefined;
  return isCount(seq) ? seq : broken('a line has no number');
}

function broken(message: string, options?: ErrorOptions): never {
  throw new StoreError('broken', message, options);
}

const isTime = (value: unknown): value is number => isNumber(value) && value >= 0;
const isCount = (value: unknown): value is number => isNumber(value) && Number.isSafeInteger(value) && value >= 0;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function isFields(value: unknown): value is { readonly [key: string]: Plain } {
  return isObject(value);
}

type Fields = { readonly [key: string]: Plain | undefined };

function columns(row: unknown, what: string): { readonly [column: string]: unknown } {
  return isObject(row) ? row : broken(`where a ${what} should lie is something else`);
}

/** A text of JSON. */
export function parsed(text: unknown, what: string): Plain {
  if (!isText(text)) return broken(`${what} is no text`);
  try {
    return JSON.parse(text);
  } catch (error) {
    return broken(`${what} cannot be read`, { cause: error });
  }
}

function fields(text: unknown, what: string): Fields {
  const value = parsed(text, what);
  return isFields(value) ? value : broken(`${what} is something else`);
}

function isRolled(value: unknown): value is Rolled {
  return (
    isFields(value) &&
    isCount(value['at']) &&
    isText(value['stream']) &&
    isCount(value['sides']) &&
    isCount(value['value'])
  );
}

function isTold(value: unknown): value is Told<GameEvent> {
  if (!isFields(value)) return false;
  return isCount(value['at']) && hasKind(value['event']) && (value['only'] === null || isCount(value['only']));
}

function hasKind(value: unknown): value is GameChoice {
  return isFields(value) && isText(value['kind']);
}

function readEntry(value: unknown, what: string): Entry<GameChoice> {
  if (!isFields(value)) return broken(`${what} says nothing`);
  const { seat, choice, undo, act } = value;
  const done = readAct(act);
  if (seat === null && done?.kind === 'rules') return { seat, act: done };
  if (!isCount(seat)) return broken(`${what} names no seat`);
  if (undo === true) return { seat, undo };
  if (hasKind(choice)) return { seat, choice };
  if (done !== null && done.kind !== 'rules') return { seat, act: done };
  return broken(`${what} says nothing that we know of`);
}
