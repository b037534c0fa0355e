import { LANGUAGES } from '../../kernel/game.ts';
import { openPack } from '../../kernel/open-pack.ts';
import type { ShelfEntry } from '../shelf.ts';
import { speak } from './text/tongues.ts';

/** Napoléon 1815 on the shelf: nothing of it is loaded before it is opened. */
export const napoleon1815Entry: ShelfEntry = {
  id: 'napoleon-1815',
  title: { en: 'Napoléon 1815', fr: 'Napoléon 1815' },
  seats: '2-3',
  blurb: {
    en: 'Four days in June 1815. March the corps through Belgium, keep two armies apart, and take Brussels; or hold until the Prussians come. Two or three players.',
    fr: 'Quatre jours de juin 1815. Menez les corps en Belgique, séparez deux armées et prenez Bruxelles ; ou tenez jusqu’à l’arrivée des Prussiens. À deux ou trois joueurs.',
  },
  cover: { motif: 'roads', paper: 'moss' },
  speak,
  async load(value, languages = LANGUAGES) {
    const [{ napoleon1815 }, standard] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
      speak(languages),
    ]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return napoleon1815(box);
  },
  present: async (pack) => (await import('./presentation/presentation.ts')).presentationOf(pack),
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
