import type { ShelfEntry } from '../../src/games/shelf.ts';
import { noOtherPack } from '../../src/kernel/open-pack.ts';

/** Picket on the shelf: nothing of it is loaded before it is opened. */
export const picketEntry: ShelfEntry = {
  id: 'picket',
  title: { en: 'Picket', fr: 'Grand-garde' },
  seats: '2-3',
  blurb: {
    en: 'Posts on a road at night: lay a card, march, attack.',
    fr: 'Des postes sur une route, la nuit : jouez une carte, marchez, attaquez.',
  },
  cover: { motif: 'roads', paper: 'sky' },
  load: async (pack) => noOtherPack(pack, (await import('./game.ts')).picket()),
  present: async () => (await import('./presentation/presentation.ts')).presentation,
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
