import { useSettings } from '../settings.ts';
import type { AccountWords } from './account-en.ts';
import { book } from './books.ts';

export const accountBook = book<AccountWords>({
  en: async () => (await import('./account-en.ts')).accountEn,
  fr: async () => (await import('./account-fr.ts')).accountFr,
});

/** The words of accounts, which only those who ask for them fetch. */
export function useAccountWords(): AccountWords {
  return accountBook.words[useSettings().language];
}
