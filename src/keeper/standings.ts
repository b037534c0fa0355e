import type { Standing } from './store.ts';

/** One of so many lines keeps its table for good: a moment in the middle of a long match need not be played from its beginning. */
export const EVERY = 25;

/** Where a table stands. */
type Place = Pick<Standing, 'seq' | 'epoch'>;

/** Does the new table take the place of the last one that is kept? The first of every epoch stays. */
export function takesPlace(before: Place | undefined, last: Place | undefined): boolean {
  return before !== undefined && last !== undefined && last.epoch === before.epoch && last.seq - before.seq < EVERY;
}

/** The tables that are kept when a new one comes. */
export function withStanding(kept: readonly Standing[], next: Standing): readonly Standing[] {
  return [...(takesPlace(kept.at(-2), kept.at(-1)) ? kept.slice(0, -1) : kept), next];
}
