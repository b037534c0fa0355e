import type { Thing } from '../../../kernel/game.ts';
import { there } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ALL_SLOTS, slotName } from '../field.ts';
import {
  type Card,
  HIDDEN,
  MARK,
  NONE,
  PER_SEAT,
  type SideView,
  SLOTS,
  type Slot,
  UNITS,
  type Unit,
  type View,
} from '../position.ts';
import type { SagaEvent } from '../told.ts';

/** A table to look at: for tests and previews. */
export interface Sample {
  readonly view: View;
  readonly lit: readonly Thing[];
  readonly chosen: readonly Thing[];
  readonly marked: readonly Thing[];
  readonly showing: SagaEvent | null;
}

const slotNamed = (name: string): Slot =>
  there(
    ALL_SLOTS.find((slot) => slotName(slot) === name),
    name,
  );
const thing = (name: string): Thing => `slot:${slotNamed(name)}`;

/** `fr-line 1`: the first of those in the army of the seat. */
function unitNamed(box: Box, seat: 0 | 1, army: 0 | 1, id: string, copy = 1): Unit {
  const place = box.armies[army].cards.findIndex((facts) => facts.label === `${id}-${copy}` || facts.label === id);
  return seat * PER_SEAT + there(place < 0 ? undefined : place, id);
}

const cardNamed = (box: Box, seat: 0 | 1, id: string): Card =>
  seat * box.cards.length + there(box.cards.findIndex((design) => design?.id === id));

interface Put {
  readonly slot: string;
  readonly unit: readonly [id: string, copy?: number] | 'hidden';
  readonly wounds?: number;
  readonly marks?: number;
  readonly terrain?: string;
}

function sideView(change: Partial<SideView>): SideView {
  return {
    army: 0,
    handCount: 5,
    hand: [],
    deckCount: 21,
    bottom: [],
    bottomCount: 0,
    discard: [],
    bid: NONE,
    laid: [],
    scried: [],
    scriedCount: 0,
    reservesCount: 3,
    under: [],
    underCount: 0,
    muster: [],
    ready: true,
    arriving: NONE,
    objectives: [],
    chosen: NONE,
    objectivesCount: 2,
    shown: [],
    scored: [],
    fallen: [],
    fallenBefore: 0,
    givenUp: [],
    trophies: [],
    markers: 2,
    bypassFailures: 0,
    points: 0,
    ...change,
  };
}

const UP = MARK.faceUp;

const FRENCH: readonly Put[] = [
  { slot: 'F.L1.1', unit: ['fr-light'], terrain: 's03', marks: UP },
  { slot: 'F.L1.2', unit: ['fr-gren'], wounds: 1, marks: UP },
  { slot: 'F.L1.3', unit: ['fr-line', 1], wounds: 1, marks: UP | MARK.activated | MARK.line },
  { slot: 'F.L1.5', unit: ['fr-lancers'], wounds: 1, terrain: 's02', marks: UP | MARK.disorganised },
  { slot: 'F.L2.1', unit: ['fr-line', 2], wounds: 1, marks: UP },
  { slot: 'F.L2.2', unit: ['fr-footart'], terrain: 's01', marks: UP },
  { slot: 'F.L2.3', unit: ['fr-cuirassiers'], marks: UP | MARK.echelon },
  { slot: 'F.L2.4', unit: ['fr-light', 2], wounds: 1, marks: UP },
  { slot: 'F.R.1', unit: ['fr-oguard'] },
  { slot: 'F.R.2', unit: ['fr-dragoons'], wounds: 1, marks: UP },
  { slot: 'F.R.4', unit: ['fr-mguard'] },
  { slot: 'F.RET.L', unit: ['fr-line', 3], wounds: 3, marks: UP },
  { slot: 'F.BYP.L', unit: ['fr-chasseurs'] },
];

