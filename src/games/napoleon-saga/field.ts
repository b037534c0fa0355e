import type { Seat } from '../../kernel/flow.ts';
import { get, nothingAt } from '../../kernel/there.ts';
import { NONE, SLOTS, type Slot } from './position.ts';

// NS-GEO: the slots of both boards, worked out once. Of a board: 0-4 First Line, 5-8 Second Line, 9-13 Reserve, 14-15 Retreat
// left and right, 16-17 Bypass left and right, each line from its own player's left to his right.

export type Zone = 'L1' | 'L2' | 'R' | 'RET' | 'BYP';
export const BOARD = 18;
const FIRST: Readonly<Record<Zone, number>> = { L1: 0, L2: 5, R: 9, RET: 14, BYP: 16 };
const LENGTH: Readonly<Record<Zone, number>> = { L1: 5, L2: 4, R: 5, RET: 2, BYP: 2 };
const SEATS = 'FC';
const LEFT_RIGHT = 'LR';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const ALL_SLOTS: readonly Slot[] = numbers(SLOTS);

/** Whose board a slot lies on. */
export const boardOf = (slot: Slot): Seat => (slot < BOARD ? 0 : 1);

const ZONE_OF: readonly Zone[] = ALL_SLOTS.map((slot) => {
  const n = slot % BOARD;
  return n < FIRST.L2 ? 'L1' : n < FIRST.R ? 'L2' : n < FIRST.RET ? 'R' : n < FIRST.BYP ? 'RET' : 'BYP';
});
export const zoneOf = (slot: Slot): Zone => ZONE_OF[slot] ?? nothingAt(slot);

/** The number of a slot in its zone, from 1. */
export const numberIn = (slot: Slot): number => (slot % BOARD) - FIRST[zoneOf(slot)] + 1;

/** The slot with that number, from 1; NONE if there is none. */
export const slotOf = (seat: Seat, zone: Zone, number: number): Slot =>
  number < 1 || number > LENGTH[zone] ? NONE : seat * BOARD + FIRST[zone] + number - 1;

export const slotsIn = (seat: Seat, zone: Zone): readonly Slot[] => SLOTS_IN[zone][seat] ?? nothingAt(seat);
const slotsOfZone = (zone: Zone): readonly (readonly Slot[])[] =>
  [0, 1].map((seat) => numbers(LENGTH[zone]).map((i): Slot => seat * BOARD + FIRST[zone] + i));
const SLOTS_IN: Readonly<Record<Zone, readonly (readonly Slot[])[]>> = {
  L1: slotsOfZone('L1'),
  L2: slotsOfZone('L2'),
  R: slotsOfZone('R'),
  RET: slotsOfZone('RET'),
  BYP: slotsOfZone('BYP'),
};

/** `F.L1.3`, `C.RET.L`. */
export const slotName = (slot: Slot): string => {
  const zone = zoneOf(slot);
  const n = numberIn(slot);
  const last = zone === 'RET' || zone === 'BYP' ? LEFT_RIGHT[n - 1] : n;
  return `${SEATS[boardOf(slot)]}.${zone}.${last}`;
};

/** NS-GEO-10: half slots from F's left. */
export function halfSlots(slot: Slot): number {
  const x = (zoneOf(slot) === 'L2' ? 1 : 0) + 2 * numberIn(slot);
  return boardOf(slot) === 0 ? x : 12 - x;
}

const exists = (slot: Slot): boolean => slot !== NONE;
const perSlot = <T>(make: (slot: Slot, seat: Seat, n: number, zone: Zone) => T): readonly T[] =>
  ALL_SLOTS.map((slot) => make(slot, boardOf(slot), numberIn(slot), zoneOf(slot)));

/** NS-GEO-05: the enemy slot directly in front of one of the First Line; NONE of any other. */
const FRONT = perSlot((_s, seat, n, zone) => (zone === 'L1' ? slotOf(1 - seat, 'L1', 6 - n) : NONE));
export const inFront = (slot: Slot): Slot => FRONT[slot] ?? NONE;

/** NS-GEO-06: the two slots of the First Line just in front of one of the Second. */
const AHEAD = perSlot((_s, seat, n, zone) => (zone === 'L2' ? [slotOf(seat, 'L1', n), slotOf(seat, 'L1', n + 1)] : []));
export const ahead = (slot: Slot): readonly Slot[] => AHEAD[slot] ?? nothingAt(slot);

/** NS-GEO-07: the slots of the Second Line directly behind one of the First. */
const BEHIND = perSlot((_s, seat, n, zone) =>
  zone === 'L1' ? [slotOf(seat, 'L2', n - 1), slotOf(seat, 'L2', n)].filter(exists) : [],
);
export const behind = (slot: Slot): readonly Slot[] => BEHIND[slot] ?? nothingAt(slot);

