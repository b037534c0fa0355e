import { tenth as n } from './lines.ts';

// Trees of a map, seen from above and a little from the south; `s` is their size, 1 about twelve units wide.

/** A crown of five lobes about a trunk. */
export function crown(x: number, y: number, s: number): string {
  const d = (...v: readonly number[]) => v.map((k) => n(k * s)).join(' ');
  return (
    `M${n(x - 6.6 * s)} ${n(y + 2 * s)}` +
    `c${d(-2.4, -3, -0.3, -6.3, 1.8, -6.6)}c${d(0.3, -3.6, 5.7, -5.1, 7.8, -2.1)}` +
    `c${d(3.6, -0.3, 5.1, 3.6, 3.3, 5.7)}c${d(1.2, 3, -2.1, 4.8, -4.2, 3.6)}c${d(-2.1, 2.1, -6.3, 1.8, -8.7, -0.6)}Z`
  );
}

/** The shadow on the ground, and the trunk. */
export const treeShadow = (x: number, y: number, s: number): string =>
  `M${n(x - 5 * s)} ${n(y + 4.6 * s)}q${n(7 * s)} ${n(3 * s)} ${n(15 * s)} ${n(-0.6 * s)}M${n(x)} ${n(y + 2.6 * s)}v${n(3.4 * s)}`;

/** Strokes on the side away from the light. */
export const leaves = (x: number, y: number, s: number): string =>
  `M${n(x + 1.5 * s)} ${n(y + 1.8 * s)}q${n(3.8 * s)} ${n(-0.6 * s)} ${n(3.6 * s)} ${n(-3.8 * s)}` +
  `M${n(x + 3.6 * s)} ${n(y - 1.8 * s)}q${n(0.9 * s)} ${n(-2.1 * s)} ${n(-0.9 * s)} ${n(-3.2 * s)}`;

/** The ground about a tree; those of many run together into the floor of a wood. */
export const woodFloor = (x: number, y: number): string => `M${n(x - 15)} ${n(y)}a15 12 0 1 0 30 0a15 12 0 1 0 -30 0Z`;

/** One tree of a small copse, so high. */
export const bush = (x: number, y: number, k: number): string =>
  `M${n(x - k)} ${n(y + 1)}c${n(-1)} -3 1 ${n(-k * 1.4)} ${n(k)} ${n(-k * 1.3)}s${n(k * 1.3)} 2 ${n(k)} ${n(k * 1.3)}s-5 2.400 ${n(-2 * k)} 0Z`;
