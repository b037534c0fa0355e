import type { Io } from '../../../kernel/chance.ts';
import { call, procedure, type Seat, type Steps } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { among, asks, type Bar, may, only, sifting } from '../../../kernel/permission.ts';
import { drop, pull } from '../../../kernel/piles.ts';
import { get, nothingAt } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { ALL_SLOTS, boardOf, slotsIn, zoneOf } from '../field.ts';
import { deckOf } from '../options.ts';
import {
  type Card,
  type Choice,
  MARK,
  NONE,
  PER_SEAT,
  type Position,
  type Side,
  SLOTS,
  type Slot,
  UNITS,
  type Unit,
} from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { about, bar, gate, isLegal, mayNotPass, type Of, once, PASS } from './bars.ts';
import { armyStream, drawCards } from './cards.ts';
import type { Setup, Turn } from './frames.ts';
import { show } from './objectives.ts';
import { bluffOf, isArtillery, isGuard, ownerOf, putUnit, seatsWhose, sideOf, unitAt } from './pieces.ts';
import { cardPlays } from './windows.ts';

// NS-SETUP: cards and objectives are dealt, then both lay out their armies at once and in secret.

const SEATS: readonly Seat[] = [0, 1];
type Io_ = Io<SagaEvent>;

/** What a seat brings to the table: known from what was agreed on, so that it is worked out once. */
interface Stock {
  readonly units: readonly Unit[];
  readonly cards: readonly Card[];
}

/** The first copies of each unit card of the deck, and its Strategy cards. */
function makeStock(box: Box, options: Options, seat: Seat): Stock {
  const { army, units, strategy } = deckOf(box, options, seat);
  const taken = new Map<string, number>();
  const copies = box.building.strategyMaxCopies;
  return {
    units: box.armies[army === 'french' ? 0 : 1].cards.flatMap(({ id, token }, i) => {
      const so_far = taken.get(id) ?? 0;
      if (token || so_far >= (units[id] ?? 0)) return [];
      taken.set(id, so_far + 1);
      return [seat * PER_SEAT + i];
    }),
    cards: box.cards.flatMap((design, i) =>
      design !== null && i % copies < (strategy[design.id] ?? 0) ? [seat * box.cards.length + i] : [],
    ),
  };
}

const stocks = once(() => new WeakMap<Options, readonly [Stock, Stock]>());

function stockOf(box: Box, options: Options, seat: Seat): Stock {
  const made = stocks(box);
  let known = made.get(options);
  if (known === undefined) {
    known = [makeStock(box, options, 0), makeStock(box, options, 1)];
    made.set(options, known);
  }
  return seat === 0 ? known[0] : known[1];
}

/** The unit cards of a deck. */
export const unitsOf = (box: Box, options: Options, seat: Seat): readonly Unit[] => stockOf(box, options, seat).units;
/** The Strategy cards of a deck, without the Bluff card. */
export const cardsOf = (box: Box, options: Options, seat: Seat): readonly Card[] => stockOf(box, options, seat).cards;

function newSide(box: Box, options: Options, seat: Seat): Side {
  return {
    army: deckOf(box, options, seat).army === 'french' ? 0 : 1,
    hand: [],
    deck: cardsOf(box, options, seat).slice(),
    bottom: [],
    discard: [],
    bid: NONE,
    laid: [],
    scried: [],
    reserves: unitsOf(box, options, seat).slice(),
    under: [],
    muster: [],
    ready: false,
    arriving: NONE,
    objectives: [],
    chosen: NONE,
    shown: [],
    scored: [],
    fallen: [],
    fallenBefore: 0,
    givenUp: [],
    trophies: [],
    markers: 0,
    bypassFailures: 0,
  };
}

/** Nothing on the board, everything in its deck, and the first turn about to begin. */
export function emptyPosition(box: Box, options: Options): Position {
  const turn: Turn = { step: 'turn.start', seat: 0 };
  return {
    stack: [turn],
    outcome: null,
    options,
    turn: 0,
    phase: 'setup',
    first: 0,
    active: 0,
    at: new Array<number>(SLOTS).fill(NONE),
    where: new Array<number>(UNITS).fill(NONE),
    wounds: new Array<number>(UNITS).fill(0),
    marks: new Array<number>(UNITS).fill(0),
    terrain: new Array<number>(SLOTS).fill(NONE),
    melees: [],
    attached: [],
    boons: [],
    objectives: box.objectives.map((_, i) => i),
    sides: [newSide(box, options, 0), newSide(box, options, 1)],
  };
}

