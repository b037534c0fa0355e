import { openPack } from '../packs.ts';
import type { ShelfEntry } from '../shelf.ts';

/** Napoléon 1815 on the shelf: nothing of it is loaded before it is opened. */
export const napoleon1815Entry: ShelfEntry = {
  id: 'napoleon-1815',
  title: { en: 'Napoléon 1815', fr: 'Napoléon 1815' },
  seats: '2-3',
  async load(value) {
    const [{ napoleon1815 }, standard] = await Promise.all([import('./game.ts'), import('./data/standard.ts')]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return napoleon1815(box);
  },
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
