import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, Condition, Selector, StateTest } from '../data/box.ts';
import { isCentre, isWing, slotsIn } from '../field.ts';
import { MARK, NONE, type Objective, type Position, type Slot, type Unit } from '../position.ts';
import type { SagaEvent } from '../told.ts';
import { once } from './bars.ts';
import { armOf, enemyOf, factsOf, has, ownerOf, sideOf, unitAt } from './pieces.ts';

// NS-OBJ: what objectives ask for, and when they are scored.

/** NS-ALT-02: two of three count at most. */
const mostScored = (p: Position): number => (p.options['objectives'] === 'three' ? 2 : Number.POSITIVE_INFINITY);

const isOf = (box: Box, p: Position, unit: Unit, selector: Selector): boolean => {
  const facts = factsOf(box, p, unit);
  return (
    (selector.arm === undefined || selector.arm.includes(armOf(box, p, unit))) &&
    (selector.sub === undefined || selector.sub.includes(facts.sub)) &&
    (selector.status === undefined || selector.status.includes(facts.status)) &&
    (selector.nation === undefined || (facts.nation !== null && selector.nation.includes(facts.nation))) &&
    (selector.chargedThisTurn === undefined || selector.chargedThisTurn === has(p, unit, MARK.charged))
  );
};

const within = (
  count: number,
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
) => (min === undefined || count >= min) && (max === undefined || count <= max);

function countSlots(p: Position, slots: readonly Slot[], occupied: boolean): number {
  let count = 0;
  for (let i = 0; i < slots.length; i++) if ((unitAt(p, slots[i] ?? NONE) !== NONE) === occupied) count++;
  return count;
}

/** The slots of the First Line that an objective speaks of, by seat. */
const FRONTS = [0, 1].map((seat) => {
  const line = slotsIn(seat, 'L1');
  return { centre: line.filter(isCentre), wings: line.filter(isWing), L1: line };
});

function holds(box: Box, p: Position, seat: Seat, test: StateTest): boolean {
  const sideMeant = 'side' in test && test.side === 'enemy' ? enemyOf(seat) : seat;
  switch (test.op) {
    case 'empty_slots':
      return within(countSlots(p, get(FRONTS, sideMeant)[test.slots], false), test);
    case 'retreat_occupied':
      return within(countSlots(p, slotsIn(sideMeant, 'RET'), true), test);
    case 'units_in_zone':
      return within(countSlots(p, slotsIn(sideMeant, test.zone), true), test);
    case 'terrain_occupied': {
      let held = 0;
      for (let slot = 0; slot < p.terrain.length; slot++) {
        if (p.terrain[slot] === NONE) continue;
        const unit = unitAt(p, slot);
        if (unit !== NONE && ownerOf(unit) === sideMeant) held++;
      }
      return within(held, test);
    }
    case 'eliminated_matching':
      return within(sideOf(p, sideMeant).fallen.filter((unit) => isOf(box, p, unit, test.selector)).length, test);
    case 'in_play_matching':
      return within(
        p.at.filter((unit) => unit !== NONE && ownerOf(unit) === sideMeant && isOf(box, p, unit, test.selector)).length,
        test,
      );
    case 'eliminated_lead':
      return within(sideOf(p, enemyOf(seat)).fallen.length - sideOf(p, seat).fallen.length, test);
    case 'all':
      return test.tests.every((each) => holds(box, p, seat, each));
  }
}

/** Is there one of those that are met which a seat may hold for all that was shown? */
function couldScore(p: Position, seat: Seat, met: readonly Objective[]): boolean {
  const { objectives, shown, scored } = sideOf(p, seat);
  const isFree = (objective: Objective): boolean =>
    objectives.length > shown.length && !p.sides.some((side) => side.shown.includes(objective));
  return met.some((objective) => isFree(objective) || (shown.includes(objective) && !scored.includes(objective)));
}

const NOTHING: readonly Objective[] = [];

/** What is met by the table, whoever holds it: mostly nothing. */
function metBy({ objectives }: Box, isMet: (condition: Condition) => boolean): readonly Objective[] {
  let met: Objective[] | null = null;
  for (let i = 0; i < objectives.length; i++) {
    const facts = objectives[i];
    if (facts === undefined || !isMet(facts.condition)) continue;
    met ??= [];
    met.push(i);
  }
  return met ?? NOTHING;
}

type Moment = Extract<Condition, { type: 'state' }>['at'];

/** The states of the table that are asked for at a moment. */
const statesAt = once(({ objectives }) => {
  const at = (moment: Moment) =>
    objectives.flatMap(({ condition }, objective) =>
      condition.type === 'state' && condition.at === moment ? [{ objective, test: condition.test }] : [],
    );
  return { END_OF_TURN: at('END_OF_TURN'), ANY_TIME: at('ANY_TIME'), GAME_END: at('GAME_END') };
});

function metAt(box: Box, p: Position, seat: Seat, moment: Moment): readonly Objective[] {
  let met: Objective[] | null = null;
  for (const { objective, test } of statesAt(box)[moment]) {
    if (!holds(box, p, seat, test)) continue;
    met ??= [];
    met.push(objective);
  }
  return met ?? NOTHING;
}

/** NS-OBJ-01, -03: an objective whose condition is met is scored at once, shown, and stays so. */
function score(p: Position, seat: Seat, met: readonly Objective[], io: Io<SagaEvent>): void {
  const side = sideOf(p, seat);
  const most = mostScored(p);
  if (met.length === 0 || side.scored.length >= most) return;
  // Whether something is scored is known now, also if nothing is: whoever made it so does not take it back with what he learned.
  if (couldScore(p, seat, met)) io.reveal();
  for (const objective of side.objectives) {
    if (side.scored.includes(objective) || side.scored.length >= most || !met.includes(objective)) continue;
    side.scored.push(objective);
    show(p, seat, objective);
    io.tell?.({ kind: 'objectiveScored', seat, objective });
  }
}

export function show(p: Position, seat: Seat, objective: Objective): void {
  const { shown } = sideOf(p, seat);
  if (!shown.includes(objective)) shown.push(objective);
}

/** Whatever asks for a state of the table at this moment. */
export function scoreState(box: Box, p: Position, at: Moment, io: Io<SagaEvent>): void {
  for (let n = 0, seat = p.first; n < 2; n++, seat = enemyOf(seat)) score(p, seat, metAt(box, p, seat, at), io);
}

export function scoreEliminated(box: Box, p: Position, seat: Seat, io: Io<SagaEvent>): void {
  const { fallen, fallenBefore } = sideOf(p, enemyOf(seat));
  const isMet = (c: Condition): boolean =>
    c.type === 'event' &&
    c.event === 'unit_eliminated' &&
    fallen.slice(c.within === 'turn' ? fallenBefore : 0).filter((unit) => isOf(box, p, unit, c.selector)).length >=
      c.countMin;
  score(p, seat, metBy(box, isMet), io);
}

export const scoreTrophy = (box: Box, p: Position, seat: Seat, io: Io<SagaEvent>): void =>
  score(
    p,
    seat,
    metBy(box, (c) => c.type === 'event' && c.event === 'vp_card_gained'),
    io,
  );

export const scoreMelee = (box: Box, p: Position, unit: Unit, io: Io<SagaEvent>): void =>
  score(
    p,
    ownerOf(unit),
    metBy(box, (c) => c.type === 'event' && c.event === 'melee_won' && isOf(box, p, unit, c.selector)),
    io,
  );
