import type { Chance, GameEvent } from './chance.ts';
import type { Flow, Outcome } from './flow.ts';
import type { Game, GameChoice, GameView } from './game.ts';
import { hashOf } from './hash.ts';
import { JournalError, journalOf, type MatchRecord, readJournal, replay } from './journal.ts';
import type { Match, Rolled } from './match.ts';
import { type ChanceKey, commitment, isSecret, provableChance } from './provable-chance.ts';

/** The record of a match, for everybody to check. Publish it only when the match is over: it opens the secret. */
export function recordOf(match: Match, key: ChanceKey): MatchRecord {
  if (match.before > 0) throw new JournalError('a record needs the match from its first line');
  return {
    format: 'bivouac/record/1',
    journal: journalOf(match),
    commitment: commitment(key.secret),
    secret: key.secret,
    contributions: [...key.contributions],
    rolls: [...match.rolls],
    hash: hashOf(match.position),
  };
}

/** More than any match has: a longer file is no record. */
const MOST_ROLLS = 1_000_000;
const MOST_CONTRIBUTIONS = 16;
const LONGEST_CONTRIBUTION = 1000;
const LONGEST_STREAM = 100;
const HASH = /^[0-9a-f]{64}$/;

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

const isWhole = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;

function readRoll(value: unknown, number: number): Rolled {
  if (!isObject(value)) throw new JournalError(`roll ${number} of the record is not an object`);
  const { at, stream, sides, value: shown } = value;
  if (!isWhole(at, 0, Number.MAX_SAFE_INTEGER)) throw new JournalError(`roll ${number} of the record names no line`);
  if (typeof stream !== 'string' || stream.length > LONGEST_STREAM)
    throw new JournalError(`roll ${number} of the record names no stream`);
  if (!isWhole(sides, 1, 2 ** 32)) throw new JournalError(`roll ${number} of the record names no die`);
  if (!isWhole(shown, 1, sides)) throw new JournalError(`roll ${number} of the record: a d${sides} has no such face`);
  return { at, stream, sides, value: shown };
}

function readContribution(value: unknown, i: number): string {
  if (typeof value !== 'string' || value.length > LONGEST_CONTRIBUTION || value.includes('\n')) {
    throw new JournalError(
      `contribution ${i + 1} of the record is not one line of at most ${LONGEST_CONTRIBUTION} letters`,
    );
  }
  return value;
}

/** A record from outside, checked for its form. Whether it tells the truth, `verifyRecord` says. */
export function readRecord(value: unknown): MatchRecord {
  if (!isObject(value) || value['format'] !== 'bivouac/record/1')
    throw new JournalError('this is not a record of a match of Bivouac');
  const { commitment: promised, secret, contributions, rolls, hash } = value;
  const journal = readJournal(value['journal']);
  if (typeof promised !== 'string' || !HASH.test(promised)) throw new JournalError('the record has no commitment');
  if (!isSecret(secret)) throw new JournalError('the record has no secret');
  if (!Array.isArray(contributions) || contributions.length > MOST_CONTRIBUTIONS)
    throw new JournalError(`the record has no list of at most ${MOST_CONTRIBUTIONS} contributions`);
  if (!Array.isArray(rolls)) throw new JournalError('the record has no rolls');
  if (rolls.length > MOST_ROLLS) throw new JournalError(`the record has more than ${MOST_ROLLS} rolls`);
  if (typeof hash !== 'string' || !HASH.test(hash))
    throw new JournalError('the record has no hash of the last position');
  return {
    format: 'bivouac/record/1',
    journal,
    commitment: promised,
    secret,
    contributions: contributions.map(readContribution),
    rolls: rolls.map((roll, i) => readRoll(roll, i + 1)),
    hash,
  };
}

/** What checking a record found: everything fits, or the first thing that does not. */
export type Verdict =
  | {
      readonly fits: true;
      readonly lines: number;
      /** How many numbers each stream gave. */
      readonly rolls: { readonly [stream: string]: number };
      /** Null when the match was broken off. */
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

/**
 * Checks a record by playing it again: the secret fits the commitment, every number is the one that secret and contributions
 * give, the rules ask for exactly these numbers in this order, every choice is legal, and the last position is the recorded one.
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
    const hash = hashOf(match.position);
    if (hash !== record.hash) {
      return { fits: false, difference: `the last position has the hash ${hash}, but ${record.hash} in the record` };
    }
    const rolls: Record<string, number> = {};
    for (const { stream } of record.rolls) rolls[stream] = (rolls[stream] ?? 0) + 1;
    return { fits: true, lines: match.entries.length, rolls, outcome: match.position.outcome, hash };
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    return { fits: false, difference: error.message };
  }
}
