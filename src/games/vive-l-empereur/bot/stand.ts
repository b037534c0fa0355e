import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { copyPosition } from '../copy.ts';
import type { Battle, Box } from '../data/box.ts';
import { FAR } from '../data/ground.ts';
import type { Formation } from '../data/names.ts';
import {
  armOf,
  distance,
  facts,
  has,
  hexOf,
  holder,
  isDisorganised,
  isEnemyAt,
  isOnMap,
  lift,
  neighbour,
  put,
  sideOf,
  stepsOf,
  topAt,
  unitsAt,
  ZONE,
  zoneFrom,
} from '../field.ts';
import { type Facing, MARK, NONE, type Position, type Unit } from '../position.ts';
import { clashOf } from '../rules/clash.ts';
import { strikes } from '../rules/contact.ts';
import { oddsColumn } from '../rules/shock-value.ts';
import { facingsAgree, mayShare } from '../rules/stacking.ts';
import { isOpenGround } from '../rules/ways.ts';
import { type Aim, aimsOf, farTo } from './aims.ts';
import { type Foes, foesOf } from './foes.ts';
import { fireWorth, holdingWorth, objectiveWorth, orderWorth, prospectOf, stepWorth } from './worth.ts';

// What it is worth to a unit to end its move somewhere, in some formation.

/** What is thought over once for a position. */
export interface Mind {
  readonly box: Box;
  readonly b: Battle;
  /** A copy in which a unit can be set anywhere. */
  readonly p: Position;
  readonly seat: Seat;
  readonly foes: Foes;
  readonly aims: readonly (Aim | null)[];
}

export function mindOf(box: Box, p: Position, seat: Seat): Mind {
  const b = box.battle(p.scenario);
  const foes = foesOf(box, b, p, seat);
  return { box, b, p: copyPosition(p), seat, foes, aims: aimsOf(b, p, seat, foes) };
}

/** By column of the fire table: steps lost, and how often the hex tests, for a die without modifier. */
const tables = new WeakMap<Box, readonly (readonly [lost: number, tests: number])[]>();
function tableOf(box: Box): readonly (readonly [lost: number, tests: number])[] {
  const known = tables.get(box);
  if (known !== undefined) return known;
  const columns = (box.fireTable[0] ?? []).map((_, column) => {
    let [lost, tests] = [0, 0];
    for (let die = 1; die <= 6; die++) {
      const result = box.fireTable[die]?.[column] ?? '-';
      if (result === '-') continue;
      tests++;
      lost += result === '*' ? 0 : Number(result);
    }
    return [lost / 6, tests / 6] as const;
  });
  tables.set(box, columns);
  return columns;
}

/** What fire of a value costs a unit, by and large. */
export function burden({ box, b, p }: Mind, unit: Unit, value: number, more: number): number {
  if (value < 0.5) return 0;
  const column = box.fireColumn[Math.min(Math.round(value), box.fireColumn.length - 1)] ?? 0;
  const [lost, tests] = tableOf(box)[Math.min(tableOf(box).length - 1, column + more)] ?? [0, 0];
  return lost * stepWorth(b, unit) + tests * 0.3 * orderWorth(b, p, unit);
}

/** A place that no rule allows for good. */
export const NEVER = -60;

export interface Stance {
  readonly hex: Hex;
  readonly formation: Formation;
  readonly facing: Facing;
}

/** The worth of a stance; the unit is set there in the copy, and taken away by the next one. */
export function standing(mind: Mind, unit: Unit, { hex, formation, facing }: Stance): number {
  const { box, b, p, foes } = mind;
  lift(p, unit);
  p.formation[unit] = formation;
  p.facing[unit] = facing;
  put(p, unit, hex);
  for (const other of unitsAt(p, hex))
    if (other !== unit && (!mayShare(p, b, unit, other) || !facingsAgree(box, b, p, unit, other))) return NEVER;
  const ratio = pressure(mind, unit, hex, formation);
  let worth = ground(mind, unit, hex) + danger(mind, unit, ratio) + company(mind, unit, hex);
  if (!isDisorganised(p, unit)) {
    const near = foes.near[hex] ?? 0;
    worth += taking(mind, unit, hex, ratio) + marching(mind, unit, hex, formation) + keeping(mind, unit, hex);
    if (near <= 5) worth += fronts(mind, unit, hex);
    if (armOf(b, unit) === 'artillery') worth += gunnery(mind, unit, formation);
    else if (armOf(b, unit) === 'infantry' && near <= 1) worth += contact(mind, unit, hex);
    if (near > 6 && (formation === 'line' || formation === 'square')) worth -= 0.5;
    if (formation === 'square') worth += squaring(mind, unit, hex);
    if (formation === 'line') worth += near <= 2 ? 0.1 : -0.15;
  }
  return worth;
}