export function firstPosition(box: Box, options: Options): Position {
  const p = emptyPosition(box, options);
  const frame: Setup = { step: 'setup.deal' };
  call(p, frame);
  return p;
}

/** NS-SETUP-02 to -04, NS-ALT-02: cards and objectives before any unit. */
function deal(box: Box, p: Position, seat: Seat, io: Io_): void {
  const side = sideOf(p, seat);
  drawCards(p, seat, box.constants.handSize, io);
  side.hand.push(bluffOf(box, seat));
  const count = box.constants.objectivesDealt + (p.options['objectives'] === 'three' ? 1 : 0);
  for (let i = 0; i < count; i++) side.objectives.push(pull(p.objectives, io, 'objectives'));
  io.tell?.({ kind: 'dealtObjectives', seat, objectives: side.objectives.slice() }, seat);
}

/** NS-SETUP-05 */
function muster(box: Box, p: Position, seat: Seat, io: Io_): void {
  const side = sideOf(p, seat);
  for (let i = 0; i < box.constants.startingUnits; i++) side.muster.push(pull(side.reserves, io, armyStream(seat)));
  side.muster.sort((a, b) => a - b);
  io.tell?.({
    kind: 'dealt',
    seat,
    cards: side.hand.length,
    objectives: side.objectives.length,
    units: side.muster.length,
  });
  io.tell?.({ kind: 'dealtUnits', seat, units: side.muster.slice() }, seat);
}

// Where each unit may be placed, so that the army can be laid out to its end

function placedIn(p: Position, seat: Seat, zone: 'L1' | 'L2' | 'R'): number {
  let count = 0;
  for (const slot of slotsIn(seat, zone)) if (unitAt(p, slot) !== NONE) count++;
  return count;
}
function unplaced(box: Box, p: Position, seat: Seat, is: (box: Box, p: Position, unit: Unit) => boolean): number {
  let count = 0;
  for (const unit of sideOf(p, seat).muster) if (is(box, p, unit)) count++;
  return count;
}
function guards(box: Box, p: Position, seat: Seat): number {
  let count = unplaced(box, p, seat, isGuard);
  for (const slot of slotsIn(seat, 'R')) {
    const unit = unitAt(p, slot);
    if (unit !== NONE && isGuard(box, p, unit)) count++;
  }
  return count;
}

const RESERVE = 3;
/** NS-SETUP-05, -08: how many go to the Reserve, and how many to the Second Line. */
const roomInReserve = (box: Box, p: Position, seat: Seat): number => Math.max(RESERVE, guards(box, p, seat));
const roomInSecond = (box: Box, p: Position, seat: Seat): number => 4 + RESERVE - roomInReserve(box, p, seat);

const isFlexible = (box: Box, p: Position, unit: Unit): boolean => !isGuard(box, p, unit) && !isArtillery(box, p, unit);

/** What keeps a unit out of a whole zone: asked once a zone, not for each of its slots. */
const zoning = (box: Box): readonly Bar<Position, Setup, Of<'place'>>[] => {
  const zone = ({ to }: Of<'place'>) => zoneOf(to);
  return [
    bar('NS-SETUP-07', 'guardInReserve', (p, _f, c) => isGuard(box, p, c.unit) && zone(c) !== 'R'),
    bar('NS-SETUP-09', 'artilleryNotInFirst', (p, _f, c) => isArtillery(box, p, c.unit) && zone(c) === 'L1'),
    bar('NS-SETUP-05', 'reserveFull', (p, _f, c, seat) => {
      if (zone(c) !== 'R') return false;
      const others = isGuard(box, p, c.unit) ? 0 : unplaced(box, p, seat, isGuard);
      return placedIn(p, seat, 'R') + others >= roomInReserve(box, p, seat);
    }),
    bar(
      'NS-SETUP-08',
      'secondLineFull',
      (p, _f, c, seat) => zone(c) === 'L2' && placedIn(p, seat, 'L2') >= roomInSecond(box, p, seat),
    ),
    bar('NS-SETUP-05', 'neededInFirst', (p, _f, c, seat) => {
      if (zone(c) === 'L1' || !isFlexible(box, p, c.unit)) return false;
      return unplaced(box, p, seat, isFlexible) - 1 < 5 - placedIn(p, seat, 'L1');
    }),
  ];
};

