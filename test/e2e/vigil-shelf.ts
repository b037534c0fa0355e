import type { ShelfEntry } from '../../src/games/shelf.ts';

/** A shelf with a game for one alone. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'vigil',
    title: { en: 'Vigil', fr: 'Veille' },
    seats: '1',
    load: async () => (await import('../vigil/game.ts')).vigil(),
  },
];
