import { LANGUAGES } from '../../kernel/game.ts';
import { openPack } from '../../kernel/open-pack.ts';
import type { ShelfEntry } from '../shelf.ts';
import { speak } from './text/tongues.ts';

/** Napoleon Saga on the shelf: nothing of it is loaded before it is opened. */
export const napoleonSagaEntry: ShelfEntry = {
  id: 'napoleon-saga',
  title: { en: 'Napoleon Saga: Waterloo', fr: 'Napoleon Saga: Waterloo' },
  seats: '2',
  blurb: {
    en: 'Two armies in line, three orders a turn, and a hand of stratagems. Break their line before they break yours.',
    fr: 'Deux armées en ligne, trois ordres par tour, une main de stratagèmes. Rompez leur ligne avant qu’ils ne rompent la vôtre.',
  },
  cover: { motif: 'cards', paper: 'rose' },
  quick: { deployment: 'automatic' },
  first: { deployment: 'automatic' },
  speak,
  async load(value, languages = LANGUAGES) {
    const [{ napoleonSaga }, standard] = await Promise.all([
      import('./game.ts'),
      import('./data/standard.ts'),
      speak(languages),
    ]);
    const { box } = await openPack(value, standard, () => import('./data/pack.ts'));
    return napoleonSaga(box);
  },
  present: async (pack) => (await import('./presentation/presentation.ts')).presentationOf(pack),
  workshop: async () =>
    (await import('./presentation/workshop.tsx')).workshopOf((await import('./data/standard.ts')).standardBox()),
  positions: async (game) => (await import('./positions.ts')).positionsOf(game),
};
