import { describe, expect, test } from 'vitest';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { asking, choices, open, take } from '../../../kernel/match.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { manoeuvre } from '../game.ts';
import type { ManEvent } from '../position.ts';
import {
  box,
  CHOICES,
  clauses,
  DRAGOONS,
  EVENTS,
  everywhere,
  FAULTS,
  GUARD_CARD,
  outcomes,
  PAIRS,
  results,
  sound,
  table,
  text,
  VIEWERS,
} from './every.ts';
import { WHY } from './why.ts';
import { STEPS } from './words.ts';

describe('every sentence is sound in both languages, for every reader', () => {
  test('prompts: what to do for whoever is asked, whom we wait for otherwise', () => {
    for (const step of STEPS) {
      everywhere((told, view, language) => sound(told.prompt(view), language), { step });
      everywhere((told, view, language) => sound(told.prompt(view), language), { step, asked: [1], stack: [] });
      const before = table('', '', 0, { step, stack: [] });
      for (const language of LANGUAGES) sound(text[language].prompt(before), language);
    }
  });

  test('a step without a prompt is an error', () => {
    expect(() => text.en.prompt(table('fr', 'gb', 0, { step: 'nowhere.at.all' }))).toThrow("the step 'nowhere.at.all'");
  });

  test('choices, at every step', () => {
    for (const choice of Object.values(CHOICES).flat()) {
      for (const step of STEPS)
        everywhere((told, view, language) => sound(told.choice(view, choice), language, false), { step });
    }
  });

  test('events', () => {
    for (const event of Object.values(EVENTS).flat()) {
      everywhere((told, view, language) => {
        const said = told.event(view, event);
        if (said !== null) sound(said, language);
      });
    }
  });

  test('events of the set-up, while nobody has a nation', () => {
    const early: readonly ManEvent[] = [...EVENTS.firstPlayer, ...EVENTS.tileLaid, ...EVENTS.nationsNamed];
    for (const language of LANGUAGES) {
      for (const viewer of VIEWERS) {
        for (const event of early) sound(text[language].event(table('', '', viewer), event) ?? '', language);
      }
    }
  });

  test('reasons, with and without their facts', () => {
    const facts = { unit: DRAGOONS, by: 3, card: GUARD_CARD, square: 28, seat: 1, terrain: 1, phase: 'combat', max: 2 };
    for (const [why, clause] of Object.entries(WHY)) {
      everywhere((told, view, language) => {
        sound(told.reason(view, { clause, why }), language);
        sound(told.reason(view, { clause, why, facts }), language);
        expect(clauses[language].get(clause)).toBeDefined();
      });
    }
  });

  test('a reason without words is an error', () => {
    expect(() => text.fr.reason(table('fr', 'gb', 0), { clause: 'MAN-0-a', why: 'because' })).toThrow("'because'");
  });

  test('things: units, cards, squares, tiles, nations, edges', () => {
    const things = [
      ...Array.from({ length: 16 }, (_, unit) => `unit:${unit}` as const),
      ...box.cards.map((_, card) => `card:${card}` as const),
      ...Array.from({ length: 64 }, (_, square) => `square:${square}` as const),
      ...box.tiles.map((_, tile) => `tile:${tile}` as const),
      ...box.nations.map((_, nation) => `nation:${nation}` as const),
      ...(['edge:N', 'edge:E', 'edge:S', 'edge:W', 'turn:0', 'turn:3'] as const),
    ];
    for (const thing of things) {
      for (const language of LANGUAGES) {
        const said = text[language].thing(table('pr', 'us', 0), thing);
        expect(said).not.toMatch(FAULTS);
        expect(said).not.toBe(thing);
      }
    }
  });

  test('outcomes; the prompt of a match that is over tells it too', () => {
    for (const outcome of outcomes) {
      everywhere(
        (told, view, language) => {
          sound(told.outcome(view), language);
          expect(told.prompt(view)).toBe(told.outcome(view));
        },
        { outcome, step: '', asked: [] },
      );
    }
  });

  test('names of options, results and terms', () => {
    for (const language of LANGUAGES) {
      const { options, result, title, blurb } = text[language];
      for (const { name, help, values } of Object.values(options)) {
        sound(help, language);
        for (const said of [name, ...Object.values(values)]) expect(said).not.toMatch(FAULTS);
      }
      for (const key of results) sound(result(key), language, false);
      expect(title).toBe('Manœuvre');
      sound(blurb, language);
    }
    expect([text.en.result('hit'), text.fr.result('hit')]).toEqual([
      'The target takes a Hit',
      'La cible subit une perte',
    ]);
    expect([text.en.result('strength'), text.fr.result('strength')]).toEqual(['strength', 'force']);
  });
});

describe('a whole match', () => {
  test('every step that asks has its prompt, and the other way round', () => {
    const asking = Object.entries(manoeuvre(box).steps).flatMap(([step, { choices }]) =>
      choices === null ? [] : [step],
    );
    expect(asking.sort()).toEqual([...STEPS].sort());
  });

  test('a position from a case has the options of the case', () => {
    const game = manoeuvre(box);
    const options = { ...standardOptions(game.options), hand: 'tournament' };
    expect(game.arrange({}, options).options).toEqual(options);
    expect(game.arrange({}).options).toEqual(standardOptions(game.options));
  });

  test('every option and value has its name', () => {
    for (const { id, values } of manoeuvre(box).options) {
      for (const language of LANGUAGES)
        expect(Object.keys(text[language].options[id]?.values ?? {}).sort()).toEqual([...values].sort());
    }
  });

  test.each(PAIRS)('%s against %s, played at random, is told without a fault', (nationA, nationB) => {
    const game = manoeuvre(box);
    const options = { ...standardOptions(game.options), nationA, nationB };
    const match = open(game, options, fastChance(nationA));
    const random = fastRandom(nationB);
    let heard = 0;
    while (match.position.outcome === null) {
      const seat = asking(match)[0] ?? 0;
      const offered = choices(match, seat);
      for (const language of LANGUAGES) {
        for (const viewer of VIEWERS) sound(text[language].prompt(game.view(match.position, viewer)), language);
        const view = game.view(match.position, seat);
        for (const choice of offered) sound(text[language].choice(view, choice), language, false);
      }
      take(match, seat, offered[random.below(offered.length)]);
      for (const { event, only } of match.told.slice(heard)) {
        for (const language of LANGUAGES) {
          const said = text[language].event(game.view(match.position, only ?? null), event);
          if (said !== null) sound(said, language);
        }
      }
      heard = match.told.length;
    }
    for (const language of LANGUAGES) sound(text[language].outcome(game.view(match.position, null)), language);
  });
});
