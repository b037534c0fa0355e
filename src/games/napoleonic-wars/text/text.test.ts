import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { testWords } from '../../../../test/words/suite.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import { CHOICES, EVENTS, FACTS, game, MATCHES, OUTCOMES, THINGS, views } from './samples.ts';
import { WORDS } from './tongues.ts';

const REASONS = {
  ...reasonsIn(game.steps),
  ...Object.fromEntries(COMMON_REASONS.map((why) => [why, 'NW-2.11-a'])),
};

test('every reason with words is given somewhere, and every one that is given has words', () => {
  expect(Object.keys(WORDS.en.reasons).sort()).toEqual(Object.keys(REASONS).sort());
});

await testWords({
  game,
  words: WORDS,
  why: REASONS,
  views,
  events: EVENTS,
  choices: CHOICES,
  silent: [],
  facts: FACTS,
  things: THINGS,
  outcomes: OUTCOMES,
  matches: MATCHES,
  ledger: readFileSync(new URL('../ledger.md', import.meta.url), 'utf8'),
});
