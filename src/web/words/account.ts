import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type AccountWords, accountEn } from './account-en.ts';
import { accountFr } from './account-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', AccountWords>> = {
  en: finished(accountEn, TYPESET.en),
  fr: finished(accountFr, TYPESET.fr),
};

/** The words of accounts, which only those who ask for them fetch. */
export function useAccountWords(): AccountWords {
  return WORDS[useSettings().language];
}
