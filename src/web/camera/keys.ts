import type { Hands } from './gestures.ts';

/** How far an arrow moves the sheet, in pixels. */
const STEP = 60;

/** What the keys of the camera do. */
export function keysOf(
  { shift }: Hands,
  zoom: (factor: number) => void,
  fit: () => void,
): Readonly<Record<string, () => void>> {
  return {
    '+': () => zoom(1.25),
    '=': () => zoom(1.25),
    '-': () => zoom(0.8),
    '0': fit,
    ArrowLeft: () => shift({ x: STEP, y: 0 }),
    ArrowRight: () => shift({ x: -STEP, y: 0 }),
    ArrowUp: () => shift({ x: 0, y: STEP }),
    ArrowDown: () => shift({ x: 0, y: -STEP }),
  };
}
