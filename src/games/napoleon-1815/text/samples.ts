import type { Every } from '../../../../test/words/suite.ts';
import type { Outcome } from '../../../kernel/flow.ts';
import type { Thing } from '../../../kernel/game.ts';
import type { Box } from '../data/box.ts';
import { BLOCK_COUNT, BLUCHER, CORPS_COUNT, DROUOT, NAPOLEON, NEY, WELLINGTON } from '../pieces.ts';
import {
  type Choice,
  type Combat,
  type FatigueWhy,
  type Intent,
  LOST,
  NONE,
  type Phase,
  type ShareView,
  UNKNOWN,
  type View,
} from '../position.ts';
import { newOperation } from '../rules/operations.ts';
import type { N15Event, RevealUse, Term, TermKey, VpWhy } from '../told.ts';
import { speak, WORDS } from './tongues.ts';
import { MOMENTS } from './why.ts';

// One of everything that can be told, for the tests of the words.

await speak();

const ERLON = 2;
const ORANGE = 9;
const BULOW = 17;
const FRENCH_VEDETTE = 22;
const PRUSSIAN_VEDETTE = 37;
const FIRST_ZONE = 0;

const combat: Combat = {
  zone: 4,
  attacker: 0,
  marched: true,
  stacks: [
    [NEY, NAPOLEON],
    [ORANGE, BULOW, WELLINGTON],
  ],
  extra: [1, 0],
  audace: false,
  deployed: false,
  square: false,
  battery: false,
  guard: false,
  horse: 4,
  cards: [4, 3],
  losses: [2, 1],
  fatigues: [1, 2],
  received: Array.from({ length: CORPS_COUNT }, () => 0),
  winner: 0,
  loser: 1,
  retreat: 1,
  retreatFatigue: 0,
  at: 4,
  moved: false,
  ended: false,
  mayHold: false,
  noPursuit: false,
  rearguard: false,
  followers: [],
};

const share: ShareView = {
  kind: 'loss',
  camp: 0,
  scope: 'attackers',
  zone: 4,
  seat: 0,
  corps: [NEY, ERLON],
  quota: [1, 1],
  free: 1,
  cavalryDue: true,
  naming: false,
  named: false,
  asked: false,
  questions: 0,
  why: 'combat',
};

/** Shares of all kinds, one after the other. */
export const SHARES: readonly ShareView[] = [
  share,
  { ...share, cavalryDue: false },
  { ...share, naming: true },
  ...FATIGUE_WHYS().map((why): ShareView => ({ ...share, kind: 'fatigue', quota: [], why })),
  { ...share, kind: 'relief', quota: [], free: 2 },
  { ...share, kind: 'fatigue', quota: [], free: 0, corps: [] },
  { ...share, kind: 'fatigue', quota: [], free: UNKNOWN, corps: [] },
];

function FATIGUE_WHYS(): readonly FatigueWhy[] {
  return ['manoeuvre', 'combat', 'retreat', 'pursuit', 'axis', 'rain', 'exhaustion', 'event'];
}

