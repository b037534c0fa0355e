import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type BuildWords, buildEn } from './build-en.ts';
import { buildFr } from './build-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', BuildWords>> = {
  en: finished(buildEn, TYPESET.en),
  fr: finished(buildFr, TYPESET.fr),
};

/** The words of the room in which armies are built, which only its visitors fetch. */
export function useBuildWords(): BuildWords {
  return WORDS[useSettings().language];
}
