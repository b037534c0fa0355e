import { decoded, pageOf } from '../games/addresses.ts';
import { createStore, useStore } from '../table/store.ts';

/** Where the page is. Each place has an address of its own. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'match'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly seat: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'data'; readonly game: string }
  | { readonly page: 'settings' }
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
      return { page };
    case 'new':
    case 'learn':
    case 'data':
      return { page, game: id };
    case 'match':
      return { page, id };
    case 'replay':
      return { page, id, at: whole(url.searchParams.get('at')), seat: whole(url.searchParams.get('seat')) };
    case 'rules':
      return { page, game: id, clause: hash === '' ? null : hash };
    default:
      return { page: 'nowhere' };
  }
}

export function addressOf(place: Place): string {
  switch (place.page) {
    case 'home':
    case 'nowhere':
      return '/';
    case 'settings':
      return '/settings';
    case 'new':
    case 'learn':
    case 'data':
      return `/${place.page}/${encodeURIComponent(place.game)}`;
    case 'match':
      return `/match/${encodeURIComponent(place.id)}`;
    case 'replay': {
      const at = place.at === null ? [] : [`at=${place.at}`];
      const seat = place.seat === null ? [] : [`seat=${place.seat}`];
      const asked = [...at, ...seat].join('&');
      return `/replay/${encodeURIComponent(place.id)}${asked === '' ? '' : `?${asked}`}`;
    }
    case 'rules':
      return `/rules/${encodeURIComponent(place.game)}${place.clause === null ? '' : `#${encodeURIComponent(place.clause)}`}`;
  }
}

const here = createStore<Place>(
  placeOf(new URL(typeof location === 'undefined' ? 'http://localhost/' : location.href)),
);

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => here.set(placeOf(new URL(location.href))));
}

export function usePlace(): Place {
  return useStore(here);
}

export function go(place: Place, how: 'push' | 'replace' = 'push'): void {
  const address = addressOf(place);
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  here.set(place);
}
