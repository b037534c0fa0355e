import { ALONG, NEXT, OPPOSITE } from '../../../grids/squares.ts';
import type { Io } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Bar } from '../../../kernel/permission.ts';
import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Combat, type ManEvent, NONE, type Position, type Square, type Unit } from '../position.ts';
import { bar, type Of } from './bars.ts';
import { sideOf } from './cards.ts';
import { committedIn } from './committed.ts';
import { distance, enemyOf, isOpen, ownerOf, putUnit, removeUnit } from './field.ts';
import { tellRedoubtLeft } from './movement.ts';
import { theTarget } from './totals.ts';

// 6.5: eliminations, hits and retreats; 2.1: victory by attrition.

type Elimination = Extract<ManEvent, { kind: 'eliminated' }>['why'];

/** 6.5.1. In a combat without Committed Attacks attrition is checked at once (2.1-c). */
export function eliminate(box: Box, p: Position, f: Combat, unit: Unit, why: Elimination, io: Io<ManEvent>): void {
  const square = get(p.where, unit);
  tellRedoubtLeft(p, square, io);
  removeUnit(p, unit);
  sideOf(p, ownerOf(unit)).lost++;
  io.tell?.({ kind: 'eliminated', unit, square, why });
  if (committedIn(box, f) === 0) attrition(box, p, io);
}

/** 6.5.2: a full unit is reduced, a reduced one eliminated. */
export function hit(
  box: Box,
  p: Position,
  f: Combat,
  unit: Unit,
  why: 'result' | 'pursuit' | 'committed',
  io: Io<ManEvent>,
): void {
  const wasReduced = p.reduced[unit];
  p.reduced[unit] = true;
  io.tell?.({ kind: 'hit', unit, why });
  if (wasReduced) eliminate(box, p, f, unit, why === 'result' ? 'hit' : why, io);
}

/**
 * 2.1: five eliminated enemy units win. When both sides have lost five, a Committed Attack of the active player was the
 * cause of his loss, and his opponent wins (2.1-b).
 */
export function attrition(box: Box, p: Position, io: Io<ManEvent>): void {
  if (p.outcome !== null) return;
  const lost = (seat: Seat) => sideOf(p, seat).lost >= box.eliminationsToWin;
  if (!lost(0) && !lost(1)) return;
  const shared = lost(0) && lost(1);
  const loser = shared ? p.active : lost(0) ? 0 : 1;
  p.outcome = {
    winners: [enemyOf(loser)],
    how: shared ? 'committed' : 'attrition',
    facts: { lost0: sideOf(p, 0).lost, lost1: sideOf(p, 1).lost },
  };
  io.tell?.({ kind: 'won', outcome: p.outcome });
}

/** 6.5.3: the squares to which a unit may retreat now; the first priority that is open decides. */
export function retreats(box: Box, p: Position, unit: Unit): Square[] {
  const from = get(p.where, unit);
  const home = sideOf(p, ownerOf(unit)).edge;
  const open = (square: Square) => isOpen(box, p, square);
  const back = get(NEXT[home], from);
  if (open(back)) return [back];
  const [left, right] = ALONG[home];
  const flanks = [get(NEXT[left], from), get(NEXT[right], from)].filter(open);
  if (flanks.length > 0) return flanks;
  const forward = get(NEXT[OPPOSITE[home]], from);
  return open(forward) ? [forward] : [];
}

export function retreatTo(p: Position, f: Combat, to: Square, withdrawal: boolean, io: Io<ManEvent>): void {
  tellRedoubtLeft(p, f.square, io);
  putUnit(p, f.target, to);
  f.vacated = 'fled';
  io.tell?.({ kind: 'moved', unit: f.target, from: f.square, to, how: withdrawal ? 'withdrawal' : 'retreat' });
}

/** 6.5.3: one square, by the priorities. */
export function retreating(box: Box): readonly Bar<Position, Combat, Of<'retreat'>>[] {
  const from = (p: Position, f: Combat): Square => get(p.where, f.target);
  const isBeside = (p: Position, f: Combat, to: Square): boolean => distance(from(p, f), to) === 1;
  return [
    bar('MAN-6.5.3-a', 'mustRetreat', (p, f, { to }) => to === from(p, f), theTarget),
    bar('MAN-6.5.3-a', 'retreatOneSquare', (p, f, { to }) => distance(from(p, f), to) > 1, theTarget),
    bar(
      'MAN-6.5.3-f',
      'retreatBlocked',
      (p, f, { to }) => isBeside(p, f, to) && !isOpen(box, p, to),
      (p, _f, { to }) => (p.at[to] === NONE ? { terrain: get(p.field, to) } : { by: get(p.at, to) }),
    ),
    bar(
      'MAN-6.5.3-g',
      'retreatPriority',
      (p, f, { to }) => isBeside(p, f, to) && isOpen(box, p, to) && !retreats(box, p, f.target).includes(to),
    ),
  ];
}
