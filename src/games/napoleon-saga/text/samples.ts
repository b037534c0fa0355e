import type { Every } from '../../../../test/words/suite.ts';
import type { Frame, Outcome } from '../../../kernel/flow.ts';
import type { Game, GameView, Reason, Thing, Viewer } from '../../../kernel/game.ts';
import type { Options } from '../../../kernel/options.ts';
import { CAUSES, FORMATIONS } from '../data/box.ts';
import { standardBox } from '../data/standard.ts';
import { ALL_SLOTS, slotOf } from '../field.ts';
import { napoleonSaga } from '../game.ts';
import {
  type Action,
  type Choice,
  HIDDEN,
  MARK,
  NONE,
  type Position,
  type Term,
  type TermKey,
  type View,
} from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { STEPS } from './steps.ts';
import { sagaText } from './text.ts';
import { speak, WORDS } from './tongues.ts';

// For tests: a table in the midst of a charge, and one of everything that can be told.

await speak();
export const box = standardBox();
/** The rules with their words; who plays is of no matter here. */
export const game: Game<Position, Choice, View, SagaEvent> = {
  ...napoleonSaga(box),
  text: sagaText(box),
  bot: async () => ({ evaluate: () => 0.5, rate: (_p, _seat, choices) => choices.map(() => 0) }),
};
export const { text } = game;

const UNITS_PER_SEAT = 32;
/** A unit of a seat by its label; each seat has its own army. */
export const unit = (seat: 0 | 1, label: string): number =>
  seat * UNITS_PER_SEAT + box.armies[seat].cards.findIndex((card) => card.label === label);
/** The first copy of a card of a seat. */
export const cardOf = (seat: number, id: string): number =>
  seat * box.cards.length + box.cards.findIndex((design) => design?.id === id);
const bluff = (seat: number): number => (seat + 1) * box.cards.length - 1;
const objective = (id: string): number => box.objectives.findIndex((one) => one.id === id);

export const LINE = unit(0, 'fr-line-1');
const SECOND_LINE = unit(0, 'fr-line-2');
export const CUIRASSIERS = unit(0, 'fr-cuirassiers-1');
const GUNS = unit(0, 'fr-footart-1');
const GUARD = unit(0, 'fr-oguard-1');
export const BRITISH = unit(1, 'gb-line-1');
const HUSSARS = unit(1, 'pr-hussars-1');
const GREYS = unit(1, 'gb-greys-1');

/** Who stands where; a unit in Reserve is seen by its owner alone. */
const STANDING: readonly (readonly [unit: number, slot: number])[] = [
  [LINE, slotOf(0, 'L1', 1)],
  [SECOND_LINE, slotOf(0, 'L1', 5)],
  [CUIRASSIERS, slotOf(0, 'L1', 3)],
  [GUNS, slotOf(0, 'L2', 2)],
  [GUARD, slotOf(0, 'R', 3)],
  [BRITISH, slotOf(1, 'L1', 3)],
  [unit(1, 'gb-line-2'), slotOf(1, 'L1', 5)],
  [HUSSARS, slotOf(1, 'RET', 1)],
  [GREYS, slotOf(1, 'L2', 1)],
];

function side(army: 0 | 1, seat: 0 | 1, viewer: Viewer): View['sides'][0] {
  const own = seat === viewer;
  return {
    army,
    handCount: 5,
    hand: own ? [cardOf(seat, 's10'), cardOf(seat, 's11'), bluff(seat)] : [],
    deckCount: 30,
    bottom: [],
    bottomCount: 0,
    discard: [],
    bid: NONE,
    laid: [],
    scried: [],
    scriedCount: 0,
    reservesCount: 4,
    under: [],
    underCount: 0,
    muster: own ? [unit(seat, seat === 0 ? 'fr-light-1' : 'pr-line-1')] : [],
    ready: false,
    arriving: NONE,
    chosen: NONE,
    objectives: own ? [0, 1] : [],
    objectivesCount: 2,
    shown: [],
    scored: [],
    fallen: [],
    fallenBefore: 0,
    givenUp: [],
    trophies: [],
    markers: 2,
    bypassFailures: 0,
    points: 3,
  };
}

const frame = <F extends Frame>(of: F): Frame => of;

