import type { Seat } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import { zoneOf } from '../field.ts';
import { MARK, NONE, type Position, type Unit } from '../position.ts';
import { retreatSlots } from '../rules/losses.ts';
import { factsOf, has, isOnBoard, ownerOf, slotOfUnit, unitAt, woundsOf } from '../rules/pieces.ts';
import { moralePasses, moraleTerms, sum } from '../rules/sums.ts';
import { testsFor } from '../rules/toll.ts';
import { emptyFirstLine } from '../rules/victory.ts';

// What units, wounds and gaps are worth, in victory points.

/** So many gaps in a First Line cost so much: with three of them the battle is lost (NS-VIC-02). */
const GAPS = [0, 0.7, 2.4, 9, 9, 9];
/** How much a wound weighs by where its unit stands: in the First Line it is the next to be struck. */
const EXPOSED = { L1: 1.15, L2: 0.8, R: 0.65, RET: 0.8, BYP: 0.9 } as const;
export const FACES = 6;

/** How much of a unit is lost already, as points that the enemy may hope for. */
function dangerOf(box: Box, p: Position, unit: Unit, wounds: number): number {
  if (wounds === 0) return 0;
  const { cohesion, vp } = factsOf(box, p, unit);
  const zone = zoneOf(slotOfUnit(p, unit));
  return vp * 0.75 * (wounds / cohesion) ** 1.4 * EXPOSED[zone];
}

/** What it costs a side that a unit leaves its slot for the rear. */
export function retreatCost(box: Box, p: Position, unit: Unit): number {
  const seat = ownerOf(unit);
  const inFirst = zoneOf(slotOfUnit(p, unit)) === 'L1';
  const gaps = emptyFirstLine(p, seat);
  const blocked = retreatSlots(p, unit).every((slot) => unitAt(p, slot) !== NONE);
  if (blocked) return woundWorth(box, p, unit, 1, false);
  return 0.45 + (inFirst ? (GAPS[gaps + 1] ?? 9) - (GAPS[gaps] ?? 9) : 0);
}

/** How likely a unit holds that goes from so many wounds to so many. */
function holdChance(box: Box, p: Position, unit: Unit, from: number, to: number): number {
  if (factsOf(box, p, unit).has.steadfast) return 1;
  const bonus = sum(moraleTerms(box, p, { one: unit, cause: 'wounds', mods: [] }));
  let holds = 1;
  for (const target of testsFor(box, from, to)) holds *= passChance(bonus, target);
  return holds;
}

/** NS-MOR-07 */
export function passChance(bonus: number, target: number): number {
  let passes = 0;
  for (let face = 1; face <= FACES; face++) if (moralePasses(face, face + bonus, target)) passes++;
  return passes / FACES;
}

/** What it is worth to the enemy that a unit takes so many wounds. */
export function woundWorth(box: Box, p: Position, unit: Unit, count: number, tests = true): number {
  if (count === 0 || !isOnBoard(p, unit)) return 0;
  const { cohesion, vp } = factsOf(box, p, unit);
  const before = woundsOf(p, unit);
  const now = dangerOf(box, p, unit, before);
  if (before + count >= cohesion) {
    const gaps = emptyFirstLine(p, ownerOf(unit));
    const gap = zoneOf(slotOfUnit(p, unit)) === 'L1' ? (GAPS[gaps + 1] ?? 9) - (GAPS[gaps] ?? 9) : 0;
    const flags = p.attached.filter((each) => each.unit === unit).length;
    return vp + 0.4 + gap + flags * 0.8 - now;
  }
  const hurt = dangerOf(box, p, unit, before + count) - now;
  return tests ? hurt + (1 - holdChance(box, p, unit, before, before + count)) * retreatCost(box, p, unit) : hurt;
}

/** What the gaps in its First Line cost a side. */
export const gapCost = (p: Position, seat: Seat): number => GAPS[emptyFirstLine(p, seat)] ?? 9;

/** What a unit on the board is worth to its side, by what it can do and what has become of it. */
export function unitStanding(box: Box, p: Position, unit: Unit): number {
  const { fire, melee, morale, cohesion } = factsOf(box, p, unit);
  let worth = 0.2 + (fire + melee + morale + cohesion) * 0.012 - dangerOf(box, p, unit, woundsOf(p, unit));
  if (zoneOf(slotOfUnit(p, unit)) === 'RET') worth -= 0.4;
  if (has(p, unit, MARK.disorganised)) worth -= 0.12;
  return worth;
}
