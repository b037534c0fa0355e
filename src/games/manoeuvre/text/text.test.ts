import { describe, expect, test } from 'vitest';
import { fastChance, fastRandom } from '../../../kernel/fast-chance.ts';
import type { GameText, Language, Reason, Viewer } from '../../../kernel/game.ts';
import { LANGUAGES } from '../../../kernel/game.ts';
import { asking, choices, open, take } from '../../../kernel/match.ts';
import { standardOptions } from '../../../kernel/options.ts';
import { standardBox } from '../data/standard.ts';
import { manoeuvre } from '../game.ts';
import { type Choice, type Combat, type ManEvent, NONE, type Purpose, type Result, type View } from '../position.ts';
import { manoeuvreText } from './text.ts';
import { WHY } from './why.ts';
import { type ChoiceKind, type ChoiceOf, type EventKind, type EventOf, HOWS, STEPS } from './words.ts';

const box = standardBox();
const text = manoeuvreText(box);
const clauses = { en: await text.en.clauses(), fr: await text.fr.clauses() };

const nationNamed = (id: string) => box.nations.findIndex((nation) => nation.id === id);
const cardNamed = (id: string) => box.cards.findIndex((card) => card.id === id);
const cardOf = (nation: string, type: string) =>
  box.cards.findIndex((card) => card.type === type && card.nation === nationNamed(nation));

const GUARD_CARD = cardNamed('fr-imperial-guard-1');
const GUARD = 0;
const DRAGOONS = 9;

const combat: Combat = {
  step: 'assault.defend',
  type: 'assault',
  attacker: GUARD,
  target: DRAGOONS,
  square: 28,
  card: GUARD_CARD,
  defence: [],
  attack: [{ card: cardOf('fr', 'leader'), unit: NONE }],
  supporters: [],
  leader: 'command',
  failedWithdrawals: 0,
  withdrew: false,
  result: 'none',
  vacated: 'no',
  advanced: NONE,
  suffered: [],
};

function side(nation: string): View['sides'][0] {
  return {
    nation: nation === '' ? NONE : nationNamed(nation),
    edge: 'N',
    handCount: 5,
    hand: [],
    setAside: [],
    deckCount: 30,
    discardCount: 2,
    discardTop: NONE,
    discardKnown: [],
    discardSeen: [],
    shown: [],
    firstDeckExhausted: false,
    lost: 3,
  };
}

/** A table with all units on the first two rows of each side. */
function table(a: string, b: string, viewer: Viewer, more: Partial<View> = {}): View {
  const where = Array.from({ length: 16 }, (_, unit) => (unit < 8 ? 56 + unit : unit - 8));
  const at = Array.from({ length: 64 }, (_, square) => where.indexOf(square));
  return {
    viewer,
    asked: [0],
    step: 'movement.unit',
    outcome: null,
    options: {},
    first: 0,
    active: 0,
    turn: 3,
    phase: 'movement',
    tiles: [],
    field: Array.from({ length: 64 }, (_, square) => square % 6),
    at,
    where,
    reduced: where.map((_, unit) => unit % 3 === 0),
    redoubts: [0],
    sides: [side(a), side(b)],
    stack: [combat],
    control: [[1, 2], [60]],
    ...more,
  };
}

