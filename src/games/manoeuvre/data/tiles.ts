import { SIZE, squareAt } from '../../../grids/squares.ts';
import type { Square } from '../position.ts';

/** A tile has four rows of four squares; a battlefield is two tiles wide and two deep (1.1). */
const SIDE = SIZE / 2;

/** The squares of a tile after so many quarter turns clockwise: the north row first, each row from west to east. */
export function turned<T>(squares: readonly T[], turn: number): readonly T[] {
  if (turn === 0) return squares;
  // Clockwise, the west column read from the south becomes the north row.
  const once = Array.from({ length: SIDE }, (_, column) =>
    squares.filter((_, i) => i % SIDE === column).reverse(),
  ).flat();
  return turned(once, turn - 1);
}

/** The square of the battlefield under the i-th square of the tile in a slot: 0 NW, 1 NE, 2 SW, 3 SE. */
export function squareUnder(slot: number, i: number): Square {
  const south = Math.floor(slot / 2) * SIDE + Math.floor(i / SIDE);
  return squareAt((slot % 2) * SIDE + (i % SIDE), SIZE - 1 - south);
}
