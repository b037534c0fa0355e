import { rolling, speckle } from '../../../../table/land/speckle.ts';
import { WOODS } from '../country.ts';
import { MAP, type Point, project } from '../geometry.ts';
import type { Ground } from '../ground.ts';

/** Trees in three greens, their shadows and the floor they stand on: one path each. */
export interface Woods {
  readonly floor: string;
  readonly shadows: string;
  readonly crowns: readonly [string, string, string];
  readonly leaves: string;
}

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly green: 0 | 1 | 2;
}

const APART = 11.5;

export function woodsOf(ground: Ground): Woods {
  const trees = plant(ground).sort((a, b) => a.y - b.y);
  const crowns: [string[], string[], string[]] = [[], [], []];
  for (const tree of trees) crowns[tree.green].push(crown(tree));
  return {
    floor: trees.map(({ x, y }) => `M${n(x - 15)} ${n(y)}a15 12 0 1 0 30 0a15 12 0 1 0 -30 0Z`).join(''),
    shadows: trees.map(shadow).join(''),
    crowns: [crowns[0].join(''), crowns[1].join(''), crowns[2].join('')],
    leaves: trees.map(leaves).join(''),
  };
}

function plant(ground: Ground): Tree[] {
  const luck = speckle(77);
  const out: Tree[] = [];
  const rows = new Map<number, Tree[]>();
  const crowded = (x: number, y: number) =>
    [-1, 0, 1].some((row) =>
      rows.get(Math.floor(y / APART) + row)?.some((t) => Math.hypot(t.x - x, (t.y - y) * 1.2) < APART),
    );
  for (const { at, reach, dense } of WOODS) {
    const middle = project(at);
    const tries = Math.round(reach[0] * reach[1] * 0.42);
    for (let t = 0; t < tries; t++) {
      const angle = luck() * 2 * Math.PI;
      const far = Math.sqrt(luck());
      const [x, y] = [middle[0] + Math.cos(angle) * reach[0] * far, middle[1] + Math.sin(angle) * reach[1] * far];
      if (luck() > dense + 0.25 || rolling(x / 40 + 9, y / 34 + 3, 41) < -0.5 + 0.45 * far * far) continue;
      if (x < MAP.x + 12 || y < MAP.y + 14 || x > MAP.x + MAP.w - 12 || y > MAP.y + MAP.h - 10) continue;
      if (!clear(ground, x, y) || crowded(x, y)) continue;
      const tree: Tree = { x, y, size: 0.86 + luck() * 0.38, green: luck() < 0.33 ? 0 : luck() < 0.5 ? 1 : 2 };
      out.push(tree);
      const row = Math.floor(y / APART);
      rows.set(row, [...(rows.get(row) ?? []), tree]);
    }
  }
  return out;
}

function clear(ground: Ground, x: number, y: number): boolean {
  const around: readonly Point[] = [
    [0, 0],
    [-8, 0],
    [8, 0],
    [0, -9],
    [0, 6],
  ];
  return !around.some(([dx, dy]) => ground.taken([x + dx, y + dy]));
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A crown of five lobes about a trunk. */
function crown({ x, y, size: s }: Tree): string {
  const d = (...v: readonly number[]) => v.map((k) => n(k * s)).join(' ');
  return (
    `M${n(x - 6.6 * s)} ${n(y + 2 * s)}` +
    `c${d(-2.4, -3, -0.3, -6.3, 1.8, -6.6)}c${d(0.3, -3.6, 5.7, -5.1, 7.8, -2.1)}` +
    `c${d(3.6, -0.3, 5.1, 3.6, 3.3, 5.7)}c${d(1.2, 3, -2.1, 4.8, -4.2, 3.6)}c${d(-2.1, 2.1, -6.3, 1.8, -8.7, -0.6)}Z`
  );
}

const shadow = ({ x, y, size: s }: Tree): string =>
  `M${n(x - 5 * s)} ${n(y + 4.6 * s)}q${n(7 * s)} ${n(3 * s)} ${n(15 * s)} ${n(-0.6 * s)}M${n(x)} ${n(y + 2.6 * s)}v${n(3.4 * s)}`;

/** Strokes on the side away from the light. */
const leaves = ({ x, y, size: s }: Tree): string =>
  `M${n(x + 1.5 * s)} ${n(y + 1.8 * s)}q${n(3.8 * s)} ${n(-0.6 * s)} ${n(3.6 * s)} ${n(-3.8 * s)}` +
  `M${n(x + 3.6 * s)} ${n(y - 1.8 * s)}q${n(0.9 * s)} ${n(-2.1 * s)} ${n(-0.9 * s)} ${n(-3.2 * s)}`;
