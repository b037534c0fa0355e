import type { Every } from '../../../../test/words/suite.ts';
import type { Thing, Viewer } from '../../../kernel/game.ts';
import { standardBox } from '../data/standard.ts';
import { manoeuvre } from '../game.ts';
import { type Choice, type Combat, type ManEvent, NONE, type Purpose, type Result, type View } from '../position.ts';
import { STEPS } from './steps.ts';
import { speak, WORDS } from './tongues.ts';
import type { EventOf } from './words.ts';

// For tests: a table in the middle of a combat, and one of everything that can be told.

await speak();
export const box = standardBox();
export const game = manoeuvre(box);
export const { text } = game;

const nationNamed = (id: string) => box.nations.findIndex((nation) => nation.id === id);
export const cardNamed = (id: string) => box.cards.findIndex((card) => card.id === id);
export const cardOf = (nation: string, type: string) =>
  box.cards.findIndex((card) => card.type === type && card.nation === nationNamed(nation));

export const GUARD_CARD = cardNamed('fr-imperial-guard-1');
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
export function table(a: string, b: string, viewer: Viewer, more: Partial<View> = {}): View {
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

const PAIRS = [
  ['fr', 'gb'],
  ['at', 'ot'],
  ['pr', 'us'],
  ['es', 'ru'],
] as const;

/** Every reader of every pair of nations; `bare` is before a combat. */
export function views(more: Partial<View>, bare = false): View[] {
  const now = bare ? { stack: [], ...more } : more;
  return PAIRS.flatMap(([a, b]) => [0, 1, null].map((viewer) => table(a, b, viewer, now)));
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
export const outcomes = Object.keys(WORDS.en.outcomes).flatMap((how) =>
  [0, 1].map((winner) => ({ winners: [winner], how, facts: {} })),
);

export const totals: EventOf<'totals'> = {
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

export const EVENTS: Every<ManEvent> = {
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

export const CHOICES: Every<Choice> = {
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

export const FACTS = [
  { unit: DRAGOONS, by: 3, card: GUARD_CARD, square: 28, seat: 1, terrain: 1, max: 2, step: 'movement.supply' },
  { unit: GUARD, target: DRAGOONS, card: cardOf('fr', 'supply') },
  { target: DRAGOONS, card: cardNamed('fr-19th-5'), step: 'assault.attack' },
  { unit: GUARD },
  ...STEPS.map((step) => ({ seat: 0, step })),
];

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i): Thing => `${kind}:${i}`);

export const THINGS: readonly Thing[] = [
  ...numbered('unit', 16),
  ...numbered('card', box.cards.length),
  ...numbered('square', 64),
  ...numbered('tile', box.tiles.length),
  ...numbered('nation', box.nations.length),
  ...numbered('turn', 4),
  ...numbered('slot', 4),
  ...(['edge:N', 'edge:E', 'edge:S', 'edge:W'] as const),
];

export const MATCHES = PAIRS.map(([nationA, nationB]) => ({ nationA, nationB }));
