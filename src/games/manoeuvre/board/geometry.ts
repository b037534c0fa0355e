import { fileOf, rankOf, SIZE } from '../../../grids/squares.ts';
import type { Edge, Square } from '../position.ts';

/** All lengths of the drawing are in its own units: a square is a hundred of them wide. */
export const SQ = 100;
export const FIELD = SQ * SIZE;
/** The frame around the field: starting edges and the letters of files and ranks. */
export const MARGIN = 30;
/** The band above the field: the sky, and the units that were lost. */
export const SKY = 66;
export const WIDTH = FIELD + 2 * MARGIN;
export const HEIGHT = SKY + FIELD + 2 * MARGIN;
/** Where the field begins. */
export const TOP = SKY + MARGIN;

/** A square of the drawing: column 0 is the left one, row 0 the upper one. */
export interface Cell {
  readonly col: number;
  readonly row: number;
}

export type Border = 'bottom' | 'left' | 'top' | 'right';
const CLOCKWISE: readonly Edge[] = ['S', 'W', 'N', 'E'];
const BORDERS: readonly Border[] = ['bottom', 'left', 'top', 'right'];

/** The table is drawn from the viewer's side: his starting edge is at the bottom. */
export function cellOf(square: Square, bottom: Edge): Cell {
  const file = fileOf(square);
  const rank = rankOf(square);
  switch (bottom) {
    case 'S':
      return { col: file, row: SIZE - 1 - rank };
    case 'N':
      return { col: SIZE - 1 - file, row: rank };
    case 'W':
      return { col: SIZE - 1 - rank, row: SIZE - 1 - file };
    case 'E':
      return { col: rank, row: file };
  }
}

/** On which side of the drawing an edge of the battlefield is. */
export function borderOf(edge: Edge, bottom: Edge): Border {
  const turns = (CLOCKWISE.indexOf(edge) - CLOCKWISE.indexOf(bottom) + 4) % 4;
  return BORDERS[turns] ?? 'bottom';
}

/** The square at each place of the drawing, the upper row first. */
export function squaresFrom(bottom: Edge): readonly Square[] {
  const drawn = new Array<Square>(SIZE * SIZE).fill(0);
  for (let square = 0; square < SIZE * SIZE; square++) {
    const { col, row } = cellOf(square, bottom);
    drawn[row * SIZE + col] = square;
  }
  return drawn;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a square, in the units of the field. */
export function middleOf(square: Square, bottom: Edge): Point {
  const { col, row } = cellOf(square, bottom);
  return { x: (col + 0.5) * SQ, y: (row + 0.5) * SQ };
}

/** The letters or figures along the lower and the left side. */
export function labelsAlong(bottom: Edge): { readonly below: readonly string[]; readonly left: readonly string[] } {
  const files = [...'abcdefgh'];
  const ranks = [...'12345678'];
  switch (bottom) {
    case 'S':
      return { below: files, left: ranks.toReversed() };
    case 'N':
      return { below: files.toReversed(), left: ranks };
    case 'W':
      return { below: ranks.toReversed(), left: files.toReversed() };
    case 'E':
      return { below: ranks, left: files };
  }
}
