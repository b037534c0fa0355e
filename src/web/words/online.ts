import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type OnlineWords, onlineEn } from './online-en.ts';
import { onlineFr } from './online-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', OnlineWords>> = {
  en: finished(onlineEn, TYPESET.en),
  fr: finished(onlineFr, TYPESET.fr),
};

/** The words of matches with people far away, which only those who play them fetch. */
export function useOnlineWords(): OnlineWords {
  return WORDS[useSettings().language];
}
