import { PackError } from '../../kernel/pack.ts';
import type { ShelfEntry } from '../shelf.ts';

/** Manœuvre on the shelf: nothing of it is loaded before it is opened. */
export const manoeuvreEntry: ShelfEntry = {
  id: 'manoeuvre',
  title: { en: 'Manœuvre', fr: 'Manœuvre' },
  seats: '2',
  async load(value) {
    const [{ manoeuvre }, { boxOf, standardBox }] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
    ]);
    if (value === undefined) return manoeuvre(standardBox());
    const { readPack } = await import('./data/pack.ts');
    const read = readPack(value);
    if ('error' in read) throw new PackError(read.error);
    return manoeuvre(boxOf(read.pack));
  },
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