/** Fire that falls there. */
function ground(mind: Mind, unit: Unit, hex: Hex): number {
  const { p, foes } = mind;
  const more = p.formation[unit] === 'square' ? 1 : 0;
  const alone = topAt(p, hex) === unit ? 1 : 0.6;
  return -alone * burden(mind, unit, foes.fire[hex] ?? 0, more);
}

/** Enemies who could fall upon it, as a multiple of what would stand there: its ground counts, and those beside it. */
function pressure({ box, b, p, foes }: Mind, unit: Unit, hex: Hex, formation: Formation): number {
  const { arm } = facts(b, unit);
  let power = 0;
  for (const other of unitsAt(p, hex))
    power += stepsOf(p, other) * (isDisorganised(p, other) ? 1 : facts(b, other).shock);
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, hex, way);
    const top = near === OFF ? NONE : topAt(p, near);
    if (top !== NONE && sideOf(b, top) === sideOf(b, unit) && !isDisorganised(p, top))
      power += 0.35 * stepsOf(p, top) * facts(b, top).shock;
  }
  const shelter = 1 + 0.3 * (box.terrain[b.ground.terrain[hex] ?? 0]?.shock ?? 0);
  const open = isOpenGround(box, b, hex) ? 1 : 0.25;
  const horse = (foes.horse[hex] ?? 0) * open * (formation === 'square' ? 0.15 : arm === 'infantry' ? 0.4 : 0.8);
  const attack = (foes.foot[hex] ?? 0) * shelter * (formation === 'square' ? 1.6 : 1) + horse;
  return attack / Math.max(1, power);
}

/** The weaker it is there, the worse. */
function danger({ b, p }: Mind, unit: Unit, ratio: number): number {
  const risk = ratio <= 0.9 ? 0 : Math.min(1, (ratio - 0.9) * 0.35);
  return -risk * 1.3 * orderWorth(b, p, unit);
}

/** An objective that it would take; the less, the sooner it is thrown out again. Guns hold nothing. */
function taking({ b, p, seat }: Mind, unit: Unit, hex: Hex, ratio: number): number {
  const worth = objectiveWorth(b, p, hex, seat);
  if (worth === 0) return 0;
  return worth * (armOf(b, unit) === 'artillery' ? 0.15 : 1) * Math.max(0.4, Math.min(1, 1.4 / Math.max(0.1, ratio)));
}

/** Comrades next to it and with it: together they are worth more. */
function company({ b, p, seat }: Mind, unit: Unit, hex: Hex): number {
  let friends = 0;
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, hex, way);
    if (near !== OFF && holder(b, p, near) === seat && !isDisorganised(p, topAt(p, near))) friends++;
  }
  const broken = isDisorganised(p, unit);
  const stacked = unitsAt(p, hex).length > 1 ? (armOf(b, unit) === 'artillery' ? 0.3 : 0.15) : 0;
  return broken ? 0 : 0.12 * Math.min(3, friends) + stacked;
}

/** How far guns and horse stay away from what they march to. */
const ALOOF = { infantry: 0, cavalry: 3, artillery: 3 } as const;

function marching({ b, aims, foes }: Mind, unit: Unit, hex: Hex, formation: Formation): number {
  const aim = aims[unit];
  if (aim === null || aim === undefined) return 0;
  const { arm, column } = facts(b, unit);
  const aloof = aim.contested ? ALOOF[arm] : arm === 'artillery' ? 2 : 0;
  const points = farTo(b, arm, aim.hex)[hex] ?? FAR;
  const far = points >= FAR ? 3 * distance(b, hex, aim.hex) : points;
  // A line or a battery on the way has to be given up again.
  const halted = far > 2 && (formation === 'line' || formation === 'square') ? 1 : 0;
  const close = arm === 'cavalry' && aim.contested && (foes.near[hex] ?? 0) <= 1 ? 0.6 : 0;
  // Guns that fire are of more use than guns on the road.
  const pull = arm === 'artillery' ? Math.min(1.2, aim.pull) : aim.pull;
  return -pull * ((Math.max(0, far - aloof) + halted) / column) - close;
}

/** An objective that is left to enemies who are near. */
function keeping({ b, p, seat, foes }: Mind, unit: Unit, hex: Hex): number {
  let worth = 0;
  for (const { hex: at } of b.objectives) {
    const held = holdingWorth(b, p, at, seat);
    if (held === 0) continue;
    const near = foes.near[at] ?? 0;
    if (near > 8) continue;
    const guarded = unitsAt(p, at).some((other) => sideOf(b, other) === seat && !isDisorganised(p, other));
    if (!guarded) worth -= held * (near <= 3 ? 0.85 : near <= 5 ? 0.5 : 0.25);
    else if (at === hex && armOf(b, unit) === 'infantry') worth += 0.3;
  }
  return worth;
}

