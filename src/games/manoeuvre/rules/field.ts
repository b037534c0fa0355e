import { AT_TWO, NEIGHBOURS, SIZE, SQUARES, squareAt } from '../../../grids/squares.ts';
import type { Seat } from '../../../kernel/flow.ts';
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
        field[square] = box.tiles[laid.tile]!.squares[turned(row, column, laid.turn)]!;
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

export function enemyOf(seat: Seat): Seat {
  return 1 - seat;
}

export function unitFacts(box: Box, p: Pick<Position, 'sides'>, unit: Unit): UnitFacts {
  return box.nations[p.sides[ownerOf(unit) as 0 | 1].nation]!.units[unit & 7]!;
}

/** 1.3-b: the number on the side showing. */
export function strengthOf(box: Box, p: Position, unit: Unit): number {
  const facts = unitFacts(box, p, unit);
  return p.reduced[unit] ? facts.reduced : facts.full;
}

export function terrainAt(box: Box, p: Pick<Position, 'field'>, square: Square): TerrainFacts {
  return box.terrain[p.field[square]!]!;
}

/** On the map, unoccupied and not a lake: a square that a unit could be in (5-d, TEC-g). */
export function isOpen(box: Box, p: Position, square: Square): boolean {
  return square !== NONE && p.at[square] === NONE && box.terrain[p.field[square]!]!.enter;
}

/** Takes a unit to a square, from another or from beside the field. A redoubt does not outlast its occupant (9.2.5-f). */
export function putUnit(p: Position, unit: Unit, to: Square): void {
  const from = p.where[unit]!;
  if (from !== NONE) leave(p, from);
  p.where[unit] = to;
  p.at[to] = unit;
}

export function removeUnit(p: Position, unit: Unit): void {
  leave(p, p.where[unit]!);
  p.where[unit] = NONE;
}

function leave(p: Position, square: Square): void {
  p.at[square] = NONE;
  if (p.redoubts.length > 0 && p.redoubts.includes(square)) p.redoubts = p.redoubts.filter((other) => other !== square);
}

/** 6.2.2: is the target within range, with an open path if it is at two squares? */
export function canFireAt(box: Box, p: Position, from: Square, target: Square, range: number): boolean {
  if (NEIGHBOURS[from]!.includes(target)) return true;
  if (range < 2) return false;
  for (const { square, between } of AT_TWO[from]!) {
    if (square === target)
      return between.some((middle) => p.at[middle] === NONE && !terrainAt(box, p, middle).blocksFire);
  }
  return false;
}

const reached = new Array<boolean>(SQUARES).fill(false);

/** Every square that a unit can move to in at most so many steps (5-a to 5-e), its own square excepted. */
export function reach(box: Box, p: Position, unit: Unit, steps: number, out: Square[]): void {
  if (steps < 1) return;
  const from = p.where[unit]!;
  const first = out.length;
  for (const square of NEIGHBOURS[from]!) if (isOpen(box, p, square)) out.push(square);
  if (steps < 2) return;
  for (let i = first; i < out.length; i++) reached[out[i]!] = true;
  let near = first;
  for (let step = 2; step <= steps; step++) {
    const far = out.length;
    for (; near < far; near++) {
      if (terrainAt(box, p, out[near]!).stopsMovement) continue;
      for (const square of NEIGHBOURS[out[near]!]!) {
        if (square === from || reached[square] || !isOpen(box, p, square)) continue;
        reached[square] = true;
        out.push(square);
      }
    }
  }
  for (let i = first; i < out.length; i++) reached[out[i]!] = false;
}

/** Has the unit any square to move to? */
export function canMove(box: Box, p: Position, unit: Unit): boolean {
  const from = p.where[unit]!;
  if (from === NONE) return false;
  for (const square of NEIGHBOURS[from]!) if (isOpen(box, p, square)) return true;
  return false;
}
