import { get } from '../../../../kernel/there.ts';
import type { Pen } from '../../../../table/hexes/land.ts';
import { furrows } from '../../../../table/land/fields.ts';
import { heightAt } from '../../../../table/land/hachures.ts';
import { type Line, tenth as n, type Point, pathOf, placed } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Country } from './country.ts';

export interface FieldPens {
  /** By the three tints of their crops. */
  readonly parcels: readonly [Pen, Pen, Pen];
  readonly furrows: Pen;
  readonly grass: Pen;
}

/** Groups of fields and tufts of grass, by the square of a hex's radius. */
const GROUPS = 0.115;
const TUFTS = 0.45;

/** Fields in groups on open ground, clear of everything else. */
export function drawFields(country: Country, pens: FieldPens): void {
  const { sheet } = country;
  const r = sheet.radius;
  const luck = speckle(31);
  const isOpen = ([x, y]: Point) =>
    country.terrainAt(x, y) === 'clear' &&
    heightAt(country.wooded, x, y) < 0.4 &&
    country.toRoad(x, y) > 8 &&
    country.toWater(x, y) > 11;
  const many = (share: number) => Math.round(((sheet.width * sheet.height) / (r * r)) * share);
  for (let group = 0; group < many(GROUPS); group++) {
    const at: Point = [luck() * sheet.width, luck() * sheet.height];
    const turn = (luck() - 0.5) * 1.2;
    const [count, tint] = [2 + Math.floor(luck() * 3), Math.floor(luck() * 3)];
    for (let i = 0; i < count; i++) {
      const [w, h] = [(0.42 + luck() * 0.3) * r, (0.7 + luck() * 0.5) * r];
      const [lean, other, rows] = [luck() * 0.1 * r, luck() * 0.1 * r, 5 + Math.round(luck() * 3)];
      const left = (i - count / 2) * 0.62 * r;
      const shape: Line = [
        [left, -h / 2],
        [left + w, -h / 2 + lean],
        [left + w, h / 2],
        [left, h / 2 - other],
      ];
      const field = placed(at, turn, shape);
      if (![...field, ...placed(at, turn, [[left + w / 2, 0]])].every(isOpen)) continue;
      const [x, y] = get(field, 0);
      get(pens.parcels, (tint + i) % 3).add(x, y, pathOf(field, true));
      const shares = Array.from({ length: rows - 1 }, (_, k) => (k + 1) / rows);
      pens.furrows.add(x, y, furrows(field, shares));
    }
  }
  for (let i = 0; i < many(TUFTS); i++) {
    const [x, y] = [luck() * sheet.width, luck() * sheet.height];
    if (!isOpen([x, y])) continue;
    pens.grass.add(
      x,
      y,
      `M${n(x)} ${n(y)}l-2.200 -4M${n(x + 2.3)} ${n(y)}l.6 -4.800M${n(x + 4.6)} ${n(y)}l2.600 -3.400`,
    );
  }
}
