import { openPack } from '../packs.ts';
import type { ShelfEntry } from '../shelf.ts';

/** Manœuvre on the shelf: nothing of it is loaded before it is opened. */
export const manoeuvreEntry: ShelfEntry = {
  id: 'manoeuvre',
  title: { en: 'Manœuvre', fr: 'Manœuvre' },
  seats: '2',
  async load(value) {
    const [{ manoeuvre }, standard] = await Promise.all([import('./game.ts'), import('./data/standard.ts')]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return manoeuvre(box);
  },
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
