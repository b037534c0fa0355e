import { type Hex, OFF, WAYS } from '../../../grids/hexes.ts';
import type { Battle, Box } from '../data/box.ts';
import { SHUT } from '../data/ground.ts';
import { byArm, byFormation, type Formation } from '../data/names.ts';
import { armOf, facts, neighbour, sideOf } from '../field.ts';
import { type Facing, NONE, type Position, type Unit } from '../position.ts';
import { isHeldBack, isHomewards, turnPrice } from './paths.ts';
import { mayPass } from './stacking.ts';
import {
  allowance,
  arriving,
  changeCost,
  facingsAfter,
  goesByRoad,
  isRoadHex,
  isTown,
  isWood,
  mayForm,
  stepCost,
  turnsFree,
  usesRoads,
} from './ways.ts';

// VE-VI.1-o: what those who move could still make of themselves, and whether there is a way on for them.

/** How a unit of a group on its move stands, or would stand, for looking ahead. */
export interface Stance {
  readonly formation: Formation;
  readonly facing: Facing;
  /** MP, without what a road adds; and what it adds to turns and changes in Column, Limbered or Disorganised (VE-VI.7-k). */
  readonly left: number;
  readonly bonus: number;
  /** VE-VI.4-h: its free 60 degrees are still to be had. */
  readonly free: boolean;
  /** VE-VI.7-j: the hex from which it came along the road, or OFF. */
  readonly came: Hex;
}

/** MP for whatever it does on the spot. */
export const pointsOf = ({ formation, left, bonus }: Stance): number => left + (usesRoads(formation) ? bonus : 0);

/** VE-VI.4, VE-VI.7-j: the stance after a turn on the spot, or null if that cannot be paid. */
export function turnedTo(box: Box, b: Battle, hex: Hex, now: Stance, to: Facing): Stance | null {
  const { formation, facing, free, came } = now;
  if (formation === 'battery') return { ...now, facing: to, free: false };
  const at = { hex, cameFrom: came };
  const price = turnPrice(box, b, at, formation, facing, to, free);
  if (price > 0 && price > pointsOf(now)) return null;
  const keeps =
    !turnsFree(formation) || (to - facing + 12) % 12 === 6 || turnPrice(box, b, at, formation, facing, to, false) === 0;
  return { ...now, facing: to, left: now.left - price, free: free && keeps };
}

/** VE-VI.3: the formations that it can take there and their prices, but for Square and Skirmish order. */
function* formsOf(b: Battle, unit: Unit, { formation, left, free }: Stance, hex: Hex): Generator<Formation> {
  const arm = armOf(b, unit);
  if (formation === 'column' && (isWood(b, hex) || isTown(b, hex))) yield 'adapted';
  if (arm === 'infantry' && (formation === 'line' || formation === 'square')) yield 'column';
  if (arm === 'infantry' && (formation === 'column' || formation === 'square')) yield 'line';
  if (formation === 'limbered') yield 'battery';
  // VE-VI.3-i: a battery limbers before anything else.
  if (formation === 'battery' && left === 0 && free) yield 'limbered';
}

function* changedFrom(box: Box, b: Battle, unit: Unit, hex: Hex, now: Stance): Generator<Stance> {
  const arm = armOf(b, unit);
  for (const formation of formsOf(b, unit, now, hex)) {
    const price = formation === 'adapted' ? 0 : changeCost(box, arm);
    const face = now.formation === 'battery' ? allowance(box, facts(b, unit), 'limbered') : pointsOf(now);
    if ((price > 0 && price > face) || !mayForm(box, b, arm, formation, hex)) continue;
    const gained = allowance(box, facts(b, unit), formation) - allowance(box, facts(b, unit), now.formation);
    for (const facing of facingsAfter(now.formation, now.facing, formation))
      yield { ...now, formation, facing, left: now.left + gained - price };
  }
}

function* turnedFrom(box: Box, b: Battle, unit: Unit, hex: Hex, now: Stance): Generator<Stance> {
  const { formation, facing } = now;
  if (formation === 'battery') {
    // VE-VI.4-b: only as all that it does.
    if (now.left === 0 && now.free) for (const by of [2, 10]) yield { ...now, facing: (facing + by) % 12, free: false };
    return;
  }
  if (byFormation(byArm(box.formations, armOf(b, unit)), formation)?.facing === 'none') return;
  for (let to = facing % 2; to < 12; to += 2) {
    const next = to === facing ? null : turnedTo(box, b, hex, now, to);
    if (next !== null) yield next;
  }
}

/** Whatever a unit can still make of itself on the spot, as it stands now first: turned, in another formation, or both. */
export function spotStances(box: Box, b: Battle, unit: Unit, hex: Hex, now: Stance): readonly Stance[] {
  const found = [now];
  if (now.formation === 'skirmish') return found;
  const most = new Map<string, number>();
  const add = (next: Stance): void => {
    const key = `${next.formation} ${next.facing} ${next.free}`;
    if ((most.get(key) ?? Number.NEGATIVE_INFINITY) >= next.left) return;
    most.set(key, next.left);
    if (next !== now) found.push(next);
  };
  add(now);
  for (const each of found) {
    for (const next of turnedFrom(box, b, unit, hex, each)) add(next);
    for (const next of changedFrom(box, b, unit, hex, each)) add(next);
  }
  return found;
}

