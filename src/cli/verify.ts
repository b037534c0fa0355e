import { parseArgs } from 'node:util';
import type { Game } from '../kernel/game.ts';
import type { MatchRecord } from '../kernel/journal.ts';
import { JournalError } from '../kernel/journal-error.ts';
import { readRecord, type Verdict, verifyRecord } from '../kernel/record.ts';
import type { Command } from './command.ts';
import { gameNamed } from './games.ts';
import { readJson } from './input.ts';
import { Unusable } from './unusable.ts';

/** Larger than the record of any match. */
const LARGEST = 20_000_000;

export function verifyWith(load: (id: string, pack?: string) => Promise<Game>): Command {
  return {
    help: 'FILE [--pack FILE] [--json]: play the record of a match again and check the commitment and every roll',

    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { pack: { type: 'string' }, json: { type: 'boolean', default: false } },
      });
      const [path] = positionals;
      if (path === undefined || positionals.length > 1) throw new Unusable('Name one file: the record of a match.');
      const record = recordIn(await readJson(path, 'record', LARGEST), path);
      const verdict = verifyRecord(await load(record.journal.game, values.pack), record);
      if (values.json) console.log(JSON.stringify(verdict, null, 2));
      else if (verdict.fits) console.log(praise(record, verdict));
      else console.error(`The record does not check out: ${verdict.difference}.`);
      return verdict.fits ? 0 : 1;
    },
  };
}

export const verify = verifyWith(gameNamed);

function recordIn(value: unknown, path: string): MatchRecord {
  try {
    return readRecord(value);
  } catch (error) {
    if (error instanceof JournalError)
      throw new Unusable(`'${path}' can't be used: ${error.message}.`, { cause: error });
    throw error;
  }
}

function praise(record: MatchRecord, verdict: Extract<Verdict, { fits: true }>): string {
  const streams = Object.entries(verdict.rolls);
  const rolls = streams.reduce((sum, [, count]) => sum + count, 0);
  const { outcome, contributed, ended } = verdict;
  const end = outcome === null ? 'none, the match was broken off' : `${won(outcome.winners)} by ${outcome.how}`;
  return [
    ended
      ? 'The record checks out.'
      : `The record is broken off after line ${verdict.lines}: nothing in it is false, but the match was not finished.`,
    `  game        ${record.journal.game}, version ${record.journal.version}`,
    `  commitment  ${record.commitment} is the SHA-256 of the secret`,
    `  contributed ${contributed === null ? `${record.contributions.length} lines, tied to no seat` : told(contributed)}`,
    `  rolls       ${rolls}, each as secret and contributions give it`,
    ...streams.map(([stream, count]) => `    ${stream}: ${count}`),
    `  lines       ${verdict.lines}, each legal, with exactly these rolls`,
    `  position    ${verdict.hash}`,
    `  outcome     ${end}`,
  ].join('\n');
}

const won = (winners: readonly number[]): string => (winners.length === 0 ? 'nobody' : `seat ${winners.join(', ')}`);

const told = (seats: readonly number[]): string =>
  seats.length === 0 ? 'by nobody' : `by seat ${seats.join(', ')}, each as promised`;
