import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { APART, ROLES, roleOf } from './shape.ts';
import { Unusable } from './unusable.ts';

/** Lines of a text, each counted once. */
export interface Lines {
  code: number;
  comments: number;
  blank: number;
}

/** Files by their paths from the root of the project. */
export type Tree = ReadonlyMap<string, string>;

/** Lines by place (a game, or a room), then by role. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, Lines>>;

const COUNTED = /\.(?:tsx?|mjs|css|json|md)$/;
const FOLDERS = ['src', 'test', 'scripts'];
/** Written by programs, or kept as they were played: nobody's lines. */
const PLAYED = /^test\/(?:golden\/[^/]+|fixtures)\//;

/** Comment lines are those with nothing but a comment on them. A page has no comments, and data neither. */
export function linesOf(path: string, text: string): Lines {
  const counted = { code: 0, comments: 0, blank: 0 };
  const commented = /\.(?:tsx?|mjs|css)$/.test(path);
  let inside = false;
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const bare = line.trim();
    if (bare === '') counted.blank++;
    else if (commented && (inside || /^(?:\/\/|\{?\/\*)/.test(bare))) {
      counted.comments++;
      inside = (inside || !bare.startsWith('//')) && !bare.includes('*/');
    } else counted.code++;
  }
  return counted;
}

/** Where what stood in the corridor of the games stands now. */
const CORRIDOR: { readonly [file: string]: string } = { 'packs.ts': 'src/kernel', 'typeset.ts': 'src/text' };
const SHELF = /^(?:index|shelf)\.ts$/;

/** The game of the tests, from which new ones are laid out, has the shape of a game. */
const TOY = 'test/toy/';

/** The place and the role of a file. */
function placeOf(path: string, games: ReadonlySet<string>): readonly [place: string, role: string] {
  const [first = '', second = '', third = '', ...rest] = path.split('/');
  if (first === 'src' && second === 'games') {
    if (rest.length > 0) return [third, roleOf(rest.join('/')) ?? 'doorway'];
    return [SHELF.test(third) ? 'src/games' : (CORRIDOR[third] ?? 'src/table'), 'code'];
  }
  if (path.startsWith(TOY)) return ['test/toy', roleOf(path.slice(TOY.length)) ?? 'doorway'];
  // What a suite knows of a single game is a test of that game, wherever it lies.
  const game = /^test\/conformance\/(.+?)(?:-(?:census|secrets))?\.ts$/.exec(path)?.[1];
  if (game !== undefined && games.has(game)) return [game, 'tests'];
  const role = /\.test\.tsx?$/.test(path) || first === 'test' ? 'tests' : path.endsWith('.css') ? 'style' : 'code';
  return [first === 'src' ? `src/${second}` : first, path.endsWith('.md') ? 'docs' : role];
}

export function gamesOf(tree: Tree): string[] {
  const found = [...tree.keys()].map((path) => /^src\/games\/([^/]+)\/./.exec(path)?.[1]);
  const toy = [...tree.keys()].some((path) => path.startsWith(TOY)) ? ['test/toy'] : [];
  return [...new Set(found.filter((name) => name !== undefined))].sort().concat(toy);
}

export function countsOf(tree: Tree): Counts {
  const games = new Set(gamesOf(tree));
  const counts = new Map<string, Map<string, Lines>>();
  for (const [path, text] of tree) {
    const [place, role] = placeOf(path, games);
    const roles = counts.get(place) ?? new Map<string, Lines>();
    counts.set(place, roles.set(role, sum([roles.get(role), linesOf(path, text)])));
  }
  return counts;
}

function sum(all: readonly (Lines | undefined)[]): Lines {
  const total = { code: 0, comments: 0, blank: 0 };
  for (const lines of all) {
    total.code += lines?.code ?? 0;
    total.comments += lines?.comments ?? 0;
    total.blank += lines?.blank ?? 0;
  }
  return total;
}

const wanted = (path: string): boolean => COUNTED.test(path) && !PLAYED.test(path);

/** The files as they lie in the folder. */
export function treeOf(root: string): Tree {
  const found = FOLDERS.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const paths = found.map((file) => file.slice(root.length + 1).replaceAll(sep, '/')).filter(wanted);
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const MUCH = 1 << 28;

/** The files of a revision, read in one go. */
export function treeAt(root: string, revision: string): Tree {
  const git = (args: readonly string[], input?: string): Buffer => {
    try {
      return execFileSync('git', args, { cwd: root, maxBuffer: MUCH, stdio: ['pipe', 'pipe', 'ignore'], input });
    } catch (error) {
      throw new Unusable(`There is no revision '${revision}' here.`, { cause: error });
    }
  };
  const listed = git(['ls-tree', '-r', '-z', '--name-only', revision, '--', ...FOLDERS]).toString('utf8');
  const paths = listed.split('\0').filter(wanted);
  const given = git(['cat-file', '--batch'], paths.map((path) => `${revision}:${path}\n`).join(''));
  const tree = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const head = given.indexOf('\n', at);
    const size = Number(given.toString('utf8', at, head).split(' ').at(-1));
    tree.set(path, given.toString('utf8', head + 1, head + 1 + size));
    at = head + size + 2;
  }
  return tree;
}

