import { useSettings } from '../settings.ts';
import type { AskedWords } from './asked-en.ts';
import { book } from './books.ts';

export const askedBook = book<AskedWords>({
  en: async () => (await import('./asked-en.ts')).askedEn,
  fr: async () => (await import('./asked-fr.ts')).askedFr,
});

/** The words of what is shown when somebody asks for it: of the pages beside the table, of odds, hints and the result. */
export function useAskedWords(): AskedWords {
  return askedBook.words[useSettings().language];
}

/** What is drawn for those who ask, once the words for it are there. */
export async function inAskedWords<T>(drawing: Promise<T>): Promise<T> {
  const [drawn] = await Promise.all([drawing, askedBook.open()]);
  return drawn;
}