/** NS-GEO-08: neighbours in a line. */
const BESIDE = perSlot((_s, seat, n, zone) =>
  zone === 'L1' || zone === 'L2' ? [slotOf(seat, zone, n - 1), slotOf(seat, zone, n + 1)].filter(exists) : [],
);
export const beside = (slot: Slot): readonly Slot[] => BESIDE[slot] ?? nothingAt(slot);

/** The slot in front as a list: for whoever looks at one slot after the other. */
const FACING = FRONT.map((front): readonly Slot[] => (front === NONE ? [] : [front]));
export const facing = (slot: Slot): readonly Slot[] => FACING[slot] ?? nothingAt(slot);

/** NS-MOVE-01 to -05, -12: where one could go from a slot of the own board with a Move; guns also within the Reserve. */
const stepsOf = (guns: boolean) =>
  perSlot((slot, seat, _n, zone): readonly Slot[] => {
    if (zone === 'L2') return [...ahead(slot), ...beside(slot)];
    if (zone === 'L1') return [...beside(slot), ...behind(slot)];
    if (zone !== 'R') return [];
    const lines = slotsIn(seat, 'L2');
    return guns ? [...lines, ...slotsIn(seat, 'R').filter((other) => other !== slot)] : lines;
  });
const STEPS = stepsOf(false);
const STEPS_OF_GUNS = stepsOf(true);
export const stepsFrom = (slot: Slot, guns: boolean): readonly Slot[] =>
  (guns ? STEPS_OF_GUNS : STEPS)[slot] ?? nothingAt(slot);

/** Where a unit of a seat can stand and be activated (NS-ACT-04): its lines, its Reserve, and behind the enemy's flanks. */
const FIELD = [0, 1].map((seat) =>
  ALL_SLOTS.filter((slot) => {
    const zone = zoneOf(slot);
    return boardOf(slot) === seat ? zone !== 'RET' && zone !== 'BYP' : zone === 'BYP';
  }),
);
export const fieldOf = (seat: Seat): readonly Slot[] => FIELD[seat] ?? nothingAt(seat);

/** Where a unit of a seat can stand at all: on its own board, and behind the enemy's flanks. */
const GROUND = [0, 1].map((seat) => ALL_SLOTS.filter((slot) => boardOf(slot) === seat || zoneOf(slot) === 'BYP'));
export const groundOf = (seat: Seat): readonly Slot[] => GROUND[seat] ?? nothingAt(seat);

/** NS-GEO-02 */
export const isWing = (slot: Slot): boolean => zoneOf(slot) === 'L1' && (numberIn(slot) === 1 || numberIn(slot) === 5);
export const isCentre = (slot: Slot): boolean => zoneOf(slot) === 'L1' && !isWing(slot);

/** NS-MOR-10: where a unit of a board's owner retreats to from here: one Retreat slot, or a choice of two. */
const RETREAT = perSlot((_s, seat, n, zone): readonly Slot[] => {
  const left = slotOf(seat, 'RET', 1);
  const right = slotOf(seat, 'RET', 2);
  if (zone === 'L1') return n < 3 ? [left] : n > 3 ? [right] : [left, right];
  if (zone === 'L2') return n < 3 ? [left] : [right];
  return zone === 'R' ? [left, right] : [];
});

/** NS-GEO-12: F's left is C's right. */
export const acrossFlank = (slot: Slot): Slot =>
  zoneOf(slot) === 'BYP' ? slotOf(1 - boardOf(slot), 'BYP', 3 - numberIn(slot)) : NONE;

/** ... and NS-BYP-16: from a Bypass slot of the enemy's board to the own Retreat slot of the same flank. */
export function retreatFrom(slot: Slot, owner: Seat): readonly Slot[] {
  if (boardOf(slot) === owner) return get(RETREAT, slot);
  return zoneOf(slot) === 'BYP' ? [slotOf(owner, 'RET', 3 - numberIn(slot))] : [];
}

/** The flank of a Bypass slot: 0 is W, F's left. */
export const flankOf = (slot: Slot): number => (boardOf(slot) === 0 ? numberIn(slot) - 1 : 2 - numberIn(slot));

