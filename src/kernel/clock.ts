import { isObject, isWhole } from './plain.ts';

// How long the people at a table may think. Who counts it is the keeper of the match; no game knows of it.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** In milliseconds: what a seat begins with, what it gets for each answer, and what it never has more of. */
export interface Clock {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

/** The least and the most that a bank may be; nothing else of a clock is more. */
export const LEAST_BANK = 10 * MINUTE;
export const MOST_TIME = 10 * DAY;

/** Whoever begins with less is expected to sit before his table: it is played live, not by correspondence. */
export const isLive = ({ bank }: Clock): boolean => bank < DAY;

const isSpan = (value: unknown, least: number): value is number => isWhole(value, least, MOST_TIME);

/** Anything from outside as a clock, or null. */
export function readClock(value: unknown): Clock | null {
  if (!isObject(value)) return null;
  const { bank, increment, cap } = value;
  if (!isSpan(bank, LEAST_BANK) || !isSpan(increment, 0) || !isSpan(cap, bank)) return null;
  return { bank, increment, cap };
}

/** Whether both say the same of how long one may think; null: nobody counts. */
export const isSameClock = (a: Clock | null, b: Clock | null): boolean =>
  a === null || b === null ? a === b : a.bank === b.bank && a.increment === b.increment && a.cap === b.cap;

/** The clock by which a match is played now: that of its beginning, or the one on which its seats have agreed since. */
export const clockNow = (agreed: Clock | null, since: { readonly clock?: Clock | null }): Clock | null =>
  since.clock === undefined ? agreed : since.clock;
