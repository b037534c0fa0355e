import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { testWords } from '../../../../test/words/suite.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import type { Options } from '../../../kernel/options.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import type { View } from '../position.ts';
import { reasons } from './en/reasons.ts';
import { CHOICES, EVENTS, FACTS, OUTCOMES, SHARES, thingsIn, views } from './samples.ts';
import { WORDS } from './tongues.ts';

const box = standardBox();
const game = napoleon1815(box);
const { text } = game;

const MODES: readonly Options[] = [
  {},
  { level: 'grognard', players: '3' },
  { screens: 'hidden' },
  { players: '3', combat: 'dice' },
  { level: 'grognard', scenario: 'waterloo-wavre' },
  { level: 'grognard', scenario: 'grand-campaign', combat: 'dice' },
];

/** A clause for each reason, from the rules that give it. */
const clauseOf = new Map(
  Object.values(game.steps).flatMap(({ asking }) =>
    [...(asking?.may.values() ?? [])].flatMap(({ rules }) => rules.map(({ why, clause }) => [why, clause] as const)),
  ),
);

test('every reason is given by a rule or by the kernel, and by no other name', () => {
  expect([...new Set([...clauseOf.keys(), ...COMMON_REASONS])].sort()).toEqual(Object.keys(reasons).sort());
});

await testWords({
  game,
  words: WORDS,
  why: Object.fromEntries(Object.keys(reasons).map((why) => [why, clauseOf.get(why) ?? 'N15-SEQ-02'])),
  views: (more, bare) => views(box, more, bare),
  events: EVENTS,
  choices: CHOICES,
  silent: ['retreated'],
  facts: FACTS,
  things: thingsIn(box),
  outcomes: OUTCOMES,
  matches: MODES,
  ledger: readFileSync(new URL('../ledger.md', import.meta.url), 'utf8'),
});

test('prompts of every share, for its seat and for those who only see that somebody places', () => {
  for (const share of SHARES)
    for (const view of views(box, { step: 'share.place', shares: [share] }))
      for (const language of LANGUAGES) sound(text[language].prompt(view), language);
});

test('prompts of every window', () => {
  const windows = ['start', 'reveal', 'card', 'entry', 'end', 'combat', 'beaten', 'pursuit', 'operationEnd', 'other'];
  for (const window of windows) {
    const stack: View['stack'] = [{ step: 'window.ask', ...{ window } }];
    const said = new Set<string>();
    for (const view of views(box, { step: 'window.ask', stack }))
      for (const language of LANGUAGES) {
        const prompt = text[language].prompt(view);
        sound(prompt, language);
        said.add(prompt);
      }
    expect(said.size).toBeGreaterThan(3);
  }
});

test('every card: title, few words, moment, effect, for both camps and both numbers of players', () => {
  for (const language of LANGUAGES) {
    for (const facts of box.cards) {
      if (facts === null) continue;
      for (const seats of [2, 3]) {
        const { typeset, card } = WORDS[language];
        const { title, gist, when, effect } = card(facts.event, facts.camp, seats);
        sound(typeset(title), language, false);
        expect(gist.length, gist).toBeLessThanOrEqual(45);
        expect(faultOf(typeset(gist), language)).toBeNull();
        sound(typeset(when), language);
        sound(typeset(effect), language);
      }
    }
    const titles = Object.values(WORDS[language].cards).map(([title]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('terms go by their own words', () => {
  expect([text.en.result('wooded'), text.fr.result('wooded')]).toEqual(['woods', 'bois']);
});
