import { LANGUAGES } from '../../kernel/game.ts';
import { openPack } from '../../kernel/open-pack.ts';
import type { ShelfEntry } from '../shelf.ts';
import { speak } from './text/tongues.ts';

/** N: The Napoleonic Wars on the shelf: nothing of it is loaded before it is opened. */
export const napoleonicWarsEntry: ShelfEntry = {
  id: 'napoleonic-wars',
  title: { en: 'N: The Napoleonic Wars', fr: 'N: The Napoleonic Wars' },
  seats: '1',
  blurb: {
    en: 'Alone against the Emperor: build coalitions, pay for wars, and march on Paris before 1821.',
    fr: 'Seul contre l’Empereur : nouez des coalitions, financez les guerres et marchez sur Paris avant 1821.',
  },
  cover: { motif: 'flags', paper: 'sky' },
  speak,
  async load(value, languages = LANGUAGES) {
    const [{ napoleonicWars }, standard] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
      speak(languages),
    ]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return napoleonicWars(box);
  },
  present: async (pack) => (await import('./presentation/presentation.ts')).presentationOf(pack),
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
