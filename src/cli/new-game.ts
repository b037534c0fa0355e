import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Command } from './command.ts';
import { clausesIn, readLedgers } from './ledger.ts';
import { linesOf } from './lines.ts';
import { APART, roleOf } from './shape.ts';
import { Unusable } from './unusable.ts';

// A new game is the toy of the tests under another name: one source, so that what is laid out is what the tests hold to.

const TEMPLATE = 'test/toy';
const FORMER = { id: 'picket', pascal: 'Picket', titles: ['Picket', 'Grand-garde'], clauses: 'PIC', style: 'pic' };

/** The names under which a game goes. */
export interface Names {
  /** `old-guard`: its folder, and what it is called in addresses and journals. */
  readonly id: string;
  /** `oldGuard`, `OldGuard`: in the code. */
  readonly camel: string;
  readonly pascal: string;
  /** `Old guard`, until somebody says it better. */
  readonly title: string;
  /** What the ids of its clauses begin with. */
  readonly clauses: string;
}

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

export function namesOf(id: string, taken: ReadonlySet<string>): Names {
  if (!ID.test(id) || id.length > LONGEST)
    throw new Unusable(`'${id}' can't be the name of a folder: small letters, digits and hyphens, such as old-guard.`);
  const parts = id.split('-');
  const pascal = parts.map(capital).join('');
  const clauses = clausePrefix(parts, taken);
  return { id, camel: pascal[0]?.toLowerCase() + pascal.slice(1), pascal, title: capital(parts.join(' ')), clauses };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Three letters that no other ledger has. */
function clausePrefix(parts: readonly string[], taken: ReadonlySet<string>): string {
  const initials = parts.map((part) => part[0]).join('');
  const letters = parts.length > 2 ? initials : parts.join('').slice(0, 3);
  const wished = letters.toUpperCase().slice(0, 4);
  const free = [wished, ...Array.from({ length: 99 }, (_, i) => `${wished}${i + 2}`)].find((name) => !taken.has(name));
  return free ?? wished;
}

/** A file of the template under the names of the new game, its imports seen from where it will lie. */
export function renamed(text: string, from: string, to: string, names: Names): string {
  const moved = text.replace(/((?:from|import)\s*\(?\s*')(\.\.?\/[^']*)(')/g, (_, before, path: string, after) => {
    const aim = join(dirname(from), path).split(sep).join('/');
    const within = aim.startsWith(`${TEMPLATE}/`) ? join(to, relative(from, aim)) : aim;
    const target = aim.startsWith(`${TEMPLATE}/`) ? path : towards(dirname(to), within);
    return `${before}${target}${after}`;
  });
  const page = from.endsWith('.md');
  return moved
    .replaceAll(new RegExp(`\\b${FORMER.clauses}(?=[-'])`, 'g'), names.clauses)
    .replaceAll(new RegExp(`(?<![\\w-])${FORMER.style}(?=-)`, 'g'), names.clauses.toLowerCase())
    .replaceAll(new RegExp(`'(?:${FORMER.titles.join('|')})'`, 'g'), `'${names.title}'`)
    .replaceAll(new RegExp(`(['"./])${FORMER.id}(?=['".])`, 'g'), `$1${names.id}`)
    .replaceAll(new RegExp(`\\b${FORMER.pascal}(?= on the shelf|[.:]|$| keeps)`, 'gm'), names.title)
    .replaceAll(FORMER.pascal, page ? names.title : names.pascal)
    .replaceAll(FORMER.id, names.camel);
}

function towards(folder: string, target: string): string {
  const path = relative(folder, target).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Every file of the new game, by its path. */
export function layOut(root: string, names: Names): Map<string, string> {
  const entries = readdirSync(join(root, TEMPLATE), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const laid = files.sort().map((file): [string, string] => {
    const from = relative(root, file).split(sep).join('/');
    const to = `src/games/${names.id}${from.slice(TEMPLATE.length).replace(FORMER.id, names.id)}`;
    return [to, renamed(readFileSync(file, 'utf8'), from, to, names)];
  });
  return new Map(laid);
}

/** The shelf with one game more, in its own line. */
export function shelved(source: string, { id, camel }: Names): string {
  const entry = `import { ${camel}Entry } from './${id}/entry.ts';\n`;
  const imports = [...source.matchAll(/^import \{ .*\/entry\.ts';\n/gm)].map(([line]) => line);
  const sorted = [...imports, entry].sort((a, b) => (a.slice(a.indexOf("'")) < b.slice(b.indexOf("'")) ? -1 : 1));
  const [first = '', ...rest] = imports;
  const without = rest.reduce((text, line) => text.replace(line, ''), source);
  return without
    .replace(first, sorted.join(''))
    .replace(
      /(= \[)([^\]]*)(\];)/,
      (_, open, list: string, close) => `${open}${list.replace(/,\s*$/, '')}, ${camel}Entry${close}`,
    );
}

/** Lines of code of its own: without tests, data and pages. */
function ownLines(laid: ReadonlyMap<string, string>, id: string): number {
  const folder = `src/games/${id}/`;
  const own = [...laid].filter(([path]) => {
    const role = roleOf(path.slice(folder.length));
    return role !== null && !APART.has(role);
  });
  return own.reduce((sum, [path, text]) => sum + linesOf(path, text).code, 0);
}

export function newGameWith(root: string): Command {
  return {
    help: 'NAME: lay out the folder of a new game that can be played at once, and put it on the shelf',

    async run(args) {
      const { positionals } = parseArgs({ args, allowPositionals: true });
      const [id, more] = positionals;
      if (id === undefined || more !== undefined) throw new Unusable('Name one new game, such as old-guard.');
      const ledgers = await readLedgers(root);
      const taken = ledgers.flatMap(({ clauses }) => clauses.map((clause) => clause.id.split('-')[0] ?? ''));
      const names = namesOf(id, new Set(taken));
      const folder = join(root, 'src/games', id);
      if (existsSync(folder)) throw new Unusable(`There is a folder src/games/${id} already.`);
      const laid = layOut(root, names);
      const index = join(root, 'src/games/index.ts');
      const shelf = shelved(readFileSync(index, 'utf8'), names);
      for (const [path, text] of [...laid, ['src/games/index.ts', shelf] as const]) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
        console.log(`wrote ${path}`);
      }
      await tidied(root, id);
      const run = (...script: readonly string[]) => promisify(execFile)(process.execPath, script, { cwd: root });
      const golden = await run('test/golden/update.ts', id);
      for (const line of golden.stdout.trim().split('\n')) console.log(`wrote test/golden/${line}`);
      console.log((await run('test/cases-page/update.ts')).stdout.trim());
      const clauses = clausesIn(laid.get(`src/games/${id}/ledger.md`) ?? '').length;
      console.log(next(names, ownLines(laid, id), clauses));
      return 0;
    },
  };
}

/** Other names are longer or shorter, and stand elsewhere in an alphabet: the formatter sets lines and imports right. */
async function tidied(root: string, id: string): Promise<void> {
  const biome = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'biome.cmd' : 'biome');
  const args = ['check', '--write', `src/games/${id}`, 'src/games/index.ts'];
  await promisify(execFile)(biome, args, { cwd: root, shell: process.platform === 'win32' });
}

const next = ({ id, title, clauses }: Names, code: number, count: number): string => `
${title} lies in src/games/${id} and stands on the shelf: ${code} lines of code, ${count} clauses, each with a test.
Play it:     npm start, or npm run -s bivouac -- play ${id}
Test it:     npm test
Now make it your own, in this order:
  1. ledger.md: the rules of your rulebook, a clause each (${clauses}-1, ${clauses}-2, ...); then text/clauses.*.ts says them to players
  2. data/${id}.json: the components; position.ts: the nouns
  3. rules/, chapter by chapter, each clause with its test; test/knowledge.ts: what is conserved and what is secret
  4. view.ts, odds.ts, text/, then board/, bot.ts and presentation/
  5. title and blurb in entry.ts and text/; npm run golden keeps the new play-throughs
docs/architecture.md shows what each file answers; CONTRIBUTING.md tells the rest.`;

export const newGame = newGameWith(join(import.meta.dirname, '../..'));
