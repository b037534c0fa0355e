import { get } from '../../kernel/there.ts';
import type { Line, Point } from './lines.ts';

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

/** A line of equal height. One that closes ends at the point where it began. */
export interface Contour {
  readonly line: Line;
  /** Whether whoever walks along it has the higher ground on the left. */
  readonly rising: boolean;
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

function piecesOf({ cols, rows, from, step, height }: Heights, level: number): Piece[] {
  const pieces: Piece[] = [];
  for (let k = 0; k < cols * (rows - 1) - 1; k++) {
    const [a, b, c, d] = [get(height, k), get(height, k + 1), get(height, k + cols + 1), get(height, k + cols)];
    if (a < level === b < level && b < level === c < level && c < level === d < level) continue;
    const [i, j] = [k % cols, Math.floor(k / cols)];
    if (i === cols - 1) continue;
    // Clockwise from the top. An edge has one number, whichever of its two cells it is seen from: even along a row, odd down.
    const cuts: { readonly edge: number; readonly at: Point; readonly up: boolean }[] = [];
    const cut = (edge: number, u: number, v: number, up: boolean) =>
      cuts.push({ edge, at: [from[0] + u * step, from[1] + v * step], up });
    if (a < level !== b < level) cut(2 * k, i + (level - a) / (b - a), j, a < level);
    if (b < level !== c < level) cut(2 * (k + 1) + 1, i + 1, j + (level - b) / (c - b), b < level);
    if (d < level !== c < level) cut(2 * (k + cols), i + (level - d) / (c - d), j + 1, c < level);
    if (a < level !== d < level) cut(2 * k + 1, i, j + (level - a) / (d - a), d < level);
    for (let n = 0; n + 1 < cuts.length; n += 2) {
      const [p, q] = [get(cuts, n), get(cuts, n + 1)];
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
      const { edges, ends } = get(pieces, next);
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
