import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { TokensWords } from './tokens-en.ts';

export const tokensBook = book<TokensWords>({
  en: async () => (await import('./tokens-en.ts')).tokensEn,
  fr: async () => (await import('./tokens-fr.ts')).tokensFr,
});

/** The words of tokens, which only the page of an account fetches. */
export function useTokensWords(): TokensWords {
  return tokensBook.words[useSettings().language];
}