/** A table in the middle of everything: blocks on the map, to come, lost, and in fog hidden. */
export function sample(box: Box, more: Partial<View>): View {
  const fog = more.fog ?? false;
  const zones = box.zones.length;
  const where = Array.from({ length: BLOCK_COUNT }, (_, block) =>
    block === 5 ? LOST : block === 13 ? NONE : fog && block >= ORANGE && block < NAPOLEON ? UNKNOWN : block % zones,
  );
  const corps = (value: number) =>
    Array.from({ length: CORPS_COUNT }, (_, i) => (fog && i >= ORANGE ? UNKNOWN : value));
  return {
    viewer: 0,
    asked: [0],
    step: 'operation.designate',
    outcome: null,
    options: {},
    scenario: 0,
    seats: 2,
    fog,
    screens: fog,
    dice: fog,
    turn: 2,
    phase: 'operations',
    vp: 9,
    netting: false,
    net: 0,
    where,
    activated: where.map((_, block) => block % 2 === 0),
    hidden: fog
      ? [
          { zone: 1, nation: 1, activated: false, count: 2 },
          { zone: 6, nation: 2, activated: true, count: 1 },
        ]
      : [],
    infantry: corps(4),
    cavalry: corps(2),
    fatigue: corps(3),
    control: Array.from({ length: zones }, (_, zone) => ((box.zones[zone]?.vp ?? 0) > 0 ? zone % 3 : NONE)),
    fortified: [4],
    destroyed: [box.links.findIndex(({ bridge }) => bridge)],
    axes: [{ zone: 4, link: box.zones[4]?.by[0] ?? 0, camp: 0, struck: false }],
    arrivals: [{ turn: 3, corps: BULOW, zone: 7 }],
    hands: [
      { count: 3, cards: [1, 2, 3] },
      { count: 2, cards: [] },
      { count: 2, cards: [] },
    ],
    decks: [20, 22],
    discards: [[], []],
    lying: [],
    sightedAt: [],
    sightedTurn: [],
    lostStrength: [0, 0],
    addedStrength: [0, 0],
    aide: false,
    talk: false,
    hastened: NONE,
    noRecovery: NONE,
    intuition: [false, false],
    toAct: 0,
    leader: 1,
    passed: [false, false, false],
    recovered: [],
    op: {
      ...newOperation(0, false),
      nation: 0,
      from: 4,
      zone: 4,
      group: [NEY, NAPOLEON],
      counts: [2, 0, 0],
      flipped: false,
      intent: 'go',
      card: 1,
      base: 4,
      mp: fog ? UNKNOWN : 4,
      spent: 1,
      steps: 1,
    },
    column: null,
    combat,
    shares: [share],
    stack: [],
    ...more,
  };
}

const BARE: Partial<View> = { stack: [], op: null, column: null, combat: null, shares: [] };

/** Every reader, with two players and with three, in the open and in fog; `bare` when nothing is under way. */
export function views(box: Box, more: Partial<View>, bare = false): View[] {
  const tables = [2, 3].flatMap((seats) => [false, true].map((fog) => ({ seats, fog })));
  return tables.flatMap((at) =>
    [0, 1, 2, null]
      .filter((viewer) => viewer === null || viewer < at.seats)
      .map((viewer) => sample(box, { viewer, ...at, ...(bare ? BARE : {}), ...more })),
  );
}

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, i): Thing => `${kind}:${i}`);

export function thingsIn(box: Box): Thing[] {
  return [
    ...numbered('block', BLOCK_COUNT),
    ...numbered('zone', box.zones.length),
    ...numbered('link', box.links.length),
    ...box.cards.flatMap((facts, card): Thing[] => (facts === null ? [] : [`card:${card}`])),
    ...numbered('infantry', CORPS_COUNT),
    ...numbered('cavalry', CORPS_COUNT),
    ...numbered('seat', 3),
  ];
}

const TERM_KEYS: readonly TermKey[] = [
  'strength',
  'march',
  'tired',
  'wooded',
  'fortress',
  'town',
  'farm',
  'bonus',
  'events',
  'card',
  'corps',
  'napoleon',
  'symbol',
  'vedettes',
  'rain',
  'beyondThree',
  'fromContested',
  'intoContested',
  'takingFortress',
  'commander',
];

const term = (what: TermKey, clause: string, value: number, block = NONE): Term => ({ what, clause, value, block });

const TERMS: readonly Term[] = TERM_KEYS.flatMap((what, i) => [
  term(what, 'N15-CBT-11', i % 3 === 0 ? -1 : 2),
  term(what, 'N15-CBT-11', 1, ERLON),
]);

const SPARED: readonly Term[] = [
  term('town', 'N15-CBT-32', 1),
  term('farm', 'N15-CBT-33', 2),
  term('events', 'N15-EVT-CAR-01', 2),
];

const PHASES: readonly Phase[] = ['setup', 'draw', 'initiative', 'operations', 'recovery'];
const USES: readonly RevealUse[] = ['initiative', 'march', 'combat', 'pursuit', 'rougeaud'];
const INTENTS: readonly Intent[] = ['none', 'go', 'fight', 'rest'];
const VPS: readonly VpWhy[] = ['strength', 'control', 'markers', 'napoleonBeaten', 'commander', 'net'];
const SEATS = [0, 1, 2];
const CARDS = Array.from({ length: 72 }, (_, i) => i + 1);
const SOME_CARDS = [1, 7, 20, 40, 61];

