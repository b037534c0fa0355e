import { describe, expect, test } from 'vitest';
import { clausesIn } from '../../src/cli/ledger.ts';
import type { GameEvent } from '../../src/kernel/chance.ts';
import type { Flow, Outcome } from '../../src/kernel/flow.ts';
import {
  type Game,
  type GameChoice,
  type GameText,
  type GameView,
  LANGUAGES,
  type Language,
  type Reason,
  type Thing,
} from '../../src/kernel/game.ts';
import type { Options } from '../../src/kernel/options.ts';
import { get, there } from '../../src/kernel/there.ts';
import type { OfKind } from '../../src/text/catalogue.ts';
import { some } from '../share.ts';
import { faultOf, sound } from './sound.ts';
import { reasonsOf, spokenMatch } from './spoken.ts';

/** Samples of every kind: one that is missing does not compile. */
export type Every<U extends { readonly kind: string }> = { readonly [K in U['kind']]: readonly OfKind<U, K>[] };

type Table = Readonly<Record<string, unknown>>;

/** What the suite must be given of a game to hear all of its words. */
export interface Speech<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent> {
  readonly game: Game<P, C, V, E>;
  readonly words: Readonly<Record<Language, Readonly<Record<'prompts' | 'things' | 'outcomes' | 'odds', Table>>>>;
  /** Every reason with its clause. */
  readonly why: Readonly<Record<string, string>>;
  /** A table in the midst of everything as each kind of reader sees it; `bare` when nothing is under way. */
  views(more: Partial<GameView>, bare?: boolean): readonly V[];
  readonly events: Every<E>;
  readonly choices: Every<C>;
  /** Events that are only for the eye. */
  readonly silent: readonly E['kind'][];
  /** Some facts that a reason may carry, all of them at once. */
  readonly facts: readonly NonNullable<Reason['facts']>[];
  readonly things: readonly Thing[];
  readonly outcomes: readonly Outcome[];
  /** Matches that are played at random. */
  readonly matches: readonly Options[];
  /** True where two cards of one title are the same to everybody, and so are the words for playing them. */
  readonly twins?: boolean;
  readonly ledger: string;
}

/** All readers of both languages. */
export function everywhere<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, views }: Pick<Speech<P, C, V, E>, 'game' | 'views'>,
  say: (told: GameText<V, C, E>, view: V, language: Language) => void,
  more: Partial<GameView> = {},
  bare = false,
): void {
  for (const view of views(more, bare)) for (const language of LANGUAGES) say(game.text[language], view, language);
}

