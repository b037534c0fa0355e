import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { TermsWords } from './terms-en.ts';

export const termsBook = book<TermsWords>({
  en: async () => (await import('./terms-en.ts')).termsEn,
  fr: async () => (await import('./terms-fr.ts')).termsFr,
});

/** The words of what is agreed on between people far apart, which only those who play so fetch. */
export function useTermsWords(): TermsWords {
  return termsBook.words[useSettings().language];
}
