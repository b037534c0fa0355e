import type { Chance, GameEvent } from './chance.ts';
import type { Flow, Outcome, Seat } from './flow.ts';
import type { Game, GameChoice, GameView } from './game.ts';
import { hashOf } from './hash.ts';
import {
  type BareRecord,
  type Journal,
  journalOf,
  type MatchRecord,
  readJournal,
  replay,
  type SeatedRecord,
} from './journal.ts';
import { JournalError } from './journal-error.ts';
import { lines, type Match, type Rolled } from './match.ts';
import { isObject, isWhole, same } from './plain.ts';
import {
  type BareKey,
  type ChanceKey,
  type Contribution,
  commitment,
  contributionFault,
  isContribution,
  isSeated,
  isSecret,
  provableChance,
  type SeatedKey,
} from './provable-chance.ts';

/** The record of a match, for everybody to check. Publish it only when the match is over: it opens the secret. */
export function recordOf(match: Match, key: BareKey): BareRecord;
export function recordOf(match: Match, key: SeatedKey): SeatedRecord;
export function recordOf(match: Match, key: ChanceKey): MatchRecord;
export function recordOf(match: Match, key: ChanceKey): MatchRecord {
  if (match.before > 0) throw new JournalError('a record needs the match from its first line');
  const { rolls, position } = match;
  return recordFrom({ journal: journalOf(match), rolls, position }, key);
}

/** The same of what was kept of a match: its lines, what they rolled, and where it ended. */
export function recordFrom(
  { journal, rolls, position }: { readonly journal: Journal } & Pick<Match, 'rolls' | 'position'>,
  { secret, contributions }: ChanceKey,
): MatchRecord {
  const hash = hashOf(position);
  const published = { journal, commitment: commitment(secret), secret, rolls: [...rolls], hash };
  if (!isSeated(contributions)) return { ...published, format: 'bivouac/record/1', contributions: [...contributions] };
  const { outcome } = position;
  return sealed({ ...published, format: 'bivouac/record/2', contributions: [...contributions], outcome });
}

const sealed = (record: Omit<SeatedRecord, 'seal'>): SeatedRecord => ({ ...record, seal: hashOf(record) });

/** More than any match has: a longer file is no record. */
const MOST_ROLLS = 1_000_000;
const MOST_CONTRIBUTIONS = 16;
const LONGEST_CONTRIBUTION = 1000;
const LONGEST_STREAM = 100;
const HASH = /^[0-9a-f]{64}$/;

const isHash = (value: unknown): value is string => typeof value === 'string' && HASH.test(value);

function readRoll(value: unknown, number: number): Rolled {
  if (!isObject(value)) throw new JournalError(`roll ${number} of the record is not an object`);
  const { at, stream, sides, value: shown } = value;
  if (!isWhole(at, 0)) throw new JournalError(`roll ${number} of the record names no line`);
  if (typeof stream !== 'string' || stream.length > LONGEST_STREAM)
    throw new JournalError(`roll ${number} of the record names no stream`);
  if (!isWhole(sides, 1, 2 ** 32)) throw new JournalError(`roll ${number} of the record names no die`);
  if (!isWhole(shown, 1, sides)) throw new JournalError(`roll ${number} of the record: a d${sides} has no such face`);
  return { at, stream, sides, value: shown };
}

function readBareContribution(value: unknown, i: number): string {
  if (typeof value !== 'string' || value.length > LONGEST_CONTRIBUTION || value.includes('\n')) {
    throw new JournalError(
      `contribution ${i + 1} of the record is not one line of at most ${LONGEST_CONTRIBUTION} letters`,
    );
  }
  return value;
}

function readContribution(value: unknown, i: number): Contribution {
  if (!isObject(value)) throw new JournalError(`contribution ${i + 1} of the record is not an object`);
  const { seat, promise, text } = value;
  if (!isWhole(seat, 0, MOST_CONTRIBUTIONS - 1))
    throw new JournalError(`contribution ${i + 1} of the record names no seat`);
  if (!isHash(promise)) throw new JournalError(`contribution ${i + 1} of the record was not promised`);
  if (!isContribution(text))
    throw new JournalError(
      `contribution ${i + 1} of the record is not one line of 1 to ${LONGEST_CONTRIBUTION} letters`,
    );
  return { seat, promise, text };
}

function readOutcome(value: unknown): Outcome | null {
  if (value === null) return null;
  const wrong = new JournalError('the record does not say how the match ended');
  if (!isObject(value)) throw wrong;
  const { winners, how, facts } = value;
  if (!Array.isArray(winners) || typeof how !== 'string' || !isObject(facts)) throw wrong;
  if (!winners.every((seat) => isWhole(seat, 0))) throw wrong;
  const read = Object.entries(facts).map(([name, fact]): [string, number | string] => {
    if (typeof fact !== 'string' && !(typeof fact === 'number' && Number.isFinite(fact))) throw wrong;
    return [name, fact];
  });
  return { winners, how, facts: Object.fromEntries(read) };
}

