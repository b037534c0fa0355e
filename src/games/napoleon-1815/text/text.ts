import type { GameText, Language, OptionTexts } from '../../../kernel/game.ts';
import { textOf } from '../../../text/game-text.ts';
import { byLanguage } from '../../../text/tongues.ts';
import type { Box } from '../data/box.ts';
import type { Choice, View } from '../position.ts';
import type { N15Event, Term } from '../told.ts';
import { WORDS } from './tongues.ts';
import { factsOf } from './why.ts';
import type { Spoken, Words } from './words.ts';

/** The name of a term that a block brings to a fight. */
function termName({ term, odds }: Words, box: Box, key: string): string | null {
  const [what = '', block] = key.split(':');
  if (block === undefined || !Object.hasOwn(odds, what)) return null;
  return term({ box }, { what: what as Term['what'], clause: '', value: 0, block: Number(block) });
}

/** The names of scenarios come with the box; all others stand in the catalogue. */
function optionTexts({ options, scenario }: Words, box: Box): OptionTexts {
  const values = Object.fromEntries(box.scenarios.map((facts) => [facts.id, scenario(facts)]));
  return { ...options, scenario: { ...options.scenario, values } };
}

export function napoleonText(box: Box): Readonly<Record<Language, GameText<View, Choice, N15Event>>> {
  const told = (words: Words) =>
    textOf<Spoken, View>(words, {
      scene: (view) => ({ box, view }),
      facts: factsOf,
      options: optionTexts(words, box),
      result: (key) => termName(words, box, key),
    });
  return byLanguage((language) => told(WORDS[language]));
}
