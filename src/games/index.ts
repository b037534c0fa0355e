import { manoeuvreEntry } from './manoeuvre/entry.ts';
import type { ShelfEntry } from './shelf.ts';

/** The shelf: one line a game. */
export const shelf: readonly ShelfEntry[] = [manoeuvreEntry];
