import type { Thing } from '../../../kernel/game.ts';
import type { Guide, GuideStep } from '../../../table/presentation.ts';
import type { Box } from '../data/box.ts';
import { ALL_SLOTS, slotName } from '../field.ts';
import { bluffOf } from '../rules/pieces.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { GUIDED } from './guided.ts';

// A turn and a half late in the day, with the armies that everybody begins with: France has two gaps and a hand that fits, the
// Coalition cavalry waits behind its centre left. All that a turn is made of comes once, and what was begun in the first turn
// (a Melee, a gap, a Hill, a blocked way out) decides the second.

const POSITION = {
  turn: 6,
  phase: 'initiative',
  units: {
    'F.L1.1': 'fr-line 1',
    'F.L1.2': 'fr-light 1',
    'F.L1.4': 'fr-line',
    'F.L2.2': 'fr-cuirassiers',
    'F.L2.3': 'fr-footart',
    'F.L2.4': 'fr-line',
    'F.R.1': 'fr-line 2',
    'F.R.3': 'fr-oguard',
    'C.L1.1': 'gb-line',
    'C.L1.2': 'pr-line 1',
    'C.L1.3': 'pr-line',
    'C.L1.4': 'gb-highlanders',
    'C.L1.5': 'gb-line',
    'C.L2.1': 'gb-greys',
    'C.L2.3': 'gb-footart',
    'C.L2.4': 'gb-line',
    'C.R.1': 'gb-guards',
    'C.R.2': 'gb-lifeguards',
    'C.R.4': 'pr-landwehr',
  },
  hands: [
    ['s17', 's01', 's10', 's12', 's11'],
    ['s03', 's20', 's08', 's14', 's18'],
  ],
  objectives: [
    ['o06', 'o09'],
    ['o01', 'o02'],
  ],
  fallen: [
    ['fr-chasseurs', 'fr-lancers', 'fr-line'],
    ['gb-rifles', 'pr-jagers', 'pr-uhlans'],
  ],
};

const CHANCE = {
  dice: [
    // The sixth turn: a regrouping, a shot and what Morale made of it, theirs and what it made of ours, a Melee, a miss.
    ...[5, 5, 2, 4, 2, 3, 3, 1],
    // The seventh: no rally, the Greys break on the Square, the second round, the guns, a miss, the charge, and order again.
    ...[2, 1, 5, 1, 3, 4, 1, 6, 4, 1, 3, 3, 4],
  ],
  // Square, Echelon, Officer, Rally, Aide-de-camp; then whatever comes when all is decided.
  'deck 0': [10, 12, 16, 21, 21, 1, 1],
  'deck 1': [7, 15, 1],
  // The Young Guard.
  'army 0': [3],
};

type Made = Pick<GuideStep, 'do' | 'after' | 'things'>;
const step = (clause: ClauseId, words: GuideStep['words'], made: Made): GuideStep => ({ words, clause, ...made });
const slot = (name: string): Thing => `slot:${ALL_SLOTS.find((each) => slotName(each) === name) ?? 0}`;

