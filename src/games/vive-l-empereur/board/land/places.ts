import type { Hex } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import { circle, type Pen } from '../../../../table/hexes/land.ts';
import { type Line, tenth as n, type Point, pathOf, placed } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Country } from './country.ts';

export interface PlacePens {
  readonly yards: Pen;
  readonly walls: Pen;
  /** Red, pale and grey. */
  readonly roofs: readonly [Pen, Pen, Pen];
  readonly ridges: Pen;
  readonly spires: Pen;
}

/** Half the length, half the depth, and the turn of each building of a farm about its yard, in shares of its size. */
const FARM = [
  [0.1, -0.95, 0.45, 0],
  [-0.9, 0.1, 0.4, 1],
  [0.95, 0.25, 0.3, 1],
] as const;
const STRONG = [
  [0, -1, 0.62, 0],
  [-1, 0, 0.6, 1],
  [1, -0.1, 0.5, 1],
  [-0.66, 1, 0.28, 0],
] as const;
const TOWERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Towns as rings of houses, farms as walls round their hex: whoever garrisons one stands inside. */
export function drawPlaces(country: Country, pens: PlacePens): void {
  const r = country.sheet.radius;
  const build = (at: Point, w: number, h: number, turn: number, tint: number) => {
    const corners: Line = [
      [-w, -h],
      [w, -h],
      [w, h],
      [-w, h],
    ];
    const ridge: Line = [
      [-w, 0],
      [w, 0],
    ];
    get(pens.roofs, tint).add(at[0], at[1], pathOf(placed(at, turn, corners), true));
    pens.ridges.add(at[0], at[1], pathOf(placed(at, turn, ridge)));
  };

  const town = (hex: Hex, at: Point) => {
    const luck = speckle(hex + 3);
    pens.yards.add(at[0], at[1], circle(at, r * 0.84));
    const many = 15;
    for (let i = 0; i < many; i++) {
      const turn = (i / many) * 2 * Math.PI + luck() * 0.2;
      const far = r * (0.53 + 0.25 * luck());
      const spot: Point = [at[0] + Math.cos(turn) * far, at[1] + Math.sin(turn) * far * 0.92];
      const [w, lean, tint] = [r * (0.1 + luck() * 0.03), (luck() - 0.5) * 0.5, Math.floor(luck() * 3)];
      if (country.toRoad(spot[0], spot[1]) < 6) continue;
      build(spot, w, r * 0.058, turn + Math.PI / 2 + lean, tint);
    }
    const [x, y, k] = [at[0] - r * 0.4, at[1] - r * 0.42, r / 21];
    pens.spires.add(
      x,
      y,
      `M${n(x - 3 * k)} ${n(y + 3 * k)}v${n(-5 * k)}l${n(2 * k)} ${n(-7 * k)}l${n(2 * k)} ${n(7 * k)}h${n(5 * k)}v${n(5 * k)}Z`,
    );
  };

  const farm = (hex: Hex, at: Point, strong: boolean) => {
    const luck = speckle(hex + 11);
    const [turn, size] = [(luck() - 0.5) * 0.5, r * 0.6];
    const spot = (u: number, v: number): Point => get(placed(at, turn, [[u * size, v * size]]), 0);
    pens.yards.add(at[0], at[1], circle(at, r * 0.8));
    if (strong) {
      // The gate is in the south.
      const wall = (line: Line) => pens.walls.add(at[0], at[1], pathOf(line));
      wall([spot(-1, -1), spot(1, -1), spot(1, 1), spot(0.25, 1)]);
      wall([spot(-0.25, 1), spot(-1, 1), spot(-1, -1)]);
    }
    for (const [u, v, long, quarter] of strong ? STRONG : FARM)
      build(spot(u, v), size * long, size * 0.17, turn + (quarter * Math.PI) / 2, strong ? 0 : Math.floor(luck() * 2));
    if (strong) for (const [u, v] of TOWERS) build(spot(u, v), size * 0.15, size * 0.15, turn, 2);
  };

  country.plan.terrain.forEach((kind, hex) => {
    const at = country.sheet.middle(hex);
    if (kind === 'town') town(hex, at);
    else if (kind === 'farm') farm(hex, at, false);
    else if (kind === 'fortified-farm' || kind === 'chateau') farm(hex, at, true);
  });
}
