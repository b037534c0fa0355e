import type { ShelfEntry } from '../../src/games/shelf.ts';
import { viveLEmpereurEntry } from '../../src/games/vive-l-empereur/entry.ts';

/** A shelf with this game alone. */
export const shelf: readonly ShelfEntry[] = [viveLEmpereurEntry];
