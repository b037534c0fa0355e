import { ease, mix, rolling } from '../../../table/land/speckle.ts';
import { n, type Point, SQ } from './geometry.ts';

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

export type Line = readonly Point[];

/** How far apart the samples are from which contours are drawn. */
const STEP = 10;

interface Survey {
  readonly cols: number;
  readonly rows: number;
  readonly height: Float64Array;
  /** The cells of samples in which the land rises or falls; most are even, and no contour runs there. */
  readonly slopes: readonly number[];
}

/** Each relief is measured once, however many contours are drawn from it. */
const surveys = new WeakMap<Relief, Survey>();

function surveyOf(relief: Relief, patch: Patch): Survey {
  const known = surveys.get(relief);
  if (known !== undefined) return known;
  const survey = measured(relief, patch);
  surveys.set(relief, survey);
  return survey;
}

function measured(relief: Relief, patch: Patch): Survey {
  const cols = (patch.cols * SQ) / STEP + 2;
  const rows = (patch.rows * SQ) / STEP + 2;
  const wide = cols + 1;
  const height = new Float64Array(wide * (rows + 1));
  // Between the middles of four squares that are alike the land is even: it is measured once.
  const half = SQ / STEP / 2;
  for (let r = 0; r <= patch.rows; r++) {
    const [top, below] = [Math.max(1, r * 2 * half - half + 1), Math.min(rows, r * 2 * half + half + 1)];
    for (let c = 0; c <= patch.cols; c++) {
      const [left, right] = [Math.max(1, c * 2 * half - half + 1), Math.min(cols, c * 2 * half + half + 1)];
      const even = evenHeight(patch, c - 1, r - 1);
      if (even === 0) continue;
      for (let row = top; row < below; row++) {
        const start = row * wide;
        if (even === 1) height.fill(1, start + left, start + right);
        else for (let col = left; col < right; col++) height[start + col] = relief((col - 1) * STEP, (row - 1) * STEP);
      }
    }
  }
  return { cols, rows, height, slopes: slopesOf(height, cols, rows) };
}

/** The height of the land between the middles of four squares, the given one the upper left, if they are alike. */
function evenHeight(patch: Patch, col: number, row: number): number | undefined {
  const [left, right] = [clamp(col, patch.cols - 1), clamp(col + 1, patch.cols - 1)];
  const [upper, lower] = [clamp(row, patch.rows - 1), clamp(row + 1, patch.rows - 1)];
  const kind = patch.has(left, upper);
  if (patch.has(right, upper) !== kind || patch.has(left, lower) !== kind || patch.has(right, lower) !== kind) return;
  return kind ? 1 : 0;
}

function slopesOf(height: Float64Array, cols: number, rows: number): readonly number[] {
  const slopes: number[] = [];
  const wide = cols + 1;
  for (let row = 0; row < rows; row++) {
    for (let place = row * wide; place < row * wide + cols; place++) {
      const here = height[place];
      const even = here === height[place + 1] && here === height[place + wide] && here === height[place + wide + 1];
      if (!even) slopes.push(place);
    }
  }
  return slopes;
}

/** The closed lines along which the relief has this height; outside the sheet it counts as none. */
export function contours(relief: Relief, level: number, patch: Patch): readonly Line[] {
  return linked(crossings(surveyOf(relief, patch), level));
}

/** A piece of a contour through one cell of samples, with the inside on its right, from one cell edge to another. */
interface Crossing {
  readonly from: number;
  readonly to: number;
  readonly start: Point;
}

function crossings({ cols, height, slopes }: Survey, level: number): Map<number, Crossing[]> {
  const found = new Map<number, Crossing[]>();
  const wide = cols + 1;
  for (const place of slopes) {
    const a = (height[place] ?? 0) - level;
    const b = (height[place + 1] ?? 0) - level;
    const c = (height[place + wide + 1] ?? 0) - level;
    const d = (height[place + wide] ?? 0) - level;
    if (a > 0 === b > 0 && b > 0 === c > 0 && c > 0 === d > 0) continue;
    const [col, row] = [place % wide, Math.floor(place / wide)];
    for (const { from, to, start } of cellCrossings([a, b, c, d])) {
      const x = (col + start.x - 1) * STEP;
      const y = (row + start.y - 1) * STEP;
      const crossing = { from: edgeId(col, row, from, cols), to: edgeId(col, row, to, cols), start: { x, y } };
      const known = found.get(crossing.from);
      if (known === undefined) found.set(crossing.from, [crossing]);
      else known.push(crossing);
    }
  }
  return found;
}

const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Walking clockwise around a cell, a contour goes from where one enters the height to where one leaves it. */
function cellCrossings(corners: readonly number[]): Crossing[] {
  const entered: { side: number; start: Point }[] = [];
  const left: number[] = [];
  corners.forEach((here, side) => {
    const ahead = (side + 1) % 4;
    const there = corners[ahead] ?? 0;
    const [p, q] = [CORNERS[side], CORNERS[ahead]];
    if (p === undefined || q === undefined) return;
    const t = here / (here - there);
    if (here <= 0 && there > 0) entered.push({ side, start: { x: mix(p.x, q.x, t), y: mix(p.y, q.y, t) } });
    if (here > 0 && there <= 0) left.push(side);
  });
  return entered.map(({ side, start }, i) => ({ from: side, to: left[i] ?? side, start }));
}

/** Every edge of a cell of samples has one number, whichever of its two cells it is seen from. */
function edgeId(col: number, row: number, side: number, cols: number): number {
  const upright = side % 2;
  const c = side === 1 ? col + 1 : col;
  const r = side === 2 ? row + 1 : row;
  return ((r * (cols + 2) + c) << 1) | upright;
}

function linked(pieces: Map<number, Crossing[]>): Line[] {
  const lines: Line[] = [];
  for (const first of pieces.keys()) {
    const line: Point[] = [];
    let next = pieces.get(first)?.pop();
    while (next !== undefined) {
      line.push(next.start);
      next = pieces.get(next.to)?.pop();
    }
    if (line.length > 5) lines.push(line);
  }
  return lines;
}

/** A closed line as a path, its corners rounded off. */
export function rounded(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      const curves = line.map((p, i) => {
        const q = line[(i + 1) % line.length] ?? p;
        return `${n(p.x)} ${n(p.y)} ${n((p.x + q.x) / 2)} ${n((p.y + q.y) / 2)}`;
      });
      const [a, b] = [line[0], line.at(-1)];
      if (a === undefined || b === undefined) return '';
      return `M${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}Q${curves.join(' ')}Z`;
    })
    .join('');
}

/** Points along a line, so far apart. */
export function along(line: Line, spacing: number): Point[] {
  const points: Point[] = [];
  let left = spacing / 2;
  line.forEach((p, i) => {
    const q = line[(i + 1) % line.length] ?? p;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    let done = left;
    while (done < length) {
      points.push({ x: mix(p.x, q.x, done / length), y: mix(p.y, q.y, done / length) });
      done += spacing;
    }
    left = done - length;
  });
  return points;
}

/** Down the slope, as a direction of length 1. */
export function downhill(relief: Relief, { x, y }: Point): Point {
  const reach = 6;
  const dx = relief(x - reach, y) - relief(x + reach, y);
  const dy = relief(x, y - reach) - relief(x, y + reach);
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}
