import { napoleonSagaEntry } from '../../src/games/napoleon-saga/entry.ts';
import type { ShelfEntry } from '../../src/games/shelf.ts';

/** A shelf with the game that is in the works. */
export const shelf: readonly ShelfEntry[] = [napoleonSagaEntry];
