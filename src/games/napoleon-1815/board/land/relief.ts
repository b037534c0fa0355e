import type { Heights } from '../../../../table/land/contours.ts';
import { hachures } from '../../../../table/land/hachures.ts';
import { rolling } from '../../../../table/land/speckle.ts';
import { HILLS } from '../country.ts';
import { MAP, project } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { RiverStream } from '../sheet.ts';

const STEP = 10;
const COLS = Math.ceil(MAP.w / STEP) + 2;
const ROWS = Math.ceil(MAP.h / STEP) + 2;

/** How deep each river has cut, and how wide its valley is. */
const VALLEYS: Readonly<Record<string, readonly [deep: number, wide: number]>> = {
  sambre: [1.35, 34],
  meuse: [2, 42],
  dyle: [0.95, 30],
  senne: [0.6, 26],
  dendre: [0.5, 26],
  lasne: [0.4, 18],
};

/** Slopes engraved in the manner of the time: fine, middle and bold strokes. */
export interface Relief {
  readonly hachures: readonly [string, string, string];
}

export function reliefOf(streams: readonly RiverStream[], ground: Ground): Relief {
  return {
    hachures: hachures(heights(streams), {
      lowest: -2.4,
      highest: 3,
      between: 0.24,
      closest: 3.6,
      steep: [0.0105, 0.018, 0.03],
      taken: ground.taken,
      seed: 99,
    }),
  };
}

function heights(streams: readonly RiverStream[]): Heights {
  const height = new Float32Array(COLS * ROWS);
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
      height[j * COLS + i] = h;
    }
  }
  return { cols: COLS, rows: ROWS, from: [MAP.x, MAP.y], step: STEP, height };
}
