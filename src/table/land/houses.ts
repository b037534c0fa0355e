import { distance, type Line, type Point, pathOf, placed, ring, tenth } from './lines.ts';

// Houses and works as a map shows them: their plan, seen from above.

export const disc = ([x, y]: Point, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The corners of a rectangle that is turned with all of its place. */
export const block = (at: Point, turn: number, x: number, y: number, w: number, h: number): string =>
  pathOf(
    placed(at, turn, [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
    true,
  );

export interface House {
  readonly roof: string;
  readonly ridge: string;
  /** From 0 up to 1, for the colour of its roof. */
  readonly tint: number;
}

function house(at: Point, w: number, h: number, turn: number, tint: number): House {
  const corners: Line = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ];
  const ridge: Line = [
    [-0.4 * w, 0],
    [0.4 * w, 0],
  ];
  return { roof: pathOf(placed(at, turn, corners), true), ridge: pathOf(placed(at, turn, ridge)), tint };
}

/** So many houses about a place, or as many as find room, along its lanes; the streets that leave it are left free. */
export function village(
  at: Point,
  { r, many, size }: { readonly r: number; readonly many: number; readonly size: number },
  streets: readonly number[],
  luck: () => number,
): readonly House[] {
  const built: Point[] = [];
  const houses: House[] = [];
  for (let t = 0; t < many * 14 && built.length < many; t++) {
    const angle = luck() * 2 * Math.PI;
    const far = r * Math.sqrt(luck());
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    if (far < size * 0.85 || built.some((other) => distance(other, [x, y]) < size * 1.02)) continue;
    if (streets.some((street) => inStreet(x, y, street, 2.6 + size * 0.3))) continue;
    built.push([x, y]);
    const [w, h] = [size * (0.75 + 0.4 * luck()), size * (0.52 + 0.22 * luck())];
    houses.push(house([at[0] + x, at[1] + y], w, h, angle + Math.PI / 2 + (luck() - 0.5) * 0.5, luck()));
  }
  return houses;
}

function inStreet(x: number, y: number, street: number, half: number): boolean {
  const [along, across] = [
    Math.cos(street) * x + Math.sin(street) * y,
    Math.abs(Math.cos(street) * y - Math.sin(street) * x),
  ];
  return along > -1 && across < half;
}

/** A church: its walls, and the spire with its cross. */
export function church([x, y]: Point, k: number): { readonly walls: string; readonly spire: string } {
  const p = (u: number, v: number): Point => [x + u * k, y + v * k];
  return {
    walls: pathOf([p(-2.2, 2.6), p(-2.2, -1), p(0, -3.2), p(2.2, -1), p(2.2, 2.6)], true),
    spire: pathOf([p(0, -3.2), p(0, -7)]) + pathOf([p(-1.4, -5.7), p(1.4, -5.7)]),
  };
}

/** The old wall of a great town. */
export function townWall([x, y]: Point, r: number): string {
  const shape: Line = [
    [-0.1, -1],
    [0.4, -0.9],
    [0.8, -0.56],
    [0.96, 0.1],
    [0.7, 0.66],
    [0.28, 0.98],
    [-0.14, 1.06],
    [-0.6, 0.72],
    [-0.9, 0.22],
    [-0.88, -0.42],
    [-0.52, -0.82],
  ];
  return pathOf(
    shape.map(([u, v]): Point => [x + u * r, y + v * r]),
    true,
  );
}

const SIDES = 6;

/** A trace after Vauban: from each corner of a hexagon an arrow-head with faces, shoulders and flanks. */
export function bastions([x, y]: Point, r: number): string {
  const polar = (angle: number, far: number): Point => [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far];
  const corners = Array.from({ length: SIDES }, (_, i) => i * ((2 * Math.PI) / SIDES) - Math.PI / 2);
  return pathOf(
    corners.flatMap((a) => [
      polar(a - 0.27, 0.7),
      polar(a - 0.215, 0.83),
      polar(a, 1.08),
      polar(a + 0.215, 0.83),
      polar(a + 0.27, 0.7),
    ]),
    true,
  );
}

/** Short strokes that fall away from the ditch of such a trace. */
export const glacis = (at: Point, r: number): string =>
  ring(at, 1, 48)
    .map(([x, y], i) => {
      const [u, v] = [x - at[0], y - at[1]];
      const near = r * (i % 8 === 0 ? 1.24 : i % 8 === 4 ? 1.0 : i % 2 === 0 ? 1.1 : 1.14);
      return pathOf([
        [at[0] + u * near, at[1] + v * near],
        [at[0] + u * (near + 5), at[1] + v * (near + 5)],
      ]);
    })
    .join('');