export const OUTCOMES: readonly Outcome[] = Object.keys(WORDS.en.outcomes).flatMap((how) =>
  [[0], [1], [1, 2]].map((winners) => ({ winners, how, facts: { vp: winners.includes(0) ? 0 : 20, turn: 3 } })),
);

export const EVENTS: Every<N15Event> = {
  setup: [0, 1, 2, 3].map((scenario) => ({ kind: 'setup', scenario })),
  deployed: [
    { kind: 'deployed', seat: 0, block: NEY, zone: 4 },
    { kind: 'deployed', seat: 1, block: PRUSSIAN_VEDETTE, zone: 9 },
  ],
  deploymentDone: SEATS.map((seat) => ({ kind: 'deploymentDone', seat })),
  turn: [1, 2, 3].map((turn) => ({ kind: 'turn', turn, invasion: 72 + turn })),
  phase: PHASES.map((phase) => ({ kind: 'phase', phase })),
  drew: SEATS.flatMap((seat) => [0, 1, 3].map((count) => ({ kind: 'drew', seat, count, left: 12 }) as const)),
  drewCards: SEATS.flatMap((seat) => [
    { kind: 'drewCards', seat, cards: CARDS },
    ...CARDS.map((card) => ({ kind: 'drewCards', seat, cards: [card] }) as const),
  ]),
  reshuffled: [0, 1].map((camp) => ({ kind: 'reshuffled', camp, count: 20 })),
  redDrawn: SEATS.map((seat) => ({ kind: 'redDrawn', seat, card: 33 })),
  redsCancelled: [{ kind: 'redsCancelled', cards: [33, 70] }],
  arrived: [
    { kind: 'arrived', block: BULOW, zone: 12 },
    { kind: 'arrived', block: FRENCH_VEDETTE, zone: 12 },
  ],
  arrivalBlocked: [{ kind: 'arrivalBlocked', corps: BULOW, zone: 12 }],
  delayed: [{ kind: 'delayed', corps: BULOW, turn: 4 }],
  noRecovery: SEATS.map((seat) => ({ kind: 'noRecovery', seat })),
  played: SEATS.flatMap((seat) => CARDS.map((card) => ({ kind: 'played', seat, card }) as const)),
  countered: SEATS.map((seat) => ({ kind: 'countered', seat, card: 7, by: 40 })),
  noEffect: SOME_CARDS.map((card) => ({ kind: 'noEffect', card })),
  discarded: SEATS.flatMap((seat) => CARDS.map((card) => ({ kind: 'discarded', seat, card }) as const)),
  sawHand: [
    { kind: 'sawHand', seat: 0, of: 1, cards: SOME_CARDS },
    { kind: 'sawHand', seat: 0, of: 2, cards: [] },
    ...CARDS.map((card) => ({ kind: 'sawHand', seat: 1, of: 0, cards: [card] }) as const),
  ],
  tookCard: SEATS.map((seat) => ({ kind: 'tookCard', seat, card: 7 })),
  gave: [
    { kind: 'gave', seat: 1, to: 2, card: 40 },
    { kind: 'gave', seat: 2, to: 1, card: 61 },
  ],
  exchanged: [{ kind: 'exchanged', seat: 1, to: 2, count: 1 }],
  revealed: SEATS.flatMap((seat) =>
    USES.flatMap((use) => SOME_CARDS.map((card) => ({ kind: 'revealed', seat, card, use }) as const)),
  ),
  initiative: [0, 1].flatMap((camp) =>
    (['intuition', 'higher', 'tie'] as const).map((how) => ({ kind: 'initiative', camp, how }) as const),
  ),
  leader: [1, 2].map((seat) => ({ kind: 'leader', seat })),
  named: [1, 2].flatMap((seat) => (['operate', 'idle'] as const).map((to) => ({ kind: 'named' as const, seat, to }))),
  passed: SEATS.flatMap((seat) => [true, false].map((forced) => ({ kind: 'passed', seat, forced }) as const)),
  designated: INTENTS.flatMap((intent) => [
    { kind: 'designated', seat: 0, nation: 0, zone: 4, count: 2, blocks: [NEY, NAPOLEON], intent },
    { kind: 'designated', seat: 0, nation: 0, zone: 4, count: 2, blocks: [], intent },
    { kind: 'designated', seat: 1, nation: 1, zone: 4, count: 1, blocks: [], intent },
    { kind: 'designated', seat: 2, nation: 2, zone: 4, count: 2, blocks: [PRUSSIAN_VEDETTE, 38], intent },
  ]),
  marchPoints: SEATS.map((seat) => ({ kind: 'marchPoints', seat, total: 3, terms: TERMS })),
  moved: (['manoeuvre', 'retreat', 'event'] as const).flatMap((how) => [
    { kind: 'moved', nation: 0, count: 2, blocks: [NEY, NAPOLEON], from: 4, to: 3, link: 1, how },
    { kind: 'moved', nation: 2, count: 1, blocks: [BULOW], from: 12, to: 3, link: 1, how },
    { kind: 'moved', nation: 1, count: 3, blocks: [], from: 4, to: 3, link: 1, how },
    { kind: 'moved', nation: 0, count: 1, blocks: [], from: 4, to: 3, link: 1, how },
    { kind: 'moved', nation: 0, count: 1, blocks: [FRENCH_VEDETTE], from: 4, to: 3, link: 1, how },
  ]),
  halted: (['choice', 'noPoints', 'enemy', 'fortress', 'confusion', 'lost'] as const).flatMap((why) =>
    Array.from({ length: 68 }, (_, zone) => ({ kind: 'halted', zone, why }) as const),
  ),
  marchFatigue: [
    { kind: 'marchFatigue', seat: 0, total: 0, terms: [] },
    { kind: 'marchFatigue', seat: 0, total: 2, terms: TERMS },
    { kind: 'marchFatigue', seat: 0, total: 0, terms: [term('commander', 'N15-MAN-25', -1)] },
  ],
  tired: FATIGUE_WHYS().map((why) => ({ kind: 'tired', corps: ERLON, by: 2, why })),
  rested: [{ kind: 'rested', corps: ORANGE, by: 1 }],
  lost: FATIGUE_WHYS().flatMap((why) =>
    (['infantry', 'cavalry'] as const).map((arm) => ({ kind: 'lost', corps: NEY, arm, why }) as const),
  ),
  losses: [0, 1].map((camp) => ({ kind: 'losses', camp, count: 2 })),
  reinforced: [{ kind: 'reinforced', corps: BULOW }],
  reinforcedSomebody: [0, 1].map((camp) => ({ kind: 'reinforcedSomebody', camp })),
  eliminated: [
    { kind: 'eliminated', block: NEY, zone: 4, strength: 3 },
    { kind: 'eliminated', block: BLUCHER, zone: 4, strength: 0 },
    { kind: 'eliminated', block: FRENCH_VEDETTE, zone: 4, strength: 0 },
  ],
  unmasked: [{ kind: 'unmasked', block: DROUOT, zone: 4 }],
  activated: [
    { kind: 'activated', zone: 4, nation: 2, count: 3 },
    { kind: 'activated', zone: 4, nation: 0, count: 1 },
  ],
  axis: [0, 1].map((camp) => ({ kind: 'axis', zone: 4, link: 4, camp })),
  axisGone: [{ kind: 'axisGone', zone: 4 }],
  axisStruck: [0, 1].map((camp) => ({ kind: 'axisStruck', zone: 4, camp })),
  control: [0, 1, 2].map((nation) => ({ kind: 'control', zone: 1, nation })),
  fortifiedGone: [{ kind: 'fortifiedGone', zone: 40 }],
  bridge: Array.from({ length: 20 }, (_, link) => ({ kind: 'bridge', link })),
  vp: VPS.flatMap((why) => [-2, 1].map((delta) => ({ kind: 'vp', delta, vp: 11, why }) as const)),
  combat: [true, false].map((marched) => ({ kind: 'combat', zone: 4, attacker: 0, stacks: combat.stacks, marched })),
  joined: ([0, 1] as const).map((side) => ({ kind: 'joined', side, blocks: [BULOW, BLUCHER], from: 12 })),
  combatCards: ([0, 1] as const).flatMap((side) => [
    { kind: 'combatCards', side, total: 3, terms: TERMS },
    { kind: 'combatCards', side, total: 0, terms: [] },
  ]),
  attackCancelled: [{ kind: 'attackCancelled', zone: 4 }],
  dice: ([0, 1] as const).map((side) => ({ kind: 'dice', side, faces: [1, 6, 3], use: 'combat' })),
  combatResult: [
    { kind: 'combatResult', losses: [3, 1], fatigues: [4, 0], spared: SPARED },
    { kind: 'combatResult', losses: [0, 0], fatigues: [0, 1], spared: [] },
  ],
  won: [0, 1, NONE].map((side) => ({ kind: 'won', side, by: side < 0 ? 0 : 2 })),
  held: (['marker', 'tenir', 'noWay'] as const).map((how) => ({ kind: 'held', zone: 40, how })),
  retreated: [0, 1, 2].map((left) => ({ kind: 'retreated', to: 3, left })),
  retreatFatigue: [{ kind: 'retreatFatigue', total: 2 }],
  pursuit: [{ kind: 'pursuit', cards: 2 }],
  pursuitFatigue: [0, 3].map((total) => ({ kind: 'pursuitFatigue', total })),
  hidden: [{ kind: 'hidden', zone: FIRST_ZONE }],
  recovery: SEATS.map((seat) => ({ kind: 'recovery', seat, card: 40 })),
  recoveredAll: [{ kind: 'recoveredAll', corps: [NEY, ERLON, ORANGE] }],
  over: OUTCOMES.map((outcome) => ({ kind: 'over', outcome })),
};