/** A line of the table: what it counts, and the lines of each column. */
interface Row {
  readonly name: string;
  readonly of: readonly Lines[];
}

function rowsOf(counts: Counts, places: readonly string[], roles: readonly string[]): Row[] {
  const row = (name: string, all: readonly string[]): Row => ({
    name,
    of: places.map((place) => sum(all.map((role) => counts.get(place)?.get(role)))),
  });
  const apart = new Set<string>(APART);
  return [
    ...roles.map((role) => row(role, [role])),
    row(
      'without tests and data',
      roles.filter((role) => !apart.has(role)),
    ),
    row('all', roles),
  ];
}

const ROOM_ROLES = ['code', 'style', 'tests', 'docs'];

/** The rooms that are known, in the order in which they build on each other (docs/architecture.md). */
const ORDER = ['kernel', 'grids', 'text', 'table', 'games', 'bots', 'keeper', 'server', 'web', 'cli'].map(
  (room) => `src/${room}`,
);

/** Every place that is no game: those of the list first, then any other, so that no room is left out. */
function roomsOf(counts: Counts, games: readonly string[]): string[] {
  const places = [...counts.keys()].filter((place) => !games.includes(place));
  const rank = (place: string) => (ORDER.includes(place) ? ORDER.indexOf(place) : ORDER.length);
  return places.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

const columns = (cells: readonly (string | number)[], widths: readonly number[]): string =>
  cells
    .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0)))
    .join('  ')
    .trimEnd();

/** Rows of one table, set under each other. */
function laid(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => String(row[i] ?? '').length)));
  return rows.map((row) => columns(row, widths)).join('\n');
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** Three figures a column: code, comments, blank lines; or the code before, now, and what lies between. */
function figures(now: Lines, before: Lines | undefined): (string | number)[] {
  if (before === undefined) return [now.code, now.comments, now.blank];
  return [before.code, now.code, now.code === before.code ? '=' : signed(now.code - before.code)];
}

function tableOf(
  title: string,
  places: readonly string[],
  now: Counts,
  before: Counts | null,
  roles: readonly string[],
) {
  const then = before === null ? null : rowsOf(before, places, roles);
  const heads = before === null ? ['code', 'comment', 'blank'] : ['before', 'now', 'change'];
  const rows = rowsOf(now, places, roles).map(({ name, of }, i) => [
    name,
    ...of.flatMap((lines, j) => figures(lines, then?.[i]?.of[j])),
  ]);
  return laid([[title, ...places.flatMap((place) => [place, '', ''])], ['', ...places.flatMap(() => heads)], ...rows]);
}

/** The rooms under each other, the roles side by side. */
function roomsTable(rooms: readonly string[], now: Counts, before: Counts | null): string {
  const heads = before === null ? ['code', 'comment', 'blank'] : ['before', 'now', 'change'];
  const of = (counts: Counts, room: string, role: string): Lines => sum([counts.get(room)?.get(role)]);
  return laid([
    ['shared', ...ROOM_ROLES.flatMap((role) => [role, '', ''])],
    ['', ...ROOM_ROLES.flatMap(() => heads)],
    ...rooms.map((room) => [
      room,
      ...ROOM_ROLES.flatMap((role) =>
        figures(of(now, room, role), before === null ? undefined : of(before, room, role)),
      ),
    ]),
  ]);
}

const plain = (counts: Counts, places: readonly string[]): object =>
  Object.fromEntries(places.map((place) => [place, Object.fromEntries(counts.get(place) ?? [])]));

export function linesWith(root: string): Command {
  return {
    help: '[GAME] [--json] [--base REV]: count the lines of each game by what they are for, now or against a revision',

    async run(args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { json: { type: 'boolean', default: false }, base: { type: 'string' } },
      });
      const [one] = positionals;
      const tree = treeOf(root);
      const base = values.base === undefined ? null : treeAt(root, values.base);
      const games = [...new Set([...gamesOf(tree), ...(base === null ? [] : gamesOf(base))])];
      if (one !== undefined && !games.includes(one))
        throw new Unusable(`There is no game '${one}'. There are: ${games.join(', ')}.`);
      const now = countsOf(tree);
      const before = base === null ? null : countsOf(base);
      const shown = one === undefined ? games : [one];
      const rooms = roomsOf(new Map([...now, ...(before ?? [])]), games);
      if (values.json) {
        const places = one === undefined ? [...games, ...rooms] : shown;
        const all = { now: plain(now, places), ...(before === null ? {} : { before: plain(before, places) }) };
        console.log(JSON.stringify(all, null, 2));
        return 0;
      }
      console.log(tableOf('games', shown, now, before, ROLES));
      if (one === undefined) console.log(`\n${roomsTable(rooms, now, before)}`);
      return 0;
    },
  };
}

export const lines = linesWith(join(import.meta.dirname, '../..'));
