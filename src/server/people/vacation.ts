import { type Clock, isLive } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';

// For whom clocks stand still, and for how long somebody may be away in a year. Nothing here asks a database.

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Whose time runs with less than this when he goes finds that it runs on: nobody goes only to escape what he has lost. */
export const GRACE = HOUR;

/** A stretch in which somebody was, or is, on vacation. */
export interface Vacation {
  readonly since: number;
  readonly until: number;
}

/** The same, of the person at a seat of a match. */
export interface SeatedVacation extends Vacation {
  readonly match: string;
  readonly seat: Seat;
}

/** Whether a match is played so that somebody may be away: whoever plays live sits before his table. */
export const isSlow = (clock: Clock | null): boolean => clock === null || !isLive(clock);

/** Those of one seat, in their order. */
export const vacationsOf = (all: readonly SeatedVacation[], seat: Seat): readonly Vacation[] =>
  all.filter((one) => one.seat === seat).sort((a, b) => a.since - b.since);

/** For each seat until when its person is on vacation at a moment; null for whoever is not. */
export const untilAt = (all: readonly SeatedVacation[], seats: number, now: number): readonly (number | null)[] =>
  Array.from(
    { length: seats },
    (_, seat) => vacationsOf(all, seat).find(({ since, until }) => since <= now && now < until)?.until ?? null,
  );

/** A piece of the time since somebody is asked, and the vacation that it lies in. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly vacation: Vacation | null;
}

/** The time since somebody is asked, cut where his vacations begin and end. */
export function piecesOf(since: number, now: number, vacations: readonly Vacation[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = since;
  for (const vacation of vacations) {
    if (vacation.until <= from || vacation.since > now) continue;
    const [begin, end] = [Math.max(vacation.since, from), Math.min(vacation.until, now)];
    if (begin > from) pieces.push({ from, to: begin, vacation: null });
    pieces.push({ from: begin, to: end, vacation });
    from = end;
  }
  return from < now ? [...pieces, { from, to: now, vacation: null }] : pieces;
}

/** What somebody has left, and until when his time stands still because he is on vacation; null: it does not. */
export interface Left {
  readonly left: number;
  readonly until: number | null;
}

/**
 * What somebody has left after these pieces, of which so much counts. His time stands still in a vacation that began before he was
 * asked, and in one that began while he had the grace; a time that was up stays up.
 */
export function leftAfter(left: number, since: number, pieces: readonly Piece[], counted: readonly number[]): Left {
  let now: Left = { left, until: null };
  pieces.forEach(({ to, vacation }, at) => {
    const holds = vacation !== null && (vacation.since <= since || now.left >= GRACE);
    if (!holds) now = { left: Math.max(0, now.left - (counted[at] ?? 0)), until: null };
    else if (vacation.until > to) now = { ...now, until: vacation.until };
  });
  return now;
}

/** Nobody goes for longer at once. */
export const LONGEST = 366;

/** Each day of a vacation that has begun counts, for the year in which it begins: whoever comes back early has the others again. */
function daysIn(year: number, { since, until }: Vacation): number {
  const days = Math.max(1, Math.ceil((until - since) / DAY));
  return Array.from({ length: days }, (_, day) => yearOf(since + day * DAY)).filter((one) => one === year).length;
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** How many days of a calendar year somebody may still be away. */
export function daysLeft(vacations: readonly Vacation[], allowance: number, year: number): number {
  const gone = vacations.reduce((sum, one) => sum + daysIn(year, one), 0);
  return Math.max(0, allowance - gone);
}

/** How long somebody may go for now at the most: days that lie in the next year are of that one's. */
export function mostDays(vacations: readonly Vacation[], allowance: number, now: number): number {
  for (let days = 1; days <= LONGEST; days++) {
    const wished = { since: now, until: now + days * DAY };
    const years = [yearOf(now), yearOf(wished.until - 1)];
    if (years.some((year) => daysIn(year, wished) > daysLeft(vacations, allowance, year))) return days - 1;
  }
  return LONGEST;
}

/** What somebody who wishes to go for some days gets: his vacation, or why there is none. */
export function vacationFor(
  vacations: readonly Vacation[],
  days: number,
  allowance: number,
  now: number,
): Vacation | 'there' | 'spent' {
  if (vacations.some(({ until }) => until > now)) return 'there';
  return days > mostDays(vacations, allowance, now) ? 'spent' : { since: now, until: now + days * DAY };
}
