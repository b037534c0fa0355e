import { tongues } from '../../../text/tongues.ts';
import type { Words } from './words.ts';

/** The words of the game, a language at a time. */
export const { words: WORDS, speak } = tongues<Words>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});
