import { decoded, pageOf } from '../games/addresses.ts';
import { createStore, useStore } from '../table/store.ts';

/** Where the page is. Each place has an address of its own. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'chronicle'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly seat: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'data'; readonly game: string }
  /** Everything that was built for a game, or one of it on the bench. */
  | { readonly page: 'build'; readonly game: string; readonly build: string | null }
  /** Matches with people far away; and where the link of an invitation leads. */
  | { readonly page: 'online' }
  /** Who one is there. */
  | { readonly page: 'account' }
  | { readonly page: 'join'; readonly token: string }
  /** Where the link of an e-mail leads. */
  | { readonly page: 'notices'; readonly link: string }
  /** Somebody who plays there, and the best of a game. */
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'leaders'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'keys' }
  /** The odds of what is about to be done: only ever over its table, and without an address. */
  | { readonly page: 'odds' }
  /** There is nothing: a wrong address, or one of a game that is not on the shelf. */
  | { readonly page: 'nowhere'; readonly noGame?: string };

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The place of an address: `/match/3f2a`, `/rules/manoeuvre#MAN-4.1-a`. */
export function placeOf(url: URL): Place {
  const [page = 'nowhere', id = ''] = pageOf(url.pathname) ?? [];
  const hash = decoded(url.hash.slice(1));
  switch (page) {
    case '':
      return { page: 'home' };
    case 'settings':
    case 'keys':
    case 'online':
    case 'account':
      return { page };
    // What follows the # is told to nobody on the way.
    case 'join':
      return { page, token: hash };
    case 'notices':
      return { page, link: hash };
    case 'new':
    case 'learn':
    case 'data':
    case 'leaders':
      return { page, game: id };
    case 'match':
    case 'chronicle':
    case 'player':
      return { page, id };
    case 'replay':
      return { page, id, at: whole(url.searchParams.get('at')), seat: whole(url.searchParams.get('seat')) };
    case 'rules':
      return { page, game: id, clause: hash === '' ? null : hash };
    case 'build':
      return { page, game: id, build: hash === '' ? null : hash };
    default:
      return { page: 'nowhere' };
  }
}

const withPart = (address: string, part: string | null): string =>
  part === null ? address : `${address}#${encodeURIComponent(part)}`;

export function addressOf(place: Place): string {
  switch (place.page) {
    case 'home':
    case 'odds':
    case 'nowhere':
      return '/';
    case 'settings':
    case 'keys':
    case 'online':
    case 'account':
      return `/${place.page}`;
    case 'join':
      return withPart('/join', place.token);
    case 'notices':
      return withPart('/notices', place.link);
    case 'new':
    case 'learn':
    case 'data':
    case 'leaders':
      return `/${place.page}/${encodeURIComponent(place.game)}`;
    case 'match':
    case 'chronicle':
    case 'player':
      return `/${place.page}/${encodeURIComponent(place.id)}`;
    case 'replay': {
      const at = place.at === null ? [] : [`at=${place.at}`];
      const seat = place.seat === null ? [] : [`seat=${place.seat}`];
      const asked = [...at, ...seat].join('&');
      return `/replay/${encodeURIComponent(place.id)}${asked === '' ? '' : `?${asked}`}`;
    }
    case 'rules':
      return withPart(`/rules/${encodeURIComponent(place.game)}`, place.clause);
    case 'build':
      return withPart(`/build/${encodeURIComponent(place.game)}`, place.build);
  }
}

/** The page, and what lies over it: a sheet with settings, rules or keys, or an earlier moment of the match on its own table. */
interface Where {
  readonly place: Place;
  readonly over: Place | null;
}

const ODDS = 'odds';

/** A sheet has no address of its own: it is written beside that of its table, so that going back closes it and a reload opens it again. */
function overOf(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('over' in state) || typeof state.over !== 'string') return null;
  return state.over === ODDS ? { page: ODDS } : placeOf(new URL(state.over, location.href));
}

const whereNow = (): Where => ({ place: placeOf(new URL(location.href)), over: overOf(history.state) });

// Workers read addresses too, and have no page.
const here = createStore<Where>(typeof window === 'undefined' ? { place: { page: 'home' }, over: null } : whereNow());

/** The browser goes back when it has time: what is written before it has would be taken for the page that is left. */
let isLeaving = false;
const waiting: (() => void)[] = [];

/** Changes the history, after a step back that is under way. */
function write(change: () => void): void {
  if (isLeaving) waiting.push(change);
  else change();
}

const stepBack = (): void => {
  isLeaving = true;
  history.back();
};

function arrived(): void {
  isLeaving = false;
  if (waiting.length === 0) here.set(whereNow());
  while (!isLeaving && waiting.length > 0) waiting.shift()?.();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', arrived);

export function usePlace(): Place {
  return useStore(here).place;
}

/** What lies over the page. */
export function useOver(): Place | null {
  return useStore(here).over;
}

const isCovered = (): boolean => here.get().over !== null;

const TABLES: readonly Place['page'][] = ['match', 'learn', 'replay'];
const SHEETS: readonly Place['page'][] = ['settings', 'rules', 'keys'];

/** Goes to a place. From a table one does not leave for what is looked up: it is laid over the table. */
export function go(place: Place, how: 'push' | 'replace' = 'push'): void {
  const { place: from, over } = here.get();
  if (TABLES.includes(from.page) && SHEETS.includes(place.page)) {
    lay(place);
    return;
  }
  const address = addressOf(place);
  // Whoever goes on from a sheet does not come back to it.
  const isNew = how === 'push' && over === null;
  write(() => (isNew ? history.pushState(null, '', address) : history.replaceState(null, '', address)));
  here.set({ place, over: null });
}

/** Lays a place over the page; the address stays. What lay there is replaced, so that one step back uncovers the page. */
export function lay(over: Place): void {
  const state = { over: over.page === ODDS ? ODDS : addressOf(over) };
  const isNew = !isCovered();
  write(() => (isNew ? history.pushState(state, '') : history.replaceState(state, '')));
  here.set({ ...here.get(), over });
}

/** Takes away what lies over the page: at once, for whoever asks twice must not leave the page as well. */
export function uncover(): void {
  if (!isCovered()) return;
  here.set({ ...here.get(), over: null });
  write(stepBack);
}

/** The same for odds alone: what they spoke of is decided. */
export function uncoverOdds(): void {
  if (here.get().over?.page === ODDS) uncover();
}
