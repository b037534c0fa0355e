import { rolling, speckle } from '../../../../table/land/speckle.ts';
import { HILLS } from '../country.ts';
import { type Line, MAP, type Point, pathOf, project } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { Stream } from '../sheet.ts';

const STEP = 10;
const COLS = Math.ceil(MAP.w / STEP) + 2;
const ROWS = Math.ceil(MAP.h / STEP) + 2;
const BETWEEN = 0.24;
/** How near two strokes may stand. */
const CLOSEST = 3.6;

/** How deep each river has cut, and how wide its valley is. */
const VALLEYS: Readonly<Record<string, readonly [deep: number, wide: number]>> = {
  sambre: [1.35, 34],
  meuse: [2, 42],
  dyle: [0.95, 30],
  senne: [0.6, 26],
  dendre: [0.5, 26],
  lasne: [0.4, 18],
};

/** Slopes engraved in the manner of the time: strokes that run downhill, the steeper the thicker. */
export interface Relief {
  /** Fine, middle and bold strokes. */
  readonly hachures: readonly [string, string, string];
}

export function reliefOf(streams: readonly Stream[], ground: Ground): Relief {
  const height = heights(streams);
  const slope = (x: number, y: number): Point => [
    (at(height, x + 6, y) - at(height, x - 6, y)) / 12,
    (at(height, x, y + 6) - at(height, x, y - 6)) / 12,
  ];
  const luck = speckle(99);
  const strokes: [string[], string[], string[]] = [[], [], []];
  for (let level = -2.4; level < 3; level += BETWEEN) {
    for (const line of contours(height, level)) {
      let gone = 0;
      for (let i = 0; i + 1 < line.length; i++) {
        const [a, b] = [line[i]!, line[i + 1]!];
        gone += Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (gone < CLOSEST) continue;
        const steep = Math.hypot(...slope(a[0], a[1]));
        if (steep < 0.0105 || gone < Math.max(CLOSEST, 7.4 - steep * 80)) continue;
        gone = 0;
        const stroke = downhill(height, slope, a, luck());
        if (stroke.some((p) => ground.taken(p))) continue;
        strokes[steep > 0.03 ? 2 : steep > 0.018 ? 1 : 0].push(pathOf(stroke));
      }
    }
  }
  return { hachures: [strokes[0].join(''), strokes[1].join(''), strokes[2].join('')] };
}

/** From a point of a contour down to the next, a little more or less. */
function downhill(height: Float32Array, slope: (x: number, y: number) => Point, from: Point, luck: number): Line {
  const top = at(height, from[0], from[1]);
  let [x, y] = from;
  const line: Point[] = [from];
  for (let k = 0; k < 6; k++) {
    const [u, v] = slope(x, y);
    const long = Math.hypot(u, v) || 1;
    x -= (u / long) * 2.8;
    y -= (v / long) * 2.8;
    line.push([x, y]);
    if (top - at(height, x, y) > BETWEEN * (0.62 + 0.3 * luck)) break;
  }
  return line.filter((_, i) => i === 0 || i === line.length - 1 || i === line.length >> 1);
}