/** The first turn, up to its reinforcements. */
const sixthTurn = (held: readonly Thing[]): readonly GuideStep[] => [
  step('NS-GEO-01', GUIDED.army, {
    things: Object.keys(POSITION.units)
      .filter((name) => name.startsWith('F.'))
      .map(slot),
  }),
  step('NS-UNIT-01', GUIDED.unit, { things: [slot('F.L1.1')] }),
  step('NS-VIC-02', GUIDED.winning, { things: [slot('F.L1.3'), slot('F.L1.5')] }),
  step('NS-STRAT-01', GUIDED.hand, { things: held }),
  step('NS-INIT-04', GUIDED.initiative, { do: 'bid F.s17-1', after: ['bid C.s03-1'] }),
  // A card could still help the die; it has a better moment.
  step('NS-REF-01', GUIDED.regroup, { do: 'regroup F.R.1', after: ['pass'] }),
  // No more Terrain on either side.
  step('NS-TERR-01', GUIDED.hill, { do: 'lay F.s01-1 F.L1.4', after: ['pass', 'pass'] }),
  step('NS-FIRE-04', GUIDED.fire, { do: 'fire F.L1.4 x C.L1.2', after: ['pass'] }),
  step('NS-CARD-11', GUIDED.wait, { do: 'pass', after: ['play C.s20-1'] }),
  // The dice; the Musketeers test and run; the British guns answer.
  step('NS-TEST-02', GUIDED.volley, {
    do: 'play F.s10-1',
    after: ['pass', 'pass', 'stand', 'pass', 'fire C.L2.3 x F.L1.2', 'pass'],
  }),
  step('NS-MOR-01', GUIDED.morale, { do: 'stand', things: [slot('F.L1.2')] }),
  step('NS-MOR-07', GUIDED.firm, { do: 'play F.s12-1', after: ['pass'] }),
  step('NS-MELEE-01', GUIDED.melee, { do: 'engage F.L1.1 x C.L1.5', after: ['pass'] }),
  // The dice; then the Foot Guards come up.
  step('NS-MELEE-04', GUIDED.bayonet, { do: 'play F.s11-1', after: ['pass', 'move C.R.1 C.L2.2', 'pass'] }),
  step('NS-MELEE-02', GUIDED.locked, { things: [slot('F.L1.1'), slot('C.L1.5')] }),
  // No Opportunity Fire; the Highlanders fire and miss; nobody discards.
  step('NS-MOVE-01', GUIDED.front, {
    do: 'move F.L2.4 F.L1.5',
    after: ['pass', 'pass', 'fire C.L1.4 x F.L1.2', 'pass', 'pass', 'pass', 'pass'],
  }),
  step('NS-REIN-07', GUIDED.reinforce, { do: 'reinforce' }),
  // The Reserve stays as it is, the Coalition draws nobody, no card ends the turn.
  step('NS-RES-04', GUIDED.enter, { do: 'enter F.R.2', after: ['pass', 'pass', 'pass', 'pass'] }),
];

const SEVENTH_TURN: readonly GuideStep[] = [
  // The Musketeers cannot rally, nobody lays Terrain, and the Greys ride.
  step('NS-INIT-05', GUIDED.bluff, {
    do: 'bid F.b01',
    after: ['bid C.s14-1', 'pass', 'rally C.RET.L', 'pass', 'pass', 'pass', 'charge C.L2.1 C.L1.2', 'pass', 'pass'],
  }),
  step('NS-FORM-SQ-02', GUIDED.square, {
    do: 'use F.s06-1 on F.L1.4',
    after: ['pass', 'pass', 'stand', 'pass'],
  }),
  step('NS-MELEE-03', GUIDED.fight, { do: 'fight F.L1.1', after: ['pass', 'stand', 'pass'] }),
  step('NS-MELEE-10', GUIDED.victor, { do: 'ignore', things: [slot('F.L1.1')] }),
  step('NS-MELEE-07', GUIDED.recoup, {
    do: 'recoup',
    after: ['move C.L2.4 C.L1.5', 'pass'],
    things: [slot('F.L1.1')],
  }),
  // The Musketeers hold; the Highlanders miss again.
  step('NS-ART-04', GUIDED.guns, {
    do: 'fire F.L2.3 x C.L1.3',
    after: ['pass', 'stand', 'pass', 'fire C.L1.4 x F.L1.2', 'pass', 'pass', 'pass'],
  }),
  step('NS-CHG-02', GUIDED.charge, { do: 'charge F.L2.2 F.L1.3', after: ['pass'] }),
  step('NS-FORM-EC-01', GUIDED.echelon, { do: 'use F.s07-1 on F.L1.3', after: ['pass', 'pass'] }),
  // The Square is kept, nobody discards, draws a unit or plays a card: the end of the battle.
  step('NS-REIN-01', GUIDED.disarray, {
    do: 'reorganise F.L1.3',
    after: ['pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass', 'pass'],
  }),
  step('NS-VIC-01', GUIDED.farewell, {}),
];

export function guideOf(box: Box): Guide {
  const guided = 0;
  const card = (id: string): Thing => `card:${box.cards.findIndex((known) => known?.id === id)}`;
  const objective = (id: string): Thing => `objective:${box.objectives.findIndex((known) => known.id === id)}`;
  // The Objectives first: they lie above the cards, and what comes first is brought before the eyes.
  const held = [
    ...(POSITION.objectives[0] ?? []).map(objective),
    ...(POSITION.hands[0] ?? []).map(card),
    `card:${bluffOf(box, guided)}` as const,
  ];
  return { position: POSITION, seat: guided, chance: CHANCE, steps: [...sixthTurn(held), ...SEVENTH_TURN] };
}
