import { type Clock, isLive } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';

// Before a live clock starts everybody says that he is there. Nothing here asks a database.

/** So long everybody has to say it once all seats are taken, and so long it holds. */
export const MUSTER = 5 * 60_000;
/** Nobody's seat is opened again in a moment in which the match may begin. */
const GRACE = 10_000;

/** A match whose seats are all taken: since when, and who said last when that he is ready. */
export interface Muster {
  readonly since: number;
  readonly ready: readonly { readonly seat: Seat; readonly at: number }[];
}

/** Whether the people of a match are asked at all: not by correspondence, and not where one sits there alone. */
export const isMustered = (clock: Clock | null, people: number): boolean =>
  clock !== null && isLive(clock) && people > 1;

/** The seats that are ready at a moment. */
export const readyAt = ({ ready }: Muster, now: number): readonly Seat[] =>
  ready.flatMap(({ seat, at }) => (at > now - MUSTER ? [seat] : []));

/** The seats of these that may be opened again at a moment: they had their time, and are not ready. */
export function lateAt(muster: Muster, seats: readonly Seat[], now: number): readonly Seat[] {
  if (now < muster.since + MUSTER + GRACE) return [];
  const there = readyAt(muster, now - GRACE);
  return seats.filter((seat) => !there.includes(seat));
}

/** How it stands, as pages are told. */
export interface MusterInfo {
  /** For how many milliseconds more everybody is waited for. */
  readonly left: number;
  readonly ready: readonly Seat[];
  readonly late: readonly Seat[];
}

export const musterInfo = (muster: Muster, seats: readonly Seat[], now: number): MusterInfo => ({
  left: Math.max(0, muster.since + MUSTER - now),
  ready: readyAt(muster, now),
  late: lateAt(muster, seats, now),
});
