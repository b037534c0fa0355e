import { tenth as n } from './lines.ts';

// Pens for land seen at a slant from the south, as on the plans of a battlefield: what is nearer is drawn later.

/** A round crown of five lobes, so far from its middle to its rim. */
export function lobedCrown(x: number, y: number, r: number): string {
  const [w, h] = [n(r * 0.72), n(r * 0.66)];
  const lobe = (dx: number, dy: number) => `a${w} ${h} 0 0 1 ${n(dx * r)} ${n(dy * r)}`;
  return `M${n(x - r * 0.9)} ${n(y + r * 0.25)}${lobe(0.35, -0.9)}${lobe(1, -0.2)}${lobe(0.5, 0.95)}${lobe(-0.75, 0.55)}${lobe(-1.1, -0.4)}z`;
}

/** The side of such a crown that is away from the light: two short strokes within it. */
export function crownShade(x: number, y: number, r: number): string {
  return (
    `M${n(x + r * 0.65)} ${n(y - r * 0.3)}q${n(r * 0.2)} ${n(r * 0.6)} ${n(-r * 0.45)} ${n(r * 0.85)}` +
    `M${n(x + r * 0.25)} ${n(y - r * 0.25)}q${n(r * 0.12)} ${n(r * 0.4)} ${n(-r * 0.3)} ${n(r * 0.6)}`
  );
}

/** The parts of a house front, each drawn in its own way. */
export interface HouseFront {
  readonly wall: string;
  readonly roof: string;
  readonly shade: string;
}

/** A house with its eaves towards us, or its gable. */
export function houseFront(x: number, y: number, w: number, gable: boolean): HouseFront {
  const left = x - w / 2;
  if (gable) {
    const half = n(w * 0.36);
    return {
      wall: `M${n(x - w * 0.36)} ${n(y)}v-6l${half}-6l${half} 6v6z`,
      roof: `M${n(x)} ${n(y - 12)}l${half} 6v2.2l-${half}-5.8l-${half} 5.8v-2.2z`,
      shade: `M${n(x)} ${n(y)}v-4`,
    };
  }
  return {
    wall: `M${n(left)} ${n(y)}v-5.5h${n(w)}v5.5z`,
    roof: `M${n(left - 1.2)} ${n(y - 5)}l2.8-6.5h${n(w - 3.2)}l2.8 6.5z`,
    shade: `M${n(left + w * 0.55)} ${n(y - 10.6)}l.6 5M${n(left + w * 0.75)} ${n(y - 10.6)}l1 5M${n(left + w * 0.3)} ${n(y)}v-3`,
  };
}

/** A tuft of grass. */
export const grassTuft = (x: number, y: number): string =>
  `M${n(x)} ${n(y)}q.6-3.500 2-5m1 5q.2-2.600 1.600-3.800m-6 3.800q-.5-2-1.800-3`;

/** A tuft of reed. */
export const reed = (x: number, y: number): string =>
  `M${n(x)} ${n(y)}v-9m0 9q-1-5-4.500-7m4.500 7q1-5 4.500-7m-4.500 7q-.5-5-2-9.500`;

/** Two strokes of standing water, the upper one so long. */
export const ripple = (x: number, y: number, long: number): string =>
  `M${n(x - 8)} ${n(y)}h${n(long)}M${n(x - 4)} ${n(y + 3.2)}h9`;
