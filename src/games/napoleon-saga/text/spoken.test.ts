import { expect, test } from 'vitest';
import { sound } from '../../../../test/words/sound.ts';
import { type GameText, LANGUAGES, type Language } from '../../../kernel/game.ts';
import type { Choice, View } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { box, CHOICES, EVENTS, FACTS, OUTCOMES, THINGS, views } from './samples.ts';
import { STEPS } from './steps.ts';
import { sagaText } from './text.ts';
import { WORDS } from './tongues.ts';

type Text = GameText<View, Choice, SagaEvent>;
const text = sagaText(box);

function everywhere(say: (told: Text, view: View, language: Language) => void, more: Partial<View> = {}, bare = false) {
  for (const view of views(more, bare)) for (const language of LANGUAGES) say(text[language], view, language);
}

test('prompts, for whoever is asked and whoever waits', () => {
  for (const step of STEPS)
    for (const asked of [[0], [1], [0, 1]])
      for (const bare of [false, true])
        everywhere((told, view, language) => sound(told.prompt(view), language), { step, asked }, bare);
});

test('choices, at every step', () => {
  const all: readonly Choice[] = Object.values<readonly Choice[]>(CHOICES).flat();
  for (const step of STEPS)
    for (const bare of [false, true])
      everywhere(
        (told, view, language) => {
          for (const choice of all) sound(told.choice(view, choice), language, false);
        },
        { step },
        bare,
      );
});

test('events and outcomes', () => {
  for (const event of Object.values<readonly SagaEvent[]>(EVENTS).flat())
    everywhere((told, view, language) => sound(told.event(view, event) ?? '', language));
  for (const outcome of OUTCOMES)
    everywhere((told, view, language) => sound(told.outcome(view), language), { outcome });
});

test('things', () => {
  for (const thing of THINGS)
    everywhere((told, view, language) => {
      sound(told.thing(view, thing), language, false);
      expect(told.thing(view, thing)).not.toBe(thing);
    });
});

test('reasons, with and without their facts', () => {
  for (const why of Object.keys(WORDS.en.reasons))
    everywhere((told, view, language) => {
      sound(told.reason(view, { clause: 'NS-ACT-01', why }), language);
      for (const facts of FACTS) sound(told.reason(view, { clause: 'NS-ACT-01', why, facts }), language);
    });
});