const LINES = ['L1', 'L2', 'R'] as const;

/** What of a unit decides where it may be placed: a Guard is one before it is Artillery. */
const sortOf = (box: Box, p: Position, unit: Unit): number =>
  isGuard(box, p, unit) ? (isArtillery(box, p, unit) ? 3 : 2) : isArtillery(box, p, unit) ? 1 : 0;
const SORTS = 4;

/** A unit in a slot is the same choice whenever it is listed. */
const PLACED = Array.from({ length: UNITS }, (_, unit) =>
  ALL_SLOTS.map((to): Of<'place'> => Object.freeze({ kind: 'place', unit, to })),
);
const placed = (unit: Unit, to: Slot): Of<'place'> => PLACED[unit]?.[to] ?? nothingAt(to);

const placing = (box: Box) => {
  const zones = zoning(box);
  /** The free slots of the lines that a unit may be placed in. */
  const roomFor = (p: Position, f: Setup, unit: Unit, seat: Seat): readonly Slot[] => {
    const room: Slot[] = [];
    for (const zone of LINES) {
      const slots = slotsIn(seat, zone);
      if (!isLegal(zones, p, f, placed(unit, get(slots, 0)), seat)) continue;
      for (const to of slots) if (unitAt(p, to) === NONE) room.push(to);
    }
    return room;
  };
  return may<Position, Setup, Of<'place'>>(
    (p, f, out, seat) => {
      // All units of a sort have the same room.
      const rooms = new Array<readonly Slot[] | null>(SORTS).fill(null);
      for (const unit of sideOf(p, seat).muster) {
        const sort = sortOf(box, p, unit);
        const room = rooms[sort] ?? roomFor(p, f, unit, seat);
        rooms[sort] = room;
        for (let i = 0; i < room.length; i++) out.push(placed(unit, room[i] ?? nothingAt(i)));
      }
    },
    [
      about('NS-SETUP-05', 'enemyUnit', (_p, { unit }, seat) => ownerOf(unit) !== seat),
      gate('NS-SETUP-05', 'notMustered', (p, { unit }, seat) => !sideOf(p, seat).muster.includes(unit)),
      ...sifting<Bar<Position, Setup, Of<'place'>>>([
        bar('NS-SETUP-05', 'notOwnLines', (_p, _f, { to }, seat) => boardOf(to) !== seat || !isLine(to)),
        // NS-SETUP-11: of the other board nothing is told.
        bar('NS-SETUP-05', 'slotTaken', (p, _f, { to }, seat) => boardOf(to) === seat && unitAt(p, to) !== NONE),
        ...zones,
      ]),
    ],
  );
};
const isLine = (slot: Slot): boolean => LINES.some((zone) => zone === zoneOf(slot));

/** An army drawn up by chance, within the same rules; `pick` gives a number from 1. */
export function placeByChance(box: Box, p: Position, seat: Seat, pick: (count: number) => number): void {
  const { rules } = placing(box);
  const setup: Setup = { step: 'setup.deploy' };
  // Those that are bound to a place come first.
  const order = sideOf(p, seat).muster.slice();
  for (const unit of order.sort((a, b) => Number(isFlexible(box, p, a)) - Number(isFlexible(box, p, b)))) {
    const slots = lines(seat).filter((to) => isLegal(rules, p, setup, { kind: 'place', unit, to }, seat));
    put(p, seat, unit, get(slots, pick(slots.length) - 1));
  }
}

const lines = (seat: Seat): Slot[] => [...slotsIn(seat, 'L1'), ...slotsIn(seat, 'L2'), ...slotsIn(seat, 'R')];

function put(p: Position, seat: Seat, unit: Unit, to: Slot): void {
  drop(sideOf(p, seat).muster, unit);
  putUnit(p, unit, to);
}

