import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: finished(en, TYPESET.en), fr: finished(fr, TYPESET.fr) };

/** The words in the reader's language. */
export function useWords(): Words {
  return WORDS[useSettings().language];
}

/** The finish of the reader's typography, for words that a game keeps as data. */
export function useTypeset(): (text: string) => string {
  return TYPESET[useSettings().language];
}
