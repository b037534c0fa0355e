import type { Language } from '../kernel/game.ts';
import type { GuideWords } from './presentation.ts';

// How the words of a lesson are written down, a step at a time.

/** What a step says; `instead` to the one who chooses something else. */
export const said = (title: string, text: string, instead?: string): GuideWords => ({
  title,
  text,
  ...(instead === undefined ? {} : { instead }),
});

export const both = (en: GuideWords, fr: GuideWords): Readonly<Record<Language, GuideWords>> => ({ en, fr });
