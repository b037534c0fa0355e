import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { OnlineWords } from './online-en.ts';

export const onlineBook = book<OnlineWords>({
  en: async () => (await import('./online-en.ts')).onlineEn,
  fr: async () => (await import('./online-fr.ts')).onlineFr,
});

/** The words of matches with people far away, which only those who play them fetch. */
export function useOnlineWords(): OnlineWords {
  return onlineBook.words[useSettings().language];
}
