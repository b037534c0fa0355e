import { napoleon1815Entry } from '../../src/games/napoleon-1815/entry.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';

/** A shelf with this game alone, whatever else stands on ours. */
export const shelf: readonly ShelfEntry[] = [napoleon1815Entry];