/** NS-ART-07: one row further towards the enemy. `seat` is the shooter's. */
function onward(slot: Slot, seat: Seat): readonly Slot[] {
  const n = numberIn(slot);
  const board = boardOf(slot);
  const pair = (zone: Zone, first: number) =>
    [slotOf(board, zone, first), slotOf(board, zone, first + 1)].filter(exists);
  if (board === seat) {
    if (zoneOf(slot) === 'R') return pair('L2', n - 1);
    return zoneOf(slot) === 'L2' ? ahead(slot) : [inFront(slot)];
  }
  if (zoneOf(slot) === 'L1') return pair('L2', n - 1);
  return zoneOf(slot) === 'L2' ? pair('R', n) : [];
}

/** A way of a shot: the slots between the gun and its target. */
export type Path = readonly Slot[];

/** For each slot of a gun and each range: the enemy slots it reaches, and the ways there (NS-ART-03, -04, -09). */
function pathsFrom(gun: Slot, range: number): ReadonlyMap<Slot, readonly Path[]> {
  const seat = boardOf(gun);
  const found = new Map<Slot, Path[]>();
  let tips: readonly { readonly at: Slot; readonly path: Path }[] = [{ at: gun, path: [] }];
  for (let row = 1; row <= range; row++) {
    tips = tips.flatMap(({ at, path }) =>
      onward(at, seat).map((next) => ({ at: next, path: at === gun ? path : [...path, at] })),
    );
    for (const { at, path } of tips) {
      if (boardOf(at) !== seat) found.set(at, [...(found.get(at) ?? []), path]);
    }
  }
  return found;
}

const NO_PATHS: ReadonlyMap<Slot, readonly Path[]> = new Map();
const ARCS = [3, 4].map((range) =>
  perSlot((slot, _seat, _n, zone) => (zone === 'L2' || zone === 'R' ? pathsFrom(slot, range) : NO_PATHS)),
);

/** The arc of artillery in a slot of the Second Line or the Reserve. */
export const arcOf = (gun: Slot, range: number): ReadonlyMap<Slot, readonly Path[]> =>
  ARCS[range - 3]?.[gun] ?? nothingAt(gun);

/** What artillery may look at: from the Reserve whoever came round a flank (NS-BYP-13), then its arc. */
const AIMS = ARCS.map((arcs) =>
  perSlot((slot, seat, _n, zone): readonly Slot[] => [
    ...(zone === 'R' ? slotsIn(seat, 'BYP') : []),
    ...get(arcs, slot).keys(),
  ]),
);
export const aimsOf = (gun: Slot, range: number): readonly Slot[] => AIMS[range - 3]?.[gun] ?? nothingAt(gun);

// Where the units of a seat can act as sets: a bit for each slot of its field (`fieldOf`), so that a rule is tried on all at once.

/** A set of the places of a seat: the bit of a place is its number in the seat's field. */
export type Places = number;

const NUMBERS = FIELD.map((field) => ALL_SLOTS.map((slot) => field.indexOf(slot)));
/** The one place of a slot, or none if units of the seat do not act there. */
const PLACE: readonly (readonly Places[])[] = NUMBERS.map((numbers) => numbers.map((n) => (n < 0 ? 0 : 1 << n)));
export const placeOf = (seat: Seat, slot: Slot): Places => (slot < 0 ? 0 : (PLACE[seat]?.[slot] ?? nothingAt(slot)));

export const placesOf = (seat: Seat, slots: readonly Slot[]): Places =>
  slots.reduce((all, slot) => all | placeOf(seat, slot), 0);

/** The first of some places, by its number. */
export const firstOf = (places: Places): number => 31 - Math.clz32(places & -places);

/** What of the field of a seat lies in a zone; `BYP` is behind the enemy's flanks. */
const ZONES = [0, 1].map((seat) => {
  const inZone = (zone: Zone): Places => placesOf(seat, FIELD[seat]?.filter((slot) => zoneOf(slot) === zone) ?? []);
  return { L1: inZone('L1'), L2: inZone('L2'), R: inZone('R'), BYP: inZone('BYP') };
});
export const zonesOf = (seat: Seat): Readonly<Record<'L1' | 'L2' | 'R' | 'BYP', Places>> =>
  ZONES[seat] ?? nothingAt(seat);

/** For each place of a seat the places that `stepsFrom` leads to from there; none from behind the enemy. */
const placesNear = (steps: readonly (readonly Slot[])[]): readonly (readonly Places[])[] =>
  FIELD.map((field, seat) => field.map((slot) => (boardOf(slot) === seat ? placesOf(seat, get(steps, slot)) : 0)));
const NEAR = placesNear(STEPS);
const NEAR_GUNS = placesNear(STEPS_OF_GUNS);
export const placesFrom = (seat: Seat, place: number, guns: boolean): Places =>
  (guns ? NEAR_GUNS : NEAR)[seat]?.[place] ?? nothingAt(place);
