import { beside, distance, type Line, type Point, pathOf, placed, towards } from './lines.ts';
import { speckle } from './speckle.ts';

/** From one place to another, swaying by so much at the most, each road always in the same way. */
export function roadLine(a: Point, b: Point, most: number, seed: number): Line {
  const long = distance(a, b);
  const luck = speckle(seed);
  const sway = (luck() - 0.5) * 2;
  const twist = 0.5 + 0.5 * luck();
  const pieces = Math.max(6, Math.round(long / 8));
  const straight = Array.from({ length: pieces + 1 }, (_, i) => towards(a, b, (long * i) / pieces));
  return beside(straight, (i) => {
    const t = i / pieces;
    return most * (sway * Math.sin(Math.PI * t) + twist * Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t));
  });
}

/** A bridge: its middle, the way of its road, and half its length. */
export interface Bridge {
  readonly at: Point;
  readonly angle: number;
  readonly half: number;
}

/** The roadway of a bridge. */
export function deck({ at, angle, half }: Bridge): string {
  const w = half + 1;
  const shape: Line = [
    [-w, -4.2],
    [w, -4.2],
    [w, 4.2],
    [-w, 4.2],
  ];
  return pathOf(placed(at, angle, shape), true);
}

/** Its two parapets, opening at the ends. */
export function parapets({ at, angle, half: w }: Bridge): string {
  const one = (k: number): Line => [
    [-w - 3.5, k * 8],
    [-w, k * 4.6],
    [w, k * 4.6],
    [w + 3.5, k * 8],
  ];
  return [-1, 1].map((k) => pathOf(placed(at, angle, one(k)))).join('');
}
