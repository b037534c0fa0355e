import type { Square } from '../position.ts';

/** A tile has four rows of four squares; a battlefield is two tiles wide and two deep (1.1). */
const SIDE = 4;

/** The sixteen squares of a tile after `turn` quarter turns clockwise: the north row first, each row from west to east. */
export function turned<T>(squares: readonly T[], turn: number): readonly T[] {
  let now = squares;
  for (let done = 0; done < turn % 4; done++) {
    const before = now;
    // Clockwise, the west column read from the south becomes the north row.
    now = before.map((_, i) => before[(SIDE - 1 - (i % SIDE)) * SIDE + Math.floor(i / SIDE)]) as readonly T[];
  }
  return now;
}

/** The square of the battlefield under square `i` of the tile that lies in the slot: 0 NW, 1 NE, 2 SW, 3 SE. */
export function squareOf(slot: number, i: number): Square {
  const file = (slot % 2) * SIDE + (i % SIDE);
  const rowFromNorth = Math.floor(slot / 2) * SIDE + Math.floor(i / SIDE);
  return (2 * SIDE - 1 - rowFromNorth) * 2 * SIDE + file;
}

/** Reads `e4`; null if there is no such square. */
export function readSquare(name: string): Square | null {
  const found = /^([a-h])([1-8])$/.exec(name);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  return (Number(found[2]) - 1) * 8 + 'abcdefgh'.indexOf(found[1]);
}
