import type { Heights } from '../../../../table/land/contours.ts';
import { curve, finer } from '../../../../table/land/curves.ts';
import { hachures } from '../../../../table/land/hachures.ts';
import { type Line, type Point, pathOf } from '../../../../table/land/lines.ts';
import { rolling, speck } from '../../../../table/land/speckle.ts';
import { crown, leaves, treeShadow } from '../../../../table/land/trees.ts';
import { byNation, type Nation } from '../nouns.ts';
import { bent, type Chart, frayed } from './chart.ts';
import { BORDERS, COASTS, FORESTS, LAKES, RANGES, REGIONS, RIVERS } from './outlines.ts';

/** Everything of the land on one chart, as paths. */
export interface Land {
  readonly coast: string;
  readonly regions: Readonly<Record<Nation, string>>;
  readonly borders: string;
  readonly net: string;
  /** Fine, middle and bold strokes. */
  readonly hachures: readonly [string, string, string];
  /** From the brooks to the broad streams. */
  readonly rivers: readonly [string, string, string];
  readonly lakes: string;
  readonly crowns: string;
  readonly leaves: string;
  readonly shadows: string;
}

export function landOf(chart: Chart): Land {
  const { project, degree } = chart;
  const rings = COASTS.map((ring, i) => frayed(ring.map(project), degree, 41 + i));
  return {
    coast: rings.map((ring) => bent(ring, true)).join(''),
    regions: byNation((id) => outlineOf(REGIONS[id], chart)),
    borders: BORDERS.map((line) => bent(line.map(project))).join(''),
    net: netOf(chart),
    hachures: reliefOf(chart),
    rivers: riversOf(chart),
    lakes: LAKES.map((ring) => bent(ring.map(project), true)).join(''),
    ...woodsOf(chart),
  };
}

/** Arcs end where the next begins: one path. */
const outlineOf = (arcs: readonly Line[], { project }: Chart): string =>
  `${arcs.map((arc, i) => bent(arc.map(project)).replace('M', i === 0 ? 'M' : 'L')).join('')}Z`;

function netOf({ project }: Chart): string {
  const along = (n: number, at: (i: number) => Point) => pathOf(Array.from({ length: n }, (_, i) => project(at(i))));
  let d = '';
  for (let lon = -40; lon <= 70; lon += 10) d += along(20, (i) => [lon, 28 + i * 2]);
  for (let lat = 30; lat <= 65; lat += 5) d += along(58, (i) => [-45 + i * 2, lat]);
  return d;
}

/** Rivers grow on their way: the last third is broad, the first a brook. */
function riversOf({ project }: Chart): Land['rivers'] {
  const parts: [string, string, string] = ['', '', ''];
  for (const course of RIVERS) {
    const line = curve(course.map(project), 5);
    const third = Math.floor(line.length / 3);
    parts[0] += pathOf(line.slice(0, third + 1));
    parts[1] += pathOf(line.slice(third, 2 * third + 1));
    parts[2] += pathOf(line.slice(2 * third));
  }
  return parts;
}

const STEP = 4;

/** Each range is a row of hills along its spine, no two of one height. */
function heightsOf({ sheet, degree, project }: Chart): Heights {
  const [cols, rows] = [Math.ceil(sheet.w / STEP) + 2, Math.ceil(sheet.h / STEP) + 2];
  const height = new Float32Array(cols * rows);
  for (const { spine, reach, high } of RANGES) {
    const wide = (reach * degree) / STEP;
    for (const [x, y] of finer(spine.map(project), STEP)) {
      const [u, v] = [(x - sheet.x) / STEP, (y - sheet.y) / STEP];
      const peak = high * (0.78 + 0.3 * rolling(x / 22, y / 22, 7));
      for (let j = Math.max(0, Math.floor(v - 3 * wide)); j < Math.min(rows, v + 3 * wide); j++) {
        for (let i = Math.max(0, Math.floor(u - 3 * wide)); i < Math.min(cols, u + 3 * wide); i++) {
          const here = peak * Math.exp(-((i - u) ** 2 + (j - v) ** 2) / wide ** 2);
          const k = j * cols + i;
          if (here > (height[k] ?? 0)) height[k] = here;
        }
      }
    }
  }
  return { cols, rows, from: [sheet.x, sheet.y], step: STEP, height };
}

const reliefOf = (chart: Chart): Land['hachures'] =>
  hachures(heightsOf(chart), {
    lowest: 0.12,
    highest: 1,
    between: 0.19,
    closest: 2.5,
    steep: [0.012, 0.034, 0.056],
    taken: () => false,
    seed: 99,
  });

/** Trees of a forest, those in the north first, so that nearer ones stand before them. */
function woodsOf({ project }: Chart): Pick<Land, 'crowns' | 'leaves' | 'shadows'> {
  const trees = FORESTS.flatMap(([lon, lat, east, north, count], forest) =>
    Array.from({ length: count }, (_, i) => {
      const [turn, far] = [speck(i, 1, forest) * 2 * Math.PI, Math.sqrt(speck(i, 2, forest))];
      return project([lon + east * far * Math.cos(turn), lat + north * far * Math.sin(turn)]);
    }),
  ).sort((a, b) => a[1] - b[1]);
  const size = (i: number) => 0.42 + 0.14 * speck(i, 3, 5);
  const each = (pen: (x: number, y: number, s: number) => string) =>
    trees.map(([x, y], i) => pen(x, y, size(i))).join('');
  return { crowns: each(crown), leaves: each(leaves), shadows: each(treeShadow) };
}
