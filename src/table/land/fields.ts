import { between, type Line, type Point, pathOf, placed } from './lines.ts';

/** Furrows across a field of four corners, from its first side to the one opposite, at each of these shares of the way. */
export function furrows([a, b, c, d]: Line, shares: readonly number[]): string {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  return shares.map((t) => pathOf([between(a, b, t), between(d, c, t)])).join('');
}

/** A leaning oblong: half as wide, half as high as it is said. */
export function parcel(at: Point, turn: number, w: number, h: number, lean: number): Line {
  return placed(at, turn, [
    [-w + lean, -h],
    [w + lean, -h],
    [w - lean, h],
    [-w - lean, h],
  ]);
}

/** Three blades of grass. */
export const blades = ([x, y]: Point): string =>
  (
    [
      [-3, -4, -4],
      [0, 0, -5],
      [3, 4.5, -4],
    ] as const
  )
    .map(([foot, tip, high]) =>
      pathOf([
        [x + foot, y],
        [x + tip, y + high],
      ]),
    )
    .join('');
