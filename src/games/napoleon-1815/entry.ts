import { PackError } from '../../kernel/pack.ts';
import type { ShelfEntry } from '../shelf.ts';

/** Napoléon 1815 on the shelf: nothing of it is loaded before it is opened. */
export const napoleon1815Entry: ShelfEntry = {
  id: 'napoleon-1815',
  title: { en: 'Napoléon 1815', fr: 'Napoléon 1815' },
  seats: '2-3',
  async load(value) {
    const [{ napoleon1815 }, { boxOf, standardBox }] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
    ]);
    if (value === undefined) return napoleon1815(standardBox());
    const { readPack } = await import('./data/pack.ts');
    const read = readPack(value);
    if ('error' in read) throw new PackError(read.error);
    return napoleon1815(boxOf(read.pack));
  },
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