/** What enemies near it have in front of them: its face, its flank or its back. */
function fronts({ box, b, p, foes }: Mind, unit: Unit, hex: Hex): number {
  let worth = 0;
  for (const stack of foes.stacks) {
    const far = distance(b, hex, stack.hex);
    if (far > 5 || stack.broken) continue;
    const zone = zoneFrom(box, b, p, unit, hex, stack.hex);
    if (zone === ZONE.front) worth += 0.02;
    else worth -= ((zone === ZONE.flank ? 0.6 : 0.9) * Math.min(1, stack.power / 8)) / far;
  }
  return worth;
}

/** The best that guns can fire at, now and later. */
function gunnery({ box, b, p, foes }: Mind, unit: Unit, formation: Formation): number {
  if (formation !== 'battery') return (foes.near[hexOf(p, unit)] ?? 0) <= 3 ? -1.5 : 0;
  let [best, second] = [0, 0];
  const { range } = facts(b, unit);
  for (const { hex } of foes.stacks) {
    if (distance(b, hexOf(p, unit), hex) > range) continue;
    const worth = fireWorth(box, b, p, [unit], hex, false);
    if (worth > best) [best, second] = [worth, best];
    else second = Math.max(second, worth);
  }
  return best === 0 ? -0.3 : 2 * best + 0.5 * second;
}

/** VE-IV.4: a square is for cavalry that is near, where neither foot nor guns are. */
function squaring({ b, p, foes }: Mind, unit: Unit, hex: Hex): number {
  const power = stepsOf(p, unit) * facts(b, unit).shock;
  const horse = (foes.horse[hex] ?? 0) / power;
  const foot = (foes.foot[hex] ?? 0) / power;
  const near = foes.stacks.some((stack) => stack.horse && !stack.broken && distance(b, hex, stack.hex) <= 4);
  return near && horse > 0.9 && foot < 0.4 && (foes.fire[hex] ?? 0) < 2 ? 0.6 : -1.5;
}

/** What it can do to enemies next to it in this turn: its fire, and a shock with those who stand there or could come. */
function contact(mind: Mind, unit: Unit, hex: Hex): number {
  const { box, b, p } = mind;
  let [fire, shock] = [0, 0];
  for (let way = 0; way < WAYS; way++) {
    const at = neighbour(b, hex, way);
    if (at === OFF || !isEnemyAt(b, p, at, mind.seat)) continue;
    if (topAt(p, hex) === unit) fire = Math.max(fire, fireWorth(box, b, p, [unit], at, false));
    if (strikes(box, b, p, unit, hex, at)) shock = Math.max(shock, promise(mind, unit, hex, at));
  }
  return fire + shock;
}

/** A shock that is in sight: with whoever stands there now, or with some of those who could still come. */
function promise(mind: Mind, unit: Unit, hex: Hex, target: Hex): number {
  const { box, b, p, seat } = mind;
  const from = [hex];
  let coming = 0;
  for (let way = 0; way < WAYS; way++) {
    const near = neighbour(b, target, way);
    if (
      near !== OFF &&
      near !== hex &&
      unitsAt(p, near).some((each) => sideOf(b, each) === seat && strikes(box, b, p, each, near, target))
    )
      from.push(near);
  }
  const helpers: number[] = [];
  for (let each = 0; each < b.units.length; each++) {
    if (each === unit || sideOf(b, each) !== seat || armOf(b, each) !== 'infantry' || !isOnMap(p, each)) continue;
    if (has(p, each, MARK.moved) || isDisorganised(p, each) || from.includes(hexOf(p, each))) continue;
    const far = farTo(b, 'infantry', target)[hexOf(p, each)] ?? FAR;
    if (far <= facts(b, each).column + 1) helpers.push((facts(b, each).shock + 1) * stepsOf(p, each));
  }
  helpers.sort((one, other) => other - one);
  for (const [i, power] of helpers.entries()) if (i < 3) coming += power * 0.7;
  const clash = clashOf(box, b, p, { counter: false, seat, from, targets: [target] });
  const gain = (column: number): number => {
    const { worth, clears } = prospectOf(box, b, p, { ...clash, column });
    return worth + clears * (0.4 + objectiveWorth(b, p, target, seat));
  };
  const now = gain(clash.column);
  const later = coming === 0 ? 0 : 0.75 * gain(oddsColumn(box, clash.powers[0] + coming, clash.powers[1]));
  const best = Math.max(0, now, later);
  // A share of it: others bring theirs.
  return (
    ((best * clash.attackers.reduce((sum, { hex: at, power }) => sum + (at === hex ? power : 0), 0)) /
      Math.max(1, clash.powers[0])) *
      0.5 +
    0.5 * best
  );
}
