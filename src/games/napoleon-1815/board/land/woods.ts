import type { Point } from '../../../../table/land/lines.ts';
import { rolling, speckle } from '../../../../table/land/speckle.ts';
import { crown, leaves, treeShadow, woodFloor } from '../../../../table/land/trees.ts';
import { WOODS } from '../country.ts';
import { MAP, project } from '../geometry.ts';
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
  const crowns: [string, string, string] = ['', '', ''];
  for (const { x, y, size, green } of trees) crowns[green] += crown(x, y, size);
  const all = (pen: (x: number, y: number, size: number) => string) =>
    trees.map(({ x, y, size }) => pen(x, y, size)).join('');
  return { floor: all(woodFloor), shadows: all(treeShadow), crowns, leaves: all(leaves) };
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
