import type { GameText, Language } from '../../../kernel/game.ts';
import { textOf } from '../../../text/game-text.ts';
import { byLanguage } from '../../../text/tongues.ts';
import type { Box } from '../data/box.ts';
import type { Choice, View } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import { WORDS } from './tongues.ts';
import { factsOf } from './why.ts';
import type { Spoken } from './words.ts';

export function viveText(box: Box): Readonly<Record<Language, GameText<View, Choice, ViveEvent>>> {
  return byLanguage((language) => {
    const words = WORDS[language];
    return textOf<Spoken, View>(words, {
      scene: (view) => ({ box, view }),
      facts: factsOf,
      options: words.options,
    });
  });
}
