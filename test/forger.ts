import { fastRandom } from '../src/kernel/fast-chance.ts';
import type { Game } from '../src/kernel/game.ts';
import { hashOf } from '../src/kernel/hash.ts';
import { type MatchRecord, readJournal, replay } from '../src/kernel/journal.ts';
import { JournalError } from '../src/kernel/journal-error.ts';
import { act, asking, choices, lines, type Match, open, propose, take, undo, undoable } from '../src/kernel/match.ts';
import type { Options } from '../src/kernel/options.ts';
import { type ChanceKey, promiseOf, provableChance } from '../src/kernel/provable-chance.ts';
import { readRecord, recordOf, verifyRecord } from '../src/kernel/record.ts';
import { get } from '../src/kernel/there.ts';

// A real record and somebody who changes it: with care, so that whatever can be made to fit again does.

/** A record as it lies on paper: everything can be overwritten. */
export interface Sheet {
  format: string;
  journal: {
    format: string;
    game: string;
    version: number;
    pack: string;
    options: Record<string, string>;
    entries: Written[];
  };
  commitment: string;
  secret: string;
  contributions: (string | { seat: number; promise: string; text: string })[];
  rolls: { at: number; stream: string; sides: number; value: number }[];
  hash: string;
  outcome?: { winners: number[]; how: string; facts: Record<string, number | string> } | null;
  seal?: string;
}

interface Written {
  seat: number | null;
  choice?: { kind: string };
  undo?: true;
  act?: { kind: string; what?: string; to?: number; level?: string | null; version?: number; pack?: string };
}

/** A match with its record, and what a forger has to know of it. */
export interface Original {
  readonly game: Game;
  readonly record: MatchRecord;
  /** Legal choices in place of those that were made and stood, and which make another table. */
  readonly others: readonly Another[];
  /** ... and of those that were taken back. */
  readonly idle: readonly Another[];
}

interface Another {
  readonly line: number;
  readonly choice: { readonly kind: string };
}

/** A match by chance in which everything happens beside the rules that can, played to its end by the rules. */
export function original(game: Game, options: Options, key: ChanceKey): Original {
  const match = open(game, options, provableChance(key));
  const random = fastRandom('forged');
  const others: Another[] = [];
  const idle: Another[] = [];
  const tables = [match.position];
  let isPlain = true;
  let isSure = true;
  while (match.position.outcome === null) {
    if (isPlain && lines(match) >= 4) {
      besides(match, tables);
      isPlain = false;
    }
    const seats = asking(match);
    const seat = get(seats, random.below(seats.length));
    const offered = choices(match, seat);
    const choice = get(offered, random.below(offered.length));
    const other = offered.find((one) => one !== choice);
    const aside = other === undefined ? null : propose(match, seat, other).next?.position;
    const another = offered.find(
      (one) => one !== choice && propose(match, seat, one).next?.undo.at(-1)?.choice === one,
    );
    take(match, seat, choice);
    tables[lines(match)] = match.position;
    // The first choice that can be taken back is, and some of the others.
    if (!isPlain && undoable(match, seat) > 0 && (isSure || random.below(6) === 0)) {
      if (another !== undefined) idle.push({ line: lines(match), choice: another });
      undo(match, seat);
      isSure = false;
      tables[lines(match)] = match.position;
    } else if (!isPlain && other !== undefined && hashOf(aside) !== hashOf(match.position))
      others.push({ line: lines(match), choice: other });
  }
  return { game, record: recordOf(match, key), others, idle };
}

/** A draw that is declined, a way back that is taken, a bot that plays on; alone there is nobody to ask. */
function besides(match: Match, tables: Match['position'][]): void {
  if (match.seats === 1) {
    act(match, 0, { kind: 'hand', level: 'greedy' });
    return;
  }
  const others = Array.from({ length: match.seats - 1 }, (_, i) => i + 1);
  act(match, 0, { kind: 'offer', what: 'draw' });
  act(match, 1, { kind: 'decline' });
  act(match, 0, { kind: 'offer', what: 'back', to: 2 });
  for (const seat of others) act(match, seat, { kind: 'agree' }, tables[2]);
  act(match, 1, { kind: 'hand', level: 'greedy' });
}

/** What a reader of the record makes of it. */
export type Judgement = 'no record' | 'false' | 'broken off' | 'fits';

export function judge(game: Game, sheet: Sheet): Judgement {
  let read: MatchRecord;
  try {
    read = readRecord(JSON.parse(JSON.stringify(sheet)));
  } catch (error) {
    if (error instanceof JournalError) return 'no record';
    throw error;
  }
  const verdict = verifyRecord(game, read);
  if (!verdict.fits) return 'false';
  return verdict.ended ? 'fits' : 'broken off';
}

/** Puts the seal on again: anybody can. */
export function reseal(sheet: Sheet): void {
  if (sheet.seal === undefined) return;
  const { seal: _, ...rest } = sheet;
  sheet.seal = hashOf(rest);
}

/** The numbers that secret and contributions really give, whatever is asked for. */
export function honest(sheet: Sheet): void {
  const chance = provableChance(keyOf(sheet));
  for (const roll of sheet.rolls) roll.value = chance.next(roll.stream, roll.sides);
}

const isText = (one: Sheet['contributions'][number]): one is string => typeof one === 'string';
const isSeated = (one: Sheet['contributions'][number]) => typeof one !== 'string';

function keyOf({ secret, contributions }: Sheet): ChanceKey {
  const seated = contributions.filter((one) => typeof one !== 'string');
  return { secret, contributions: contributions.some(isSeated) ? seated : contributions.filter(isText) };
}

/** The record of what is left of the match after so many lines, as a keeper would have written it then. */
export function shortened(game: Game, sheet: Sheet, count: number): void {
  const journal = { ...sheet.journal, entries: sheet.journal.entries.slice(0, count) };
  const left = recordOf(replay(game, readJournal(journal), provableChance(keyOf(sheet))), keyOf(sheet));
  Object.assign(sheet, JSON.parse(JSON.stringify(left)));
}

/** Takes lines out, or puts others in, and numbers what follows anew. */
export function splice(sheet: Sheet, line: number, out: number, ...put: Written[]): void {
  sheet.journal.entries.splice(line - 1, out, ...put);
  for (const roll of sheet.rolls) if (roll.at >= line) roll.at += put.length - out;
}

export const contribution = (seat: number, text: string) => ({ seat, promise: promiseOf(text), text });