/** What a sentence must never hold, in either language. */
const FAULTS = /undefined|null|NaN|\[object|\s\s|^\s|\s$|\s[.,]|\(\)|\.\.$/;
/** In French, signs with a plain space before them, straight apostrophes, and elisions left out. */
const FRENCH_FAULTS = / [:;!?»]|« |'|\b(?:de|le|la|ne|se|que|au|du) [aeiouyéèêâAEIOUYÉÈÊÂ]/;

function sound(said: string, language: Language, whole = true): void {
  expect(said).not.toMatch(FAULTS);
  expect(said.charAt(0)).toBe(said.charAt(0).toUpperCase());
  if (language === 'fr') expect(said).not.toMatch(FRENCH_FAULTS);
  if (language === 'en') expect(said).not.toMatch(/'/);
  if (whole) expect(said).toMatch(/[.?!]$/);
}

const VIEWERS: readonly Viewer[] = [0, 1, null];
const PAIRS = [
  ['fr', 'gb'],
  ['at', 'ot'],
  ['pr', 'us'],
  ['es', 'ru'],
] as const;

/** Every reader of every pair of nations, in both languages. */
function everywhere(
  say: (told: GameText<View, Choice, ManEvent>, view: View, language: Language) => void,
  more: Partial<View> = {},
): void {
  for (const language of LANGUAGES) {
    for (const [a, b] of PAIRS) {
      for (const viewer of VIEWERS) say(text[language], table(a, b, viewer, more), language);
    }
  }
}

const PURPOSES: Record<Purpose, string> = {
  march: 'forcedMarch',
  supplyMove: 'supply',
  withdraw: 'withdraw',
  defence: 'unit',
  leaderDefence: 'leader',
  attack: 'unit',
  committed: 'committedAttack',
  sappers: 'sappers',
  leaderCombat: 'leader',
  leaderCommand: 'leader',
  supplyRestore: 'supply',
  regroup: 'regroup',
  reinforcement: 'unit',
  rally: 'leader',
  redoubt: 'redoubt',
};

const anyCard = (type: string) => box.cards.findIndex((card) => card.type === type);
const purposes = Object.keys(PURPOSES) as Purpose[];
const hows = ['move', 'march', 'skirmish', 'retreat', 'withdrawal', 'advance'] as const;
const results: readonly Result[] = [
  'attackerHit',
  'nothing',
  'defenderChooses',
  'attackerChooses',
  'hitAndRetreat',
  'eliminated',
  'hit',
];
const outcomes = HOWS.flatMap((how) => [0, 1].map((winner) => ({ winners: [winner], how, facts: {} })));

const totals: EventOf<'totals'> = {
  kind: 'totals',
  type: 'assault',
  attack: 18,
  defence: 9,
  dice: [{ card: GUARD_CARD, dice: '2d8', faces: [5, 3] }],
  terms: {
    attack: [
      { what: 'strength', clause: 'MAN-6.1.6-a', value: 8, unit: GUARD, card: NONE },
      { what: 'terrain', clause: 'MAN-TEC-h', value: 2, unit: GUARD, card: NONE },
    ],
    defence: [
      { what: 'strength', clause: 'MAN-6.1.6-c', value: 7, unit: DRAGOONS, card: NONE },
      { what: 'terrain', clause: 'MAN-6.3-a', value: 2, unit: DRAGOONS, card: NONE },
    ],
  },
  result: 'attackerChooses',
};

const EVENTS: { readonly [K in EventKind]: readonly EventOf<K>[] } = {
  firstPlayer: [
    {
      kind: 'firstPlayer',
      seat: 1,
      rolls: [
        [4, 4],
        [3, 7],
      ],
    },
  ],
  tileLaid: [0, NONE].map((seat) => ({ kind: 'tileLaid', seat, slot: 2, laid: { tile: 4, turn: 1 } })),
  nationsNamed: [0, NONE].map((seat) => ({ kind: 'nationsNamed', seat, nations: [3, 7] })),
  nationTaken: [0, 1].map((seat) => ({ kind: 'nationTaken', seat, nation: 3 })),
  edgeTaken: [{ kind: 'edgeTaken', seat: 1, edge: 'W' }],
  handReady: [{ kind: 'handReady', seat: 0, count: 5 }],
  handCards: [{ kind: 'handCards', seat: 0, cards: [GUARD_CARD, anyCard('leader'), anyCard('supply')] }],
  placed: [{ kind: 'placed', unit: DRAGOONS, to: 12 }],
  turn: [0, 1].map((seat) => ({ kind: 'turn', turn: 4, seat })),
  setAside: [{ kind: 'setAside', seat: 0, card: GUARD_CARD }],
  discarded: [0, 1, 4].map((count) => ({ kind: 'discarded', seat: 1, count, top: GUARD_CARD })),
  drew: [0, 1, 4].map((count) => ({ kind: 'drew', seat: 1, count, left: count })),
  drewCards: [{ kind: 'drewCards', seat: 0, cards: [anyCard('ambush')] }],
  reshuffled: [0, 1].map((seat) => ({ kind: 'reshuffled', seat })),
  firstDeckExhausted: [0, 1].map((seat) => ({ kind: 'firstDeckExhausted', seat })),
  scouted: [0, 1].map((seat) => ({ kind: 'scouted', seat, card: anyCard('scout') })),
  sawHand: [[], [GUARD_CARD]].map((cards) => ({ kind: 'sawHand', seat: 0, cards })),
  moved: hows.map((how) => ({ kind: 'moved', unit: DRAGOONS, from: 1, to: 9, how })),
  cannotMove: [0, 1].map((seat) => ({ kind: 'cannotMove', seat })),
  played: purposes.map((purpose) => ({
    kind: 'played',
    seat: 1,
    card: anyCard(PURPOSES[purpose]),
    purpose,
    unit: DRAGOONS,
  })),
  cancelled: [{ kind: 'cancelled', seat: 1, card: anyCard('supply'), by: anyCard('guerrillas') }],
  combat: [
    { kind: 'combat', type: 'assault', seat: 0, attacker: GUARD, target: DRAGOONS, card: GUARD_CARD },
    { kind: 'combat', type: 'ambush', seat: 0, attacker: NONE, target: DRAGOONS, card: anyCard('ambush') },
    { kind: 'combat', type: 'bombard', seat: 0, attacker: GUARD, target: DRAGOONS, card: cardOf('fr', 'leader') },
    { kind: 'combat', type: 'volley', seat: 0, attacker: GUARD, target: DRAGOONS, card: GUARD_CARD },
  ],
  withdrawRoll: [true, false].map((success) => ({
    kind: 'withdrawRoll',
    unit: DRAGOONS,
    card: GUARD_CARD,
    roll: 3,
    max: 3,
    success,
  })),
  supports: [{ kind: 'supports', unit: 2 }],
  totals: [...results.map((result) => ({ ...totals, result })), { ...totals, type: 'ambush', result: 'attackerHit' }],
  choseHit: [0, 1].map((seat) => ({ kind: 'choseHit', seat, unit: DRAGOONS })),
  choseRetreat: [0, 1].map((seat) => ({ kind: 'choseRetreat', seat, unit: DRAGOONS })),
  hit: (['result', 'pursuit', 'committed'] as const).map((why) => ({ kind: 'hit', unit: DRAGOONS, why })),
  eliminated: (['result', 'hit', 'noRetreat', 'pursuit', 'committed'] as const).map((why) => ({
    kind: 'eliminated',
    unit: DRAGOONS,
    square: 28,
    why,
  })),
  pursuitRoll: [0, -1].map((modifier) => ({
    kind: 'pursuitRoll',
    unit: 1,
    target: DRAGOONS,
    card: GUARD_CARD,
    roll: 3,
    modifier,
    max: 2,
    hit: modifier < 0,
  })),
  skirmished: [{ kind: 'skirmished', unit: 2, card: anyCard('skirmish') }],
  rallyRoll: [0, 2].map((roll) => ({
    kind: 'rallyRoll',
    unit: DRAGOONS,
    card: anyCard('leader'),
    roll,
    max: 3,
    success: roll > 0,
  })),
  restored: [{ kind: 'restored', unit: DRAGOONS, card: anyCard('supply') }],
  redoubtBuilt: [{ kind: 'redoubtBuilt', unit: DRAGOONS, square: 1, card: anyCard('redoubt') }],
  redoubtGone: [{ kind: 'redoubtGone', square: 1 }],
  nightfall: [{ kind: 'nightfall', control: [4, 3] }],
  won: outcomes.map((outcome) => ({ kind: 'won', outcome })),
};

const CHOICES: { readonly [K in ChoiceKind]: readonly ChoiceOf<K>[] } = {
  side: [{ kind: 'side', nation: 1 }],
  tile: [0, 3].map((turn) => ({ kind: 'tile', tile: 5, turn })),
  nation: [{ kind: 'nation', nation: 7 }],
  edge: [{ kind: 'edge', edge: 'E' }],
  pick: [{ kind: 'pick', card: GUARD_CARD }],
  place: [{ kind: 'place', unit: 3, to: 9 }],
  scout: [{ kind: 'scout', card: anyCard('scout') }],
  pass: [{ kind: 'pass' }],
  discard: [{ kind: 'discard', card: GUARD_CARD }],
  move: [{ kind: 'move', unit: 3, to: 9 }],
  play: Object.values(PURPOSES).map((type) => ({ kind: 'play', card: anyCard(type) })),
  assault: [{ kind: 'assault', unit: GUARD, card: GUARD_CARD, target: DRAGOONS }],
  ambush: [{ kind: 'ambush', card: anyCard('ambush'), target: DRAGOONS }],
  bombard: [GUARD_CARD, cardOf('fr', 'leader')].map((card) => ({
    kind: 'bombard',
    unit: GUARD,
    card,
    target: DRAGOONS,
  })),
  volley: [{ kind: 'volley', unit: GUARD, card: GUARD_CARD, target: DRAGOONS }],
  retreat: [{ kind: 'retreat', to: 5 }],
  command: [{ kind: 'command', card: anyCard('leader'), unit: 2 }],
  support: [{ kind: 'support', unit: 2 }],
  hit: [{ kind: 'hit' }],
  flee: [{ kind: 'flee' }],
  advance: [{ kind: 'advance', unit: 2 }],
  suffer: [{ kind: 'suffer', unit: 2 }],
  restore: ['unit', 'supply', 'regroup', 'leader'].map((type) => ({ kind: 'restore', card: anyCard(type), unit: 3 })),
  redoubt: [{ kind: 'redoubt', card: anyCard('redoubt'), unit: 3 }],
};

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

describe('how it reads', () => {
  const told = (language: Language, a: string, b: string, viewer: Viewer, event: ManEvent) =>
    text[language].event(table(a, b, viewer), event);

  test('a total is a sum that can be read', () => {
    expect(told('en', 'fr', 'gb', 0, totals)).toBe(
      'Attack 8 + 2d8 (5, 3) + 2 (hill) = 18 against Defence 7 + 2 (terrain) = 9: the attacker chooses a Hit or a retreat.',
    );
    expect(told('fr', 'fr', 'gb', 0, totals)).toBe(
      'Attaque 8 + 2d8 (5, 3) + 2 (colline) = 18 contre Défense 7 + 2 (terrain) = 9\u00a0: perte ou retraite, au choix de l’attaquant.',
    );
  });

  test('the reader is addressed, the others are named', () => {
    const drew: ManEvent = { kind: 'drew', seat: 1, count: 2, left: 9 };
    expect(told('en', 'fr', 'us', 1, drew)).toBe('You draw 2 cards; 9 left in the deck.');
    expect(told('en', 'fr', 'us', 0, drew)).toBe('The United States draw 2 cards; 9 left in the deck.');
    expect(told('en', 'us', 'fr', 0, drew)).toBe('France draws 2 cards; 9 left in the deck.');
  });

  test('what only one seat is told speaks to that seat', () => {
    const hand: ManEvent = { kind: 'drewCards', seat: 0, cards: [GUARD_CARD, cardOf('fr', 'sappers')] };
    expect(told('en', 'fr', 'gb', 0, hand)).toBe('You draw: Imperial Guard (2d8 / 7), French Sappers.');
    expect(told('fr', 'fr', 'gb', 0, hand)).toBe('Vous tirez\u00a0: Garde impériale (2d8 / 7), Sapeurs français.');
  });

  test('two units of the same name are told apart by their nation', () => {
    const placed: ManEvent = { kind: 'placed', unit: 8, to: 0 };
    expect(told('en', 'pr', 'us', 0, placed)).toBe('The 1st Infantry Regiment (United States) takes position on a1.');
    expect(told('fr', 'pr', 'us', 0, placed)).toBe('Le 1er d’infanterie (États-Unis) prend position en a1.');
    expect(told('fr', 'fr', 'us', 0, placed)).toBe('Le 1er d’infanterie prend position en a1.');
  });

  test('a prompt for whoever is asked, and one for the rest', () => {
    const view = (viewer: Viewer) => table('es', 'us', viewer, { step: 'assault.defend', asked: [1] });
    expect(text.en.prompt(view(1))).toBe('Play cards to defend the 2nd Infantry Regiment, or go on.');
    expect(text.en.prompt(view(0))).toBe('Waiting for the United States to defend the 2nd Infantry Regiment.');
    expect(text.fr.prompt(view(null))).toBe('On attend les États-Unis\u00a0: défense du 2e d’infanterie.');
  });

  test('a question about a unit whose name is a plural', () => {
    // The King's Dragoons Guards are the target.
    const asked = (step: string, viewer: Viewer) => table('fr', 'gb', viewer, { step, asked: [viewer ?? 0] });
    expect(text.en.prompt(asked('assault.choose', 0))).toBe(
      'The attack carries: a Hit on the King’s Dragoons Guards, or a retreat?',
    );
    expect(text.fr.prompt(asked('assault.withdraw', 1))).toBe(
      'Les dragons du Roi sont attaqués\u00a0: se désengager, ou tenir\u202f?',
    );
  });

  test('a reason names the phase or the unit that it speaks of', () => {
    const reason = (language: Language, why: string, facts: Reason['facts']) =>
      text[language].reason(table('fr', 'gb', 0), {
        clause: 'MAN-4-c',
        why,
        ...(facts === undefined ? {} : { facts }),
      });
    expect(reason('en', 'wrongPhase', { phase: 'combat' })).toBe('Not now, but in the Combat Phase.');
    expect(reason('fr', 'wrongPhase', { phase: 'combat' })).toBe('Pas maintenant, mais en Phase de combat.');
    expect(reason('en', 'mustMove', undefined)).toBe('You must move one of your units.');
    expect(reason('en', 'mustMove', { unit: 3 })).toBe('You must move the 45th Regiment Legere.');
    expect(reason('fr', 'mustMove', { unit: 3 })).toBe('Vous devez déplacer le 45e léger.');
  });

  test('a retreat without a way out says what it means', () => {
    const trapped = table('fr', 'gb', 1, { step: 'assault.choose', at: Array.from({ length: 64 }, () => 3) });
    expect(text.en.choice(trapped, { kind: 'flee' })).toBe('Retreat (no way out: they are eliminated)');
    expect(text.fr.choice(trapped, { kind: 'flee' })).toBe(
      'Battre en retraite (aucune issue\u00a0: ils seront éliminés)',
    );
    expect(text.en.choice(table('fr', 'gb', 0), { kind: 'flee' })).toBe('Drive the King’s Dragoons Guards back');
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