/** Everything under way at once: the frames of a charge that is answered by a card. */
const STACK: View['stack'] = [
  frame({ step: 'act.resolve', unit: CUIRASSIERS, from: slotOf(0, 'L1', 3), card: cardOf(0, 's32') }),
  frame({ step: 'engage.window', attacker: CUIRASSIERS, defender: BRITISH, charging: true }),
  frame({
    step: 'toll.decide',
    winner: CUIRASSIERS,
    blows: [{ unit: BRITISH, wounds: 2 }],
    asked: 0,
    owed: [{ unit: BRITISH, tests: [6, 7] }],
  }),
  frame({ step: 'retreat.side', unit: BRITISH }),
  frame({ step: 'card.keep', card: cardOf(0, 's36') }),
  frame({ step: 'window.ask', window: 'ENGAGED', one: CUIRASSIERS, two: BRITISH }),
];

export function table(viewer: Viewer, more: Partial<GameView & Pick<View, 'stack'>> = {}, mirror = false): View {
  const at = ALL_SLOTS.map(() => NONE);
  const where = Array.from({ length: 2 * UNITS_PER_SEAT }, () => NONE);
  const [first] = STANDING;
  for (const [who, slot] of STANDING) {
    const hidden = who === GUARD && viewer !== 0;
    at[slot] = hidden ? HIDDEN : who;
    where[who] = hidden ? NONE : slot;
  }
  const marks = where.map((_, who) =>
    who === CUIRASSIERS ? MARK.charge | MARK.echelon : who === LINE ? MARK.line : 0,
  );
  const terrain = ALL_SLOTS.map((slot) => (slot === first?.[1] ? cardOf(0, 's01') : NONE));
  return {
    viewer,
    asked: [0],
    step: 'window.ask',
    outcome: null,
    options: {},
    turn: 3,
    phase: 'actions',
    first: 0,
    active: 0,
    at,
    where,
    wounds: where.map((_, who) => (who === LINE ? 2 : 0)),
    marks,
    covers: ALL_SLOTS.map(() => 0),
    terrain,
    melees: [{ a: CUIRASSIERS, b: BRITISH, woundsA: 0, woundsB: 0, rounds: 1 }],
    attached: [{ unit: LINE, card: cardOf(0, 's08') }],
    boons: [],
    sides: [side(0, 0, viewer), side(mirror ? 0 : 1, 1, viewer)],
    stack: STACK,
    ...more,
  };
}

/** Every reader, of two armies and of one army on both sides; `bare` when nothing is under way. */
export function views(more: Partial<GameView>, bare = false): View[] {
  const now = bare ? { stack: [], ...more } : more;
  return [false, true].flatMap((mirror) => [0, 1, null].map((viewer) => table(viewer, now, mirror)));
}

const TERMS: readonly TermKey[] = [
  'charge',
  'impact',
  'disorganised',
  'formation',
  'enemyFormation',
  'dismounted',
  'compact',
  'relentless',
  'terrain',
  'enemyTerrain',
  'river',
  'bypass',
  'accurate',
  'canister',
  'surprised',
  'evaded',
  'lightCavalry',
  'infantry',
  'fast',
  'failures',
];
const term = (what: TermKey, value = 1, card = NONE): Term => ({ what, clause: 'NS-TEST-04', value, card });
const SUM: readonly Term[] = [term('value', 3), ...TERMS.map((what, i) => term(what, i % 2 === 0 ? 1 : -1))];
const BY_CARD: readonly Term[] = [term('value', 3), term('card', 2, cardOf(0, 's10'))];

type TestEvent = Extract<SagaEvent, { kind: 'test' }>;
const test = (more: Partial<TestEvent>): TestEvent => ({
  kind: 'test',
  test: 'fire',
  unit: LINE,
  against: BRITISH,
  cause: 'none',
  roll: 4,
  terms: SUM,
  total: 7,
  target: 6,
  success: true,
  ...more,
});

const ACTIONS: readonly Action[] = [
  'fire',
  'engage',
  'charge',
  'assault',
  'fight',
  'disengage',
  'move',
  'capture',
  'bypass',
  'rest',
];
const L1 = slotOf(0, 'L1', 1);
const EMPTY = slotOf(0, 'L1', 2);
const ENEMY = slotOf(1, 'L1', 3);
const ALL_CARDS = box.designs.map(({ id }) =>
  cardOf(box.designs.find((one) => one.id === id)?.armies[0] === 'coalition' ? 1 : 0, id),
);
const seats = [0, 1] as const;

export const OUTCOMES: readonly Outcome[] = Object.keys(WORDS.en.outcomes).flatMap((how) =>
  [[0], [1], []].map((winners) => ({ winners, how, facts: { emptyF: 1, emptyC: 3, pointsF: 11, pointsC: 8 } })),
);

