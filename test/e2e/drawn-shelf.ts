import type { ShelfEntry } from '../../src/games/shelf.ts';
import { picketEntry } from '../toy/entry.ts';

/** The toy as a game that was just laid out stands on the shelf: with its own table and its lesson. */
export const shelf: readonly ShelfEntry[] = [picketEntry];
