import type { Hex } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import type { Battle, Box } from '../data/box.ts';
import type { ShockResult } from '../data/names.ts';
import { armOf, enemyOf, facts, formationOf, isDisorganised, sideOf, stepsOf, topAt, unitsAt, ZONE } from '../field.ts';
import { NONE, type Position, type Unit } from '../position.ts';
import { type Clash, clashOf } from '../rules/clash.ts';
import { commands, leadersAt, valuesOf } from '../rules/command.ts';
import { worstZone } from '../rules/cover.ts';
import { fireModifier, volleyOf } from '../rules/fire-value.ts';
import type { Combat } from '../rules/frames.ts';
import { moraleParts, sum } from '../rules/morale.ts';
import { isSheltered } from '../rules/ways.ts';

// What things are worth, in victory points.

/** By what two dice must not exceed: how often they do. A 2 always passes, a 12 never (VE-X.2-a). */
const FAILS = Array.from({ length: 24 }, (_, morale) => {
  let failed = 0;
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) {
      const total = one + other;
      if (total !== 2 && (total === 12 || total > morale)) failed++;
    }
  return failed / 36;
});
export const failing = (morale: number): number => FAILS[Math.max(0, Math.min(23, morale))] ?? 0;

/** A step lost is a point for the enemy (VE-I-b), two of a corps that is held back, and brings its corps nearer to running. */
export function stepWorth(b: Battle, unit: Unit): number {
  const { corps } = facts(b, unit);
  return corps === b.restrained ? (b.scenario.special.restrained?.stepLost ?? 1) : b.scenario.victory.stepLost + 0.3;
}

/** What its owner loses with all of a unit, and with its order: it runs, counts for its corps, and may be cut down. */
export const unitWorth = (b: Battle, p: Position, unit: Unit): number =>
  stepsOf(p, unit) * stepWorth(b, unit) + (armOf(b, unit) === 'artillery' ? 1.5 : 0.5);
export const orderWorth = (b: Battle, p: Position, unit: Unit): number =>
  isDisorganised(p, unit) ? unitWorth(b, p, unit) : 0.9 + 0.3 * stepsOf(p, unit);

const of = <T>(list: readonly T[], sumOf: (each: T) => number): number =>
  list.reduce((total, each) => total + sumOf(each), 0);

/** What a fire at a hex costs those who stand there, on average. */
export function fireWorth(
  box: Box,
  b: Battle,
  p: Position,
  firers: readonly Unit[],
  target: Hex,
  opportunity: boolean,
): number {
  const { column, firers: able } = volleyOf(box, b, p, firers, target, opportunity);
  const top = topAt(p, target);
  if (able.length === 0 || top === NONE) return 0;
  const hexes = able.map(({ from }) => from);
  const zone = worstZone(box, b, p, target, hexes);
  return volleyWorth(box, b, p, column, target, zone);
}

/** The same by column of the table. */
export function volleyWorth(box: Box, b: Battle, p: Position, column: number, target: Hex, zone: number): number {
  const units = unitsAt(p, target);
  const [top] = units;
  if (top === undefined) return 0;
  const modifier = fireModifier(p, target);
  const broken = isSheltered(box, b, target) ? 0 : breaking(box, b, p, units, zone);
  let worth = 0;
  for (let die = 1; die <= 6; die++) {
    const row = Math.max(0, Math.min(box.fireTable.length - 1, die + modifier));
    const result = box.fireTable[row]?.[column] ?? '-';
    if (result === '-') continue;
    const lost = result === '*' ? 0 : Number(result);
    worth += Math.min(lost, stepsOf(p, top)) * stepWorth(b, top) + broken;
  }
  return worth / 6;
}

/** What a test of morale costs a stack on average: each that fails makes it harder for the next (VE-X.4-f). */
export function breaking(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  zone: number,
  cause: 'fire' | 'shock' = 'fire',
): number {
  let failures = 0;
  let worth = 0;
  for (const unit of units) {
    const chance = failing(Math.round(sum(moraleParts(box, b, p, unit, { cause, zone })) - 2 * failures));
    worth += chance * orderWorth(b, p, unit);
    failures += chance;
  }
  return worth;
}

