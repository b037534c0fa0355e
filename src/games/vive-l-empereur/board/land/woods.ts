import { get } from '../../../../kernel/there.ts';
import type { Pen } from '../../../../table/hexes/land.ts';
import { heightAt } from '../../../../table/land/hachures.ts';
import { tenth as n } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import { crown } from '../../../../table/land/trees.ts';
import type { Country } from './country.ts';

/** From where on land is a wood, and a thicket. */
export const WOOD = 0.53;
const THICKET = 0.5;
/** How far apart trees stand, in units. */
const GAP = 12.4;
/** A road through a wood is this wide. */
const RIDE = 7;

export interface WoodPens {
  readonly shade: Pen;
  /** By the three tints of their leaves. */
  readonly crowns: readonly [Pen, Pen, Pen];
  readonly leaves: Pen;
}

const shadow = (x: number, y: number, s: number): string =>
  `M${n(x - 5 * s)} ${n(y + 4.6 * s)}q${n(7 * s)} ${n(3 * s)} ${n(15 * s)} ${n(-0.6 * s)}`;
const leaf = (x: number, y: number, s: number): string =>
  `M${n(x + 1.5 * s)} ${n(y + 1.8 * s)}q${n(3.8 * s)} ${n(-0.6 * s)} ${n(3.6 * s)} ${n(-3.8 * s)}`;

/** Woods grow together over the hexes that they fill: their edge is that of the land between, not of the grid. */
export function drawWoods(country: Country, pens: WoodPens): void {
  const { sheet, wooded, bushy } = country;
  const luck = speckle(77);
  let row = 0;
  for (let y = -GAP; y < sheet.height + GAP; y += GAP * 0.72, row++) {
    for (let x = -GAP + (row % 2) * GAP * 0.5; x < sheet.width + GAP; x += GAP) {
      const [px, py] = [x + (luck() - 0.5) * GAP * 0.6, y + (luck() - 0.5) * GAP * 0.5];
      const [thin, size, tint] = [luck(), luck(), luck()];
      const isWood = heightAt(wooded, px, py) > WOOD;
      if (!isWood && !(heightAt(bushy, px, py) > THICKET && thin < 0.6)) continue;
      if (country.toRoad(px, py) < RIDE) continue;
      const s = (isWood ? 0.92 : 0.62) * (0.85 + size * 0.35);
      get(pens.crowns, Math.floor(tint * 3)).add(px, py, crown(px, py, s));
      pens.leaves.add(px, py, leaf(px, py, s));
      pens.shade.add(px, py, shadow(px, py, s));
    }
  }
}

/** Trees along the high roads, not in the towns. */
export function drawAvenues({ roads, terrainAt }: Country, pen: Pen): void {
  const luck = speckle(8);
  for (const { type, line } of roads) {
    if (type !== 'road') continue;
    for (let i = 1; i + 1 < line.length; i++) {
      const [p, q] = [get(line, i), get(line, i + 1)];
      const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
      for (const side of [-1, 1]) {
        if (luck() >= 0.26) continue;
        const [x, y] = [p[0] - ((q[1] - p[1]) / long) * side * 8.4, p[1] + ((q[0] - p[0]) / long) * side * 8.4];
        if (terrainAt(x, y) === 'clear') pen.add(x, y, crown(x, y, 0.36));
      }
    }
  }
}
