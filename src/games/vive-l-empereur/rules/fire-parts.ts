import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { HEXSIDES } from '../data/names.ts';
import { armOf, distance, facts, formationOf, stepsOf, topAt, wayTo } from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import type { FireKey, Part } from '../told.ts';
import { holdsSquare } from './zones.ts';

// VE-VII.1, VE-VII.3-a: what the fire of one unit at a hex is worth, whoever may fire at it (`fire-value.ts`).

/** VE-0-e */
export const half = (value: number): number => Math.ceil(value / 2);

const FORTIFICATION = HEXSIDES.indexOf('fortification');

/** VE-IV.12-f: a battery that has lost a step. */
export const isReduced = (b: Battle, p: Position, unit: Unit): boolean =>
  armOf(b, unit) === 'artillery' && stepsOf(p, unit) < facts(b, unit).steps;

/** VE-VII.3-a: the value of one unit that fires from a hex at another, in the order of the rulebook; 0 or less is no fire. */
export function fireParts(box: Box, b: Battle, p: Position, unit: Unit, from: Hex, target: Hex): Part<FireKey>[] {
  const { fire, arm } = facts(b, unit);
  const { constants } = box;
  const parts: Part<FireKey>[] = [{ what: 'fire', value: fire, clause: 'VE-III.1-e' }];
  let value = fire;
  const become = (what: FireKey, now: number, clause: string): void => {
    if (now !== value) parts.push({ what, value: now - value, clause });
    value = now;
  };
  const far = distance(b, from, target);
  if (isReduced(b, p, unit)) become('reduced', half(value), 'VE-VII.1-b');
  const formation = formationOf(p, unit);
  if (formation === 'square') become('square', Math.max(1, value + constants.squareFire), 'VE-IV.4-g');
  if (formation === 'adapted') become('adapted', 1, 'VE-IV.3-c');
  if (formation === 'disorganised') become('disorganised', 1, 'VE-IV.5-e');
  if (formation === 'skirmish' && far > 1)
    become('skirmishFar', Math.max(1, value + constants.skirmishFarFire), 'VE-IV.6-g');
  if (arm === 'artillery') {
    const aim = topAt(p, target);
    if (holdsSquare(p, from) && aim !== NONE && armOf(b, aim) === 'cavalry')
      become('onSquare', half(value), 'VE-IX.6-i');
    become('distance', Math.max(1, value - (far - 1)), 'VE-IV.12-e');
  }
  become('terrain', value + (box.terrain[b.ground.terrain[target] ?? 0]?.fire ?? 0), 'VE-VII.1-d');
  const way = arm === 'infantry' ? wayTo(b, from, target) : OFF;
  if (way !== OFF && b.ground.feature[from * WAYS + way] === FORTIFICATION)
    become('fortification', value + (box.hexsides[FORTIFICATION]?.fire ?? 0), 'VE-VII.1-d');
  return parts;
}
