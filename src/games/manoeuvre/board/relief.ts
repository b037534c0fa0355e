import { contours, type Heights, rounded } from '../../../table/land/contours.ts';
import type { Line, Point } from '../../../table/land/lines.ts';
import { ease, mix, rolling } from '../../../table/land/speckle.ts';
import { SQ } from './geometry.ts';

/** A grid of drawn squares, the upper row first, of which each is of a kind or not. */
export interface Patch {
  readonly cols: number;
  readonly rows: number;
  has(col: number, row: number): boolean;
}

/** How much of a kind of terrain there is at a point: 1 in the middle of its squares, 0 in the middle of others. */
export type Relief = (x: number, y: number) => number;

/**
 * Squares of one kind grow together: between two of them the relief stays at 1, towards any other square it falls, so that
 * its contours run around the whole group. Beyond the border the land goes on as it is at the border.
 */
export function reliefOf(patch: Patch, seed: number, roughness = 0.1): Relief {
  const held = (col: number, row: number) =>
    patch.has(clamp(col, patch.cols - 1), clamp(row, patch.rows - 1)) ? 1 : 0;
  return (x, y) => {
    const col = x / SQ - 0.5;
    const row = y / SQ - 0.5;
    const c = Math.floor(col);
    const r = Math.floor(row);
    const tx = ease(col - c);
    const upper = mix(held(c, r), held(c + 1, r), tx);
    const lower = mix(held(c, r + 1), held(c + 1, r + 1), tx);
    const plain = mix(upper, lower, ease(row - r));
    if (plain === 0) return 0;
    return plain + roughness * rolling(x / 23, y / 23, seed) * 4 * plain * (1 - plain);
  };
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** How far apart the samples are from which contours are drawn. */
const STEP = 10;

/** Each relief is measured once, however many contours are drawn from it. */
const surveys = new WeakMap<Relief, Heights>();

function surveyOf(relief: Relief, patch: Patch): Heights {
  const known = surveys.get(relief);
  if (known !== undefined) return known;
  const survey = measured(relief, patch);
  surveys.set(relief, survey);
  return survey;
}

/** Outside the sheet there is none of it: every contour closes. */
function measured(relief: Relief, patch: Patch): Heights {
  const cols = (patch.cols * SQ) / STEP + 3;
  const rows = (patch.rows * SQ) / STEP + 3;
  const height = new Float64Array(cols * rows);
  // Between the middles of four squares that are alike the land is even: it is measured once.
  const half = SQ / STEP / 2;
  for (let r = 0; r <= patch.rows; r++) {
    const [top, below] = [Math.max(1, r * 2 * half - half + 1), Math.min(rows - 1, r * 2 * half + half + 1)];
    for (let c = 0; c <= patch.cols; c++) {
      const [left, right] = [Math.max(1, c * 2 * half - half + 1), Math.min(cols - 1, c * 2 * half + half + 1)];
      const even = evenHeight(patch, c - 1, r - 1);
      if (even === 0) continue;
      for (let row = top; row < below; row++) {
        const start = row * cols;
        if (even === 1) height.fill(1, start + left, start + right);
        else for (let col = left; col < right; col++) height[start + col] = relief((col - 1) * STEP, (row - 1) * STEP);
      }
    }
  }
  return { cols, rows, from: [-STEP, -STEP], step: STEP, height };
}

/** The height of the land between the middles of four squares, the given one the upper left, if they are alike. */
function evenHeight(patch: Patch, col: number, row: number): number | undefined {
  const [left, right] = [clamp(col, patch.cols - 1), clamp(col + 1, patch.cols - 1)];
  const [upper, lower] = [clamp(row, patch.rows - 1), clamp(row + 1, patch.rows - 1)];
  const kind = patch.has(left, upper);
  if (patch.has(right, upper) !== kind || patch.has(left, lower) !== kind || patch.has(right, lower) !== kind) return;
  return kind ? 1 : 0;
}

/** The closed lines along which the relief has this height, walked with the height to the left; specks are left out. */
export function outlines(relief: Relief, level: number, patch: Patch): readonly Line[] {
  return contours(surveyOf(relief, patch), level)
    .map(({ line, rising }): Line => {
      const [first, second, ...rest] = line.slice(0, -1);
      if (first === undefined || second === undefined) return [];
      return rising ? [first, second, ...rest] : [second, first, ...rest.reverse()];
    })
    .filter(({ length }) => length > 5);
}

/** What is drawn of it at this height, as one path. */
export const shapeOf = (relief: Relief, level: number, patch: Patch): string =>
  outlines(relief, level, patch).map(rounded).join('');

/** Down the slope, as a direction of length 1. */
export function downhill(relief: Relief, [x, y]: Point): Point {
  const reach = 6;
  const dx = relief(x - reach, y) - relief(x + reach, y);
  const dy = relief(x, y - reach) - relief(x, y + reach);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}
