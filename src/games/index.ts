import { manoeuvreEntry } from './manoeuvre/entry.ts';
import { napoleon1815Entry } from './napoleon-1815/entry.ts';
import { napoleonSagaEntry } from './napoleon-saga/entry.ts';
import { napoleonicWarsEntry } from './napoleonic-wars/entry.ts';
import type { ShelfEntry } from './shelf.ts';
import { viveLEmpereurEntry } from './vive-l-empereur/entry.ts';

/** The shelf: one line a game. */
export const shelf: readonly ShelfEntry[] = [
  manoeuvreEntry,
  napoleon1815Entry,
  napoleonSagaEntry,
  napoleonicWarsEntry,
  viveLEmpereurEntry,
];
