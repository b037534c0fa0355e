import { onShelf, type ShelfEntry } from './shelf.ts';

/** What follows the name of a page in its address; `null` for a page that stands alone. */
const PAGES: Readonly<Record<string, 'game' | 'match' | 'person' | null>> = {
  settings: null,
  keys: null,
  online: null,
  account: null,
  join: null,
  notices: null,
  new: 'game',
  learn: 'game',
  rules: 'game',
  data: 'game',
  build: 'game',
  leaders: 'game',
  player: 'person',
  match: 'match',
  replay: 'match',
  chronicle: 'match',
};

/** An address may be mistyped: then the part is taken as it stands. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of a path and what it is of: `['rules', 'manoeuvre']`, `['']` for the first page; null where there is none. */
export function pageOf(path: string): readonly [page: string, of?: string] | null {
  const [page, name, ...more] = path.split('/').filter((part) => part !== '');
  if (page === undefined) return [''];
  const of = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  if (of === undefined || more.length > 0 || (name === undefined) !== (of === null)) return null;
  return name === undefined ? [page] : [page, decoded(name)];
}

/** Whether a path leads to a page. Which matches there are only the browser knows that keeps them; which games there are, the shelf. */
export function leadsSomewhere(path: string, shelf: readonly ShelfEntry[]): boolean {
  const found = pageOf(path);
  if (found === null) return false;
  const [page, of] = found;
  if (of === undefined || PAGES[page] !== 'game') return true;
  const entry = onShelf(shelf, of);
  // Nothing is built for a game that has nothing to be built.
  return entry !== undefined && (page !== 'build' || entry.workshop !== undefined);
}
