import { describe, expect, it } from 'vitest';
import { squareNamed } from '../../../grids/squares.ts';
import { there } from '../../../kernel/there.ts';
import type { Edge } from '../position.ts';
import { borderOf, cellOf, labelsAlong, squaresFrom } from './geometry.ts';
import { outlines, reliefOf } from './relief.ts';

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
const ROW_AT: Readonly<Record<Edge, readonly string[]>> = {
  S: ['a1', 'e1', 'h1'],
  N: ['a8', 'e8', 'h8'],
  W: ['a1', 'a5', 'a8'],
  E: ['h1', 'h5', 'h8'],
};

describe('the table is drawn from the side of its viewer', () => {
  it.each(EDGES)('%s: every square has one place, and the own edge is the lowest row', (bottom) => {
    expect(new Set(squaresFrom(bottom)).size).toBe(64);
    for (const name of ROW_AT[bottom]) expect(cellOf(squareNamed(name), bottom).row, name).toBe(7);
    expect(borderOf(bottom, bottom)).toBe('bottom');
  });

  it('nobody sees the field in a mirror: clockwise stays clockwise', () => {
    for (const bottom of EDGES) {
      const [a, b, c] = ['a1', 'a8', 'h8'].map((name) => cellOf(squareNamed(name), bottom));
      const turn =
        (there(b).col - there(a).col) * (there(c).row - there(b).row) -
        (there(b).row - there(a).row) * (there(c).col - there(b).col);
      expect(turn, bottom).toBeGreaterThan(0);
    }
  });

  it.each(EDGES)('%s: the labels name the squares beside them', (bottom) => {
    const { below, left } = labelsAlong(bottom);
    const places = squaresFrom(bottom);
    const named = (col: number, row: number) => [below[col] ?? '', left[row] ?? ''].sort().reverse().join('');
    for (const [col, row] of [
      [0, 0],
      [7, 0],
      [3, 5],
    ] as const) {
      expect(squareNamed(named(col, row))).toBe(places[row * 8 + col]);
    }
  });
});

describe('relief', () => {
  const patch = (cells: string) => ({ cols: 4, rows: 1, has: (col: number) => cells[col] === 'h' });

  it('neighbouring squares have one contour, squares apart have two', () => {
    const lines = (cells: string) => outlines(reliefOf(patch(cells), 1, 0), 0.6, patch(cells)).length;
    expect(lines('.hh.')).toBe(1);
    expect(lines('h..h')).toBe(2);
    expect(lines('....')).toBe(0);
  });
});
