import { describe, expect, test } from 'vitest';
import { some } from '../../../../test/share.ts';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { GameText, Language, Thing, Viewer } from '../../../kernel/game.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { asking, choices, open, take } from '../../../kernel/match.ts';
import { type Options, standardOptions } from '../../../kernel/options.ts';
import { standardBox } from '../data/standard.ts';
import { napoleon1815 } from '../game.ts';
import { BLOCK_COUNT, CORPS_COUNT } from '../pieces.ts';
import type { Choice, Position, View } from '../position.ts';
import type { N15Event, Term } from '../told.ts';
import { CHOICES, EVENTS, FACTS, OUTCOMES, SHARES, sample } from './samples.ts';
import { napoleonText, WORDS } from './text.ts';
import { WHY } from './why.ts';
import { STEPS } from './words.ts';

const box = standardBox();
const text = napoleonText(box);
const clauses = { en: await text.en.clauses(), fr: await text.fr.clauses() };

/** What a sentence must never hold, in either language. */
const FAULTS = /undefined|\bnull\b|NaN|\[object|\s\s|^\s|\s$|\s[.,]|\(\)|\.\.$|!\.|(?<![A-Z])-\d|\b[Aa] [AEIOU]/;
/** In French, signs with a plain space before them, straight apostrophes, and elisions left out. */
const FRENCH_FAULTS =
  / [:;!?»]|« |'|(?<![-\p{L}])(?:de|le|la|ne|se|que|au|du|De|Le|La) (?!Un |un |une |1 |8 |11 )[aeiouyéèêâAEIOUYÉÈÊÂ]|(?<!\p{L})(?:de le|de les|à le|à les) /u;

function sound(said: string, language: Language, whole = true): void {
  expect(said).not.toMatch(FAULTS);
  expect(said.charAt(0)).toBe(said.charAt(0).toUpperCase());
  if (language === 'fr') expect(said).not.toMatch(FRENCH_FAULTS);
  if (language === 'en') expect(said).not.toMatch(/'/);
  if (whole) expect(said).toMatch(/[.?!]$/);
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** Every reader of both languages, with two players and with three, in the open and in fog. */
function everywhere(
  say: (told: GameText<View, Choice, N15Event>, view: View, language: Language) => void,
  more: Partial<View> = {},
): void {
  for (const language of LANGUAGES) {
    for (const seats of [2, 3]) {
      for (const viewer of VIEWERS) {
        if (viewer !== null && viewer >= seats) continue;
        for (const fog of [false, true]) say(text[language], sample(box, { viewer, seats, fog, ...more }), language);
      }
    }
  }
}

describe('every sentence is sound in both languages, for every reader', () => {
  test('prompts: what to do for whoever is asked, whom we wait for otherwise', () => {
    for (const step of STEPS) {
      everywhere((told, view, language) => sound(told.prompt(view), language), { step });
      everywhere((told, view, language) => sound(told.prompt(view), language), { step, asked: [1] });
      const bare = { step, stack: [], op: null, column: null, combat: null, shares: [] };
      everywhere((told, view, language) => sound(told.prompt(view), language), bare);
    }
  });

  test('prompts of every share, for its seat and for those who only see that somebody places', () => {
    for (const share of SHARES)
      everywhere((told, view, language) => sound(told.prompt(view), language), {
        step: 'share.place',
        shares: [share],
      });
  });

  test('prompts of every window', () => {
    const windows = ['start', 'reveal', 'card', 'entry', 'end', 'combat', 'beaten', 'pursuit', 'operationEnd', 'other'];
    for (const window of windows) {
      const stack: View['stack'] = [{ step: 'window.ask', ...{ window } }];
      const said = new Set<string>();
      everywhere(
        (told, view, language) => {
          sound(told.prompt(view), language);
          said.add(told.prompt(view));
        },
        { step: 'window.ask', stack },
      );
      expect(said.size).toBeGreaterThan(3);
    }
  });

  test('a step without a prompt is an error', () => {
    expect(() => text.en.prompt(sample(box, { step: 'nowhere.at.all' }))).toThrow("the step 'nowhere.at.all'");
  });

  test('choices, at every step, with everything under way and with nothing', () => {
    const bare = { stack: [], op: null, column: null, combat: null, shares: [] };
    for (const language of LANGUAGES) {
      for (const more of [{}, { seats: 3, viewer: 1 as const, fog: true }, bare]) {
        for (const step of STEPS) {
          const view = sample(box, { ...more, step });
          for (const choice of Object.values(CHOICES).flat())
            sound(text[language].choice(view, choice), language, false);
        }
      }
    }
  });

  test('events', () => {
    for (const event of Object.values(EVENTS).flat()) {
      let told = 0;
      everywhere((speaker, view, language) => {
        const said = speaker.event(view, event);
        if (said === null) return;
        told++;
        sound(said, language);
      });
      expect(told, `${event.kind} is told to somebody`).toBeGreaterThanOrEqual(event.kind === 'retreated' ? 0 : 1);
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
          expect(typeset(gist)).not.toMatch(FAULTS);
          sound(typeset(when), language);
          sound(typeset(effect), language);
        }
      }
      const titles = Object.values(WORDS[language].cards).map(([title]) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test('reasons, with and without their facts', () => {
    for (const [why, clause] of Object.entries(WHY)) {
      everywhere((told, view, language) => {
        sound(told.reason(view, { clause, why }), language);
        for (const facts of FACTS) sound(told.reason(view, { clause, why, facts }), language);
        expect(clauses[language].get(clause)).toBeDefined();
      });
    }
  });

  test('a reason without words is an error', () => {
    expect(() => text.fr.reason(sample(box, {}), { clause: 'N15-GEN-01', why: 'because' })).toThrow("'because'");
  });

  test('things: blocks, zones, connections, cards, seats, infantry, cavalry', () => {
    const things: Thing[] = [
      ...Array.from({ length: BLOCK_COUNT }, (_, block): Thing => `block:${block}`),
      ...box.zones.map((_, zone): Thing => `zone:${zone}`),
      ...box.links.map((_, link): Thing => `link:${link}`),
      ...box.cards.flatMap((facts, card): Thing[] => (facts === null ? [] : [`card:${card}`])),
      ...Array.from({ length: CORPS_COUNT }, (_, corps): Thing[] => [`infantry:${corps}`, `cavalry:${corps}`]).flat(),
      'seat:0',
      'seat:1',
      'seat:2',
    ];
    for (const thing of things) {
      everywhere((told, view, language) => {
        const said = told.thing(view, thing);
        sound(said, language, false);
        expect(said).not.toBe(thing);
      });
    }
    expect(text.en.thing(sample(box, {}), 'moon:1')).toBe('moon:1');
  });

  test('outcomes; the prompt of a match that is over tells it too', () => {
    for (const outcome of OUTCOMES) {
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
      for (const key of ['attackerWins', 'draw', 'defenderWins', 'cancelled', 'perished'])
        sound(result(key), language, false);
      expect(title).toBe('Napoléon 1815');
      sound(blurb, language);
    }
    expect([text.en.result('wooded'), text.fr.result('wooded')]).toEqual(['woods', 'bois']);
    expect(text.en.result('moon')).toBe('moon');
  });
});

describe('the game and its words', () => {
  const bot = {
    evaluate: () => 0.5,
    rate: (_p: Position, _seat: Seat, offered: readonly Choice[]) => offered.map(() => 0),
  };
  const game = { ...napoleon1815(box), text, bot };

  test('every step that asks has its prompt, and the other way round', () => {
    const asks = Object.entries(game.steps).flatMap(([step, { choices: offer }]) => (offer === null ? [] : [step]));
    expect(asks.sort()).toEqual([...STEPS].sort());
  });

  test('every option and value has its name', () => {
    for (const { id, values } of game.options) {
      for (const language of LANGUAGES)
        expect(Object.keys(text[language].options[id]?.values ?? {}).sort()).toEqual([...values].sort());
    }
  });

  const termsOf = (event: N15Event): readonly Term[] =>
    'terms' in event ? event.terms : 'spared' in event ? event.spared : [];

  /** Why this or that is not possible, and how a fight would end: everything that is said of it has words. */
  function doubt(p: Position, seat: Seat, offered: readonly Choice[]): void {
    const view = game.view(p, seat);
    for (const language of LANGUAGES) {
      for (const thing of game.things(view)) {
        sound(text[language].thing(view, thing), language, false);
        for (const reason of game.whyNot(p, seat, { thing })) {
          sound(text[language].reason(view, reason), language);
          expect(clauses[language].get(reason.clause), reason.clause).toBeDefined();
        }
      }
      for (const odds of offered.map((choice) => game.odds(p, seat, choice))) {
        const keys = [...(odds?.results ?? []).map(({ key }) => key), ...(odds?.terms ?? []).map(({ what }) => what)];
        for (const key of keys) {
          expect(Object.keys(WORDS[language].odds)).toContain(key.split(':')[0]);
          // What a block brings is said by the name of that block.
          if (key.includes(':')) expect(text[language].result(key)).not.toMatch(/:|^strength$|^force$/);
        }
      }
    }
  }

  const MODES: readonly Options[] = [
    {},
    { level: 'grognard', players: '3' },
    { screens: 'hidden' },
    { players: '3', combat: 'dice' },
    { level: 'grognard', scenario: 'waterloo-wavre' },
    { level: 'grognard', scenario: 'grand-campaign', combat: 'dice' },
  ];

  test.each(some(MODES, 2))('a match played at random is told without a fault: %j', (chosen) => {
    const options = { ...standardOptions(game.options), ...chosen };
    const match = open(game, options, fastChance(JSON.stringify(chosen)));
    const random = fastRandom(JSON.stringify(chosen));
    const viewers: readonly Viewer[] = [...Array.from({ length: game.seats(options) }, (_, seat) => seat), null];
    let heard = 0;
    while (match.position.outcome === null) {
      const seat = asking(match)[0] ?? 0;
      const offered = choices(match, seat);
      for (const language of LANGUAGES) {
        for (const viewer of viewers) sound(text[language].prompt(game.view(match.position, viewer)), language);
        const view = game.view(match.position, seat);
        const labels = offered.map((choice) => text[language].choice(view, choice));
        for (const label of labels) sound(label, language, false);
        expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
      }
      if (random.below(20) === 0) doubt(match.position, seat, offered);
      take(match, seat, offered[random.below(offered.length)]);
      for (const { event, only } of match.told.slice(heard)) {
        for (const language of LANGUAGES) {
          for (const viewer of only === null ? viewers : [only]) {
            const said = text[language].event(game.view(match.position, viewer), event);
            if (said !== null) sound(said, language);
          }
          for (const { clause } of termsOf(event)) expect(clauses[language].get(clause), clause).toBeDefined();
        }
      }
      heard = match.told.length;
    }
    for (const language of LANGUAGES) sound(text[language].outcome(game.view(match.position, null)), language);
  });
});