const COALITION: readonly Put[] = [
  { slot: 'C.L1.5', unit: ['gb-rifles'], wounds: 1, terrain: 's04', marks: UP },
  { slot: 'C.L1.4', unit: ['pr-line'], wounds: 1, marks: UP },
  { slot: 'C.L1.3', unit: ['gb-guards'], wounds: 1, marks: UP },
  { slot: 'C.L1.2', unit: ['gb-line'], wounds: 2, terrain: 's01', marks: UP },
  { slot: 'C.L1.1', unit: ['gb-highlanders'], marks: UP | MARK.square },
  { slot: 'C.L2.4', unit: ['pr-landwehr'], marks: UP },
  { slot: 'C.L2.3', unit: ['gb-footart'], marks: UP },
  { slot: 'C.L2.2', unit: ['bw-infantry'], marks: UP },
  { slot: 'C.L2.1', unit: ['gb-greys'], marks: UP },
  { slot: 'C.R.5', unit: 'hidden' },
  { slot: 'C.R.4', unit: ['pr-jagers'], wounds: 2, marks: UP },
  { slot: 'C.R.2', unit: 'hidden' },
  { slot: 'C.RET.R', unit: ['pr-line', 2], wounds: 3, marks: UP },
  { slot: 'C.BYP.L', unit: 'hidden', marks: MARK.activated },
];

/** Both armies as they are drawn up before the first shot: no marks, no wounds, the Reserve face down. */
const drawnUp = (puts: readonly Put[], hides: boolean): readonly Put[] =>
  puts
    .filter(({ slot }) => !/RET|BYP/.test(slot))
    .map(({ slot, unit }) =>
      slot.includes('.R.') ? { slot, unit: hides ? ('hidden' as const) : unit } : { slot, unit, marks: UP },
    );
const OPENING = [
  [...drawnUp(FRENCH, false), { slot: 'F.L1.4', unit: ['fr-line', 3] as const, marks: UP }],
  drawnUp(COALITION, true),
] as const;

interface Change {
  readonly viewer?: 0 | 1 | null;
  readonly armies?: readonly [0 | 1, 0 | 1];
  readonly own?: Partial<SideView>;
  readonly view?: Partial<View>;
  readonly puts?: readonly [readonly Put[], readonly Put[]];
}

function viewOf(
  box: Box,
  { viewer = 0, armies = [0, 1], own = {}, view = {}, puts = [FRENCH, COALITION] }: Change,
): View {
  const at = new Array<number>(SLOTS).fill(NONE);
  const where = new Array<number>(UNITS).fill(NONE);
  const [wounds, marks] = [new Array<number>(UNITS).fill(0), new Array<number>(UNITS).fill(0)];
  const [covers, terrain] = [new Array<number>(SLOTS).fill(0), new Array<number>(SLOTS).fill(NONE)];
  for (const [seat, all] of puts.entries()) {
    for (const put of all) {
      const slot = slotNamed(put.slot);
      const s = seat === 0 ? 0 : 1;
      if (put.terrain !== undefined) terrain[slot] = cardNamed(box, s, put.terrain);
      if (put.unit === 'hidden') {
        at[slot] = HIDDEN;
        covers[slot] = put.marks ?? 0;
        continue;
      }
      const unit = unitNamed(box, s, armies[s], ...put.unit);
      at[slot] = unit;
      where[unit] = slot;
      wounds[unit] = put.wounds ?? 0;
      marks[unit] = put.marks ?? 0;
    }
  }
  const hand = ['s07', 's12', 's20', 's14'].map((id) => cardNamed(box, 0, id));
  const [gren, prussian] = [unitNamed(box, 0, 0, 'fr-gren'), unitNamed(box, 1, 1, 'pr-line')];
  const engaged = armies[0] === 0 && armies[1] === 1 && where[gren] !== NONE && where[prussian] !== NONE;
  return {
    viewer,
    step: 'actions.choose',
    asked: viewer === null ? [] : [viewer],
    outcome: null,
    options: {
      deckF: '',
      deckC: '',
      evasion: 'on',
      bypass: 'on',
      objectives: 'secret',
      goal: '10',
      deployment: 'placed',
    },
    turn: 8,
    phase: 'actions',
    first: 0,
    active: 0,
    at,
    where,
    wounds,
    marks,
    covers,
    terrain,
    melees: engaged ? [{ a: gren, b: prussian, woundsA: 0, woundsB: 0, rounds: 1 }] : [],
    attached: [
      { unit: unitNamed(box, 0, armies[0], armies[0] === 0 ? 'fr-line' : 'gb-line'), card: cardNamed(box, 0, 's08') },
    ],
    boons: [],
    sides: [
      sideView({
        army: armies[0],
        hand: [...hand, box.cards.length - 1],
        objectives: [0, 4],
        scored: [4],
        shown: [4],
        points: 7,
        ...own,
      }),
      sideView({
        army: armies[1],
        points: 5,
        fallen: [unitNamed(box, 1, armies[1], armies[1] === 1 ? 'pr-hussars' : 'fr-hussars')],
      }),
    ],
    stack: [],
    ...view,
  };
}

