import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { inTheWorks } from '../games/in-the-works.ts';
import type { Command } from './command.ts';
import { Unusable } from './unusable.ts';

/** A clause of a ledger: a rule or a worked example that a test must name. */
export interface Clause {
  readonly id: string;
  readonly line: number;
  readonly text: string;
}

/** A place in a test that names a clause. */
interface Mention {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

export interface GameLedger {
  readonly game: string;
  readonly clauses: readonly Clause[];
}

interface Counted extends GameLedger {
  readonly untested: readonly Clause[];
  /** Ids that stand for two clauses. */
  readonly twice: readonly string[];
}

export interface LedgerReport {
  readonly games: readonly Counted[];
  /** Ids in tests that no ledger has. */
  readonly unknown: readonly Mention[];
}

const ID = '[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+(?:\\.[A-Za-z0-9]+)*)+';
/** A list item that begins with an id: `- MAN-5-a — ...`, `- **X-3 (2.2)** ...` or ``* `NW-4.1-a` ...``. */
const ITEM = new RegExp(`^\\s*[-*]\\s+(?:(${ID})\\s+—\\s*(.*)|\\*\\*(${ID})(?![\\w.-])(.*)|\`(${ID})\`\\s*(.*))$`);
/** A row of a table that begins with an id: worked examples are also written so. */
const ROW = new RegExp(`^\\|\\s*(${ID})\\s*\\|\\s*(.*?)\\s*\\|?\\s*$`);

/** The clauses of a ledger in order. Tables count only under a heading that speaks of worked examples. */
export function clausesIn(ledger: string): Clause[] {
  const clauses: Clause[] = [];
  let fenced = false;
  let examples = false;
  ledger.split(/\r?\n/).forEach((text, i) => {
    if (/^\s*```/.test(text)) fenced = !fenced;
    if (fenced) return;
    if (/^#+\s/.test(text)) examples = /worked examples/i.test(text);
    const found = ITEM.exec(text) ?? (examples ? ROW.exec(text) : null);
    const [id, words] = found?.slice(1).filter((part) => part !== undefined) ?? [];
    if (id !== undefined) clauses.push({ id, line: i + 1, text: (words ?? '').replaceAll('**', '').trim() });
  });
  return clauses;
}

/** The clauses that hold a reading of our own: those that say so, and all of a section that says so before its first clause. */
export function readingsIn(ledger: string): string[] {
  const readings = new Set<string>();
  let clause: string | null = null;
  let ofSection = false;
  for (const text of ledger.split(/\r?\n/)) {
    const [found] = clausesIn(text);
    if (found !== undefined) clause = found.id;
    if (/^#+\s/.test(text)) {
      clause = null;
      ofSection = false;
    }
    const isReading = text.includes('INTERPRETATION');
    if (isReading && clause === null) ofSection = true;
    if (clause !== null && (isReading || ofSection)) readings.add(clause);
  }
  return [...readings];
}

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
/** Comments and texts are passed over; what is left of `rule(` begins with its ids. */
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\brule\(\s*(\[[^\]]*\]|'[^'\n]*'|"[^"\n]*")/g;

/** The clauses that the tests of a file name: `rule('MAN-5-a', ...)` or `rule(['MAN-5-a', 'MAN-5-b'], ...)`. */
export function mentionsIn(source: string): { readonly id: string; readonly line: number }[] {
  return [...source.matchAll(TOKENS)].flatMap((token) => {
    const line = source.slice(0, token.index).split('\n').length;
    return [...(token[1] ?? '').matchAll(STRING)].map((found) => ({ id: found[1] ?? found[2] ?? '', line }));
  });
}

/** Sets the tests against the ledgers. An id that two ledgers have is of the game in whose folder the test lies. */
export function report(ledgers: readonly GameLedger[], mentions: readonly Mention[]): LedgerReport {
  const tested = new Map(ledgers.map(({ game }) => [game, new Set<string>()]));
  const unknown = mentions.filter(({ id, file }) => {
    const having = ledgers.filter(({ clauses }) => clauses.some((clause) => clause.id === id));
    const own = having.length > 1 ? having.filter(({ game }) => file.split(/[/.]/).includes(game)) : having;
    for (const { game } of own) tested.get(game)?.add(id);
    return own.length === 0;
  });
  const games = ledgers.map(({ game, clauses }) => ({
    game,
    clauses,
    untested: clauses.filter(({ id }) => !tested.get(game)?.has(id)),
    twice: clauses.filter(({ id }, i) => clauses.findIndex((other) => other.id === id) < i).map(({ id }) => id),
  }));
  return { games, unknown };
}

async function filesBelow(folder: string, wanted: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export async function readLedgers(root: string): Promise<GameLedger[]> {
  const folders = await Promise.all(
    ['src/games', 'test/toy'].map((name) => filesBelow(join(root, name), /^ledger\.md$/)),
  );
  const files = folders.flat().map((file) => ({
    file,
    game: file.split(sep).at(-2) ?? '',
  }));
  return Promise.all(files.map(async ({ file, game }) => ({ game, clauses: clausesIn(await readFile(file, 'utf8')) })));
}

export async function readMentions(root: string): Promise<Mention[]> {
  const folders = await Promise.all(['src', 'test'].map((name) => filesBelow(join(root, name), /\.test\.tsx?$/)));
  const found = folders.flat().map(async (path) => {
    const file = relative(root, path).split(sep).join('/');
    return mentionsIn(await readFile(path, 'utf8')).map((mention) => ({ ...mention, file }));
  });
  return (await Promise.all(found)).flat();
}

/** The games in `works` are only counted, unless one is asked for by its name: their tests are not all written yet. */
export function ledgerWith(root: string, works: readonly string[] = []): Command {
  return {
    help: '[GAME] [--json]: count the clauses of the rules, and name those that no test holds the game to',

    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false } },
      });
      const [wanted] = positionals;
      const ledgers = await readLedgers(root);
      const whole = report(ledgers, await readMentions(root));
      const games = whole.games.filter(({ game }) => wanted === undefined || game === wanted);
      if (games.length === 0 && wanted !== undefined) {
        const known = ledgers.map(({ game }) => game).join(', ');
        throw new Unusable(`There is no ledger of '${wanted}'. There are: ${known || 'none'}.`);
      }
      const shown = { ...whole, games };
      const isOpen = ({ game, untested }: Counted) => untested.length > 0 && (game === wanted || !works.includes(game));
      console.log(values.json ? JSON.stringify(summary(shown), null, 2) : told(shown, isOpen));
      const bad = shown.unknown.length > 0 || games.some((one) => isOpen(one) || one.twice.length > 0);
      return bad ? 1 : 0;
    },
  };
}

export const ledger = ledgerWith(join(import.meta.dirname, '../..'), inTheWorks);

function summary({ games, unknown }: LedgerReport): object {
  return {
    games: games.map(({ game, clauses, untested, twice }) => ({
      game,
      clauses: clauses.length,
      tested: clauses.length - untested.length,
      untested,
      twice,
    })),
    unknown,
  };
}

const LONGEST = 100;

function told({ games, unknown }: LedgerReport, isOpen: (game: Counted) => boolean): string {
  const lines = games.flatMap((one) => {
    const { game, clauses, untested, twice } = one;
    const named = isOpen(one) ? untested : [];
    const tested = clauses.length - untested.length;
    return [
      `${game}: ${clauses.length} clauses, ${tested} tested, ${untested.length} untested`,
      ...named.map(({ id, line, text }) => `  untested  ${id} (line ${line})  ${text.slice(0, LONGEST)}`),
      ...twice.map((id) => `  twice     ${id} stands for two clauses`),
    ];
  });
  const strays = unknown.map(({ id, file, line }) => `unknown     ${id} in ${file}:${line} is in no ledger`);
  return [...lines, ...strays].join('\n') || 'There are no ledgers.';
}
