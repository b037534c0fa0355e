import type { ShelfEntry } from '../../src/games/shelf.ts';

/** A shelf with the toy alone: the shell must stand without any of our games. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'picket',
    title: { en: 'Picket', fr: 'La Vedette' },
    seats: '2-3',
    load: async () => (await import('../toy/game.ts')).picket(),
  },
];
