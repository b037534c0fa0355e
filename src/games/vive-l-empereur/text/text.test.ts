import { describe, expect, test } from 'vitest';
import { reasonsIn } from '../../../../test/words/reasons.ts';
import { faultOf, sound } from '../../../../test/words/sound.ts';
import { reasonsOf } from '../../../../test/words/spoken.ts';
import { LANGUAGES, type Language } from '../../../kernel/game.ts';
import type { View } from '../position.ts';
import { rulesOf } from '../rules/index.ts';
import type { ViveEvent } from '../told.ts';
import {
  box,
  CHOICES,
  EVENTS,
  FACTS,
  hex,
  leader,
  OUTCOMES,
  replaced,
  THINGS,
  table,
  text,
  unit,
  views,
} from './samples.ts';
import { STEPS } from './steps.ts';
import { WORDS } from './tongues.ts';

type Text = (typeof text)[Language];
const everywhere = (say: (told: Text, view: View, language: Language) => void, more = {}, bare = false): void => {
  for (const view of views(more, bare)) for (const language of LANGUAGES) say(text[language], view, language);
};

describe('every sentence is sound in both languages, for every reader', () => {
  test('prompts, and choices whose words hang on the question, with everything under way and with nothing', () => {
    for (const step of STEPS)
      for (const asked of [[0], [1]])
        for (const bare of [false, true])
          everywhere(
            (told, view, language) => {
              sound(told.prompt(view), language);
              for (const choice of [...CHOICES.pass, ...CHOICES.bonus])
                sound(told.choice(view, choice), language, false);
            },
            { step, asked },
            bare,
          );
    for (const choice of Object.values(CHOICES).flat())
      everywhere((told, view, language) => sound(told.choice(view, choice), language, false));
  });

  test('events, each of which is told to everybody', () => {
    for (const event of Object.values<readonly ViveEvent[]>(EVENTS).flat())
      everywhere((told, view, language) => sound(told.event(view, event) ?? '', language));
  });

  test('reasons, things, outcomes, options and what odds speak of', async () => {
    const tell = await reasonsOf({ text });
    const whys = Object.keys(await WORDS.en.reasons());
    everywhere((told, view, language) => {
      for (const why of whys)
        for (const facts of [{}, ...FACTS]) sound(tell[language](view, { clause: 'VE-II-b', why, facts }), language);
      for (const thing of THINGS) {
        sound(told.thing(view, thing), language, false);
        expect(told.thing(view, thing)).not.toBe(thing);
      }
      for (const { name, help, values } of Object.values(told.options)) {
        sound(help, language);
        for (const said of [name, ...Object.values(values)]) expect(faultOf(said, language)).toBeNull();
      }
      for (const key of Object.keys(WORDS[language].odds)) expect(faultOf(told.result(key), language)).toBeNull();
      sound(told.blurb, language);
    });
    for (const outcome of OUTCOMES)
      everywhere((told, view, language) => sound(told.outcome(view), language), { outcome, step: '', asked: [] });
    expect(Object.keys(text.en.options['scenario']?.values ?? {}).sort()).toEqual(
      box.scenarios.map(({ id }) => id).sort(),
    );
  });
});

test('every step that asks has its prompt, and every reason that is given has words and stands on a clause', async () => {
  const steps = rulesOf(box);
  const asking = Object.entries(steps).flatMap(([step, { choices }]) => (choices === null ? [] : [step]));
  expect([...STEPS]).toEqual(expect.arrayContaining(asking));
  const clauses = await text.en.clauses();
  const words = await WORDS.en.reasons();
  for (const [why, clause] of Object.entries(reasonsIn(steps))) {
    expect(words).toHaveProperty(why);
    expect(clauses.has(clause), clause).toBe(true);
  }
});

/** What the log says of an event, in both languages. */
const told = (e: ViveEvent): string[] => [text.en, text.fr].map((one) => one.event(table(0), e) ?? '');
const clause = 'VE-0-a';
const [light, lancers, guns] = [unit('fr-2le'), unit('fr-56la'), unit('al-ast')];

test('a test of morale is told with its modifiers by name, those of nothing left out, and with the minus of print', () => {
  const parts = [
    { what: 'morale', value: 9, clause },
    { what: 'losses', value: 0, clause },
    { what: 'flank', value: -2, clause },
  ] as const;
  expect(
    told({ kind: 'test', clause, cause: 'fire', unit: light, parts, morale: 7, dice: [4, 5], passed: false }),
  ).toEqual([
    'The 2nd Light tests under fire: morale 9 − 2 (from the flank) = 7, dice 9, failed.',
    'Le 2e léger teste sous le feu\u00a0: moral 9 − 2 (de flanc) = 7, dés 9, manqué.',
  ]);
});

