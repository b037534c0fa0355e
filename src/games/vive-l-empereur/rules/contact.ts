import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Frame } from '../../../kernel/flow.ts';
import type { Battle, Box } from '../data/box.ts';
import {
  armOf,
  facts,
  formationOf,
  has,
  hexOf,
  isEnemyAt,
  isOnMap,
  mark,
  neighbour,
  sideOf,
  topAt,
  unitsAt,
} from '../field.ts';
import { type Facing, MARK, NONE, type Position, type Unit, type Word } from '../position.ts';
import type { Charge, ChargeGroup, Move } from './frames.ts';
import { sum } from './morale.ts';
import { attackParts } from './shock-value.ts';
import { allowance, facingsAfter, isMarsh } from './ways.ts';

// VE-IX.2-t: whom cavalry in Line can strike, for charges, countercharges and exploitation alike.

/** VE-IX.2-t: has it the hex in front, may it make a shock there, and is it worth at least 1? */
export function strikes(box: Box, b: Battle, p: Position, unit: Unit, from: Hex, target: Hex): boolean {
  const parts = attackParts(box, b, p, unit, from, target);
  return parts !== null && sum(parts) > 0;
}

/** VE-VI.8-h: have these units said that they leave alone whoever stands there? */
export const isLetGo = (p: Position, units: readonly Unit[], hex: Hex): boolean =>
  p.said.some((word) => !word.target && isOf(word, units) && word.units.includes(topAt(p, hex)));

/** VE-VI.8-h, VE-VI.8-l: the hex that these units are bound to strike while one of those stands there whom they have named; or OFF. */
export const boundTo = (p: Position, units: readonly Unit[]): Hex =>
  p.said.find((word) => word.target && isOf(word, units) && word.units.some((unit) => hexOf(p, unit) === word.hex))
    ?.hex ?? OFF;

const isOf = ({ by }: Word, units: readonly Unit[]): boolean => units.some((unit) => by.includes(unit));

/** Hexes of enemies whom one of these units can strike from a hex, clockwise. VE-VI.8-h: not those who were let go. */
export function contacts(box: Box, b: Battle, p: Position, units: readonly Unit[], from: Hex): Hex[] {
  const found: Hex[] = [];
  const [first] = units;
  if (first === undefined) return found;
  for (let way = 0; way < WAYS; way++) {
    const hex = neighbour(b, from, way);
    if (hex === OFF || !isEnemyAt(b, p, hex, sideOf(b, first))) continue;
    if (units.some((unit) => strikes(box, b, p, unit, from, hex)) && !isLetGo(p, units, hex)) found.push(hex);
  }
  return found;
}

/** VE-IX.7-d: cavalry that a charge has reached and that has not answered it is engaged. */
export function pin(b: Battle, p: Position, hexes: readonly Hex[]): void {
  for (const hex of hexes)
    for (const unit of unitsAt(p, hex)) if (armOf(b, unit) === 'cavalry') mark(p, unit, MARK.pinned);
}

/** VE-IX.7-e, VE-VI.3-d, VE-IX.2-i: the facing in Line with which it strikes most of these hexes, or NONE if it can strike none of them. */
export function lineAgainst(box: Box, b: Battle, p: Position, unit: Unit, from: Hex, targets: readonly Hex[]): Facing {
  const [formation, facing] = [formationOf(p, unit), p.facing[unit] ?? 0];
  let [best, most] = [NONE, 0];
  if (isMarsh(b, from)) return best;
  p.formation[unit] = 'line';
  for (const each of facingsAfter(formation, facing, 'line')) {
    p.facing[unit] = each;
    let struck = 0;
    for (const hex of targets) if (strikes(box, b, p, unit, from, hex)) struck++;
    if (struck > most) [best, most] = [each, struck];
  }
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  return best;
}

/** The nearest frame of a procedure on the stack, or null. */
export function frameOf<F extends Frame>(p: Position, name: string): F | null {
  const found = p.stack.findLast(({ step }) => step.startsWith(`${name}.`));
  // Frames of a procedure are pushed by its own `start`, with its own locals.
  return found === undefined ? null : (found as F);
}

/** The charge that is under way, or null. */
export const chargeUnderWay = (p: Position): Charge | null => frameOf<Charge>(p, 'charge');

/** VE-VI.8-f, VE-IX.7-p: the hex of a charge, or the move, whose steps provoke answers now: it remembers them. Null if there is none. */
export function provoker(p: Position): ChargeGroup | Move | null {
  const charge = chargeUnderWay(p);
  return charge === null ? frameOf<Move>(p, 'move') : (charge.groups[charge.at] ?? null);
}

/** VE-IX.7-n: has a countercharge fought it on its charge? Then it is finished for this player-turn. */
export const isChargeFought = (p: Position, unit: Unit): boolean =>
  has(p, unit, MARK.charged) && has(p, unit, MARK.stopped);

export const isStillCharging = (p: Position, unit: Unit): boolean => isOnMap(p, unit) && has(p, unit, MARK.charging);

/** MP that a charging hex has left: those of the slowest. */
export const leftOf = (box: Box, p: Position, { units, spent }: ChargeGroup): number =>
  Math.min(...units.map((unit) => allowance(box, facts(box.battle(p.scenario), unit), 'line'))) - spent;
