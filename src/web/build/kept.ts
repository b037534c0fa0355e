import { isObject } from '../../kernel/plain.ts';
import { createStore, type Store, useStore } from '../../table/store.ts';
import type { Build } from '../../table/workshop.ts';

// What was built is kept in this browser as the settings are: a text for each game, read again before it is changed, so that two pages
// do not forget what the other one kept.

export interface KeptBuild {
  readonly id: string;
  readonly name: string;
  readonly build: Build;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}

/** Why nothing is kept: no room is left, or the browser does not let the page store anything; or what it kept cannot be read. */
export type BuildTrouble = 'full' | 'denied' | 'damaged';

export interface Builds {
  /** The one that was changed last comes first. */
  readonly list: readonly KeptBuild[];
  readonly trouble: BuildTrouble | null;
}

/** No name is longer: it has to be read in a list. */
export const LONGEST_NAME = 60;

const keyOf = (game: string): string => `bivouac/builds/${game}`;

/** What is kept or comes from outside, as far as the shell can tell; which pieces there are only the game knows. */
export function readBuild(value: unknown): Build | null {
  if (!isObject(value) || typeof value['kind'] !== 'string' || !isCount(value['limit'], 9999)) return null;
  const { kind, limit, counts } = value;
  if (!isObject(counts)) return null;
  const read: [string, number][] = [];
  for (const [piece, count] of Object.entries(counts)) {
    if (!isCount(count, 99)) return null;
    if (count > 0) read.push([piece, count]);
  }
  return { kind, limit, counts: Object.fromEntries(read) };
}

const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

function readKept(value: unknown): KeptBuild | null {
  if (!isObject(value)) return null;
  const { id, name, changed } = value;
  const build = readBuild(value['build']);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof changed !== 'number' || build === null) return null;
  return { id, name, build, changed };
}

/** What a text of the store holds; null for one that cannot be read, of which nothing is thrown away. */
export function readList(text: string | null): readonly KeptBuild[] | null {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return null;
    const list = value.map(readKept);
    return list.every((kept) => kept !== null) ? list : null;
  } catch {
    return null;
  }
}

const latestFirst = (list: readonly KeptBuild[]): readonly KeptBuild[] =>
  [...list].sort((a, b) => b.changed - a.changed);

function troubleOf(error: unknown): BuildTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}

function look(game: string): Builds {
  try {
    const list = readList(localStorage.getItem(keyOf(game)));
    return list === null ? { list: [], trouble: 'damaged' } : { list: latestFirst(list), trouble: null };
  } catch (error) {
    return { list: [], trouble: troubleOf(error) };
  }
}

const shelves = new Map<string, Store<Builds>>();

function shelfOf(game: string): Store<Builds> {
  const known = shelves.get(game);
  if (known !== undefined) return known;
  const shelf = createStore(look(game));
  shelves.set(game, shelf);
  // Another page has kept something.
  if (typeof window !== 'undefined')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === keyOf(game)) shelf.set(look(game));
    });
  return shelf;
}

export const buildsOf = (game: string): Builds => shelfOf(game).get();
export const useBuilds = (game: string): Builds => useStore(shelfOf(game));

/** Changes what is kept. Where that fails it holds until the page is left, and the page says so. */
function change(game: string, how: (list: readonly KeptBuild[]) => readonly KeptBuild[]): void {
  const shelf = shelfOf(game);
  const last = shelf.get();
  const now = look(game);
  // What could not be kept, or cannot be read any more, is only here.
  const before = last.trouble === null && now.trouble === null ? now.list : last.list;
  const list = latestFirst(how(before));
  shelf.set({ list, trouble: write(game, list) });
}

function write(game: string, list: readonly KeptBuild[]): BuildTrouble | null {
  try {
    const old = localStorage.getItem(keyOf(game));
    // What cannot be read is laid aside, not overwritten.
    if (readList(old) === null && old !== null) localStorage.setItem(`${keyOf(game)}/damaged`, old);
    localStorage.setItem(keyOf(game), JSON.stringify(list));
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}

export function keepBuild(game: string, kept: KeptBuild): void {
  change(game, (list) => [kept, ...list.filter(({ id }) => id !== kept.id)]);
}

export function forgetBuild(game: string, id: string): void {
  change(game, (list) => list.filter((kept) => kept.id !== id));
}

/** A name that no other one has: `The Guard`, `The Guard 2`. */
export function nameAmong(wanted: string, taken: readonly string[]): string {
  const name = wanted
    .replaceAll(/[\s|]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) {
    const next = `${name.slice(0, LONGEST_NAME - 4)} ${n}`;
    if (!taken.includes(next)) return next;
  }
}

/** Keeps something new under a name of its own. */
export function addBuild(game: string, name: string, build: Build): KeptBuild {
  const { list } = buildsOf(game);
  const changed = Date.now();
  const ids = new Set(list.map(({ id }) => id));
  let id = changed.toString(36);
  while (ids.has(id)) id += 'x';
  const kept = {
    id,
    name: nameAmong(
      name,
      list.map((other) => other.name),
    ),
    build,
    changed,
  };
  keepBuild(game, kept);
  return kept;
}
