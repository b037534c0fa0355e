import { type Clock, LEAST_BANK, MOST_TIME } from '../../kernel/clock.ts';

// How long everybody may think, as people choose it; the server keeps the time.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What a seat has left, whether its time runs, and after how long it will where a vacation holds it. */
export interface SeatTime {
  readonly left: number;
  readonly runs: boolean;
  readonly rests?: number;
}

/** The same some time later. */
export function timeAfter({ left, runs, rests }: SeatTime, gone: number): SeatTime {
  if (rests !== undefined && gone < rests) return { left, runs: false, rests: rests - gone };
  const isRunning = runs || rests !== undefined;
  return { left: isRunning ? Math.max(0, left - gone + (rests ?? 0)) : left, runs: isRunning };
}

/** The clocks that most will want. */
export const PRESETS = {
  live: { bank: 30 * MINUTE, increment: 30 * SECOND, cap: 60 * MINUTE },
  evening: { bank: 90 * MINUTE, increment: MINUTE, cap: 3 * HOUR },
  letters: { bank: 3 * DAY, increment: DAY, cap: 5 * DAY },
} as const satisfies Readonly<Record<string, Clock>>;

export type Preset = keyof typeof PRESETS;

/** In what somebody counts who sets a clock of his own. */
export const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

/** A clock of one's own figures: nobody has more than twice what he began with. */
export function clockOf(bank: number, increment: number): Clock | null {
  if (!Number.isFinite(bank) || !Number.isFinite(increment)) return null;
  if (bank < LEAST_BANK || bank > MOST_TIME || increment < 0 || increment > MOST_TIME) return null;
  const [begins, gets] = [Math.round(bank), Math.round(increment)];
  return { bank: begins, increment: gets, cap: Math.min(MOST_TIME, 2 * begins) };
}

/** A span of time in days, hours, minutes and seconds. */
export interface Span {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** A second that has begun is still there. */
export function spanOf(milliseconds: number): Span {
  const all = Math.ceil(milliseconds / SECOND);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor((all % 86_400) / 3600),
    minutes: Math.floor((all % 3600) / 60),
    seconds: all % 60,
  };
}

/** As a clock shows it: days and hours, or hours, minutes and seconds. */
export const figuresOf = ({ hours, minutes, seconds }: Span): string =>
  [...(hours > 0 ? [String(hours)] : []), hours > 0 ? pad(minutes) : String(minutes), pad(seconds)].join(':');

const pad = (count: number): string => String(count).padStart(2, '0');

/** What is called little: the last tenth of the bank, but no less than two minutes. */
export const isLow = (left: number, { bank }: Clock): boolean => left <= Math.max(bank / 10, 2 * MINUTE);
