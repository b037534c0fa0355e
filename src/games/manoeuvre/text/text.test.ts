import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { sound } from '../../../../test/words/sound.ts';
import { testWords } from '../../../../test/words/suite.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import type { ManEvent } from '../position.ts';
import { CHOICES, EVENTS, FACTS, game, MATCHES, outcomes, THINGS, table, text, views } from './samples.ts';
import { WORDS } from './tongues.ts';

/** Beside the rules of the steps: what is said of a thing at another moment, and by the kernel. */
const REASONS = {
  ...reasonsIn(game.steps),
  ...Object.fromEntries(COMMON_REASONS.map((why) => [why, 'MAN-4-c'])),
  guerrillaNotNow: 'MAN-9.2.4-b',
  guerrillaOwnTurn: 'MAN-9.2.4-c',
  guerrillaNotInCombat: 'MAN-9.2.4-d',
  tileFirst: 'MAN-3-c',
};

test('every reason with words is given somewhere, and every one that is given has words', async () => {
  expect(Object.keys(await WORDS.en.reasons()).sort()).toEqual(Object.keys(REASONS).sort());
});

const arrange = await game.arranger();

await testWords({
  game,
  words: WORDS,
  why: REASONS,
  views,
  events: EVENTS,
  choices: CHOICES,
  silent: ['played'],
  facts: FACTS,
  things: THINGS,
  outcomes,
  matches: MATCHES,
  twins: true,
  ledger: readFileSync(new URL('../ledger.md', import.meta.url), 'utf8'),
});

test('prompts and events of the set-up, while nobody has a nation', () => {
  const early: readonly ManEvent[] = [...EVENTS.firstPlayer, ...EVENTS.tileLaid, ...EVENTS.nationsNamed];
  for (const language of LANGUAGES)
    for (const viewer of [0, 1, null]) {
      for (const step of Object.keys(WORDS.en.prompts))
        sound(text[language].prompt(table('', '', viewer, { step, stack: [] })), language);
      for (const event of early) sound(text[language].event(table('', '', viewer), event) ?? '', language);
    }
});

test('results and terms go by the words of the rulebook', () => {
  const said = (key: string) => [text.en.result(key), text.fr.result(key)];
  expect(said('hit')).toEqual(['The target takes a Hit', 'La cible subit une perte']);
  expect(said('strength')).toEqual(['strength', 'force']);
});

test('a position from a case has the options of the case', () => {
  const options = { ...standardOptions(game.options), hand: 'tournament' };
  expect(arrange({}, options).options).toEqual(options);
  expect(arrange({}).options).toEqual(standardOptions(game.options));
});
