import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { BuildWords } from './build-en.ts';

export const buildBook = book<BuildWords>({
  en: async () => (await import('./build-en.ts')).buildEn,
  fr: async () => (await import('./build-fr.ts')).buildFr,
});

/** The words of the room in which armies are built, which only its visitors fetch. */
export function useBuildWords(): BuildWords {
  return buildBook.words[useSettings().language];
}
