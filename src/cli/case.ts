import { parseArgs } from 'node:util';
import { type Case, CaseError } from '../kernel/case.ts';
import type { Game } from '../kernel/game.ts';
import type { Plain } from '../kernel/plain.ts';
import { type Difference, playCase } from '../kernel/play-case.ts';
import { readCase } from '../kernel/read-case.ts';
import type { Command } from './command.ts';
import { gameNamed } from './games.ts';
import { readJson } from './input.ts';
import { Unusable } from './unusable.ts';

/** A case is written by hand. */
const LARGEST = 1_000_000;

/** What came of one file. */
interface CaseRun {
  readonly file: string;
  readonly title?: string;
  /** Why the case could not be played at all. */
  readonly error?: string;
  readonly differences: readonly Difference[];
}

export function caseWith(load: (id: string, pack?: string) => Promise<Game>): Command {
  return {
    help: 'FILE... [--pack FILE] [--json]: play case files and show where they differ',

    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { pack: { type: 'string' }, json: { type: 'boolean', default: false } },
      });
      if (positionals.length === 0) throw new Unusable('Name one or more case files.');
      const played: CaseRun[] = [];
      for (const file of positionals) played.push(await playFile(file, (id) => load(id, values.pack)));
      if (values.json) console.log(JSON.stringify(played, null, 2));
      else console.log(played.map(told).join('\n'));
      return played.every(isGood) ? 0 : 1;
    },
  };
}

export const caseCommand = caseWith(gameNamed);

const isGood = ({ error, differences }: CaseRun): boolean => error === undefined && differences.length === 0;

async function playFile(file: string, load: (id: string) => Promise<Game>): Promise<CaseRun> {
  let read: Case | undefined;
  try {
    read = readCase(await readJson(file, 'case', LARGEST));
    const differences = playCase(await load(read.game), read);
    return { file, ...titled(read), differences };
  } catch (error) {
    if (!(error instanceof CaseError) && !(error instanceof Unusable)) throw error;
    return { file, ...titled(read), error: error.message, differences: [] };
  }
}

const titled = (read: Case | undefined): { title?: string } => (read?.title === undefined ? {} : { title: read.title });

function told(played: CaseRun): string {
  const name = played.title === undefined ? played.file : `${played.file}: ${played.title}`;
  if (isGood(played)) return `good    ${name}`;
  if (played.error !== undefined) return `FAILED  ${name}\n  ${played.error}`;
  return [`DIFFERS ${name}`, ...played.differences.map(lineOf)].join('\n');
}

function lineOf({ step, what, expected, found }: Difference): string {
  const where = typeof step === 'number' ? `step ${step}` : step;
  return `  ${where}, ${what}\n    expected  ${shown(expected)}\n    found     ${shown(found)}`;
}

const shown = (value: Plain | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
