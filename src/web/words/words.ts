import { useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en, fr };

/** The words in the reader's language. */
export function useWords(): Words {
  return WORDS[useSettings().language];
}
