import { relative } from '../../../../table/hexes/figures.ts';
import { ICONS } from '../../../../table/icons.tsx';
import { tenth as n } from '../../../../table/land/lines.ts';
import type { Arm } from '../../data/names.ts';

/** A soldier of the line, on a field of 36 by 36: shako, crossed belts, bayonet. */
const FOOT =
  'M9.500 5.500h15l-1.700 8.500h-11.600zM10.500 14.800q6.500-2 13 0l1.200 2.200q-7.700-1.800-15.400 0zM15.800 5q-1.600-2.600.2-5 2.800-.6 3.200 1.600.2 1.800-1.200 3.400z' +
  'M11.800 17.300q5.200-1.100 10.400 0v3.200q-.4 4.300-5.200 4.300t-5.200-4.300z' +
  'M2 36q-.4-10.300 9-12.200l6 3.400 6-3.400q5 1 7.200 4.600v7.600zM9.400 25.400l2.600-.9L23.700 36h-3.500zM24.600 25.400l-2.600-.9L10.300 36h3.500z' +
  'M31.300 0h.9l.6 8.500.9.300V36h-2.900V8.800l.9-.3z';

/** Its picture, the field it is drawn on, and how large it stands on a piece. */
const FIGURES: Readonly<Record<Arm, { readonly path: string; readonly field: number; readonly size: number }>> = {
  infantry: { path: FOOT, field: 36, size: 0.6 },
  cavalry: { path: ICONS.cavalry, field: 512, size: 0.74 },
  artillery: { path: ICONS.cannon, field: 512, size: 0.7 },
};

const scaled = new Map<string, string>();

/** The silhouette of an arm with its middle at a point, for a piece so large. */
export function figurePath(arm: Arm, [x, y]: readonly [x: number, y: number], piece: number): string {
  const { path, field, size } = FIGURES[arm];
  const wide = size * piece;
  const key = `${arm} ${wide}`;
  const steps = scaled.get(key) ?? relative(path, wide / field);
  scaled.set(key, steps);
  return `M${n(x - wide / 2)} ${n(y - wide / 2)}${steps}`;
}

/** A cocked hat, 18 wide. */
const HAT = 'M-9 3.500C-6.500-2.500-3.500-6 0-6S6.500-2.500 9 3.500C5 1.300-5 1.300-9 3.500Z';
const STAR = 'M0-5l1.300 3.300 3.500.2-2.700 2.200.9 3.500-3-2-3 2 .9-3.500-2.700-2.200 3.500-.2z';

const cut = (path: string, key: string, [x, y]: readonly [x: number, y: number], scale: number): string => {
  const steps = scaled.get(`${key} ${scale}`) ?? relative(path, scale);
  scaled.set(`${key} ${scale}`, steps);
  return `M${n(x)} ${n(y)}${steps}`;
};
export const hatPath = (at: readonly [number, number], scale: number): string => cut(HAT, 'hat', at, scale);
export const starPath = (at: readonly [number, number], scale: number): string => cut(STAR, 'star', at, scale);
