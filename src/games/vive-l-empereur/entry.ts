import { LANGUAGES } from '../../kernel/game.ts';
import { openPack } from '../../kernel/open-pack.ts';
import type { ShelfEntry } from '../shelf.ts';
import { speak } from './text/tongues.ts';

/** Vive l'Empereur ! on the shelf: nothing of it is loaded before it is opened. */
export const viveLEmpereurEntry: ShelfEntry = {
  id: 'vive-l-empereur',
  title: { en: 'Vive l’Empereur !', fr: 'Vive l’Empereur !' },
  seats: '2',
  blurb: {
    en: 'Regiments in line, column and square, batteries and charges: battles of the Empire by the half-hour, on hexes.',
    fr: 'Régiments en ligne, en colonne ou en carré, batteries et charges : les batailles de l’Empire par demi-heure, sur hexagones.',
  },
  cover: { motif: 'hexes', paper: 'wheat' },
  quick: { scenario: 'hassenhausen' },
  first: { scenario: 'hassenhausen' },
  speak,
  async load(value, languages = LANGUAGES) {
    const [{ viveLEmpereur }, standard] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
      speak(languages),
    ]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return viveLEmpereur(box);
  },
  present: async (pack) => (await import('./presentation/presentation.ts')).presentationOf(pack),
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
