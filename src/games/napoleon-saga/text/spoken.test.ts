import { expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { sound } from '../../../../test/words/sound.ts';
import { type GameText, LANGUAGES, type Language } from '../../../kernel/game.ts';
import { COMMON_REASONS } from '../../../kernel/why-not.ts';
import { slotOf } from '../field.ts';
import type { Choice, View } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import type { SagaEvent } from '../told.ts';
import { box, CHOICES, cardOf, EVENTS, FACTS, LINE, OUTCOMES, THINGS, table, views } from './samples.ts';
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
    everywhere((told, view, language) => {
      const heard = told.event(view, event);
      if (heard !== null) sound(heard, language);
    });
  for (const outcome of OUTCOMES)
    everywhere((told, view, language) => sound(told.outcome(view), language), { outcome });
});

test('whoever draws cards or a unit is told which, and the others how many', () => {
  const cards: SagaEvent = { kind: 'drew', seat: 0, count: 2 };
  const unit: SagaEvent = { kind: 'drawsUnit', seat: 0, left: 3 };
  expect([0, 1, null].map((viewer) => text.en.event(table(viewer), cards))).toEqual([
    null,
    'France draws 2 cards.',
    'France draws 2 cards.',
  ]);
  expect([0, 1].map((viewer) => text.fr.event(table(viewer), unit))).toEqual([
    null,
    'La France pioche une unité\u202f; reste 3 au deck Armée.',
  ]);
});

test('Terrain and attached cards are told once, by where they come to lie', () => {
  const played = (id: string): SagaEvent => ({
    kind: 'played',
    seat: 0,
    card: cardOf(0, id),
    window: 'OWN_TURN',
    unit: LINE,
  });
  expect(text.en.event(table(0), played('s01'))).toBeNull();
  expect(text.en.event(table(0), played('s08'))).toBeNull();
  expect(text.en.event(table(0), played('s05'))).toBe('You play Line Formation for your Line Infantry.');
});

test('an enemy’s charge is told to whoever may answer it, with whom it is aimed at', () => {
  const asked = (viewer: 0 | 1) => table(viewer, { asked: [viewer] });
  expect(text.en.prompt(asked(1))).toBe('Their Cuirassiers charge your Line Infantry (First Line, centre): answer?');
  expect(text.en.prompt(asked(0))).toMatch(/^Your Cuirassiers charge their Line Infantry .*: play a card, or go on\.$/);
  expect(text.fr.prompt(asked(1))).toBe(
    'Leurs cuirassiers chargent votre infanterie de ligne (Première Ligne, centre)\u00a0: répondez-vous\u202f?',
  );
});

test('slots are named as the reader sees them', () => {
  const slot = slotOf(0, 'L1', 1);
  const seen = [0, 1, null].map((viewer) => text.en.thing(table(viewer), `slot:${slot}`).split(':')[0]);
  expect(seen).toEqual(['Your First Line, far left', 'Their First Line, far right', 'France’s First Line, far left']);
});

test('every step that asks, and every reason of the rules, has its words and no other', () => {
  const steps = rulesOf(box);
  const asks = Object.entries(steps).flatMap(([step, { choices }]) => (choices === null ? [] : [step]));
  expect(asks.sort()).toEqual([...STEPS].sort());
  const reasons = [...Object.keys(reasonsIn(steps)), ...COMMON_REASONS];
  expect(reasons.sort()).toEqual(Object.keys(WORDS.en.reasons).sort());
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
