import { get } from '../../kernel/there.ts';
import { distance, type Line, type Point } from './lines.ts';

// Lines that bend, run beside each other and meet.

/** From the first point towards the second. */
export function towards(a: Point, b: Point, far: number): Point {
  const d = distance(a, b) || 1;
  return [a[0] + ((b[0] - a[0]) * far) / d, a[1] + ((b[1] - a[1]) * far) / d];
}

/** Points on a circle, from the top, clockwise. */
export function ring([x, y]: Point, r: number, n: number, turn = 0): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n - Math.PI / 2;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** A smooth line through the points, as many short steps. */
export function curve(points: Line, step: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [p1, p2] = [get(points, i), get(points, i + 1)];
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
function normals(line: Line): Point[] {
  return line.map((_, i) => {
    const [a, b] = [get(line, Math.max(0, i - 1)), get(line, Math.min(line.length - 1, i + 1))];
    const d = distance(a, b) || 1;
    return [(a[1] - b[1]) / d, (b[0] - a[0]) / d];
  });
}

/** The line moved to its side, by an amount that may change on the way. */
export function beside(line: Line, by: number | ((i: number) => number)): Point[] {
  const n = normals(line);
  return line.map(([x, y], i) => {
    const k = typeof by === 'number' ? by : by(i);
    return [x + get(n, i)[0] * k, y + get(n, i)[1] * k];
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

/** Its points and others between them, about so far apart. */
export function finer(line: Line, apart: number, rounding: (pieces: number) => number = Math.round): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [get(line, i), get(line, i + 1)];
    const n = Math.max(1, rounding(distance(a, b) / apart));
    for (let k = 0; k < n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return out;
}

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
      const at = meeting(get(one, i), get(one, i + 1), get(other, j), get(other, j + 1));
      if (at !== null) out.push({ at, i, j });
    }
  }
  return out;
}
