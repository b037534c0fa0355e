// How much script a visitor loads, gzipped: the shell, and each game when it is opened to be played. Told from the manifest of a build.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './house.mjs';

/** What is wished for, in bytes: the shell with any one game. */
export const AIM = 160_000;

/**
 * What the shell may weigh, and the shell with each game that is heavier than it should be: what they weighed when they were last made
 * lighter, and a little more. A game that is not named keeps to the aim.
 */
export const BUDGET = {
  shell: 91_400,
  tables: {
    'napoleon-1815': 186_000,
    'napoleon-saga': 176_700,
    'napoleonic-wars': 178_000,
    'vive-l-empereur': 200_200,
  },
};

/** @type {(game: string) => number} */
export const budgetOf = (game) => BUDGET.tables[game] ?? AIM;

/**
 * Parts of a game that are fetched only by those who ask for them: the ledger's texts, the introduction, lessons and the positions arranged for them, what is read before or after a match, packs of one's own, named positions for tools, the room in which armies are built, the reasons why
 * something cannot be done, the table in letters. What its bots know of a game is told apart.
 */
const ON_DEMAND =
  /\/(pack\.ts|arrange\.ts|positions\.ts|case-words\.ts|clauses\.[a-z]+\.ts|introduction\.tsx|sketch\.ts|text\/[a-z]{2}\/reasons\.ts|guide\.ts|lessons\.ts|study\.ts|workshop\.tsx)$/;

/** What its bots know of a game: fetched by the worker in which they think, while the first table is already there. */
const BOTS = /\/bot\.ts$/;

/** What a side did that nobody plays: at the table of a game that has one it is shown from the beginning. */
const WALK = 'src/web/asking/walk.tsx';

/** A worker that a game starts: an asset of the chunk that does. */
const WORKER = /\.worker-[\w-]+\.js$/;

/** The words of a game in one language: a visitor reads one, and here it is the longest. */
const WORDS = /\/text\/[a-z]{2}\.ts$/;

/** @typedef {{ files: { file: string, bytes: number }[], bytes: number }} Part A part of what is built: its files, the heaviest first. */

/** @returns {Part} */
const part = (weigh, names) => {
  const files = [...names].map((name) => weigh(name)).sort((a, b) => b.bytes - a.bytes);
  return { files, bytes: files.reduce((total, { bytes }) => total + bytes, 0) };
};

/**
 * The weights of the pages that were built into a folder.
 * @param {string} built
 * @returns {{ shell: Part, games: Record<string, Part & { bots: Part }>, rest: Part }}
 */
export function weights(built) {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const known = new Map();
  const weighFile = (file) => {
    if (!known.has(file)) known.set(file, gzipSync(readFileSync(join(built, file)), { level: 9 }).length);
    return { file, bytes: known.get(file) };
  };
  const weigh = (name) => weighFile(manifest[name]?.file ?? name);
  /** The workers that a chunk starts, as files. */
  const startedBy = (name) => (manifest[name].assets ?? []).filter((file) => WORKER.test(file));
  /** The chunk of that name and all that it imports at once. */
  const closure = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const other of manifest[name].imports ?? []) closure(other, found);
    return found;
  };
  const closures = (names) => new Set(names.flatMap((name) => [...closure(name)]));
  /** Of parts that are there in each language, the longest: a visitor reads one. */
  const longest = (names) => [...names].sort((a, b) => weigh(b).bytes - weigh(a).bytes).slice(0, 1);

  const spoken = longest(chunks.map(([name]) => name).filter((name) => /^src\/web\/words\/[a-z]{2}\.ts$/.test(name)));
  const shell = closures([...chunks.filter(([, { isEntry }]) => isEntry).map(([name]) => name), ...spoken]);
  const dynamic = chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([name]) => name);
  const seen = new Set(shell);
  const games = {};
  for (const game of new Set(dynamic.flatMap((name) => /^src\/games\/([^/]+)\//.exec(name)?.[1] ?? []))) {
    const folder = `src/games/${game}/`;
    const asks = (what) => dynamic.filter((name) => name.startsWith(folder) && what.test(name));
    const asked = dynamic.filter((name) => name.startsWith(folder) && !ON_DEMAND.test(name) && !BOTS.test(name));
    const parts = [...asked.filter((name) => !WORDS.test(name)), ...longest(asked.filter((name) => WORDS.test(name)))];
    if (existsSync(join(root, folder, 'presentation/automaton.ts'))) parts.push(WALK);
    const own = new Set([...closures(parts)].filter((name) => !shell.has(name)));
    const bots = new Set([...closures(asks(BOTS))].filter((name) => !shell.has(name) && !own.has(name)));
    for (const name of [...own, ...bots]) seen.add(name);
    games[game] = { ...part(weigh, [...own, ...new Set([...own].flatMap(startedBy))]), bots: part(weigh, bots) };
  }
  const rest = chunks.map(([name]) => name).filter((name) => !seen.has(name));
  return { shell: part(weigh, shell), games, rest: part(weigh, rest) };
}
