import { parseArgs } from 'node:util';
import { type Case, CaseError } from '../kernel/case.ts';
import type { Game } from '../kernel/game.ts';
import { JsonError } from '../kernel/json.ts';
import type { Plain } from '../kernel/plain.ts';
import { type Difference, playCase } from '../kernel/play-case.ts';
import { parseCase } from '../kernel/read-case.ts';
import { variantsOf } from '../kernel/variants.ts';
import type { Command } from './command.ts';
import { gameNamed } from './games.ts';
import { readText } from './input.ts';
import { Unusable } from './unusable.ts';

/** A case is written by hand. */
const LARGEST = 1_000_000;

/** What came of one file, or of one variant in it. */
interface CaseRun {
  readonly file: string;
  readonly title?: string;
  readonly variant?: string;
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
      for (const file of positionals) played.push(...(await playFile(file, (id) => load(id, values.pack))));
      if (values.json) console.log(JSON.stringify(played, null, 2));
      else console.log(played.map(told).join('\n'));
      return played.every(isGood) ? 0 : 1;
    },
  };
}

export const caseCommand = caseWith(gameNamed);

const isGood = ({ error, differences }: CaseRun): boolean => error === undefined && differences.length === 0;

async function playFile(file: string, load: (id: string) => Promise<Game>): Promise<readonly CaseRun[]> {
  const opened = await attempt(async () => {
    const read = readNamed(file, await readText(file, 'case', LARGEST));
    return { read, game: await load(read.game) };
  });
  if ('error' in opened) return [{ file, error: opened.error, differences: [] }];
  const { read, game } = opened.done;
  const played: CaseRun[] = [];
  for (const { name, played: one } of variantsOf(read)) {
    const about = { file, ...titled(read), ...(name === null ? {} : { variant: name }) };
    const came = await attempt(() => playCase(game, one));
    played.push(
      'error' in came ? { ...about, error: came.error, differences: [] } : { ...about, differences: came.done },
    );
  }
  return played;
}

/** What somebody else's file can do wrong is one sentence. */
async function attempt<T>(act: () => Promise<T>): Promise<{ readonly done: T } | { readonly error: string }> {
  try {
    return { done: await act() };
  } catch (error) {
    if (error instanceof CaseError || error instanceof Unusable) return { error: error.message };
    throw error;
  }
}

function readNamed(file: string, text: string): Case {
  try {
    return parseCase(text);
  } catch (error) {
    if (error instanceof JsonError) throw new Unusable(`'${file}' can't be used: ${error.message}.`, { cause: error });
    throw error;
  }
}

const titled = ({ title }: Case): { title?: string } => (title === undefined ? {} : { title });

function told(played: CaseRun): string {
  const name = [played.file, played.title, played.variant].filter((part) => part !== undefined).join(': ');
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
