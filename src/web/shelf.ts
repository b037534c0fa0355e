import type { Wardrobe } from '../games/dress.ts';
import { dresses } from '../games/dresses.ts';
import { shelf as games } from '../games/index.ts';
import type { ShelfEntry } from '../games/shelf.ts';

export const shelf: readonly ShelfEntry[] = games;

export function entryOf(id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}

/** How the game looks, if it has a drawing. */
export function wardrobeOf(id: string): Wardrobe | undefined {
  return dresses[id];
}
