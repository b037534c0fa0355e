import { type Hex, type Hexes, type HexMap, hexesOf, OFF, WAYS } from '../../grids/hexes.ts';
import { get } from '../../kernel/there.ts';
import { type Line, type Point, pathOf } from '../land/lines.ts';

/** A map of hexes laid out on a sheet: where each of them lies, in the sheet's own units. */
export interface HexSheet {
  readonly hexes: Hexes;
  /** From the middle of a hex to a vertex. */
  readonly radius: number;
  readonly width: number;
  readonly height: number;
  middle(hex: Hex): Point;
  /** The hex at a point of the sheet, or OFF. */
  at(x: number, y: number): Hex;
  /** The vertices in the order of the grid, drawn in by a share of the radius. */
  corners(hex: Hex, share?: number): readonly Point[];
  /** The two ends of the hexside in a direction, clockwise. */
  side(hex: Hex, way: number, share?: number): readonly [Point, Point];
}

/** How far from the north direction k of a grid lies, in radians. */
export const bearing = (top: HexMap['top'], way: number): number => ((way + (top === 'flat' ? 0 : 0.5)) * Math.PI) / 3;

/** A point that lies so far from another in a direction from the north, clockwise. */
export const afar = ([x, y]: Point, turn: number, far: number): Point => [
  x + Math.sin(turn) * far,
  y - Math.cos(turn) * far,
];

/** Lays a map out, its hexes so large, with a margin on all sides. */
export function sheetOf(map: HexMap, radius: number, margin: number): HexSheet {
  const hexes = hexesOf(map);
  const vertices = Array.from({ length: WAYS }, (_, k): Point => afar([0, 0], bearing(map.top, k + 0.5), 1));
  const middles = Array.from({ length: hexes.count }, (_, hex) => hexes.middle(hex));
  const bound = (d: 0 | 1, pick: (...values: number[]) => number): number => {
    const ends = vertices.map((p) => p[d]);
    return middles.reduce((edge, p) => pick(edge, p[d]), get(middles, 0)[d]) + pick(...ends);
  };
  const [left, top] = [bound(0, Math.min), bound(1, Math.min)];
  const placed = middles.map(([x, y]): Point => [margin + (x - left) * radius, margin + (y - top) * radius]);
  const middle = (hex: Hex): Point => get(placed, hex);
  const corner = (hex: Hex, k: number, share: number): Point => {
    const [[x, y], [u, v]] = [middle(hex), get(vertices, (k + WAYS) % WAYS)];
    return [x + u * radius * share, y + v * radius * share];
  };
  return {
    hexes,
    radius,
    width: Math.ceil(2 * margin + (bound(0, Math.max) - left) * radius),
    height: Math.ceil(2 * margin + (bound(1, Math.max) - top) * radius),
    middle,
    at: (x, y) => hexes.at((x - margin) / radius + left, (y - margin) / radius + top),
    corners: (hex, share = 1) => vertices.map((_, k) => corner(hex, k, share)),
    side: (hex, way, share = 1) => [corner(hex, way - 1, share), corner(hex, way, share)],
  };
}

/** Whole hexes as one path. */
export const hexesPath = (sheet: HexSheet, hexes: Iterable<Hex>, share = 1): string =>
  Array.from(hexes, (hex) => pathOf(sheet.corners(hex, share), true)).join('');

/** The edge about a set of hexes as one path, without the sides that two of them share. */
export function outlinePath(sheet: HexSheet, set: ReadonlySet<Hex>): string {
  const { next } = sheet.hexes;
  let path = '';
  for (const hex of set) {
    for (let way = 0; way < WAYS; way++) {
      const other = get(next, hex * WAYS + way);
      if (other === OFF || !set.has(other)) path += pathOf(sheet.side(hex, way));
    }
  }
  return path;
}

/** Brackets in the corners of a hex: it is aimed at. */
export function bracketsPath(sheet: HexSheet, hex: Hex, share = 0.97, long = 0.3): string {
  const corners = sheet.corners(hex, share);
  return corners
    .map((p, i) => {
      const arm = (q: Point): Point => [p[0] + (q[0] - p[0]) * long, p[1] + (q[1] - p[1]) * long];
      const line: Line = [arm(get(corners, (i + 5) % WAYS)), p, arm(get(corners, (i + 1) % WAYS))];
      return pathOf(line);
    })
    .join('');
}

/** Which way an arrow key goes from a hex: over a side where one lies there, else over the one of two that leads on. */
export function stepOf({ hexes }: HexSheet, hex: Hex, [dx, dy]: readonly [dx: number, dy: number]): Hex {
  // Beside a flat top lie two hexes, one higher and one lower: the cursor goes along the row that it is in.
  const isShoved = ((hexes.top === 'flat' ? hex % hexes.cols : Math.floor(hex / hexes.cols)) & 1) === 1;
  const low = isShoved === (hexes.shoved === 'even');
  const flat = dx === 0 ? (dy < 0 ? 0 : 3) : dx > 0 ? (low ? 1 : 2) : low ? 5 : 4;
  const pointed = dy === 0 ? (dx > 0 ? 1 : 4) : dy < 0 ? (low ? 5 : 0) : low ? 3 : 2;
  return get(hexes.next, hex * WAYS + (hexes.top === 'flat' ? flat : pointed));
}
