import { type Hex, OFF, WAYS } from '../../grids/hexes.ts';
import type { Seat } from '../../kernel/flow.ts';
import { nothingAt } from '../../kernel/there.ts';
import type { Battle, Box, FormationFacts } from './data/box.ts';
import type { Arm, Formation, Terrain } from './data/names.ts';
import { byArm, byFormation, TERRAIN } from './data/names.ts';
import { BEARINGS, bearing, ENTRANCES, pointed } from './data/sight.ts';
import { type Facing, MARK, NONE, type Position, type Unit } from './position.ts';

// Where units stand, what they face, and what they see.

/** VE-0-d: what another hex is to a unit. */
export const ZONE = { front: 0, flank: 1, rear: 2 } as const;

export const facts = (b: Battle, unit: Unit) => b.units[unit] ?? nothingAt(unit);
export const armyOf = (b: Battle, seat: Seat): readonly Unit[] => (b.armies[seat] ?? nothingAt(seat)).units;
export const horseOf = (b: Battle, seat: Seat): readonly Unit[] => (b.armies[seat] ?? nothingAt(seat)).horse;
export const sideOf = (b: Battle, unit: Unit): Seat => facts(b, unit).side;
export const armOf = (b: Battle, unit: Unit): Arm => facts(b, unit).arm;
export const hexOf = (p: Position, unit: Unit): Hex => p.hex[unit] ?? OFF;
export const formationOf = (p: Position, unit: Unit): Formation => p.formation[unit] ?? 'column';
export const stepsOf = (p: Position, unit: Unit): number => p.steps[unit] ?? 0;
export const isDisorganised = (p: Position, unit: Unit): boolean => p.formation[unit] === 'disorganised';
export const isOnMap = (p: Position, unit: Unit): boolean => (p.hex[unit] ?? OFF) >= 0;
export const has = (p: Position, unit: Unit, mark: number): boolean => ((p.marks[unit] ?? 0) & mark) !== 0;
export const isCharging = (p: Position, unit: Unit): boolean => has(p, unit, MARK.charging | MARK.countering);
export function mark(p: Position, unit: Unit, bit: number): void {
  p.marks[unit] = (p.marks[unit] ?? 0) | bit;
}
export function unmark(p: Position, unit: Unit, bits: number): void {
  p.marks[unit] = (p.marks[unit] ?? 0) & ~bits;
}
export const enemyOf = (seat: Seat): Seat => 1 - seat;
export const terrainAt = (b: Battle, hex: Hex): Terrain => TERRAIN[b.ground.terrain[hex] ?? 0] ?? 'clear';

/** How a unit lies, by the formation that it shows. */
export function lie(box: Box, b: Battle, p: Position, unit: Unit): FormationFacts {
  const found = byFormation(byArm(box.formations, armOf(b, unit)), formationOf(p, unit));
  if (found === null) throw new Error(`unit ${unit} is in a formation that its arm does not know`);
  return found;
}

// Stacks (VE-V): the top unit of a hex, and under each unit the next. Skirmishers hang in the stacks of both their hexes (VE-IV.6-c).

export const stands = (p: Position, unit: Unit, hex: Hex): boolean => p.hex[unit] === hex || p.second[unit] === hex;

/** From a unit down the first that stands in the hex. */
function firstAt(p: Position, from: Unit, hex: Hex): Unit {
  let unit = from;
  while (unit !== NONE && !stands(p, unit, hex)) unit = p.below[unit] ?? NONE;
  return unit;
}

export const topAt = (p: Position, hex: Hex): Unit => p.top[hex] ?? NONE;
export const underneath = (p: Position, unit: Unit, hex: Hex): Unit => firstAt(p, p.below[unit] ?? NONE, hex);

/** All units of a hex, top first. */
export function unitsAt(p: Position, hex: Hex): Unit[] {
  const found: Unit[] = [];
  for (let unit = topAt(p, hex); unit !== NONE; unit = underneath(p, unit, hex)) found.push(unit);
  return found;
}

/** Do several units stand there? */
export function isCrowded(p: Position, hex: Hex): boolean {
  const unit = topAt(p, hex);
  return unit !== NONE && underneath(p, unit, hex) !== NONE;
}

/** The hexes with several units, in order. Whoever has somebody under him tells of one; skirmishers, of two. */
export function crowds(p: Position): Hex[] {
  const found: Hex[] = [];
  const look = (unit: Unit, hex: Hex): void => {
    if (hex >= 0 && topAt(p, hex) === unit && underneath(p, unit, hex) !== NONE) found.push(hex);
  };
  for (let unit = 0; unit < p.below.length; unit++) {
    if (p.below[unit] === NONE) continue;
    look(unit, hexOf(p, unit));
    look(unit, p.second[unit] ?? OFF);
  }
  return found.sort((one, other) => one - other);
}

/** Whose units stand there, or NONE. */
export function holder(b: Battle, p: Position, hex: Hex): Seat {
  const unit = topAt(p, hex);
  return unit === NONE ? NONE : sideOf(b, unit);
}