export function samplesOf(box: Box) {
  const sample = (change: Change, more: Partial<Omit<Sample, 'view'>> = {}): Sample => ({
    view: viewOf(box, change),
    lit: [],
    chosen: [],
    marked: [],
    showing: null,
    ...more,
  });
  const deployed = FRENCH.slice(0, 3).map(({ slot, unit }) => ({ slot, unit }));
  const muster = ['fr-line', 'fr-oguard', 'fr-cuirassiers', 'fr-horseart', 'fr-dragoons', 'fr-chasseurs'];
  const cuirassiers = slotNamed('F.L2.3');
  return {
    turn: sample({}, { lit: ['F.L1.1', 'F.L1.2', 'F.L2.3', 'F.L2.4', 'F.R.1', 'F.R.2'].map(thing) }),
    charge: sample({}, { chosen: [thing('F.L2.3')], lit: [thing('F.L1.4'), thing('C.L1.2'), thing('C.L1.3')] }),
    fire: sample({}, { chosen: [thing('F.L2.2'), thing('C.L2.3')], marked: [thing('C.L1.5')] }),
    charging: sample(
      {},
      {
        showing: {
          kind: 'activated',
          seat: 0,
          unit: unitNamed(box, 0, 0, 'fr-cuirassiers'),
          slot: cuirassiers,
          action: 'charge',
          to: slotNamed('F.L1.4'),
        },
      },
    ),
    rolled: sample(
      {},
      {
        showing: {
          kind: 'test',
          test: 'melee',
          unit: unitNamed(box, 0, 0, 'fr-gren'),
          against: unitNamed(box, 1, 1, 'pr-line'),
          cause: 'none',
          roll: 4,
          terms: [{ what: 'value', clause: 'NS-MELEE-04', value: 4, card: NONE }],
          total: 8,
          target: 6,
          success: true,
        },
      },
    ),
    deploying: sample(
      {
        puts: [deployed, []],
        own: { muster: muster.map((id) => unitNamed(box, 0, 0, id)), points: 0, scored: [], shown: [], ready: false },
        view: { phase: 'setup', turn: 0, step: 'setup.deploy' },
      },
      { chosen: [`unit:${unitNamed(box, 0, 0, 'fr-cuirassiers')}`], lit: [thing('F.L1.4'), thing('F.L1.5')] },
    ),
    opening: sample({ puts: [OPENING[0], OPENING[1]], own: { points: 0, scored: [], shown: [] }, view: { turn: 1 } }),
    melee: sample({}, { lit: [thing('F.L1.2')] }),
    retreating: sample(
      {},
      {
        showing: {
          kind: 'retreated',
          unit: unitNamed(box, 0, 0, 'fr-line', 3),
          from: slotNamed('F.L1.2'),
          to: slotNamed('F.RET.L'),
        },
      },
    ),
    gaps: sample({
      puts: [FRENCH.filter(({ slot }) => slot !== 'F.L1.2' && slot !== 'F.L1.3'), COALITION],
      view: { melees: [] },
    }),
    opposite: sample({ viewer: 1 }),
    spectator: sample({ viewer: null }),
    mirror: sample({
      armies: [0, 0],
      puts: [
        FRENCH,
        [
          { slot: 'C.L1.5', unit: ['fr-line', 1], marks: UP },
          { slot: 'C.L1.3', unit: ['fr-cuirassiers'], marks: UP },
          { slot: 'C.R.1', unit: 'hidden' },
        ],
      ],
    }),
  } as const;
}
