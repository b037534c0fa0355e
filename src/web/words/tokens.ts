import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type TokensWords, tokensEn } from './tokens-en.ts';
import { tokensFr } from './tokens-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', TokensWords>> = {
  en: finished(tokensEn, TYPESET.en),
  fr: finished(tokensFr, TYPESET.fr),
};

/** The words of tokens, which only the page of an account fetches. */
export function useTokensWords(): TokensWords {
  return WORDS[useSettings().language];
}