/** The words of a game: everything is spoken of, everywhere, soundly, in both languages. */
export async function testWords<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  speech: Speech<P, C, V, E>,
): Promise<void> {
  const { game, words, why, events, choices, silent, facts, things, outcomes } = speech;
  const { text } = game;
  const tell = await reasonsOf(game);
  const clauses = { en: await text.en.clauses(), fr: await text.fr.clauses() };
  const steps = Object.keys(words.en.prompts);
  const anywhere = get(speech.views({}), 0);

  describe('every sentence is sound in both languages, for every reader', () => {
    test('prompts: what to do for whoever is asked, whom we wait for otherwise', () => {
      for (const step of steps)
        for (const asked of [[0], [1]])
          for (const bare of [false, true])
            everywhere(speech, (told, view, language) => sound(told.prompt(view), language), { step, asked }, bare);
    });

    test('choices, at every step, with everything under way and with nothing', () => {
      const all: readonly C[] = Object.values<readonly C[]>(choices).flat();
      for (const step of steps)
        for (const bare of [false, true])
          everywhere(
            speech,
            (told, view, language) => {
              for (const choice of all) sound(told.choice(view, choice), language, false);
            },
            { step },
            bare,
          );
    });

    test('events, each of which is told to somebody', () => {
      for (const event of Object.values<readonly E[]>(events).flat()) {
        let heard = 0;
        everywhere(speech, (told, view, language) => {
          const said = told.event(view, event);
          if (said === null) return;
          heard++;
          sound(said, language);
        });
        if (!silent.includes(event.kind)) expect(heard, `${event.kind} is told to somebody`).toBeGreaterThan(0);
      }
    });

    test('reasons, with and without their facts; each stands on a clause', () => {
      for (const [key, clause] of Object.entries(why)) {
        everywhere(speech, (_told, view, language) => {
          sound(tell[language](view, { clause, why: key }), language);
          for (const some of facts) sound(tell[language](view, { clause, why: key, facts: some }), language);
        });
        for (const language of LANGUAGES) expect(clauses[language].has(clause), clause).toBe(true);
      }
    });

    test('things of every kind', () => {
      const kinds = new Set(things.map((thing) => thing.split(':')[0]));
      expect([...kinds].sort()).toEqual(Object.keys(words.en.things).sort());
      for (const thing of things)
        everywhere(speech, (told, view, language) => {
          sound(told.thing(view, thing), language, false);
          expect(told.thing(view, thing)).not.toBe(thing);
        });
    });

    test('outcomes; the prompt of a match that is over tells it too', () => {
      expect([...new Set(outcomes.map(({ how }) => how))].sort()).toEqual(Object.keys(words.en.outcomes).sort());
      for (const outcome of outcomes)
        everywhere(
          speech,
          (told, view, language) => {
            sound(told.outcome(view), language);
            expect(told.prompt(view)).toBe(told.outcome(view));
          },
          { outcome, step: '', asked: [] },
        );
    });

    test('title, options, results and terms', () => {
      for (const language of LANGUAGES) {
        const { options, result, title, blurb } = text[language];
        expect(title).toBe(text.en.title);
        sound(blurb, language);
        for (const { name, help, values } of Object.values(options)) {
          sound(help, language);
          for (const said of [name, ...Object.values(values)]) expect(faultOf(said, language)).toBeNull();
        }
        for (const key of Object.keys(words[language].odds)) expect(faultOf(result(key), language)).toBeNull();
      }
    });
  });

  describe('the game and its words', () => {
    test('what has no words is an error, or goes by its own name', () => {
      const [nowhere] = speech.views({ step: 'nowhere.at.all' });
      expect(() => text.en.prompt(there(nowhere))).toThrow("the step 'nowhere.at.all'");
      expect(() => tell.fr(anywhere, { clause: '', why: 'because' })).toThrow("'because'");
      const [ended] = speech.views({ outcome: { winners: [0], how: 'magic', facts: {} } });
      expect(() => text.en.outcome(there(ended))).toThrow("'magic'");
      expect([text.en.thing(anywhere, 'moon:1'), text.en.result('moon')]).toEqual(['moon:1', 'moon']);
    });

    test('every step that asks has its prompt, and the other way round', () => {
      const asks = Object.entries(game.steps).flatMap(([step, { choices: offer }]) => (offer === null ? [] : [step]));
      expect(asks.sort()).toEqual(steps.sort());
    });

    test('every option and value has its name', () => {
      for (const { id, values } of game.options)
        for (const language of LANGUAGES)
          expect(Object.keys(text[language].options[id]?.values ?? {}).sort()).toEqual([...values].sort());
    });

    test.each(some(speech.matches, 2))('a match played at random is told without a fault: %j', (chosen) => {
      const labels = new Set<string>();
      for (const said of spokenMatch({ game, tell }, chosen)) {
        const { what, language } = said;
        if (said.key === undefined) sound(said.text, language, said.whole);
        else named(said.key, said.text, language);
        for (const clause of said.clauses ?? []) expect(clauses[language].has(clause), clause).toBe(true);
        // Choices are told apart by their words.
        if (what.startsWith('the prompt')) labels.clear();
        if (!what.startsWith('the choice') || speech.twins === true) continue;
        expect(labels, what).not.toContain(said.text);
        labels.add(said.text);
      }
    });

    /** What the odds speak of is in the catalogue; what is said of a piece, `strength:3`, is more than the word alone. */
    function named(key: string, said: string, language: Language): void {
      const [head = '', piece] = key.split(':');
      expect(faultOf(said, language), key).toBeNull();
      expect(Object.keys(words[language].odds)).toContain(head);
      if (piece !== undefined) expect([key, text[language].result(head)]).not.toContain(said);
    }
  });

  describe('the clauses of the ledger', () => {
    // The examples of a ledger may have ids of their own: they are no clauses.
    const [first = '', ...rest] = clausesIn(speech.ledger).map(({ id }) => id);
    const ids = [first, ...rest.filter((id) => id.split('-')[0] === first.split('-')[0])];

    test('each is told in both languages, in the order of the ledger', () => {
      expect(ids.length).toBeGreaterThan(20);
      expect(new Set(ids).size).toBe(ids.length);
      for (const language of LANGUAGES) expect([...clauses[language].keys()]).toEqual(ids);
    });

    test('each is a whole sentence in our own words', () => {
      for (const language of LANGUAGES)
        for (const [id, said] of clauses[language]) {
          expect(said, id).toMatch(/^[A-ZÀÉÊÎÔ0-9«“].*[.]$/);
          expect(said, id).not.toMatch(/\s\s|undefined|INTERPRETATION|\[I-\d+\]|N15-|rulebook says|'/);
        }
    });

    // A figure lost in translation is a wrong rule.
    test('each has the same figures in both languages', () => {
      const figures = (said = ''): string[] => (said.match(/\d+/g) ?? []).sort();
      for (const [id, said] of clauses.en) expect(figures(clauses.fr.get(id)), id).toEqual(figures(said));
    });
  });
}
