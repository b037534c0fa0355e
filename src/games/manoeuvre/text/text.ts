import type { GameText, Language } from '../../../kernel/game.ts';
import { textOf } from '../../../text/game-text.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, View } from '../position.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { factsOf } from './why.ts';
import type { Spoken, Words } from './words.ts';

/** The words of both languages, for the drawing of the table. */
export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export function manoeuvreText(box: Box): Record<Language, GameText<View, Choice, ManEvent>> {
  const told = (words: Words) =>
    textOf<Spoken, View>(words, { scene: (view) => ({ box, view }), facts: factsOf, options: words.options });
  return { en: told(en), fr: told(fr) };
}
