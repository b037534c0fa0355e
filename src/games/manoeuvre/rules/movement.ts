import type { Io } from '../../../kernel/chance.ts';
import { end, procedure } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Card, type Choice, type ManEvent, NONE, type Position, type Square, type Unit } from '../position.ts';
import { offer, owns, spend } from './cards.ts';
import { MOVE, PASS } from './choices.ts';
import { canMove, putUnit, reach, terrainAt, unitFacts } from './field.ts';
import { type Cancellable, mayBeCancelled } from './guerrilla.ts';
import { type Ask, ownDecision } from './own-turn.ts';

// Chapter 5: movement, with Forced March (9.2.3) and Supply (9.2.10).

export interface Movement extends Cancellable {
  /** The unit that made the basic move. */
  first: Unit;
  /** The unit that moved last, and the square it began from. */
  unit: Unit;
  from: Square;
  /** A Forced March was played for it, cancelled or not (5-j). */
  marched: boolean;
  /** The card that is being resolved. */
  card: Card;
}

export function startMovement(): Movement {
  return { step: 'movement.able', first: NONE, unit: NONE, from: NONE, marched: false, card: NONE, cancelled: false };
}

/** Every move of a unit of at most so many steps. */
export function offerMoves(box: Box, p: Position, unit: Unit, steps: number, out: Choice[]): void {
  reach(box, p, unit, steps, get(MOVE, unit), out);
}

/** 5-a, 5-b: one square for infantry, one or two for cavalry. */
function stepsOf(box: Box, p: Position, unit: Unit): number {
  return unitFacts(box, p, unit).cavalry ? box.cavalryMove : box.infantryMove;
}

export function moveUnit(
  p: Position,
  unit: Unit,
  to: Square,
  how: 'move' | 'march' | 'skirmish',
  io: Io<ManEvent>,
): void {
  const from = get(p.where, unit);
  tellRedoubtLeft(p, from, io);
  putUnit(p, unit, to);
  io.tell?.({ kind: 'moved', unit, from, to, how });
}

/** 9.2.5-f. */
export function tellRedoubtLeft(p: Position, square: Square, io: Io<ManEvent>): void {
  if (p.redoubts.includes(square)) io.tell?.({ kind: 'redoubtGone', square });
}

export function someCanMove(box: Box, p: Position, except: Unit): boolean {
  const base = p.active * 8;
  for (let unit = base; unit < base + 8; unit++) if (unit !== except && canMove(box, p, unit)) return true;
  return false;
}

/** 9.2.3-b, -c: no Forced March from or after a field or a marsh; and there must be a square to go to. */
export function mayMarch(box: Box, p: Position, unit: Unit, from: Square): boolean {
  return (
    terrainAt(box, p, from).forcedMarch && terrainAt(box, p, get(p.where, unit)).forcedMarch && canMove(box, p, unit)
  );
}

/** A move of any unit but `except`. */
function moveStep(
  box: Box,
  name: string,
  except: (f: Movement) => Unit,
  when: (p: Position, f: Movement) => boolean,
): Ask<Movement> {
  return ownDecision<Movement>(box, name, {
    when,
    choices(p, f, out) {
      const base = p.active * 8;
      const barred = except(f);
      for (let unit = base; unit < base + 8; unit++) {
        if (unit !== barred && p.where[unit] !== NONE) offerMoves(box, p, unit, stepsOf(box, p, unit), out);
      }
    },
    take(p, f, c, io) {
      if (c.kind !== 'move') return;
      if (f.first === NONE) f.first = c.unit;
      f.unit = c.unit;
      f.from = get(p.where, c.unit);
      f.marched = false;
      f.card = NONE;
      moveUnit(p, c.unit, c.to, 'move', io);
    },
  });
}

/** Play a card of a type for what comes next, or do not; the opponent may cancel it. */
function cardStep(
  box: Box,
  name: string,
  type: 'forcedMarch' | 'supply',
  when: (p: Position, f: Movement) => boolean,
): Ask<Movement> {
  return ownDecision<Movement>(box, name, {
    when: (p, f) => owns(box, p, p.active, type) && when(p, f),
    choices(p, _f, out, seat) {
      offer(box, p, seat, type, out);
      out.push(PASS);
    },
    take(p, f, c, io, seat) {
      f.card = NONE;
      if (c.kind !== 'play') return;
      f.card = c.card;
      spend(p, seat, c.card, io);
      const march = type === 'forcedMarch';
      if (march) f.marched = true;
      io.tell?.({
        kind: 'played',
        seat,
        card: c.card,
        purpose: march ? 'march' : 'supplyMove',
        unit: march ? f.unit : NONE,
      });
      mayBeCancelled(p, f, c.card);
    },
  });
}

const stands = (f: Movement) => f.card !== NONE && !f.cancelled;

/** 9.2.3-a: one more square for the unit that has just moved. */
function marchStep(box: Box, name: string): Ask<Movement> {
  return ownDecision<Movement>(box, name, {
    when: (_p, f) => stands(f),
    choices(p, f, out) {
      offerMoves(box, p, f.unit, box.forcedMarchMove, out);
    },
    take(p, f, c, io) {
      f.card = NONE;
      if (c.kind === 'move') moveUnit(p, c.unit, c.to, 'march', io);
    },
  });
}

/** 5, in the order of I-15: a unit moves, may march on; Supply may move a second one, which may march on. */
export const movement = (box: Box) =>
  procedure<Position, Movement, Choice, ManEvent>('movement', {
    // I-13: with no legal move at all the move is skipped, and with it Supply, which moves a second unit.
    able: {
      run(p, _f, io) {
        if (someCanMove(box, p, NONE)) return;
        io.tell?.({ kind: 'cannotMove', seat: p.active });
        end(p);
      },
    },
    unit: moveStep(
      box,
      'movement.unit',
      () => NONE,
      () => true,
    ),
    march: cardStep(box, 'movement.march', 'forcedMarch', (p, f) => mayMarch(box, p, f.unit, f.from)),
    step: marchStep(box, 'movement.step'),
    supply: cardStep(box, 'movement.supply', 'supply', (p, f) => someCanMove(box, p, f.first)),
    second: moveStep(
      box,
      'movement.second',
      (f) => f.first,
      (_p, f) => stands(f),
    ),
    secondMarch: cardStep(
      box,
      'movement.secondMarch',
      'forcedMarch',
      (p, f) => f.unit !== f.first && mayMarch(box, p, f.unit, f.from),
    ),
    secondStep: marchStep(box, 'movement.secondStep'),
  });
