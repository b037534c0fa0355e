import { useSettings } from '../settings.ts';
import { book } from './books.ts';
import type { DiceWords } from './dice-en.ts';

export const diceBook = book<DiceWords>({
  en: async () => (await import('./dice-en.ts')).diceEn,
  fr: async () => (await import('./dice-fr.ts')).diceFr,
});

/** The words of the dice of matches far apart, which only those who play or check them fetch. */
export function useDiceWords(): DiceWords {
  return diceBook.words[useSettings().language];
}