const ALL_ZONES = Array.from({ length: 68 }, (_, zone) => zone);
const SOME_BLOCKS = [NEY, ERLON, ORANGE, BULOW, NAPOLEON, FRENCH_VEDETTE];
const SOME_CORPS = [NEY, ERLON, ORANGE, BULOW];

export const CHOICES: Every<Choice> = {
  pass: [{ kind: 'pass' }],
  deploy: SOME_BLOCKS.map((block) => ({ kind: 'deploy', block, zone: 4 })),
  play: CARDS.map((card) => ({ kind: 'play', card })),
  stack: SOME_BLOCKS.map((block) => ({ kind: 'stack', block })),
  go: [{ kind: 'go' }],
  fight: [{ kind: 'fight' }],
  rest: [{ kind: 'rest' }],
  step: ALL_ZONES.map((to) => ({ kind: 'step', to })),
  halt: [{ kind: 'halt' }],
  tire: SOME_CORPS.map((corps) => ({ kind: 'tire', corps })),
  relieve: SOME_CORPS.map((corps) => ({ kind: 'relieve', corps })),
  lose: SOME_CORPS.flatMap((corps) =>
    (['infantry', 'cavalry'] as const).map((arm) => ({ kind: 'lose', corps, arm }) as const),
  ),
  done: [{ kind: 'done' }],
  retreat: [0, 3, 40].map((to) => ({ kind: 'retreat', to })),
  hold: [{ kind: 'hold' }],
  zone: [0, 4, 40].map((zone) => ({ kind: 'zone', zone })),
  corps: SOME_CORPS.map((corps) => ({ kind: 'corps', corps })),
  card: [1, 7, 40].map((card) => ({ kind: 'card', card })),
  seat: SEATS.map((seat) => ({ kind: 'seat', seat })),
  bridge: Array.from({ length: 20 }, (_, link) => ({ kind: 'bridge', link })),
  recover: [{ kind: 'recover', card: 40, corps: NEY }],
  give: [{ kind: 'give', card: 61 }],
};

/** Facts of reasons: with a corps and with a vedette, for every event that a card can be. */
export const FACTS: readonly Readonly<Record<string, number | string>>[] = [
  { block: NEY, by: 4, card: 40, zone: 3, link: 2, seat: 1, cost: 3, left: 1, step: 'retreat.step' },
  { block: FRENCH_VEDETTE, by: 40, card: 7, zone: 40, link: 2, seat: 0, cost: 3, left: 2, step: 'chargez.pick' },
  ...MOMENTS.map((step) => ({ step })),
];