export const isEnemyAt = (b: Battle, p: Position, hex: Hex, seat: Seat): boolean => {
  const unit = topAt(p, hex);
  return unit !== NONE && sideOf(b, unit) !== seat;
};

function liftFrom(p: Position, unit: Unit, hex: Hex): void {
  if (hex >= 0 && topAt(p, hex) === unit) p.top[hex] = underneath(p, unit, hex);
}

/** Takes a unit out of its hex or hexes; it stands at `away` then. */
export function lift(p: Position, unit: Unit, away: Hex = OFF): void {
  liftFrom(p, unit, hexOf(p, unit));
  liftFrom(p, unit, p.second[unit] ?? OFF);
  // Whatever hangs on it may lie in the other hex of skirmishers, or in one that they have left.
  const under = p.below[unit] ?? NONE;
  for (let over = 0; over < p.below.length; over++) if (p.below[over] === unit) p.below[over] = under;
  p.below[unit] = NONE;
  p.hex[unit] = away;
  p.second[unit] = OFF;
}

/** Does one unit hang under another, in whatever hex? */
function hangsUnder(p: Position, unit: Unit, over: Unit): boolean {
  let each = over;
  while (each !== NONE && each !== unit) each = p.below[each] ?? NONE;
  return each === unit;
}

/** The last that hangs under a unit. */
function lastUnder(p: Position, unit: Unit): Unit {
  let last = unit;
  for (let next = p.below[last] ?? NONE; next !== NONE; next = p.below[last] ?? NONE) last = next;
  return last;
}

/** Hangs two stacks together, the first one over what of the second does not hang under it yet; returns what lies on top. */
function hungTogether(p: Position, here: Unit, there: Unit): Unit {
  if (here === NONE || hangsUnder(p, here, there)) return there;
  if (there === NONE || hangsUnder(p, there, here)) return here;
  let last = here;
  for (let next = p.below[last] ?? NONE; next !== NONE && !hangsUnder(p, next, there); next = p.below[last] ?? NONE)
    last = next;
  p.below[last] = there;
  return here;
}

/** VE-V.9-c: puts a unit into a hex, on top by its own movement, else under all. Skirmishers are given their right half too. */
export function put(p: Position, unit: Unit, hex: Hex, under = false, second: Hex = OFF): void {
  const here = topAt(p, hex);
  const there = second === OFF ? NONE : topAt(p, second);
  const over = second === OFF ? here : hungTogether(p, here, there);
  p.hex[unit] = hex;
  p.second[unit] = second;
  if (under && over !== NONE) {
    p.below[lastUnder(p, over)] = unit;
    p.below[unit] = NONE;
  } else p.below[unit] = over;
  if (!under || here === NONE) p.top[hex] = unit;
  if (second !== OFF && (!under || there === NONE)) p.top[second] = unit;
}

/** The hexes of a unit: one, or two of skirmishers. */
export const hexesOfUnit = (p: Position, unit: Unit): readonly Hex[] => {
  const second = p.second[unit] ?? OFF;
  return second === OFF ? [hexOf(p, unit)] : [hexOf(p, unit), second];
};

// Directions and zones

/** By bearing: the way to an adjacent hex, or OFF. */
const WAY_OF = new Int8Array(BEARINGS).fill(OFF);
/** By bearing: how many hexes. */
const FAR_OF = new Uint8Array(BEARINGS);
/** By bearing and facing: VE-0-d. Odd facings are those of formations that face a vertex. */
const ZONE_OF = new Uint8Array(BEARINGS * 12);
const AROUND = ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'];
/** A line exactly on a border counts as the better zone: angles are no whole numbers. */
const BORDER = 1e-6;
for (let at = 0; at < BEARINGS; at++) {
  const to = pointed(at);
  if (to === null) continue;
  const [dq, dr] = to;
  WAY_OF[at] = AROUND.indexOf(`${dq},${dr}`);
  FAR_OF[at] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  const angle = (Math.atan2(1.5 * dq, -Math.sqrt(3) * (dr + dq / 2)) * 180) / Math.PI;
  for (let facing = 0; facing < 12; facing++) {
    const turned = (((angle - facing * 30) % 360) + 360) % 360;
    const aside = Math.min(turned, 360 - turned);
    const front = facing % 2 === 1 ? 60 : 90;
    ZONE_OF[at * 12 + facing] =
      aside <= front + BORDER ? ZONE.front : aside <= front + 60 + BORDER ? ZONE.flank : ZONE.rear;
  }
}

