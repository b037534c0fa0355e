import { shelf as games } from '../games/index.ts';
import type { ShelfEntry } from '../games/shelf.ts';

export const shelf: readonly ShelfEntry[] = games;

export function entryOf(id: string): ShelfEntry | undefined {
  return shelf.find((entry) => entry.id === id);
}
