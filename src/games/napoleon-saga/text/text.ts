import type { GameText, Language, OptionTexts } from '../../../kernel/game.ts';
import { textOf } from '../../../text/game-text.ts';
import { byLanguage } from '../../../text/tongues.ts';
import type { Box } from '../data/box.ts';
import { optionsOf } from '../options.ts';
import type { Choice, View } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { WORDS } from './tongues.ts';
import { factsOf } from './why.ts';
import type { Spoken, Words } from './words.ts';

/** The armies come with the box, and so does the number of points; all other values stand in the catalogue. */
function optionTexts({ options, deck, goal }: Words, box: Box): OptionTexts {
  const named = (id: string, say: (value: string) => string) =>
    Object.fromEntries((optionsOf(box).find((one) => one.id === id)?.values ?? []).map((value) => [value, say(value)]));
  return {
    ...options,
    deckF: { ...options.deckF, values: named('deckF', deck) },
    deckC: { ...options.deckC, values: named('deckC', deck) },
    goal: { ...options.goal, values: named('goal', goal) },
  };
}

export function sagaText(box: Box): Readonly<Record<Language, GameText<View, Choice, SagaEvent>>> {
  const told = (words: Words) =>
    textOf<Spoken, View>(words, {
      scene: (view) => ({ box, view }),
      facts: factsOf,
      options: optionTexts(words, box),
    });
  return byLanguage((language) => told(WORDS[language]));
}