/** NS-SETUP-10: Terrain from the hand, once the units lie. */
const laying = (box: Box) => {
  const { lay } = cardPlays<Setup>(box, () => ({ window: 'DEPLOYMENT', one: NONE, two: NONE }));
  const unitsFirst = (p: Position, seat: Seat): boolean => sideOf(p, seat).muster.length > 0;
  return may<Position, Setup, Of<'lay'>>(
    (p, f, out, seat) => {
      if (!unitsFirst(p, seat)) lay.near?.(p, f, out, seat);
    },
    [
      ...lay.rules,
      ...sifting([bar<Setup, Of<'lay'>>('NS-SETUP-10', 'unitsFirst', (p, _f, _c, seat) => unitsFirst(p, seat))]),
      bar(
        'NS-TERR-02',
        'terrainThere',
        (p, _f, { to }, seat) => boardOf(to) === seat && (p.terrain[to] ?? NONE) !== NONE,
      ),
    ],
  );
};

const ask = asks<Position, Setup, Choice, SagaEvent>();
const showsOne = (p: Position): boolean => p.options['objectives'] !== 'secret';

export const setup = (box: Box): Steps<Position, Choice> =>
  procedure<Position, Setup, Choice, SagaEvent>('setup', {
    deal: {
      run(p, _f, io) {
        for (const seat of SEATS) deal(box, p, seat, io);
      },
    },
    // NS-DP-02
    show: ask({
      clause: 'NS-ALT-01',
      each: (p) => (showsOne(p) ? seatsWhose(p, ({ chosen }) => chosen === NONE) : []),
      may: {
        show: may(
          among((p, _f: Setup, seat) =>
            sideOf(p, seat).objectives.map((objective) => ({ kind: 'show' as const, objective })),
          ),
          [
            bar(
              'NS-ALT-01',
              'notYourObjective',
              (p, _f, { objective }, seat) => !sideOf(p, seat).objectives.includes(objective),
            ),
          ],
        ),
        pass: mayNotPass('NS-ALT-01'),
      },
      take(p, _f, c, _io, seat) {
        if (c.kind === 'show') sideOf(p, seat).chosen = c.objective;
      },
    }),
    muster: {
      run(p, _f, io) {
        for (const seat of SEATS) {
          const side = sideOf(p, seat);
          if (side.chosen !== NONE) {
            show(p, seat, side.chosen);
            io.reveal();
            io.tell?.({ kind: 'objectiveShown', seat, objective: side.chosen });
            side.chosen = NONE;
          }
          muster(box, p, seat, io);
        }
      },
    },
    drawnUp: {
      when: (p) => p.options['deployment'] === 'automatic',
      run(p, _f, io) {
        for (const seat of SEATS) {
          placeByChance(box, p, seat, (count) => io.roll('setup', count));
          sideOf(p, seat).ready = true;
        }
      },
    },
    // NS-DP-03
    deploy: ask({
      clause: 'NS-SETUP-11',
      each: (p) => seatsWhose(p, ({ ready }) => !ready),
      may: {
        place: placing(box),
        lay: laying(box),
        pass: only(PASS, [
          bar('NS-SETUP-05', 'unitsLeft', (p, _f: Setup, _c, seat) => sideOf(p, seat).muster.length > 0),
        ]),
      },
      take(p, _f, c, io, seat) {
        const side = sideOf(p, seat);
        if (c.kind === 'place') {
          put(p, seat, c.unit, c.to);
          io.tell?.({ kind: 'placed', seat, unit: c.unit, to: c.to }, seat);
        } else if (c.kind === 'lay') {
          drop(side.hand, c.card);
          side.laid.push(c.card);
          p.terrain[c.to] = c.card;
        } else {
          side.ready = true;
          io.tell?.({ kind: 'ready', seat });
        }
      },
    }),
    // NS-SETUP-06: the Lines are turned up, the Reserve stays as it lies.
    turnUp: {
      run(p, _f, io) {
        io.reveal();
        p.phase = 'initiative';
        for (const seat of SEATS) {
          sideOf(p, seat).laid = [];
          for (const slot of [...slotsIn(seat, 'L1'), ...slotsIn(seat, 'L2')]) {
            const unit = unitAt(p, slot);
            if (unit !== NONE) p.marks[unit] = (p.marks[unit] ?? 0) | MARK.faceUp;
          }
          for (const [slot, card] of p.terrain.entries())
            if (card !== NONE && boardOf(slot) === seat) io.tell?.({ kind: 'terrainLaid', seat, card, to: slot });
        }
        io.tell?.({ kind: 'armiesShown' });
      },
    },
  });