/** VE-0-i */
export function distance(b: Battle, from: Hex, to: Hex): number {
  const { q, r } = b.ground;
  const dq = (q[to] ?? nothingAt(to)) - (q[from] ?? nothingAt(from));
  const dr = (r[to] ?? nothingAt(to)) - (r[from] ?? nothingAt(from));
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

export function wayTo(b: Battle, from: Hex, to: Hex): number {
  const at = bearing(b.ground, from, to);
  return at === OFF ? OFF : (WAY_OF[at] ?? OFF);
}

export const isAdjacent = (b: Battle, from: Hex, to: Hex): boolean => wayTo(b, from, to) !== OFF;
export const neighbour = (b: Battle, hex: Hex, way: number): Hex => b.ground.hexes.next[hex * WAYS + way] ?? OFF;

/** Does the hex lie at the edge of the map? */
export const isEdge = (b: Battle, hex: Hex): boolean => {
  for (let way = 0; way < WAYS; way++) if (neighbour(b, hex, way) === OFF) return true;
  return false;
};

/** VE-0-d, VE-IV.6-s: what a hex is to a unit that is attacked at `at`. Formations without a facing have their front all round. */
export function zoneFrom(box: Box, b: Battle, p: Position, unit: Unit, at: Hex, from: Hex): number {
  if (lie(box, b, p, unit).facing === 'none') return ZONE.front;
  const way = bearing(b.ground, at, from);
  return way === OFF ? ZONE.front : (ZONE_OF[way * 12 + (p.facing[unit] ?? 0)] ?? ZONE.front);
}

/** Is an adjacent hex among those that the formation fires at, attacks, enters, or has in front? */
export function faces(
  box: Box,
  b: Battle,
  p: Position,
  unit: Unit,
  hex: Hex,
  what: 'fire' | 'shock' | 'enter' | 'front',
): boolean {
  return (
    facesFrom(box, b, p, unit, hexOf(p, unit), hex, what) ||
    ((p.second[unit] ?? OFF) !== OFF && facesFrom(box, b, p, unit, p.second[unit] ?? OFF, hex, what))
  );
}

/** The same from one of the two halves of skirmishers. */
export function facesFrom(
  box: Box,
  b: Battle,
  p: Position,
  unit: Unit,
  at: Hex,
  hex: Hex,
  what: 'fire' | 'shock' | 'enter' | 'front',
): boolean {
  const way = wayTo(b, at, hex);
  if (way === OFF || stands(p, unit, hex)) return false;
  const how = lie(box, b, p, unit);
  const offset = how.facing === 'none' ? (way * 2) % 12 : (way * 2 - (p.facing[unit] ?? 0) + 12) % 12;
  if (what === 'front') return (how.zone[offset] ?? 0) === ZONE.front;
  return (what === 'enter' ? how.enter : what === 'fire' ? how.fire : how.shock)[offset] === 1;
}

/** How many front hexes two formations with these facings have in common in one hex: VE-V.7-b. */
export function commonFront(one: FormationFacts, facing: Facing, other: FormationFacts, otherFacing: Facing): number {
  let common = 0;
  for (let way = 0; way < WAYS; way++) if (isFront(one, facing, way) && isFront(other, otherFacing, way)) common++;
  return common;
}

/** Is the hex in this way before a formation that stands in one hex with this facing? */
export const isFront = (how: FormationFacts, facing: Facing, way: number): boolean =>
  how.facing === 'none' || how.zone[(way * 2 - facing + 12) % 12] === ZONE.front;

// Sight

/** VE-VII.6, VE-VII.7, and the fog of a scenario: does one hex see another? Both ways alike (VE-VII.7-k). */
export function sees(b: Battle, p: Position, from: Hex, to: Hex): boolean {
  const at = bearing(b.ground, from, to);
  if (at === OFF) return false;
  const { fog } = b.scenario.special;
  if (fog !== null && p.turn <= fog.turns && (FAR_OF[at] ?? 0) > fog.sight) return false;
  const between = b.sight(from)[at];
  if (between === null || between === undefined) return false;
  for (let i = 0; i < between.length; i += 2) {
    const other = between[i + 1] ?? OFF;
    // VE-VII.7-b: a unit fills its hex; along a hexside one free hex is enough (VE-VII.7-h).
    if (topAt(p, between[i] ?? OFF) !== NONE && (other === OFF || topAt(p, other) !== NONE)) return false;
  }
  return true;
}

/** VE-VIII.6-f, VE-VIII.6-j: the hexes through which an attack from there comes in; the attacker's own if he is adjacent. */
export function entrances(b: Battle, target: Hex, from: Hex): readonly Hex[] {
  const at = bearing(b.ground, from, target);
  if (at === OFF) return [];
  return (ENTRANCES[at] ?? []).map((way) => neighbour(b, target, way)).filter((hex) => hex !== OFF);
}

/** What ends when a charge does. */
export const MARKS_OF_CHARGE = MARK.charging | MARK.countering;
/** What a player-turn leaves no trace of. */
export const MARKS_OF_TURN =
  MARKS_OF_CHARGE |
  MARK.charged |
  MARK.moved |
  MARK.attacked |
  MARK.exploited |
  MARK.pinned |
  MARK.stopped |
  MARK.engaged |
  MARK.fired;
