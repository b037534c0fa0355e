/** A point of the sheet, or of the pack's own square before it is projected. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sheet: the map within its frame. */
export const WIDTH = 1440;
export const HEIGHT = 1400;
export const MAP: Rect = { x: 36, y: 36, w: WIDTH - 72, h: HEIGHT - 72 };

/** How far the pack's square reaches, a little trimmed, and where the land is drawn larger than elsewhere. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly breadth: number;
  readonly more: number;
}

const EAST: Stretch = { from: 26, to: 996, middle: 552, breadth: 165, more: 1.15 };
const SOUTH: Stretch = { from: 12, to: 1000, middle: 440, breadth: 185, more: 1.05 };
const STEPS = 256;

/** The share of the way from one side to the other at which a coordinate lies: the middle of the campaign is enlarged. */
function shareOf({ from, to, middle, breadth, more }: Stretch): (at: number) => number {
  const sums = [0];
  for (let i = 0; i < STEPS; i++) {
    const u = from + ((to - from) * (i + 0.5)) / STEPS;
    sums.push(sums[i]! + 1 + more * Math.exp(-(((u - middle) / breadth) ** 2)));
  }
  const whole = sums[STEPS]!;
  return (at) => {
    const t = ((at - from) / (to - from)) * STEPS;
    const i = Math.max(0, Math.min(STEPS - 1, Math.floor(t)));
    return (sums[i]! + (sums[i + 1]! - sums[i]!) * (t - i)) / whole;
  };
}

const eastward = shareOf(EAST);
const southward = shareOf(SOUTH);

/** From the pack's square to the sheet. */
export function project([x, y]: Point): Point {
  return [MAP.x + MAP.w * eastward(x), MAP.y + MAP.h * southward(y)];
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** From the first point towards the second. */
export function towards(a: Point, b: Point, far: number): Point {
  const d = distance(a, b) || 1;
  return [a[0] + ((b[0] - a[0]) * far) / d, a[1] + ((b[1] - a[1]) * far) / d];
}

/** A smooth line through the points, as many short steps. */
export function curve(points: Line, step: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p1, p2] = [points[i]!, points[i + 1]!];
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2];
    const pieces = Math.max(2, Math.round(distance(p1, p2) / step));
    for (let j = 0; j < pieces; j++) {
      const t = j / pieces;
      const at = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t);
      out.push([at(0), at(1)]);
    }
  }
  const last = points.at(-1);
  return last === undefined ? out : [...out, last];
}

/** At each point of a line the unit vector to its left. */
export function normals(line: Line): Point[] {
  return line.map((_, i) => {
    const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
    const d = distance(a, b) || 1;
    return [(a[1] - b[1]) / d, (b[0] - a[0]) / d];
  });
}

/** The line moved to its side, by an amount that may change on the way. */
export function beside(line: Line, by: number | ((i: number) => number)): Point[] {
  const n = normals(line);
  return line.map(([x, y], i) => {
    const k = typeof by === 'number' ? by : by(i);
    return [x + n[i]![0] * k, y + n[i]![1] * k];
  });
}

/** Rounds its corners off, its ends held. */
export function smooth(line: Line, times: number): Line {
  let out = line;
  for (let k = 0; k < times; k++) {
    out = out.map((p, i) => {
      const [a, b] = [out[i - 1], out[i + 1]];
      return a === undefined || b === undefined ? p : [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
    });
  }
  return out;
}

const tenth = (n: number): string => String(Math.round(n * 10) / 10);

export const pathOf = (line: Line, close = false): string =>
  line.length === 0 ? '' : `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${close ? 'Z' : ''}`;

/** Where the piece from a to b meets the one from c to d. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const q = rx * sy - ry * sx;
  if (Math.abs(q) < 1e-9) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / q;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / q;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + rx * t, a[1] + ry * t] : null;
}

export interface Crossing {
  readonly at: Point;
  /** The piece of each line on which they meet. */
  readonly i: number;
  readonly j: number;
}

export function crossings(one: Line, other: Line): Crossing[] {
  const out: Crossing[] = [];
  for (let i = 0; i + 1 < one.length; i++) {
    for (let j = 0; j + 1 < other.length; j++) {
      const at = meeting(one[i]!, one[i + 1]!, other[j]!, other[j + 1]!);
      if (at !== null) out.push({ at, i, j });
    }
  }
  return out;
}

export const overlap = (a: Rect, b: Rect): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** Points on a circle, from the top, clockwise. */
export function ring([x, y]: Point, r: number, n: number, turn = 0): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n - Math.PI / 2;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}