test('fire is told with what each firer brings, a shock with its odds', () => {
  const firers = [
    { unit: light, parts: [{ what: 'fire', value: 3, clause }], value: 3 },
    {
      unit: guns,
      parts: [
        { what: 'fire', value: 5, clause },
        { what: 'distance', value: -1, clause },
      ],
      value: 4,
    },
  ] as const;
  const fire = { kind: 'fire', clause, how: 'opportunity', hex: 346, firers, value: 7, column: 6 } as const;
  expect(told({ ...fire, roll: 4, modifier: 1, result: '2' })).toEqual([
    'Opportunity fire at 1712, the 2nd Light 3, Stevenart’s Battery 5 − 1 (distance) = 4, 7 in all; die 4 + 1 (Square) = 5: 2 steps lost.',
    'Feu d’opportunité sur 1712, le 2e léger 3, la batterie Stevenart 5 − 1 (distance) = 4, 7 en tout\u202f; dé 4 + 1 (Carré) = 5\u00a0: 2 pas perdus.',
  ]);
  // VE-IV.12-f: what two half batteries do not bring together is said.
  const weak = [light, guns].map((unit) => ({ unit, parts: [{ what: 'fire', value: 1, clause }], value: 1 }) as const);
  expect(told({ ...fire, firers: weak, value: 1, column: 1, roll: 4, modifier: 0, result: '-' })).toEqual([
    'Opportunity fire at 1712, the 2nd Light 1, Stevenart’s Battery 1, 2 − 1 (half batteries) = 1 in all; die 4: no effect.',
    'Feu d’opportunité sur 1712, le 2e léger 1, la batterie Stevenart 1, 2 − 1 (demi-batteries) = 1 en tout\u202f; dé 4\u00a0: sans effet.',
  ]);
  const parts = [
    { what: 'shock', value: 2, clause },
    { what: 'column', value: 1, clause },
  ] as const;
  const attackers = [{ unit: light, parts, value: 3, steps: 7 }];
  const defenders = [{ unit: guns, parts: parts.slice(0, 1), value: 2, steps: 5 }];
  expect(
    told({ kind: 'shock', clause, counter: false, hexes: [346], attackers, defenders, powers: [21, 10], column: 5 }),
  ).toEqual([
    'Shock at 1712: the 2nd Light 3 × 7 (2, Column +1) against Stevenart’s Battery 2 × 5; 21 to 10, odds 2:1.',
    'Choc en 1712\u00a0: le 2e léger 3 × 7 (2, Colonne +1) contre la batterie Stevenart 2 × 5\u202f; 21 contre 10, rapport 2:1.',
  ]);
});

test('defensive fire is the other side’s', () => {
  expect(told({ kind: 'phase', clause, phase: 'defensive', seat: 0 })).toEqual([
    'Defensive fire: the Allies.',
    'Tir défensif\u00a0: les Alliés.',
  ]);
});

test('verbs, participles and plurals agree', () => {
  const losses = { kind: 'losses', clause, unit: lancers } as const;
  expect(told({ ...losses, steps: 1, left: 4 })).toEqual([
    'The 5th and 6th Lancers lose one step, 4 left.',
    'Les 5e et 6e lanciers perdent un pas, il en reste 4.',
  ]);
  expect(told({ ...losses, unit: light, steps: 2, left: 0 })).toEqual([
    'The 2nd Light loses 2 steps, the last.',
    'Le 2e léger perd 2 pas, les derniers.',
  ]);
  const gone = (units: readonly number[]) => told({ kind: 'eliminated', clause, units, hex: 0 });
  expect(gone([guns])).toEqual(['Stevenart’s Battery is eliminated.', 'La batterie Stevenart est éliminée.']);
  expect(gone([guns, light])[1]).toBe('La batterie Stevenart et le 2e léger sont éliminés.');
});

test('hexes are told with the names of their places, in the language of the reader', () => {
  expect([text.en, text.fr].map((one) => one.thing(table(1), `hex:${hex('2010')}`))).toEqual([
    '2010 (Materne Pond): pond, height 0, stream',
    '2010 (Étang Materne)\u00a0: étang, hauteur 0, ruisseau',
  ]);
  expect(text.en.thing(table(1), `hex:${hex('1717')}`)).toBe('1717: clear ground, height 2, 2nd Light, 1 hidden');
});

test('what is hidden in a stack has no name', () => {
  const rifles = unit('al-95');
  expect([text.en, text.fr].map((one) => one.thing(table(0), `unit:${rifles}`))).toEqual([
    'Hidden unit',
    'Unité cachée',
  ]);
});

test('a question tells who acts and what is left; the log never looks at the table, which is another when it is read', () => {
  expect(text.en.prompt(table(0, { step: 'charge.act' }))).toBe('The 5th and 6th Lancers charge, 7 MP left: where to?');
  expect(text.fr.prompt(table(1, { step: 'charge.act' }))).toBe('Les Français décident\u00a0: mener une charge.');
  expect(text.en.choice(replaced(1), { kind: 'lead', leader: leader('orange') })).toBe(
    'Move the Prince of Orange’s successor alone',
  );
  for (const event of Object.values<readonly ViveEvent[]>(EVENTS).flat())
    for (const one of [text.en, text.fr])
      expect(one.event({ ...replaced(0), stack: [], stacks: [], units: [], turn: 9 }, event)).toBe(
        one.event(table(0), event),
      );
});