/** A record from outside, checked for its form. Whether it tells the truth, `verifyRecord` says. */
export function readRecord(value: unknown): MatchRecord {
  if (!isObject(value) || (value['format'] !== 'bivouac/record/1' && value['format'] !== 'bivouac/record/2'))
    throw new JournalError('this is not a record of a match of Bivouac');
  const { format, commitment: promised, secret, contributions, rolls, hash, seal } = value;
  const journal = readJournal(value['journal']);
  if (!isHash(promised)) throw new JournalError('the record has no commitment');
  if (!isSecret(secret)) throw new JournalError('the record has no secret');
  if (!Array.isArray(contributions) || contributions.length > MOST_CONTRIBUTIONS)
    throw new JournalError(`the record has no list of at most ${MOST_CONTRIBUTIONS} contributions`);
  if (!Array.isArray(rolls)) throw new JournalError('the record has no rolls');
  if (rolls.length > MOST_ROLLS) throw new JournalError(`the record has more than ${MOST_ROLLS} rolls`);
  if (!isHash(hash)) throw new JournalError('the record has no hash of the last position');
  const read = { journal, commitment: promised, secret, rolls: rolls.map((roll, i) => readRoll(roll, i + 1)), hash };
  if (format === 'bivouac/record/1') return { ...read, format, contributions: contributions.map(readBareContribution) };
  const outcome = readOutcome(value['outcome']);
  if (!isHash(seal)) throw new JournalError('the record has no seal');
  return { ...read, format: 'bivouac/record/2', contributions: contributions.map(readContribution), outcome, seal };
}

/**
 * What checking a record found: the first thing that does not fit, or that nothing in it is false. Then still ask whether the match
 * `ended` in it: whoever leaves out its last lines says nothing false either.
 */
export type Verdict =
  | {
      readonly fits: true;
      readonly lines: number;
      /** How many numbers each stream gave. */
      readonly rolls: { readonly [stream: string]: number };
      /** The seats that contributed, each as promised; null if the record ties contributions to no seat. */
      readonly contributed: readonly Seat[] | null;
      /** False when the record is broken off: the match goes on after its last line. */
      readonly ended: boolean;
      readonly outcome: Outcome | null;
      readonly hash: string;
    }
  | { readonly fits: false; readonly difference: string };

/** The first difference between the rolls and what the secret gives, or null. */
function falseRoll(record: MatchRecord): string | null {
  const promised = commitment(record.secret);
  if (promised !== record.commitment) {
    return `the secret does not fit the commitment: its SHA-256 is ${promised}, but ${record.commitment} was promised`;
  }
  const fault = record.format === 'bivouac/record/2' ? contributionFault(record.contributions) : null;
  if (fault !== null) return fault;
  const chance = provableChance(record);
  for (const [i, roll] of record.rolls.entries()) {
    const value = chance.next(roll.stream, roll.sides);
    if (value !== roll.value) {
      return `roll ${i + 1}, ${name(roll)} in line ${roll.at}, is ${value} by the secret, but ${roll.value} in the record`;
    }
  }
  return null;
}

const name = ({ stream, sides }: { readonly stream: string; readonly sides: number }): string =>
  `a d${sides} of '${stream}'`;

/** Chance that gives exactly the rolls of the record, at exactly the lines and to exactly the questions for which they stand. */
function recorded(rolls: readonly Rolled[], at: { line: number }, from = 0): Chance {
  let used = from;
  return {
    next(stream, sides) {
      const roll = rolls[used];
      const asked = `in line ${at.line} the rules ask for ${name({ stream, sides })}`;
      if (roll === undefined) throw new JournalError(`${asked}, but the record has no roll left`);
      used++;
      if (roll.stream !== stream || roll.sides !== sides)
        throw new JournalError(`${asked}, but roll ${used} of the record is ${name(roll)}`);
      if (roll.at !== at.line) throw new JournalError(`${asked}, but the record puts roll ${used} in line ${roll.at}`);
      return roll.value;
    },
    mark: () => used,
    fork: () => recorded(rolls, at, used),
  };
}

/** What a record says falsely of the match that was played again to its last line, or null. */
function falseEnd(match: Match, record: MatchRecord): string | null {
  const hash = hashOf(match.position);
  if (hash !== record.hash) return `the last position has the hash ${hash}, but ${record.hash} in the record`;
  if (record.format === 'bivouac/record/1') return null;
  const { seal, ...rest } = record;
  const stranger = record.contributions.find(({ seat }) => seat >= match.seats);
  if (stranger !== undefined) return `seat ${stranger.seat} has contributed, but the match has ${match.seats} seats`;
  const { outcome } = match.position;
  if (!same(outcome, record.outcome)) {
    const told = (end: Outcome | null) =>
      end === null ? 'not over' : `over by '${end.how}', won by [${end.winners.join(', ')}]`;
    return `after line ${lines(match)} the match is ${told(outcome)}; in the record it is ${told(record.outcome)}`;
  }
  const right = hashOf(rest);
  return right === seal ? null : `the record was changed: its seal would be ${right}, but is ${seal}`;
}

/**
 * Checks a record by playing it again: the secret fits the commitment, every contribution its promise, every number is the one that
 * secret and contributions give, the rules ask for exactly these numbers in this order, every line is legal, and the last position
 * is the recorded one.
 */
export function verifyRecord<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  game: Game<P, C, V, E>,
  record: MatchRecord,
): Verdict {
  const difference = falseRoll(record);
  if (difference !== null) return { fits: false, difference };
  const at = { line: 0 };
  try {
    const match = replay(game, record.journal, recorded(record.rolls, at), (_, line) => {
      at.line = line + 1;
    });
    const used = match.rolls.length;
    const left = record.rolls[used];
    if (left !== undefined) {
      return {
        fits: false,
        difference: `the rules never ask for roll ${used + 1} of the record, ${name(left)}`,
      };
    }
    const last = falseEnd(match, record);
    if (last !== null) return { fits: false, difference: last };
    const rolls: Record<string, number> = {};
    for (const { stream } of record.rolls) rolls[stream] = (rolls[stream] ?? 0) + 1;
    const { outcome } = match.position;
    const contributed = record.format === 'bivouac/record/2' ? record.contributions.map(({ seat }) => seat) : null;
    return { fits: true, lines: lines(match), rolls, contributed, ended: outcome !== null, outcome, hash: record.hash };
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    return { fits: false, difference: error.message };
  }
}
