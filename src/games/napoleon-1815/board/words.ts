import type { Language } from '../../../kernel/game.ts';

/** Words that only the drawing needs. */
export interface BoardWords {
  readonly title: string;
  readonly subtitle: string;
  readonly scale: string;
  readonly north: string;
  readonly france: string;
  readonly netherlands: string;
  /** Paved road, road, path, woods, fortress, fortified farm. */
  readonly key: readonly [string, string, string, string, string, string];
}

const ENGLISH: BoardWords = {
  title: 'Campaign of 1815',
  subtitle: 'from the Sambre to Brussels',
  scale: 'kilometres; the centre is enlarged',
  north: 'N',
  france: 'France',
  netherlands: 'Netherlands',
  key: ['paved road', 'road', 'path', 'wooded', 'fortress', 'fortified farm'],
};

const FRENCH: BoardWords = {
  title: 'Campagne de 1815',
  subtitle: 'de la Sambre à Bruxelles',
  scale: 'kilomètres ; le centre est agrandi',
  north: 'N',
  france: 'France',
  netherlands: 'Pays-Bas',
  key: ['chaussée', 'route', 'sentier', 'boisé', 'place forte', 'ferme fortifiée'],
};

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en: ENGLISH, fr: FRENCH };
