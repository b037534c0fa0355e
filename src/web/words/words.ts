import { TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { Words } from './en.ts';

export const shellBook = book<Words>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

/** The words in the reader's language. */
export function useWords(): Words {
  return shellBook.words[useSettings().language];
}

/** The finish of the reader's typography, for words that a game keeps as data. */
export function useTypeset(): (text: string) => string {
  return TYPESET[useSettings().language];
}
