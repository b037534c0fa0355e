import { useCallback, useContext, useLayoutEffect, useMemo } from 'preact/compat';
import { createStore, type Store, useWatched } from '../store.ts';
import { type BoardWindow, InWindow, type Window } from '../window.ts';
import { meets, seenOf } from './tiles.ts';

// What of a large board is near the window, and how near: art comes as soon as its place is near, and goes only at rest.

/** The side of a block that is near or not, in units of the sheet. */
const BLOCK = 200;
/** So much of the window more on every side is near. */
const AROUND = 1 / 3;

export interface Nearness {
  /** Whether a point of the sheet is near; without a window everything is. */
  isNear(x: number, y: number): boolean;
  /** How large things are on the screen, in steps that the board names: grows at rest only. */
  readonly level: Store<number>;
  watch(x: number, y: number, told: () => void): () => void;
  /** Follows the window from now on; returns how to stop. */
  start(): () => void;
}

const blockOf = (x: number, y: number): number => Math.floor(y / BLOCK) * 4096 + Math.floor(x / BLOCK);

/** The step of a scale: how many of the borders it has passed. */
export const stepAt = (borders: readonly number[], scale: number): number =>
  borders.filter((border) => scale >= border).length;

/** Follows a window; `borders` are the scales between two levels. */
export function nearnessOf(window: BoardWindow | null, borders: readonly number[], alone: number): Nearness {
  const level = createStore(alone);
  const watchers = new Map<number, Set<() => void>>();
  /** Before a board is laid out nothing of it is near: what is drawn at a level that is not its own is drawn twice. */
  let near: ReadonlySet<number> | null = window === null ? null : new Set();
  let first = true;

  function blocksOf(now: Window): Set<number> {
    const area = seenOf(now, AROUND);
    const blocks = new Set<number>();
    for (let y = Math.floor(area.y / BLOCK) * BLOCK; y < area.y + area.height; y += BLOCK) {
      for (let x = Math.floor(area.x / BLOCK) * BLOCK; x < area.x + area.width; x += BLOCK) {
        if (meets(area, { x, y, width: BLOCK, height: BLOCK })) blocks.add(blockOf(x, y));
      }
    }
    return blocks;
  }

  function follow(): void {
    const now = window?.now.get() ?? null;
    if (now === null) return;
    const before = near;
    const blocks = blocksOf(now);
    if (!now.resting && before !== null) for (const block of before) blocks.add(block);
    near = blocks;
    const step = stepAt(borders, now.scale);
    // From afar all that comes into sight would be drawn as it is seen near, names and figures.
    if (now.resting || first || step < level.get()) level.set(step);
    first = false;
    for (const [block, told] of watchers) {
      if ((before?.has(block) ?? true) !== blocks.has(block)) for (const tell of told) tell();
    }
  }

  follow();
  return {
    start() {
      follow();
      return window?.now.subscribe(follow) ?? (() => {});
    },
    level,
    isNear: (x, y) => near?.has(blockOf(x, y)) ?? true,
    watch(x, y, told) {
      const block = blockOf(x, y);
      const known = watchers.get(block) ?? new Set();
      watchers.set(block, known.add(told));
      return () => known.delete(told);
    },
  };
}

/** The nearness of the window in which the drawing stands. */
export function useNearness(borders: readonly number[], alone: number): Nearness {
  const window = useContext(InWindow);
  const nearness = useMemo(() => nearnessOf(window, borders, alone), [window, borders, alone]);
  useLayoutEffect(() => nearness.start(), [nearness]);
  return nearness;
}

/** The level of what stands at a point, or -1 as long as it is not near: only what is near is drawn. */
export function useLevel(nearness: Nearness, x: number, y: number): number {
  return useWatched(
    () => (nearness.isNear(x, y) ? nearness.level.get() : -1),
    useCallback(
      (told: () => void) => {
        const stops = [nearness.watch(x, y, told), nearness.level.subscribe(told)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      [nearness, x, y],
    ),
  );
}
