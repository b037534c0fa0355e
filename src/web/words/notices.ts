import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { NoticesWords } from './notices-en.ts';

export const noticesBook = book<NoticesWords>({
  en: async () => (await import('./notices-en.ts')).noticesEn,
  fr: async () => (await import('./notices-fr.ts')).noticesFr,
});

/** The words of how one is told, which only those who are known to a server fetch. */
export function useNoticesWords(): NoticesWords {
  return noticesBook.words[useSettings().language];
}