export const EVENTS: Every<SagaEvent> = {
  dealt: seats.map((seat) => ({ kind: 'dealt', seat, cards: 5, objectives: 2, units: 12 })),
  dealtUnits: [{ kind: 'dealtUnits', seat: 0, units: [LINE, SECOND_LINE, CUIRASSIERS] }],
  dealtObjectives: [{ kind: 'dealtObjectives', seat: 0, objectives: [0, 1] }],
  drew: [0, 1, 3].map((count) => ({ kind: 'drew', seat: 1, count })),
  drewCards: [[], ALL_CARDS].map((cards) => ({ kind: 'drewCards', seat: 0, cards })),
  reshuffled: seats.map((seat) => ({ kind: 'reshuffled', seat })),
  objectiveShown: box.objectives.map((_, id) => ({ kind: 'objectiveShown', seat: 1, objective: id })),
  placed: [{ kind: 'placed', seat: 0, unit: LINE, to: L1 }],
  ready: seats.map((seat) => ({ kind: 'ready', seat })),
  armiesShown: [{ kind: 'armiesShown' }],
  turn: [{ kind: 'turn', turn: 4 }],
  phase: (['setup', 'initiative', 'reform', 'actions', 'reinforcements'] as const).map((phase) => ({
    kind: 'phase',
    phase,
  })),
  bidSet: seats.map((seat) => ({ kind: 'bidSet', seat })),
  bids: [{ kind: 'bids', cards: [cardOf(0, 's29'), bluff(1)], values: [5, 0] }],
  tieRoll: [3, 4].map((roll) => ({ kind: 'tieRoll', roll })),
  initiative: seats.map((seat) => ({ kind: 'initiative', seat })),
  played: ALL_CARDS.flatMap((card) =>
    [NONE, LINE].map((who) => ({ kind: 'played', seat: 0, card, window: 'OWN_TURN', unit: who }) as const),
  ),
  discarded: [[], [cardOf(0, 's29')], ALL_CARDS].map((cards) => ({ kind: 'discarded', seat: 1, cards })),
  terrainLaid: ['s01', 's02', 's03', 's04'].map((id) => ({
    kind: 'terrainLaid',
    seat: 0,
    card: cardOf(0, id),
    to: L1,
  })),
  terrainGone: (['replaced', 'empty', 'inTheWay', 'bypass'] as const).map((why, i) => ({
    kind: 'terrainGone',
    card: cardOf(0, `s0${i + 1}`),
    from: L1,
    why,
  })),
  captured: [{ kind: 'captured', unit: LINE, card: cardOf(1, 's03'), from: ENEMY }],
  turnedUp: [{ kind: 'turnedUp', unit: GUARD, slot: slotOf(0, 'R', 3) }],
  looked: seats.map((seat) => ({ kind: 'looked', seat })),
  saw: [[], [BRITISH, HUSSARS]].map((units) => ({ kind: 'saw', seat: 0, units })),
  scried: [{ kind: 'scried', seat: 0, cards: [cardOf(0, 's10'), cardOf(0, 's12')] }],
  activated: ACTIONS.flatMap((action) =>
    [LINE, CUIRASSIERS, NONE].map(
      (who) => ({ kind: 'activated', seat: 0, unit: who, slot: L1, action, to: NONE }) as const,
    ),
  ),
  markerLost: [1, 2].map((count) => ({ kind: 'markerLost', seat: 1, count })),
  markerBack: [true, false].map((spent) => ({ kind: 'markerBack', unit: LINE, spent })),
  dismounted: [true, false].map((on) => ({ kind: 'dismounted', unit: CUIRASSIERS, on })),
  moved: (['move', 'charge', 'return', 'card', 'shift', 'bypass', 'arrival'] as const).flatMap((how) =>
    [NONE, SECOND_LINE].map((swapped) => ({
      kind: 'moved',
      unit: how === 'bypass' ? NONE : CUIRASSIERS,
      from: slotOf(0, 'R', 1),
      to: how === 'bypass' ? slotOf(0, 'BYP', 2) : L1,
      swapped,
      how,
    })),
  ),
  test: [
    ...[true, false].flatMap((success) => [
      test({ success }),
      test({ success, test: 'melee', unit: CUIRASSIERS, terms: BY_CARD }),
      test({ success, test: 'evasion', unit: HUSSARS, terms: [term('fast')] }),
      test({ success, test: 'bypass', unit: NONE, against: NONE, terms: [] }),
      ...[...CAUSES, 'none' as const].flatMap((cause) =>
        [LINE, CUIRASSIERS].map((who) => test({ success, test: 'morale', unit: who, against: NONE, cause })),
      ),
    ]),
  ],
  decided: (['fire', 'morale'] as const).flatMap((what) =>
    [true, false].map((success) => ({ kind: 'decided', test: what, unit: GUNS, success })),
  ),
  dropped: [1, 2].map((tests) => ({ kind: 'dropped', unit: GUARD, tests })),
  yielded: [LINE, CUIRASSIERS].map((who) => ({ kind: 'yielded', unit: who })),
  ignored: [GUARD, CUIRASSIERS].map((who) => ({ kind: 'ignored', unit: who })),
  wounded: (['fire', 'melee', 'support', 'blocked', 'card'] as const).flatMap((why) =>
    [1, 2].map((count) => ({ kind: 'wounded', unit: LINE, count, wounds: 2, why })),
  ),
  supported: [{ kind: 'supported', unit: LINE, by: GUARD }],
  healed: (['regroup', 'melee', 'card'] as const).flatMap((why) =>
    [0, 1].map((wounds) => ({ kind: 'healed', unit: CUIRASSIERS, wounds, why })),
  ),
  eliminated: [0, 1, 2].map((points) => ({ kind: 'eliminated', unit: CUIRASSIERS, slot: L1, points })),
  retreated: [1, 2].map((n) => ({ kind: 'retreated', unit: LINE, from: L1, to: slotOf(0, 'RET', n) })),
  blocked: [{ kind: 'blocked', unit: BRITISH, to: slotOf(1, 'RET', 1) }],
  evaded: [{ kind: 'evaded', unit: HUSSARS, from: CUIRASSIERS }],
  charges: [true, false].map((counter) => ({ kind: 'charges', unit: CUIRASSIERS, against: BRITISH, counter })),
  engaged: [{ kind: 'engaged', attacker: LINE, defender: BRITISH }],
  notEngaged: [{ kind: 'notEngaged', attacker: CUIRASSIERS, defender: HUSSARS }],
  disengaged: [{ kind: 'disengaged', unit: CUIRASSIERS, from: BRITISH }],
  meleeWon: (['retreated', 'eliminated'] as const).map((how) => ({
    kind: 'meleeWon',
    unit: CUIRASSIERS,
    over: BRITISH,
    how,
  })),
  disorganised: [{ kind: 'disorganised', unit: CUIRASSIERS }],
  reorganised: [{ kind: 'reorganised', unit: CUIRASSIERS }],
  formed: FORMATIONS.map((formation) => ({ kind: 'formed', unit: LINE, formation })),
  unformed: FORMATIONS.flatMap((formation) =>
    (['chosen', 'terrain', 'disorganised', 'dismounted'] as const).map((why) => ({
      kind: 'unformed',
      unit: LINE,
      formation,
      why,
    })),
  ),
  attached: ['s08', 's09'].map((id) => ({ kind: 'attached', unit: LINE, card: cardOf(0, id) })),
  trophy: [{ kind: 'trophy', seat: 1, card: cardOf(0, 's08'), points: 1 }],
  rallied: [LINE, CUIRASSIERS].map((who) => ({ kind: 'rallied', unit: who })),
  bypassed: [{ kind: 'bypassed', unit: HUSSARS, to: slotOf(0, 'BYP', 1) }],
  conscripted: [
    { kind: 'conscripted', unit: unit(0, box.armies[0].cards.find((one) => one.token)?.label ?? ''), to: EMPTY },
  ],
  drawsUnit: seats.map((seat) => ({ kind: 'drawsUnit', seat, left: 3 })),
  drewUnit: [{ kind: 'drewUnit', seat: 0, unit: GUARD }],
  noMatch: seats.map((seat) => ({ kind: 'noMatch', seat })),
  underDeck: [LINE, NONE].map((who) => ({ kind: 'underDeck', seat: 0, unit: who, from: slotOf(0, 'R', 1) })),
  givenUp: [{ kind: 'givenUp', seat: 0, unit: CUIRASSIERS, from: slotOf(0, 'R', 1) }],
  objectiveScored: box.objectives.map((_, id) => ({ kind: 'objectiveScored', seat: 0, objective: id })),
  counted: [{ kind: 'counted', points: [0, 1], empty: [2, 0] }],
  won: OUTCOMES.map((outcome) => ({ kind: 'won', outcome })),
};

