import { napoleonSagaEntry } from '../../src/games/napoleon-saga/entry.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';

/** A shelf with this game alone. */
export const shelf: readonly ShelfEntry[] = [napoleonSagaEntry];
