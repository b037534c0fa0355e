import { blades, furrows, parcel } from '../../../../table/land/fields.ts';
import { type Point, pathOf } from '../../../../table/land/lines.ts';
import { rolling, speckle } from '../../../../table/land/speckle.ts';
import { MAP } from '../geometry.ts';
import type { Ground } from '../ground.ts';

/** Ploughed parcels in three colours and their furrows; tufts of grass between. */
export interface Fields {
  readonly parcels: readonly [string, string, string];
  readonly furrows: string;
  readonly grass: string;
}

const HALF = 12;
const PLOUGHED = [1, 2, 3, 4, 5, 6].map((k) => k / 7);

export function fieldsOf(ground: Ground): Fields {
  const luck = speckle(31);
  const parcels: [string, string, string] = ['', '', ''];
  let ploughed = '';
  let grass = '';
  for (let y = MAP.y + 22; y < MAP.y + MAP.h - 22; y += 25) {
    for (let x = MAP.x + 22; x < MAP.x + MAP.w - 22; x += 29) {
      const at: Point = [x + (luck() - 0.5) * 12, y + (luck() - 0.5) * 9];
      // Fields lie in groups about the villages, with open country between.
      const tilled = rolling(x / 120, y / 105, 57) > 0.12;
      if (!clear(ground, at)) continue;
      if (!tilled) {
        if (luck() < 0.5) grass += blades(at);
        continue;
      }
      const turn = (rolling(x / 200, y / 200, 5) + (luck() - 0.5) * 0.3) * 1.2;
      const shape = parcel(at, turn, 9 + luck() * 4, 6 + luck() * 4, (luck() - 0.5) * 5);
      parcels[Math.floor(luck() * 3) as 0 | 1 | 2] += pathOf(shape, true);
      ploughed += furrows(shape, PLOUGHED);
    }
  }
  return { parcels, furrows: ploughed, grass };
}

function clear(ground: Ground, [x, y]: Point): boolean {
  for (const dx of [-HALF, 0, HALF])
    for (const dy of [-HALF, 0, HALF]) if (ground.taken([x + dx, y + dy])) return false;
  return true;
}
