import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type TermsWords, termsEn } from './terms-en.ts';
import { termsFr } from './terms-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', TermsWords>> = {
  en: finished(termsEn, TYPESET.en),
  fr: finished(termsFr, TYPESET.fr),
};

/** The words of what is agreed on between people far apart, which only those who play so fetch. */
export function useTermsWords(): TermsWords {
  return WORDS[useSettings().language];
}
