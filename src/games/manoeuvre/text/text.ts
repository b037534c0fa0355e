import type { GameText, Language } from '../../../kernel/game.ts';
import { textOf } from '../../../text/game-text.ts';
import { byLanguage } from '../../../text/tongues.ts';
import type { Box } from '../data/box.ts';
import type { Choice, ManEvent, View } from '../position.ts';
import { WORDS } from './tongues.ts';
import { factsOf } from './why.ts';
import type { Spoken, Words } from './words.ts';

export function manoeuvreText(box: Box): Readonly<Record<Language, GameText<View, Choice, ManEvent>>> {
  const told = (words: Words) =>
    textOf<Spoken, View>(words, { scene: (view) => ({ box, view }), facts: factsOf, options: words.options });
  return byLanguage((language) => told(WORDS[language]));
}
