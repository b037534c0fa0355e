import type { ShelfEntry } from '../../src/games/shelf.ts';
import { picket } from './game.ts';

/** The toy as it would stand on the shelf. */
export const toyEntry: ShelfEntry = {
  id: 'picket',
  title: { en: 'Picket', fr: 'Grand-garde' },
  seats: '2-3',
  load: async () => picket(),
  positions: async (game) => ({
    duel: () => game.arrange({ step: 'round.march', places: [0, 1], hands: [[1], [2]] }),
    unsettled: () => game.arrange({ step: 'round.turnUp', places: [0, 1], hands: [[1], [2]] }),
  }),
};
