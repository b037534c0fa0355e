import { get } from '../../kernel/there.ts';
import { contours, type Heights } from './contours.ts';
import { finer } from './curves.ts';
import { distance, type Line, type Point, pathOf } from './lines.ts';
import { speckle } from './speckle.ts';

/** The height at any point, between the four samples about it. */
export function heightAt({ cols, rows, from, step, height }: Heights, x: number, y: number): number {
  const [u, v] = [(x - from[0]) / step, (y - from[1]) / step];
  const i = Math.max(0, Math.min(cols - 2, Math.floor(u)));
  const j = Math.max(0, Math.min(rows - 2, Math.floor(v)));
  const [a, b] = [u - i, v - j];
  const k = j * cols + i;
  const upper = get(height, k) * (1 - a) + get(height, k + 1) * a;
  const lower = get(height, k + cols) * (1 - a) + get(height, k + cols + 1) * a;
  return upper * (1 - b) + lower * b;
}

/** How slopes are engraved. */
export interface Engraving {
  /** The lowest contour from which strokes run, the highest, and how far they are apart. */
  readonly lowest: number;
  readonly highest: number;
  readonly between: number;
  /** How near two strokes may stand on the steepest slope, and how much wider they stand on a gentle one. */
  readonly closest: number;
  /** The least slope that is drawn, and from which ones on strokes are stronger and strongest. */
  readonly steep: readonly [least: number, stronger: number, strongest: number];
  /** Where nothing is engraved, since something else is drawn there. */
  readonly taken: (at: Point) => boolean;
  readonly seed: number;
}

/** Fine, middle and bold strokes that run downhill in the manner of the time: the steeper, the thicker and the closer. */
export function hachures(heights: Heights, how: Engraving): readonly [string, string, string] {
  const luck = speckle(how.seed);
  const strokes: [string[], string[], string[]] = [[], [], []];
  const [least, stronger, strongest] = how.steep;
  for (let level = how.lowest; level < how.highest; level += how.between) {
    for (const { line: contour } of contours(heights, level)) {
      const line = finer(contour, 2);
      let gone = 0;
      for (let i = 0; i + 1 < line.length; i++) {
        const [a, b] = [get(line, i), get(line, i + 1)];
        gone += distance(a, b);
        if (gone < how.closest) continue;
        const steep = Math.hypot(...slopeAt(heights, a));
        if (steep < least || gone < Math.max(how.closest, 7.4 - steep * 80)) continue;
        gone = 0;
        const stroke = downhill(heights, a, how.between * (0.62 + 0.3 * luck()));
        if (stroke.some(how.taken)) continue;
        strokes[steep > strongest ? 2 : steep > stronger ? 1 : 0].push(pathOf(stroke));
      }
    }
  }
  return [strokes[0].join(''), strokes[1].join(''), strokes[2].join('')];
}

const slopeAt = (heights: Heights, [x, y]: Point): Point => [
  (heightAt(heights, x + 6, y) - heightAt(heights, x - 6, y)) / 12,
  (heightAt(heights, x, y + 6) - heightAt(heights, x, y - 6)) / 12,
];

/** From a point down by so much, in a bent stroke. */
function downhill(heights: Heights, from: Point, fall: number): Line {
  const top = heightAt(heights, from[0], from[1]);
  let [x, y] = from;
  const line: Point[] = [from];
  for (let k = 0; k < 6; k++) {
    const [u, v] = slopeAt(heights, [x, y]);
    const long = Math.hypot(u, v) || 1;
    x -= (u / long) * 2.8;
    y -= (v / long) * 2.8;
    line.push([x, y]);
    if (top - heightAt(heights, x, y) > fall) break;
  }
  return line.filter((_, i) => i === 0 || i === line.length - 1 || i === line.length >> 1);
}
