import { get } from '../../../kernel/there.ts';
import type { Point } from '../../../table/land/lines.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The sheet: the map within its frame. */
export const WIDTH = 1440;
export const HEIGHT = 1400;
export const MAP: Rect = { x: 36, y: 36, w: WIDTH - 72, h: HEIGHT - 72 };

/** How far the pack's square reaches, a little trimmed, and where the land is drawn larger than elsewhere. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly breadth: number;
  readonly more: number;
}

const EAST: Stretch = { from: 26, to: 996, middle: 552, breadth: 165, more: 1.15 };
const SOUTH: Stretch = { from: 12, to: 1000, middle: 440, breadth: 185, more: 1.05 };
const STEPS = 256;

/** The share of the way from one side to the other at which a coordinate lies: the middle of the campaign is enlarged. */
function shareOf({ from, to, middle, breadth, more }: Stretch): (at: number) => number {
  const sums = [0];
  for (let i = 0; i < STEPS; i++) {
    const u = from + ((to - from) * (i + 0.5)) / STEPS;
    sums.push(get(sums, i) + 1 + more * Math.exp(-(((u - middle) / breadth) ** 2)));
  }
  const whole = get(sums, STEPS);
  return (at) => {
    const t = ((at - from) / (to - from)) * STEPS;
    const i = Math.max(0, Math.min(STEPS - 1, Math.floor(t)));
    return (get(sums, i) + (get(sums, i + 1) - get(sums, i)) * (t - i)) / whole;
  };
}

const eastward = shareOf(EAST);
const southward = shareOf(SOUTH);

/** From the pack's square to the sheet. */
export function project([x, y]: Point): Point {
  return [MAP.x + MAP.w * eastward(x), MAP.y + MAP.h * southward(y)];
}

export const overlap = (a: Rect, b: Rect): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