const from = L1;
export const CHOICES: Every<Choice> = {
  show: [{ kind: 'show', objective: objective('o03') }],
  place: [{ kind: 'place', unit: LINE, to: EMPTY }],
  pass: [{ kind: 'pass' }],
  bid: [...ALL_CARDS, bluff(0)].map((card) => ({ kind: 'bid', card })),
  play: ALL_CARDS.map((card) => ({ kind: 'play', card })),
  use: ALL_CARDS.map((card) => ({ kind: 'use', card, on: from })),
  lay: [{ kind: 'lay', card: cardOf(0, 's01'), to: EMPTY }],
  discard: [{ kind: 'discard', card: cardOf(0, 's29') }],
  keep: [{ kind: 'keep', card: cardOf(0, 's29') }],
  tuck: [{ kind: 'tuck', card: cardOf(0, 's29') }],
  regroup: [{ kind: 'regroup', from }],
  rally: [{ kind: 'rally', from: slotOf(1, 'RET', 1) }],
  reorganise: [{ kind: 'reorganise', from }],
  reform: [from, slotOf(0, 'L1', 3)].map((one) => ({ kind: 'reform', from: one })),
  reinforce: [{ kind: 'reinforce' }],
  enter: [from, EMPTY, slotOf(0, 'R', 3)].map((to) => ({ kind: 'enter', to })),
  shift: [{ kind: 'shift', from: slotOf(0, 'R', 1), to: slotOf(0, 'R', 2) }],
  fire: [ENEMY, slotOf(1, 'R', 1)].map((to) => ({ kind: 'fire', from, to })),
  engage: [{ kind: 'engage', from, to: ENEMY }],
  charge: [EMPTY, slotOf(0, 'L1', 3)].map((to) => ({ kind: 'charge', from: slotOf(0, 'L2', 2), to })),
  assault: [{ kind: 'assault', from: slotOf(0, 'L2', 2), to: EMPTY }],
  fight: [{ kind: 'fight', from }],
  disengage: [{ kind: 'disengage', from }],
  move: [EMPTY, slotOf(0, 'L2', 2)].map((to) => ({ kind: 'move', from, to })),
  capture: [{ kind: 'capture', from: slotOf(1, 'L1', 5) }],
  bypass: [1, 2].map((n) => ({ kind: 'bypass', from: slotOf(0, 'R', 3), to: slotOf(0, 'BYP', n) })),
  rest: [{ kind: 'rest', from }],
  dismount: [{ kind: 'dismount', from }],
  mount: [{ kind: 'mount', from }],
  evade: [{ kind: 'evade' }],
  recover: [{ kind: 'recover' }],
  spur: [{ kind: 'spur' }],
  countercharge: [{ kind: 'countercharge' }],
  repel: [{ kind: 'repel' }],
  spend: [{ kind: 'spend' }],
  support: [{ kind: 'support', from: slotOf(0, 'L2', 2) }],
  stand: [{ kind: 'stand' }],
  yield: [{ kind: 'yield' }],
  ignore: [{ kind: 'ignore' }],
  retreat: [1, 2].map((n) => ({ kind: 'retreat', to: slotOf(0, 'RET', n) })),
  recoup: [{ kind: 'recoup' }],
  seize: [{ kind: 'seize' }],
};

