import { TYPESET } from '../../games/typeset.ts';
import { useSettings } from '../settings.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

/** The same words with the finish of their typography; functions give theirs to what they say. */
export function finished<T>(words: T, typeset: (text: string) => string): T;
export function finished(words: unknown, typeset: (text: string) => string): unknown {
  if (typeof words === 'string') return typeset(words);
  if (typeof words === 'function') return (...args: unknown[]) => finished(words(...args), typeset);
  if (Array.isArray(words)) return words.map((word) => finished(word, typeset));
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, finished(word, typeset)]));
}

const WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: finished(en, TYPESET.en), fr: finished(fr, TYPESET.fr) };

/** The words in the reader's language. */
export function useWords(): Words {
  return WORDS[useSettings().language];
}

/** The finish of the reader's typography, for words that a game keeps as data. */
export function useTypeset(): (text: string) => string {
  return TYPESET[useSettings().language];
}
