import { rolling, speckle } from '../../../../table/land/speckle.ts';
import { MAP, type Point, pathOf } from '../geometry.ts';
import type { Ground } from '../ground.ts';

/** Ploughed parcels in three colours and their furrows; tufts of grass between. */
export interface Fields {
  readonly parcels: readonly [string, string, string];
  readonly furrows: string;
  readonly grass: string;
}

const HALF = 12;

export function fieldsOf(ground: Ground): Fields {
  const luck = speckle(31);
  const parcels: [string[], string[], string[]] = [[], [], []];
  const furrows: string[] = [];
  const grass: string[] = [];
  for (let y = MAP.y + 22; y < MAP.y + MAP.h - 22; y += 25) {
    for (let x = MAP.x + 22; x < MAP.x + MAP.w - 22; x += 29) {
      const at: Point = [x + (luck() - 0.5) * 12, y + (luck() - 0.5) * 9];
      // Fields lie in groups about the villages, with open country between.
      const tilled = rolling(x / 120, y / 105, 57) > 0.12;
      if (!clear(ground, at)) continue;
      if (!tilled) {
        if (luck() < 0.5) grass.push(tuft(at));
        continue;
      }
      const shape = parcel(at, (rolling(x / 200, y / 200, 5) + (luck() - 0.5) * 0.3) * 1.2, luck);
      parcels[Math.floor(luck() * 3) as 0 | 1 | 2].push(pathOf(shape, true));
      furrows.push(ploughed(shape));
    }
  }
  return {
    parcels: [parcels[0].join(''), parcels[1].join(''), parcels[2].join('')],
    furrows: furrows.join(''),
    grass: grass.join(''),
  };
}

function clear(ground: Ground, [x, y]: Point): boolean {
  for (const dx of [-HALF, 0, HALF])
    for (const dy of [-HALF, 0, HALF]) if (ground.taken([x + dx, y + dy])) return false;
  return true;
}

/** A leaning oblong. */
function parcel([x, y]: Point, turn: number, luck: () => number): Point[] {
  const [w, h, lean] = [9 + luck() * 4, 6 + luck() * 4, (luck() - 0.5) * 5];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corners: readonly Point[] = [
    [-w + lean, -h],
    [w + lean, -h],
    [w - lean, h],
    [-w - lean, h],
  ];
  return corners.map(([u, v]): Point => [x + u * c - v * s, y + u * s + v * c]);
}

function ploughed([a, b, c, d]: Point[]): string {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
  const mix = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  return [1, 2, 3, 4, 5, 6].map((k) => pathOf([mix(a, b, k / 7), mix(d, c, k / 7)])).join('');
}

const tuft = ([x, y]: Point): string =>
  `${pathOf([
    [x - 3, y],
    [x - 4, y - 4],
  ])}${pathOf([
    [x, y],
    [x, y - 5],
  ])}${pathOf([
    [x + 3, y],
    [x + 4.5, y - 4],
  ])}`;
