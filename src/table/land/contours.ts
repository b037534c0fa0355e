import { distance, type Line, type Point, tenth } from './lines.ts';

/** The height of the land on a lattice of samples, row by row. */
export interface Heights {
  /** How many samples there are in a row, and how many rows. */
  readonly cols: number;
  readonly rows: number;
  /** Where the first sample lies, and how far apart they are. */
  readonly from: Point;
  readonly step: number;
  readonly height: Readonly<ArrayLike<number>>;
}

/** The height at any point, between the four samples about it. */
export function heightAt({ cols, rows, from, step, height }: Heights, x: number, y: number): number {
  const [u, v] = [(x - from[0]) / step, (y - from[1]) / step];
  const i = Math.max(0, Math.min(cols - 2, Math.floor(u)));
  const j = Math.max(0, Math.min(rows - 2, Math.floor(v)));
  const [a, b] = [u - i, v - j];
  const k = j * cols + i;
  const upper = height[k]! * (1 - a) + height[k + 1]! * a;
  const lower = height[k + cols]! * (1 - a) + height[k + cols + 1]! * a;
  return upper * (1 - b) + lower * b;
}

/** A line of equal height. One that closes ends at the point where it began. */
export interface Contour {
  readonly line: Line;
  /** Whether whoever walks along it has the higher ground on the left. */
  readonly rising: boolean;
}

/** The cells of samples in which the land is not even, found once for all the contours that are drawn of it. */
const slopes = new WeakMap<Heights, readonly number[]>();

function slopesOf(heights: Heights): readonly number[] {
  const known = slopes.get(heights);
  if (known !== undefined) return known;
  const { cols, rows, height } = heights;
  const found: number[] = [];
  for (let j = 0; j + 1 < rows; j++) {
    for (let k = j * cols; k + 1 < (j + 1) * cols; k++) {
      const here = height[k];
      if (here !== height[k + 1] || here !== height[k + cols] || here !== height[k + cols + 1]) found.push(k);
    }
  }
  slopes.set(heights, found);
  return found;
}

/** A piece of a contour through one cell: the edges of the lattice that it crosses, and where. */
interface Piece {
  readonly edges: readonly [number, number];
  readonly ends: readonly [Point, Point];
  readonly rising: boolean;
}

/** The lines along which the land has this height, each as one chain; lines that leave the lattice are open. */
export function contours(heights: Heights, level: number): Contour[] {
  return chained(piecesOf(heights, level));
}

function piecesOf(heights: Heights, level: number): Piece[] {
  const { cols, from, step, height } = heights;
  const pieces: Piece[] = [];
  for (const k of slopesOf(heights)) {
    const [a, b, c, d] = [height[k]!, height[k + 1]!, height[k + cols + 1]!, height[k + cols]!];
    if (a < level === b < level && b < level === c < level && c < level === d < level) continue;
    const [i, j] = [k % cols, Math.floor(k / cols)];
    // Clockwise from the top. An edge has one number, whichever of its two cells it is seen from: even along a row, odd down.
    const cuts: { readonly edge: number; readonly at: Point; readonly up: boolean }[] = [];
    const cut = (edge: number, u: number, v: number, up: boolean) =>
      cuts.push({ edge, at: [from[0] + u * step, from[1] + v * step], up });
    if (a < level !== b < level) cut(2 * k, i + (level - a) / (b - a), j, a < level);
    if (b < level !== c < level) cut(2 * (k + 1) + 1, i + 1, j + (level - b) / (c - b), b < level);
    if (d < level !== c < level) cut(2 * (k + cols), i + (level - d) / (c - d), j + 1, c < level);
    if (a < level !== d < level) cut(2 * k + 1, i, j + (level - a) / (d - a), d < level);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const [p, q] = [cuts[n]!, cuts[n + 1]!];
      // Going round the cell clockwise the land rises above the level at p: what is higher lies left of the way from p to q.
      pieces.push({ edges: [p.edge, q.edge], ends: [p.at, q.at], rising: p.up });
    }
  }
  return pieces;
}

function chained(pieces: readonly Piece[]): Contour[] {
  const meeting = new Map<number, number[]>();
  pieces.forEach(({ edges }, i) => {
    for (const edge of edges) {
      const known = meeting.get(edge);
      if (known === undefined) meeting.set(edge, [i]);
      else known.push(i);
    }
  });
  const used = new Uint8Array(pieces.length);
  /** From an edge on, as far as pieces follow each other. */
  const follow = (from: number): Point[] => {
    const line: Point[] = [];
    for (let edge = from; ; ) {
      const next = meeting.get(edge)?.find((i) => used[i] === 0);
      if (next === undefined) return line;
      used[next] = 1;
      const { edges, ends } = pieces[next]!;
      const far = edges[0] === edge ? 1 : 0;
      line.push(ends[far]);
      edge = edges[far];
    }
  };
  return pieces.flatMap(({ edges, ends, rising }, i) => {
    if (used[i] === 1) return [];
    used[i] = 1;
    const ahead = follow(edges[1]);
    return [{ line: [...follow(edges[0]).reverse(), ...ends, ...ahead], rising }];
  });
}

/** A closed line as a path, its corners rounded off; the point where it ends is not said again. */
export function rounded(line: Line): string {
  const [a, b] = [line[0], line.at(-1)];
  if (a === undefined || b === undefined) return '';
  const middle = (p: Point, q: Point) => `${tenth((p[0] + q[0]) / 2)} ${tenth((p[1] + q[1]) / 2)}`;
  const curves = line.map((p, i) => `${tenth(p[0])} ${tenth(p[1])} ${middle(p, line[(i + 1) % line.length] ?? p)}`);
  return `M${middle(a, b)}Q${curves.join(' ')}Z`;
}

/** Points along a closed line, so far apart. */
export function along(line: Line, spacing: number): Point[] {
  const points: Point[] = [];
  let left = spacing / 2;
  line.forEach((p, i) => {
    const q = line[(i + 1) % line.length] ?? p;
    const length = distance(p, q);
    let done = left;
    while (done < length) {
      points.push([p[0] + (q[0] - p[0]) * (done / length), p[1] + (q[1] - p[1]) * (done / length)]);
      done += spacing;
    }
    left = done - length;
  });
  return points;
}
