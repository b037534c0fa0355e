import type { Hex } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  facts,
  formationOf,
  hexOf,
  isDisorganised,
  isEnemyAt,
  neighbour,
  stepsOf,
  unitsAt,
  ZONE,
} from '../field.ts';
import { type Position, STATE, type Unit } from '../position.ts';
import type { Cause, MoraleKey, Part } from '../told.ts';
import { moraleBonus } from './command.ts';

// VE-X: the one sum of morale, as named parts. Rules roll against it, odds count with it, texts tell it.

/** What a test is about, beside the unit. */
export interface Trial {
  readonly cause: Cause;
  /** VE-X.4-e: the zone through which it was attacked, 0 if protected. */
  readonly zone?: number;
  /** VE-X.4-f: comrades above it in the hex that have failed. */
  readonly failures?: number;
  /** VE-X.4-b: attacked by cavalry and nobody else. */
  readonly cavalryAlone?: boolean;
  /** VE-IX.6-d: hexes to the nearest charging cavalry that is seen. */
  readonly seenAt?: number;
}

/** VE-X.4-i: tests that an attack has caused. */
const ATTACKS: ReadonlySet<Cause> = new Set<Cause>(['fire', 'shock']);
/** VE-XII.2-g, VE-XI.2-b, VE-V.7-f: made unit by unit, whatever became of comrades. */
const ALONE: ReadonlySet<Cause> = new Set<Cause>(['demoralised', 'despair', 'chain', 'rally', 'facing']);

/** VE-X.4: what a unit has to roll no more than. Its own value comes first, and parts of 0 are left out. */
export function moraleParts(box: Box, b: Battle, p: Position, unit: Unit, trial: Trial): Part<MoraleKey>[] {
  const { morale, wear, corps } = facts(b, unit);
  const parts: Part<MoraleKey>[] = [{ what: 'morale', value: morale, clause: 'VE-III.1-e' }];
  // VE-VI.8-d, VE-X.4-j: the printed value alone.
  if (trial.cause === 'recoil') return parts;
  const { constants } = box;
  const add = (what: MoraleKey, value: number, clause: string): void => {
    if (value !== 0) parts.push({ what, value, clause });
  };
  const hex = hexOf(p, unit);
  if (isDisorganised(p, unit)) add('disorganised', constants.disorganised, 'VE-X.4-a');
  // VE-IX.6-f, VE-IX.6-i: not for the attempt itself, nor for guns on top.
  if (trial.cavalryAlone === true && isInSquare(b, p, unit, hex))
    add('squareAgainstCavalry', constants.square, 'VE-X.4-b');
  if (trial.cause === 'rally' && isNearEnemy(b, p, unit)) add('nearEnemy', constants.rallyNearEnemy, 'VE-X.4-c');
  add('leader', moraleBonus(box, b, p, unit), 'VE-X.4-d');
  if (ATTACKS.has(trial.cause)) {
    if (trial.zone === ZONE.flank) add('flank', constants.flank, 'VE-X.4-e');
    if (trial.zone === ZONE.rear) add('rear', constants.rear, 'VE-X.4-e');
  }
  if (!ALONE.has(trial.cause)) add('failuresAbove', constants.failureAbove * (trial.failures ?? 0), 'VE-X.4-f');
  if (p.army[corps] === STATE.demoralised) add('demoralised', constants.demoralised, 'VE-X.4-g');
  if (p.army[corps] === STATE.desperate) add('despair', constants.despair, 'VE-X.4-g');
  add('losses', wear[stepsOf(p, unit)] ?? 0, 'VE-X.4-h');
  if (trial.cause === 'square' && (trial.seenAt ?? 0) >= 3) add('seenFar', constants.squareFar, 'VE-IX.6-d');
  return parts;
}

/** A Square, or guns under one (VE-IX.6-j). */
function isInSquare(b: Battle, p: Position, unit: Unit, hex: Hex): boolean {
  if (formationOf(p, unit) === 'square') return true;
  if (armOf(b, unit) !== 'artillery') return false;
  const units = unitsAt(p, hex);
  return units.slice(0, units.indexOf(unit)).some((above) => formationOf(p, above) === 'square');
}

/** VE-XI.2-c: any enemy unit, in order or not. */
export function isNearEnemy(b: Battle, p: Position, unit: Unit): boolean {
  const { side } = facts(b, unit);
  for (let way = 0; way < 6; way++) {
    const hex = neighbour(b, hexOf(p, unit), way);
    if (hex >= 0 && isEnemyAt(b, p, hex, side)) return true;
  }
  return false;
}

export const sum = (parts: readonly { readonly value: number }[]): number =>
  parts.reduce((total, { value }) => total + value, 0);

/** VE-X.2-a, VE-X.3-a */
export const passes = (morale: number, total: number): boolean => total === 2 || (total !== 12 && total <= morale);
