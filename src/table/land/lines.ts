// Points, lines and paths: what every pen of the land is made of.

/** A point of a sheet, in the sheet's own units. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** A number as it is written into a path: a tenth of a unit is finer than any screen. */
export const tenth = (value: number): string => String(Math.round(value * 10) / 10);

export const pathOf = (line: Line, close = false): string =>
  line.length === 0 ? '' : `M${line.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}${close ? 'Z' : ''}`;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A share of the way from one point to another. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** A shape drawn about nought, turned and put in its place. */
export function placed([x, y]: Point, turn: number, shape: Line): Point[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return shape.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}
