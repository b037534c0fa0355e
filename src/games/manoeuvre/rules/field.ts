import { AT_TWO, NEIGHBOURS, SIZE, SQUARES, squareAt } from '../../../grids/squares.ts';
import type { Seat } from '../../../kernel/flow.ts';
import { get } from '../../../kernel/there.ts';
import type { Box, TerrainFacts, UnitFacts } from '../data/box.ts';
import { type Laid, NONE, type Position, type Square, type Terrain, type Unit } from '../position.ts';

// Chapter 1: the battlefield and the units on it.

const TILE = SIZE / 2;

/** The terrain of the 64 squares under four tiles laid in the order NW, NE, SW, SE. */
export function fieldOf(box: Box, tiles: readonly Laid[]): readonly Terrain[] {
  const field = new Array<Terrain>(SQUARES).fill(0);
  tiles.forEach((laid, slot) => {
    for (let row = 0; row < TILE; row++) {
      for (let column = 0; column < TILE; column++) {
        const square = squareAt(column + (slot % 2) * TILE, SIZE - 1 - row - Math.floor(slot / 2) * TILE);
        field[square] = get(get(box.tiles, laid.tile).squares, turned(row, column, laid.turn));
      }
    }
  });
  return field;
}

/** Which square of an unturned tile lies at this row and column after so many quarter turns clockwise. */
function turned(row: number, column: number, turn: number): number {
  let [r, c] = [row, column];
  for (let i = 0; i < turn; i++) [r, c] = [TILE - 1 - c, r];
  return r * TILE + c;
}

export function ownerOf(unit: Unit): Seat {
  return unit >> 3;
}

/** The units of a seat that stand on the field. */
export function standingOf(p: Pick<Position, 'where'>, seat: Seat): Unit[] {
  const out: Unit[] = [];
  for (let unit = seat * 8; unit < seat * 8 + 8; unit++) if (p.where[unit] !== NONE) out.push(unit);
  return out;
}

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

export function unitFacts(box: Box, p: Pick<Position, 'sides'>, unit: Unit): UnitFacts {
  return get(get(box.nations, p.sides[ownerOf(unit) as 0 | 1].nation).units, unit & 7);
}

/** 1.3-b: the number on the side showing. */
export function strengthOf(box: Box, p: Position, unit: Unit): number {
  const facts = unitFacts(box, p, unit);
  return p.reduced[unit] ? facts.reduced : facts.full;
}

export function terrainAt(box: Box, p: Pick<Position, 'field'>, square: Square): TerrainFacts {
  return get(box.terrain, get(p.field, square));
}

/** A square that a unit could be in: unoccupied and not a lake (5-d, TEC-g). */
function isFree(box: Box, p: Position, square: Square): boolean {
  return p.at[square] === NONE && box.terrain[p.field[square] ?? NONE]?.enter === true;
}

/** On the map and free. */
export function isOpen(box: Box, p: Position, square: Square): boolean {
  return square !== NONE && isFree(box, p, square);
}

/** Takes a unit to a square, from another or from beside the field. A redoubt does not outlast its occupant (9.2.5-f). */
export function putUnit(p: Position, unit: Unit, to: Square): void {
  const from = get(p.where, unit);
  if (from !== NONE) leave(p, from);
  p.where[unit] = to;
  p.at[to] = unit;
}

export function removeUnit(p: Position, unit: Unit): void {
  leave(p, get(p.where, unit));
  p.where[unit] = NONE;
}

function leave(p: Position, square: Square): void {
  p.at[square] = NONE;
  if (p.redoubts.length > 0 && p.redoubts.includes(square)) p.redoubts = p.redoubts.filter((other) => other !== square);
}

/** 1.1-c: squares touch along their sides, so that a diagonal step counts two. */
export function distance(a: Square, b: Square): number {
  return Math.abs((a & 7) - (b & 7)) + Math.abs((a >> 3) - (b >> 3));
}

/** 1.1-c: the two squares touch at a corner alone. */
export function isCorner(a: Square, b: Square): boolean {
  return (a & 7) !== (b & 7) && distance(a, b) === 2;
}

/** The squares in between for two squares at a distance of two. */
export function between(from: Square, to: Square): readonly Square[] {
  return get(AT_TWO, from).find(({ square }) => square === to)?.between ?? [];
}

/** 6.2.2: is the target within range, with an open path if it is at two squares? */
export function canFireAt(box: Box, p: Position, from: Square, target: Square, range: number): boolean {
  const far = distance(from, target);
  if (far === 1) return true;
  if (far > 2 || range < 2) return false;
  return between(from, target).some((middle) => p.at[middle] === NONE && !terrainAt(box, p, middle).blocksFire);
}

// The scratch paper of `reach`: what it has found so far, and marks on those squares, which it wipes off again.
const found = new Uint8Array(SQUARES);
const marked = new Uint8Array(SQUARES);

/** Every square that a unit can move to in at most so many steps (5-a to 5-e), the nearest first: what `at` has for it. */
export function reach<T>(box: Box, p: Position, unit: Unit, steps: number, at: readonly T[], out: T[]): void {
  const from = get(p.where, unit);
  if (steps === 1) {
    for (const square of NEIGHBOURS[from] ?? []) {
      const goal = isFree(box, p, square) ? at[square] : undefined;
      if (goal !== undefined) out.push(goal);
    }
    return;
  }
  let count = 1;
  found[0] = from;
  marked[from] = 1;
  for (let step = 1, i = 0; step <= steps; step++) {
    for (const near = count; i < near; i++) {
      if (i > 0 && terrainAt(box, p, get(found, i)).stopsMovement) continue;
      for (const square of get(NEIGHBOURS, get(found, i))) {
        if (marked[square] === 1 || !isFree(box, p, square)) continue;
        found[count++] = square;
        marked[square] = 1;
        const goal = at[square];
        if (goal !== undefined) out.push(goal);
      }
    }
  }
  for (let i = 0; i < count; i++) marked[get(found, i)] = 0;
}

/** Has the unit any square to move to? */
export function canMove(box: Box, p: Position, unit: Unit): boolean {
  const from = get(p.where, unit);
  if (from === NONE) return false;
  for (const square of get(NEIGHBOURS, from)) if (isFree(box, p, square)) return true;
  return false;
}

const SQUARE_NUMBERS: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

/** Can the unit move there in at most so many steps? */
export function reaches(box: Box, p: Position, unit: Unit, steps: number, to: Square): boolean {
  const out: Square[] = [];
  reach(box, p, unit, steps, SQUARE_NUMBERS, out);
  return out.includes(to);
}
