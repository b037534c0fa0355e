import { type Hex, OFF } from '../../../grids/hexes.ts';
import { type Io, rollAll } from '../../../kernel/chance.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  facts,
  hexesOfUnit,
  hexOf,
  isDisorganised,
  isOnMap,
  lift,
  MARKS_OF_CHARGE,
  put,
  stepsOf,
  topAt,
  unmark,
} from '../field.ts';
import { AWAY, NONE, type Position, type Unit } from '../position.ts';
import type { ViveEvent } from '../told.ts';
import type { ClauseId } from './bars.ts';
import { moraleParts, passes, sum, type Trial } from './morale.ts';

// The verbs that change the table, each told. All procedures use them, and nothing else eliminates, breaks or tests.

export type Told = Io<ViveEvent>;

/** VE-0-f */
export const die = (io: Told): number => io.roll('dice', 6);

/** Takes units off the map for good (VE-VII.8-a); whoever is gone already stays so. */
export function eliminate(p: Position, units: readonly Unit[], clause: ClauseId, io: Told): void {
  const here = units.filter((unit) => isOnMap(p, unit));
  const [first] = here;
  if (first === undefined) return;
  const hex = hexOf(p, first);
  for (const unit of here) {
    p.steps[unit] = 0;
    p.marker[unit] = NONE;
    p.marks[unit] = 0;
    lift(p, unit, AWAY.eliminated);
  }
  io.tell?.({ kind: 'eliminated', clause, units: here, hex });
}

/** VE-V.4: steps lost by units in the order in which they pay. What is more than they have is void. Returns what was really lost. */
export function loseSteps(p: Position, units: readonly Unit[], steps: number, clause: ClauseId, io: Told): number {
  let due = steps;
  for (const unit of units) {
    if (due === 0) break;
    const lost = Math.min(due, stepsOf(p, unit));
    if (lost === 0) continue;
    due -= lost;
    p.steps[unit] = stepsOf(p, unit) - lost;
    io.tell?.({ kind: 'losses', clause, unit, steps: lost, left: stepsOf(p, unit) });
    if (stepsOf(p, unit) === 0) eliminate(p, [unit], 'VE-VII.8-a', io);
  }
  return steps - due;
}

/**
 * VE-X.2-a, VE-IV.5-g: units become Disorganised; those that were so already are eliminated. The marker bears a turn (VE-III.3-b). `at` is the
 * hex that skirmishers keep (VE-IV.6-p, VE-IV.6-u). They still stand where they were: who calls it makes them retreat.
 */
export function disorganise(
  p: Position,
  units: readonly Unit[],
  { marker = p.turn, at = OFF, willing = false }: { marker?: number; at?: Hex; willing?: boolean },
  clause: ClauseId,
  io: Told,
): void {
  eliminate(
    p,
    units.filter((unit) => isDisorganised(p, unit)),
    'VE-IV.5-g',
    io,
  );
  const broken = units.filter((unit) => isOnMap(p, unit));
  for (const unit of broken) {
    if ((p.second[unit] ?? OFF) !== OFF) keepHalf(p, unit, at === p.second[unit] ? at : hexOf(p, unit));
    p.formation[unit] = 'disorganised';
    p.facing[unit] = 0;
    p.marker[unit] = marker;
    unmark(p, unit, MARKS_OF_CHARGE);
  }
  if (broken.length > 0) io.tell?.({ kind: 'disorganised', clause, units: broken, marker, willing });
}

/** VE-IV.6-u: skirmishers draw together in one of their hexes, with the leaders who are with them. */
export function keepHalf(p: Position, unit: Unit, kept: Hex): void {
  const given = hexesOfUnit(p, unit).find((hex) => hex !== kept) ?? kept;
  lift(p, unit);
  put(p, unit, kept, true);
  if (topAt(p, given) === NONE) p.leaderAt = p.leaderAt.map((at) => (at === given ? kept : at));
}

/** VE-X.2-a: one test of one unit. */
export function test(box: Box, b: Battle, p: Position, unit: Unit, trial: Trial, clause: ClauseId, io: Told): boolean {
  const parts = moraleParts(box, b, p, unit, trial);
  const morale = sum(parts);
  const [one = 0, other = 0] = rollAll(io, 'dice', 2, 6);
  const passed = passes(morale, one + other);
  io.tell?.({ kind: 'test', clause, cause: trial.cause, unit, parts, morale, dice: [one, other], passed });
  return passed;
}

/**
 * VE-V.5: the stack tests from the top, each with the malus for those that failed above; the first that passes holds for all below. All are
 * rolled before anybody runs (VE-V.5-e). Returns who failed.
 */
export function testStack(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  trial: Trial,
  clause: ClauseId,
  io: Told,
): Unit[] {
  const failed: Unit[] = [];
  for (const unit of units) {
    const failures = (trial.failures ?? 0) + failed.length;
    if (test(box, b, p, unit, { ...trial, failures }, clause, io)) break;
    failed.push(unit);
  }
  return failed;
}

/** VE-III.1-g: A, B or C, by what losses have cost of its morale. */
export const lossLevel = (b: Battle, p: Position, unit: Unit): 'A' | 'B' | 'C' => {
  const wear = facts(b, unit).wear[stepsOf(p, unit)] ?? 0;
  return wear === 0 ? 'A' : wear === -1 ? 'B' : 'C';
};
