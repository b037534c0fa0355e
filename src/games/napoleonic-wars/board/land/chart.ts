import { get } from '../../../../kernel/there.ts';
import { between, distance, type Line, type Point, tenth } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A sheet on which Europe is drawn: where it lies, and how large. */
export interface Chart {
  /** Tells the clips of two charts on one page apart. */
  readonly id: string;
  readonly sheet: Rect;
  /** How many units a degree of latitude is long. */
  readonly degree: number;
  /** From longitude and latitude to the sheet. */
  readonly project: (at: Point) => Point;
}

const RADIAN = Math.PI / 180;
/** The parallel that the cone touches, and the place from which the net is drawn. */
const PARALLEL = 48;
const MERIDIAN = 11;
const ORIGIN = 47;

/** An equidistant conic net, as an atlas of 1800 has it: `at` is the place of 11° East, 47° North. */
export function chartOf(id: string, sheet: Rect, degree: number, at: Point): Chart {
  const turn = Math.sin(PARALLEL * RADIAN);
  const pole = PARALLEL + 1 / Math.tan(PARALLEL * RADIAN) / RADIAN;
  return {
    id,
    sheet,
    degree,
    project: ([lon, lat]) => {
      const far = pole - lat;
      const angle = turn * (lon - MERIDIAN) * RADIAN;
      return [at[0] + degree * far * Math.sin(angle), at[1] - degree * (pole - ORIGIN - far * Math.cos(angle))];
    },
  };
}

/** A smooth path through the points. */
export function bent(points: Line, closed = false): string {
  const n = points.length;
  const at = (i: number): Point => get(points, closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i)));
  const word = ([x, y]: Point) => `${tenth(x)} ${tenth(y)}`;
  let d = `M${word(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${word([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${word([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${word(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A coast with small bays: each stretch is broken in its middle and pushed aside, the longer ones twice. */
export function frayed(ring: Line, degree: number, seed: number): Line {
  const luck = speckle(seed);
  let out = ring;
  for (const [least, far] of [
    [0.42, 0.26],
    [0.3, 0.2],
  ] as const) {
    out = out.flatMap((a, i) => {
      const b = get(out, (i + 1) % out.length);
      const long = distance(a, b);
      const push = (luck() - 0.5) * far * Math.min(1, degree / (long || 1));
      // What lies far off the sheet is drawn by a few long strokes.
      if (long < degree * least || long > degree * 8) return [a];
      const middle = between(a, b, 0.5);
      return [a, [middle[0] - (b[1] - a[1]) * push, middle[1] + (b[0] - a[0]) * push] as const];
    });
  }
  return out;
}
