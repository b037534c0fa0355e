import { onShelf, type ShelfEntry } from '../games/shelf.ts';
import type { Game, Language } from '../kernel/game.ts';

/** The games of the shelf, with their words in these languages, all loaded before anybody asks: rules that are loaded at the first match would keep it waiting. */
export async function loaded(
  shelf: readonly ShelfEntry[],
  languages: readonly Language[] = [],
): Promise<(game: string) => Promise<Game | null>> {
  const games = new Map<string, Game>();
  for (const { id, load } of shelf) games.set(id, await load(undefined, languages));
  return async (id) => (onShelf(shelf, id) === undefined ? null : (games.get(id) ?? null));
}
