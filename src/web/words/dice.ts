import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type DiceWords, diceEn } from './dice-en.ts';
import { diceFr } from './dice-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', DiceWords>> = {
  en: finished(diceEn, TYPESET.en),
  fr: finished(diceFr, TYPESET.fr),
};

/** The words of the dice of matches far apart, which only those who play or check them fetch. */
export function useDiceWords(): DiceWords {
  return WORDS[useSettings().language];
}