/** VE-VI.2-a, VE-VI.4-e: does it step that way ahead or back? */
function goes(box: Box, b: Battle, unit: Unit, { formation, facing }: Stance, way: number): 'ahead' | 'back' | null {
  const how = byFormation(byArm(box.formations, armOf(b, unit)), formation);
  if (how === null) return null;
  const offset = how.facing === 'none' ? (way * 2) % 12 : (way * 2 - facing + 12) % 12;
  if (how.enter[offset] === 1) return 'ahead';
  if (formation === 'line') return offset === 5 || offset === 7 ? 'back' : null;
  return (formation === 'column' || formation === 'limbered') && offset === 6 ? 'back' : null;
}

/** One of a group sets out: how it stands then, what the step costs, and whether it follows the road. */
interface Start {
  readonly stance: Stance;
  readonly cost: number;
  readonly by: boolean;
}

function startsOf(
  box: Box,
  b: Battle,
  unit: Unit,
  hex: Hex,
  way: number,
  to: Hex,
  all: readonly Stance[],
): readonly Start[] {
  const arm = armOf(b, unit);
  return all.flatMap((stance) => {
    const { formation } = stance;
    const how = goes(box, b, unit, stance, way);
    if (how === null || (to === OFF && how === 'back')) return [];
    // VE-IV.5-d
    if (formation === 'disorganised' && to !== OFF && !isHomewards(b, unit, hex, to)) return [];
    const cost = to === OFF ? 1 : stepCost(b, arm, formation, hex, way);
    if (cost === SHUT) return [];
    const by = to === OFF ? isRoadHex(b, hex) && usesRoads(formation) : goesByRoad(b, arm, formation, hex, way);
    return [{ stance, cost: cost + (how === 'back' ? box.constants.backwardCost : 0), by }];
  });
}

/** Every choice of one from each list. */
function* together<T>(lists: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = lists;
  if (first === undefined) yield [];
  else for (const each of first) for (const others of together(rest)) yield [each, ...others];
}

/** How a group would stand after a step, if it can pay for it: VE-VI.7-k, VE-VI.1-n. */
function arrivals(
  box: Box,
  b: Battle,
  units: readonly Unit[],
  hex: Hex,
  way: number,
  starts: readonly Start[],
  road: boolean,
): readonly Stance[] | null {
  const by = starts.every((start) => start.by);
  const bonus = road && by ? box.constants.roadBonus : 0;
  const next: Stance[] = [];
  for (const [i, { stance, cost }] of starts.entries()) {
    const unit = units[i] ?? NONE;
    if (stance.left + bonus < cost) return null;
    const was = stance.formation;
    const [formation, facing] = arriving(box, b, armOf(b, unit), was, stance.facing, hex, way);
    const gained = allowance(box, facts(b, unit), formation) - allowance(box, facts(b, unit), was);
    next.push({ formation, facing, left: stance.left + gained - cost, bonus, free: true, came: by ? hex : OFF });
  }
  return next;
}

/** What is asked of a hex to which they come. */
type Stops = (to: Hex, all: readonly Stance[]) => boolean;

/**
 * VE-VI.1-o: from a hex where they may not stop, is there a way on to one where they may, or off the map (VE-XV-c)? `road` says that they
 * have followed it so far.
 */
export function waysOn(
  box: Box,
  b: Battle,
  p: Position,
  units: readonly Unit[],
  hex: Hex,
  all: readonly Stance[],
  road: boolean,
  stops: Stops,
  seen: Map<string, number> = new Map(),
): boolean {
  if (all.some(({ formation }) => formation === 'skirmish')) return false;
  const key = keyOf(hex, all, road);
  const left = Math.min(...all.map((stance) => stance.left));
  if ((seen.get(key) ?? Number.NEGATIVE_INFINITY) >= left) return false;
  seen.set(key, left);
  const spots = units.map((unit, i) => (all[i] === undefined ? [] : spotStances(box, b, unit, hex, all[i])));
  // Most have room beside them: that is looked at first, and only then what lies further.
  const onward: { readonly to: Hex; readonly next: readonly Stance[]; readonly by: boolean }[] = [];
  for (let way = 0; way < WAYS; way++) {
    const to = neighbour(b, hex, way);
    const isOff = to === OFF && b.loc[sideOf(b, units[0] ?? 0)]?.[hex] === 1;
    if (to === OFF ? !isOff : !mayPass(box, b, p, units, to) || isHeldBack(b, p, units, to)) continue;
    const lists = units.map((unit, i) => startsOf(box, b, unit, hex, way, to, spots[i] ?? []));
    for (const starts of together(lists)) {
      const next = arrivals(box, b, units, hex, way, starts, road);
      if (next === null) continue;
      if (isOff || stops(to, next)) return true;
      onward.push({ to, next, by: starts.every(({ by }) => by) });
    }
  }
  return onward.some(({ to, next, by }) => waysOn(box, b, p, units, to, next, road && by, stops, seen));
}

const keyOf = (hex: Hex, all: readonly Stance[], road: boolean): string =>
  [hex, road, ...all.flatMap(({ formation, facing, free, came }) => [formation, facing, free, came])].join(' ');