export const THINGS: readonly Thing[] = [
  ...ALL_SLOTS.map((slot): Thing => `slot:${slot}`),
  ...[...ALL_CARDS, bluff(0), bluff(1)].map((card): Thing => `card:${card}`),
  ...box.armies.flatMap(({ cards }, seat) => cards.map((_, i): Thing => `unit:${seat * UNITS_PER_SEAT + i}`)),
  ...box.objectives.map((_, id): Thing => `objective:${id}`),
];

/** Facts that reasons carry: of units, of a unit and a target, of a card, of a step. */
export const FACTS: readonly NonNullable<Reason['facts']>[] = [
  { from: L1, to: ENEMY, seat: 1 },
  { from: slotOf(0, 'L1', 3), to: slotOf(1, 'R', 3), seat: 0 },
  { from: EMPTY, to: EMPTY },
  { unit: CUIRASSIERS, to: L1 },
  ...ALL_CARDS.map((card) => ({ card, on: L1 })),
  ...STEPS.map((step) => ({ step, seat: 1 })),
];

/** Starter armies; everything that is advanced; the same army on both sides. */
export const MATCHES: readonly Options[] = [
  {},
  { evasion: 'on', bypass: 'on', objectives: 'three', deployment: 'automatic' },
  { deckF: 'fr-900-a', deckC: 'french-starter', bypass: 'on', objectives: 'one-shown', deployment: 'automatic' },
  { deckF: 'fr-1000-18-4guard', deckC: 'co-900-18', evasion: 'on', bypass: 'on', deployment: 'automatic' },
];