/** What a result of a shock costs the side that suffers it. */
function suffered(
  box: Box,
  b: Battle,
  p: Position,
  result: ShockResult,
  units: readonly Unit[],
  hex: Hex,
  zone: number,
  charged: boolean,
): number {
  const [top] = units;
  if (top === undefined) return 0;
  const loss = (steps: number): number => Math.min(steps + (charged ? 1 : 0), stepsOf(p, top)) * stepWorth(b, top);
  const order = (): number => of(units, (unit) => orderWorth(b, p, unit));
  switch (result) {
    case '0':
      return 0;
    case '0*':
      return isSheltered(box, b, hex) ? 0 : breaking(box, b, p, units, zone, 'shock');
    case '1':
      return loss(1);
    case '1*':
      return loss(1) + (isSheltered(box, b, hex) ? 0 : breaking(box, b, p, units, zone, 'shock'));
    case 'D':
      return order() + (charged ? stepWorth(b, top) : 0);
    case 'D+1':
      return order() + loss(1);
    case 'E':
      return of(units, (unit) => unitWorth(b, p, unit));
  }
}

/** VE-XIV.3: the best bonus of leaders who stand with one of these. */
function bonusOf(box: Box, b: Battle, p: Position, hexes: readonly Hex[], units: readonly Unit[]): number {
  const [first] = units;
  if (first === undefined) return 0;
  let best = 0;
  for (const hex of hexes)
    for (const leader of leadersAt(b, p, hex, sideOf(b, first)))
      if (units.some((unit) => commands(b, p, leader, unit))) best = Math.max(best, valuesOf(box, b, p, leader).combat);
  return best;
}

/** What a shock is worth to who attacks, and how often it clears the hex. */
export interface Prospect {
  readonly worth: number;
  readonly clears: number;
}

export function shockProspect(
  box: Box,
  b: Battle,
  p: Position,
  combat: Pick<Combat, 'counter' | 'seat' | 'from' | 'targets'>,
): Prospect {
  return prospectOf(box, b, p, clashOf(box, b, p, combat));
}

export function prospectOf(box: Box, b: Battle, p: Position, { attackers, defenders, column }: Clash): Prospect {
  const fighters = attackers.flatMap((party) => party.fighters);
  const defending = defenders.flatMap((party) => [...party.fighters, ...party.others]);
  if (fighters.length === 0 || defending.length === 0) return { worth: 0, clears: 0 };
  const charged =
    fighters.some((unit) => armOf(b, unit) === 'cavalry') &&
    defending.some((unit) => armOf(b, unit) === 'infantry' && !['square', 'adapted'].includes(formationOf(p, unit)));
  const modifier =
    bonusOf(
      box,
      b,
      p,
      attackers.map(({ hex }) => hex),
      fighters,
    ) -
    bonusOf(
      box,
      b,
      p,
      defenders.map(({ hex }) => hex),
      defending,
    );
  const guns = defenders.some(
    ({ zone, fighters: own, others }) =>
      zone !== ZONE.front && [...own, ...others].every((unit) => formationOf(p, unit) === 'battery'),
  );
  let worth = 0;
  let clears = 0;
  for (let die = 1; die <= 6; die++) {
    const row = Math.max(0, Math.min(box.shockTable.length - 1, die + modifier));
    const cell = box.shockTable[row]?.[column];
    if (cell === undefined) continue;
    const theirs: ShockResult = guns && !['D', 'D+1', 'E'].includes(cell.defender) ? 'D' : cell.defender;
    for (const { hex, fighters: own, others, zone } of defenders)
      worth += suffered(box, b, p, theirs, [...own, ...others], hex, zone, charged);
    for (const { hex, fighters: own, zone } of attackers)
      worth -=
        suffered(box, b, p, cell.attacker, own, hex, zone, false) / (cell.attacker === '1' ? attackers.length : 1);
    if (theirs === 'D' || theirs === 'D+1' || theirs === 'E') clears++;
  }
  return { worth: worth / 6, clears: clears / 6 };
}

/** What a hex is worth to a seat that does not control it: its points, and those that the enemy loses. */
export function objectiveWorth(b: Battle, p: Position, hex: Hex, seat: Seat): number {
  const i = b.objectives.findIndex((each) => each.hex === hex);
  return i < 0 || p.control[i] === seat ? 0 : swing(b, p, i, seat);
}

/** The same of one that it controls and might lose. */
export function holdingWorth(b: Battle, p: Position, hex: Hex, seat: Seat): number {
  const i = b.objectives.findIndex((each) => each.hex === hex);
  return i < 0 || p.control[i] !== seat ? 0 : swing(b, p, i, seat);
}

/** How much of an objective counts from the first turn on: only who holds it at the end has its points. */
const EARLY = 0.5;

function swing(b: Battle, p: Position, i: number, seat: Seat): number {
  const points = b.objectives[i]?.points ?? [];
  const late = EARLY + ((1 - EARLY) * p.turn) / b.turns;
  return late * ((points[seat] ?? 0) + (p.control[i] === NONE ? 0 : (points[enemyOf(seat)] ?? 0)));
}
