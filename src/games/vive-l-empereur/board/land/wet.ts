import type { Pen } from '../../../../table/hexes/land.ts';
import { smooth } from '../../../../table/land/curves.ts';
import { type Line, tenth as n, type Point, pathOf } from '../../../../table/land/lines.ts';
import { speckle } from '../../../../table/land/speckle.ts';
import type { Country } from './country.ts';

export interface WetPens {
  readonly pond: Pen;
  readonly ripples: Pen;
  readonly reeds: Pen;
  readonly rough: Pen;
}

const POINTS = 9;

/** Ponds, the reeds of a marsh, and broken ground. */
export function drawWet({ sheet, plan }: Country, pens: WetPens): void {
  const r = sheet.radius;
  plan.terrain.forEach((kind, hex) => {
    const [x, y] = sheet.middle(hex);
    const luck = speckle(hex + 1);
    if (kind === 'pond') {
      const ring = Array.from({ length: POINTS }, (_, i): Point => {
        const turn = (i * 2 * Math.PI) / POINTS;
        return [x + Math.cos(turn) * r * (0.66 + luck() * 0.16), y + Math.sin(turn) * r * (0.58 + luck() * 0.16)];
      });
      const shore = closed(ring);
      pens.pond.add(x, y, pathOf(shore, true));
      for (const k of [0.76, 0.52, 0.28]) {
        const ripple = shore.map(([u, v]): Point => [x + (u - x) * k, y + (v - y) * k]);
        pens.ripples.add(x, y, pathOf(ripple, true));
      }
    }
    if (kind !== 'marsh' && kind !== 'rough') return;
    for (let i = 0; i < 15; i++) {
      const [turn, far] = [luck() * 2 * Math.PI, r * 0.8 * Math.sqrt(luck())];
      const [u, v] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.9];
      if (kind === 'rough') pens.rough.add(u, v, `M${n(u - 4)} ${n(v)}q2 -4 4 0q2 -3.200 4 0`);
      else
        pens.reeds.add(
          u,
          v,
          `M${n(u - 5.4)} ${n(v)}h10.800M${n(u - 2.2)} ${n(v)}v-4.600M${n(u + 0.8)} ${n(v)}v-6M${n(u + 3.5)} ${n(v)}v-4`,
        );
    }
  });
}

/** A smooth line round the points: begun a round early and ended a round late, and that cut off, so that it closes as it runs. */
function closed(ring: Line): Line {
  const thrice = [...ring, ...ring, ...ring].flatMap((p, i, all): Point[] => {
    const q = all[i + 1] ?? p;
    return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]];
  });
  return smooth(thrice, 3).slice(2 * ring.length, 4 * ring.length);
}