function heights(streams: readonly Stream[]): Float32Array {
  const out = new Float32Array(COLS * ROWS);
  const hills = HILLS.map(({ at: place, high, reach }) => ({ at: project(place), high, reach }));
  const valleys = streams.flatMap(({ river, line }) => {
    const cut = VALLEYS[river.id];
    return cut === undefined ? [] : [{ cut, points: line.filter((_, i) => i % 3 === 0) }];
  });
  for (let j = 0; j < ROWS; j++) {
    for (let i = 0; i < COLS; i++) {
      const [x, y] = [MAP.x + i * STEP, MAP.y + j * STEP];
      // The plain rises and breaks up towards the Ardennes.
      const wild = Math.max(0, Math.min(1, (((x - MAP.x) / MAP.w) * 0.55 + ((y - MAP.y) / MAP.h) * 1.1 - 0.62) * 1.5));
      let h = rolling(x / 150, y / 120, 11) * (0.2 + 0.95 * wild) + rolling(x / 64, y / 58, 23) * (0.05 + 0.34 * wild);
      for (const hill of hills) {
        const d = ((x - hill.at[0]) / hill.reach[0]) ** 2 + ((y - hill.at[1]) / hill.reach[1]) ** 2;
        if (d < 9) h += hill.high * Math.exp(-d);
      }
      for (const { cut, points } of valleys) {
        let near = Number.POSITIVE_INFINITY;
        for (const p of points) near = Math.min(near, (x - p[0]) ** 2 + (y - p[1]) ** 2);
        h -= cut[0] * Math.exp(-near / cut[1] ** 2);
      }
      out[j * COLS + i] = h;
    }
  }
  return out;
}

function at(height: Float32Array, x: number, y: number): number {
  const [u, v] = [(x - MAP.x) / STEP, (y - MAP.y) / STEP];
  const i = Math.max(0, Math.min(COLS - 2, Math.floor(u)));
  const j = Math.max(0, Math.min(ROWS - 2, Math.floor(v)));
  const [a, b] = [u - i, v - j];
  const k = j * COLS + i;
  const upper = height[k]! * (1 - a) + height[k + 1]! * a;
  const lower = height[k + COLS]! * (1 - a) + height[k + COLS + 1]! * a;
  return upper * (1 - b) + lower * b;
}

/** The lines of equal height, each as one chain of points. */
function contours(height: Float32Array, level: number): Line[] {
  const pieces: [Point, Point][] = [];
  for (let j = 0; j + 1 < ROWS; j++) {
    for (let i = 0; i + 1 < COLS; i++) {
      const k = j * COLS + i;
      const [a, b, c, d] = [height[k]!, height[k + 1]!, height[k + COLS + 1]!, height[k + COLS]!];
      const cuts: Point[] = [];
      if (a < level !== b < level) cuts.push([i + (level - a) / (b - a), j]);
      if (b < level !== c < level) cuts.push([i + 1, j + (level - b) / (c - b)]);
      if (d < level !== c < level) cuts.push([i + (level - d) / (c - d), j + 1]);
      if (a < level !== d < level) cuts.push([i, j + (level - a) / (d - a)]);
      for (let n = 0; n + 1 < cuts.length; n += 2) pieces.push([cuts[n]!, cuts[n + 1]!]);
    }
  }
  return chained(pieces).map((line) => finer(line.map(([u, v]): Point => [MAP.x + u * STEP, MAP.y + v * STEP])));
}

function chained(pieces: readonly (readonly [Point, Point])[]): Line[] {
  const name = ([x, y]: Point) => Math.round(x * 1000) * 1e6 + Math.round(y * 1000);
  const ends = new Map<number, number[]>();
  pieces.forEach((piece, i) => {
    for (const end of piece) {
      const known = ends.get(name(end));
      if (known === undefined) ends.set(name(end), [i]);
      else known.push(i);
    }
  });
  const used = new Set<number>();
  const out: Line[] = [];
  pieces.forEach(([first, second], i) => {
    if (used.has(i)) return;
    used.add(i);
    const line: Point[] = [first, second];
    for (const forward of [true, false]) {
      for (;;) {
        const end = forward ? line.at(-1)! : line[0]!;
        const next = ends.get(name(end))?.find((n) => !used.has(n));
        if (next === undefined) break;
        used.add(next);
        const [p, q] = pieces[next]!;
        const far = name(p) === name(end) ? q : p;
        if (forward) line.push(far);
        else line.unshift(far);
      }
    }
    out.push(line);
  });
  return out;
}

/** Points every two units or so: strokes stand where they are wanted. */
function finer(line: Line): Line {
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2));
    for (let k = 0; k < n; k++) out.push([a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
  }
  return out;
}
