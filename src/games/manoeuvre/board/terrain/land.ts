import { type Strokes, strokesBy } from '../../../../table/land/strokes.ts';
import type { Box } from '../../data/box.ts';
import type { Terrain } from '../../position.ts';
import { SQ } from '../geometry.ts';
import type { Patch } from '../relief.ts';

/** A piece of land to draw: the terrain of its squares, the upper row first. */
export interface Land {
  readonly cols: number;
  readonly rows: number;
  /** The ids of the terrain chart. */
  readonly kinds: readonly string[];
  /** Sets this piece apart from others: the same land is always drawn alike. */
  readonly seed: number;
}

export function landOf(box: Box, terrain: readonly Terrain[], cols: number, seed: number): Land {
  const kinds = terrain.map((kind) => box.terrain[kind]?.id ?? 'clear');
  return { cols, rows: Math.ceil(kinds.length / cols), kinds, seed };
}

/** Where a kind of terrain lies. */
export function patchOf(land: Land, kind: string): Patch {
  return { cols: land.cols, rows: land.rows, has: (col, row) => land.kinds[row * land.cols + col] === kind };
}

export function has(land: Land, kind: string): boolean {
  return land.kinds.includes(kind);
}

/** Small strokes are gathered by blocks of two squares by two. */
export const strokes = (): Strokes => strokesBy(2 * SQ);

/** The corners of all squares of a kind, and the number of each. */
export function squaresOf(land: Land, kind: string): readonly { col: number; row: number; index: number }[] {
  return land.kinds.flatMap((each, index) =>
    each === kind ? [{ col: index % land.cols, row: Math.floor(index / land.cols), index }] : [],
  );
}
