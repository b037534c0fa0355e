import { get } from '../../../../kernel/there.ts';
import type { Pen } from '../../../../table/hexes/land.ts';
import { contours } from '../../../../table/land/contours.ts';
import { finer } from '../../../../table/land/curves.ts';
import { heightAt } from '../../../../table/land/hachures.ts';
import { distance, tenth as n } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Country } from './country.ts';

/** From where between two levels strokes run down, how long they are as a share of a hex, and which are bold. */
const ROWS = [
  { above: 0.72, long: 0.3, bold: true },
  { above: 0.4, long: 0.24, bold: false },
] as const;
/** How far apart two strokes stand, in units. */
const APART = 4.3;
/** Less of a slope than this is none. */
const FLAT = 0.045;

/** Strokes that run downhill where the ground changes its level, in the manner of the time; the plain stays bare. */
export function drawRelief(country: Country, fine: Pen, bold: Pen): void {
  const { height, sheet, plan } = country;
  const luck = speckle(9);
  const e = sheet.radius * 0.08;
  const isFree = (x: number, y: number) =>
    country.toRoad(x, y) > 6.5 && country.toWater(x, y) > 8 && heightAt(country.wooded, x, y) < 0.5;
  const [lowest, highest] = [Math.min(...plan.elevation), Math.max(...plan.elevation)];
  for (let level = lowest; level < highest; level++) {
    for (const { above, long, bold: isBold } of ROWS) {
      for (const { line: contour } of contours(height, level + above)) {
        const line = finer(contour, 2);
        let gone = luck() * APART;
        for (let i = 0; i + 1 < line.length; i++) {
          const [[x, y], b] = [get(line, i), get(line, i + 1)];
          gone += distance([x, y], b);
          if (gone < APART) continue;
          gone -= APART * (0.9 + luck() * 0.2);
          const gx = heightAt(height, x + e, y) - heightAt(height, x - e, y);
          const gy = heightAt(height, x, y + e) - heightAt(height, x, y - e);
          const steep = Math.hypot(gx, gy);
          if (steep < FLAT) continue;
          const far = sheet.radius * long * (0.75 + luck() * 0.5);
          const [dx, dy] = [(-gx / steep) * far, (-gy / steep) * far];
          if (!isFree(x + dx * 0.5, y + dy * 0.5)) continue;
          const bend = () => (luck() - 0.5) * 1.8;
          const path = `M${n(x)} ${n(y)}q${n(dx * 0.5 + bend())} ${n(dy * 0.5 + bend())} ${n(dx)} ${n(dy)}`;
          (isBold ? bold : fine).add(x, y, path);
        }
      }
    }
  }
}
