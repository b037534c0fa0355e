import type { Language } from '../kernel/game.ts';

/** The curved apostrophe. */
function english(text: string): string {
  return text.replace(/'/g, '’');
}

/** Spaces that do not break before `: ; ! ?` and inside guillemets, and the curved apostrophe. */
function french(text: string): string {
  return text
    .replace(/'/g, '’')
    .replace(/ ([:»])/g, '\u00a0$1')
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/« /g, '«\u00a0')
    .replace(/n° /g, 'n°\u00a0');
}

/** The finish of each language's typography, for the words of every game. */
export const TYPESET: Readonly<Record<Language, (text: string) => string>> = { en: english, fr: french };
