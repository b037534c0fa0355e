import { LANGUAGES } from '../../kernel/game.ts';
import { openPack } from '../../kernel/open-pack.ts';
import type { ShelfEntry } from '../shelf.ts';
import { speak } from './text/tongues.ts';

/** Manœuvre on the shelf: nothing of it is loaded before it is opened. */
export const manoeuvreEntry: ShelfEntry = {
  id: 'manoeuvre',
  title: { en: 'Manœuvre', fr: 'Manœuvre' },
  seats: '2',
  blurb: {
    en: 'Eight nations, a field of squares, a hand of cards. Outmanoeuvre the other army before night falls.',
    fr: 'Huit nations, un champ de bataille en cases, une main de cartes. Débordez l’armée adverse avant la nuit.',
  },
  cover: { motif: 'line', paper: 'sand' },
  quick: { nationA: 'random', nationB: 'random', map: 'random', deployment: 'automatic' },
  first: { setup: 'introductory', map: 'printed', deployment: 'automatic' },
  speak,
  async load(value, languages = LANGUAGES) {
    const [{ manoeuvre }, standard] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
      speak(languages),
    ]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return manoeuvre(box);
  },
  present: async (pack) => (await import('./presentation/presentation.ts')).presentationOf(pack),
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
