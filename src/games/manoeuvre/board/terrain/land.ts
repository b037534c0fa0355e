import type { Box } from '../../data/box.ts';
import type { Terrain } from '../../position.ts';
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

/**
 * Many small strokes gathered by blocks of two squares by two. A browser paints a sheet in pieces, and leaves out what lies
 * outside a piece: one path over the whole field would be painted anew for each of them.
 */
export type Strokes = Map<string, string>;

const BLOCK = 200;

export function addStroke(strokes: Strokes, x: number, y: number, d: string, kind = ''): void {
  const block = `${kind} ${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
  strokes.set(block, (strokes.get(block) ?? '') + d);
}

export function pathsOf(
  strokes: Strokes,
): readonly { readonly key: string; readonly kind: string; readonly d: string }[] {
  return [...strokes].map(([key, d]) => ({ key, kind: key.slice(0, key.indexOf(' ')), d }));
}

/** The corners of all squares of a kind, and the number of each. */
export function squaresOf(land: Land, kind: string): readonly { col: number; row: number; index: number }[] {
  return land.kinds.flatMap((each, index) =>
    each === kind ? [{ col: index % land.cols, row: Math.floor(index / land.cols), index }] : [],
  );
}
