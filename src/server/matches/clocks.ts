import * as z from 'zod';
import { type Append, type Store, StoreError } from '../../keeper/store.ts';
import { type Clock, clockNow, isSameClock, LEAST_BANK, MOST_TIME } from '../../kernel/clock.ts';
import type { Seat } from '../../kernel/flow.ts';
import { isObject, type Plain } from '../../kernel/plain.ts';
import { isSlow, type Left, leftAfter, piecesOf, type Vacation, vacationsOf } from '../people/vacation.ts';
import type { NodeStore } from '../store/node-store.ts';

// How long a seat may think. Its time runs while everybody can see that it is asked, and some node is up; what it is then charged is kept
// with the very line that answered.

const span = (least: number) => z.int().min(least).max(MOST_TIME);

export const CLOCK = z
  .strictObject({ bank: span(LEAST_BANK), increment: span(0), cap: span(LEAST_BANK) })
  .refine(({ bank, cap }) => cap >= bank);

/** What a seat had left when it was asked, and since when it is; null: its time stands still. */
export interface Time {
  readonly left: number;
  readonly since: number | null;
  /** The clock began anew while it was not asked: its last answer got nothing by it. */
  readonly anew?: true;
}

/** How a match stands, as its summary tells it. `seen`: when each viewer noticed something last. */
const STANDING = z.object({
  asked: z.array(z.number()),
  seen: z.array(z.number()).default([]),
  /** Whether a bot is to act. */
  bot: z.boolean().default(false),
  times: z
    .array(z.object({ left: z.number(), since: z.number().nullable(), anew: z.literal(true).exactOptional() }))
    .nullable()
    .default(null),
  /** The clock that was agreed on at the table; missing while that of the beginning goes on. */
  clock: CLOCK.nullable().exactOptional(),
  /** How it ended; matches that ended before this was kept do not say. */
  outcome: z
    .object({
      winners: z.array(z.number()),
      how: z.string(),
      facts: z.record(z.string(), z.union([z.number(), z.string()])),
    })
    .nullable()
    .default(null),
});

export type Standing = z.infer<typeof STANDING>;

export function readStanding(summary: Plain): Standing {
  const read = STANDING.safeParse(summary);
  if (!read.success) throw new StoreError('broken', 'a match does not say how it stands');
  return read.data;
}

/** The clock that held at the end of a match, whatever else is told of how it stood. */
export function lastClock(agreed: Clock | null, summary: Plain): Clock | null {
  const read = STANDING.pick({ clock: true }).safeParse(summary);
  return clockNow(agreed, read.success ? read.data : {});
}

/** The time of the seat is not up. */
export class InTimeError extends Error {
  override readonly name = 'InTimeError';
}

type Up = Pick<NodeStore, 'upBetween'>;

/** What a seat has left at a moment, and until when its time stands still although it is asked. */
async function leftAt(store: Up, { left, since }: Time, now: number, vacations: readonly Vacation[]): Promise<Left> {
  if (since === null) return { left, until: null };
  const pieces = piecesOf(since, now, vacations);
  const counted = await Promise.all(pieces.map(({ from, to }) => store.upBetween(from, to)));
  return leftAfter(left, since, pieces, counted);
}

/** The vacations of each seat, as far as they count at a match. */
export type VacationsOf = (seat: Seat) => readonly Vacation[];

/** Who was on vacation when, at a match that is played by this clock; nobody where that was not agreed on, or at a live one. */
export async function vacationsBy(
  store: Pick<NodeStore, 'vacationsAt'>,
  match: string,
  agreed: boolean,
  clock: Clock | null,
): Promise<VacationsOf> {
  if (!agreed || !isSlow(clock)) return () => [];
  const all = await store.vacationsAt([match]);
  return (seat) => vacationsOf(all, seat);
}

/** What each seat has left now, whether its time runs, and after how long it will where it does not because of a vacation. */
export async function timesNow(
  store: Up & Pick<NodeStore, 'time'>,
  times: readonly Time[],
  vacations: VacationsOf,
): Promise<readonly { readonly left: number; readonly runs: boolean; readonly rests?: number }[]> {
  const now = await store.time();
  return Promise.all(
    times.map(async (time, seat) => {
      const { left, until } = await leftAt(store, time, now, vacations(seat));
      return until === null ? { left, runs: time.since !== null } : { left, runs: false, rests: until - now };
    }),
  );
}

/** The times after a line. Whoever takes an answer back gives back what he got for it. */
async function timesAfter(
  store: Up,
  { increment, cap }: Clock,
  times: readonly Time[],
  asked: readonly number[],
  now: number,
  undoes: Seat | null,
  earns: boolean,
  vacations: VacationsOf,
): Promise<readonly Time[]> {
  return Promise.all(
    times.map(async (time, seat) => {
      const isAsked = asked.includes(seat);
      if (isAsked === (time.since !== null)) return time;
      const got = seat === undoes && time.anew !== true ? increment : 0;
      if (isAsked) return { left: Math.max(0, time.left - got), since: now };
      const earned = earns ? increment : 0;
      const { left } = await leftAt(store, time, now, vacations(seat));
      return { left: Math.min(cap, left + earned), since: null };
    }),
  );
}

const withTimes = (summary: Plain, times: readonly Time[]): Plain => {
  if (!isObject(summary)) throw new Error('a summary has no place for the clocks');
  return { ...summary, times: times.map((time) => ({ ...time })) };
};

/** Whether another clock was agreed on at the table. */
const saysClock = (summary: Plain): boolean => !isObject(summary) || summary['clock'] !== undefined;

/** The seat of which another says that its person does not come: that his time is up, or that a bot is to play on. */
function claimedOf(entry: ReturnType<typeof entryOf>): Seat | null {
  if (entry === null || !('act' in entry)) return null;
  const { act, seat } = entry;
  if (act.kind === 'time') return act.of;
  return act.kind === 'hand' && act.of !== undefined && act.of !== seat ? act.of : null;
}

/** The entry of what is to be kept: nodes keep one line at a time. */
const entryOf = ({ lines }: Append) => lines[0]?.entry ?? null;

/** Where nobody counts, whoever has noticed nothing for so long although he is asked is away. */
const AWAY = 3 * 24 * 60 * 60_000;

/** The seats whose persons are away at a moment, where nobody counts: a vacation is no time in which one is waited for. */
export function awayAt({ asked, seen }: Standing, now: number, vacations: VacationsOf): readonly Seat[] {
  return asked.filter((seat) => {
    const since = seen[seat] ?? now;
    const pieces = piecesOf(since, now, vacations(seat));
    const counted = pieces.map(({ from, to }) => to - from);
    return leftAfter(AWAY, since, pieces, counted).left === 0;
  });
}

/** The times with which a clock begins: whole banks for all. */
const begun = ({ bank }: Clock, seats: number, asked: readonly number[], now: number): readonly Time[] =>
  Array.from({ length: seats }, (_, seat) =>
    asked.includes(seat) ? { left: bank, since: now } : { left: bank, since: null },
  );

/** The times from which a clock goes on that was agreed on at the table: nobody has got anything by it yet. */
const changed = (...what: Parameters<typeof begun>): readonly Time[] =>
  begun(...what).map((time) => (time.since === null ? { ...time, anew: true } : time));

/** Throws if the person of a seat still has time: by the clock, or where nobody counts because he is not away. */
async function provenLate(
  store: Up,
  clock: Clock | null,
  { times, asked, seen }: Standing,
  of: Seat,
  now: number,
  vacations: VacationsOf,
) {
  // Where nobody counts it is as if he had so long since he noticed something.
  const late = clock === null ? { left: AWAY, since: asked.includes(of) ? (seen[of] ?? now) : null } : times?.[of];
  const isLate = late != null && late.since !== null && (await leftAt(store, late, now, vacations(of))).left === 0;
  if (!isLate) throw new InTimeError(`seat ${of} has time`);
}

/**
 * The store of a match, which keeps each line with the times after it; `agreed` is the clock of its beginning. They are reckoned from
 * those of the line before, which the store compares: of two who are as fast, one reckons anew. Where nobody counts, a seat is given
 * to a bot by others only when its person is away. `vacation`: whether it was agreed on that the time of those on vacation stands still.
 */
export function clocked(store: NodeStore, agreed: Clock | null, seats: number, vacation = false): Store {
  return {
    ...store,
    async create(creation) {
      if (agreed === null) return store.create(creation);
      const { head } = creation;
      const times = begun(agreed, seats, readStanding(head.summary).asked, await store.time());
      return store.create({ ...creation, head: { ...head, summary: withTimes(head.summary, times) } });
    },
    async append(wanted) {
      const entry = entryOf(wanted);
      const claimed = claimedOf(entry);
      // Where nobody ever counted, and nobody claims anything, there is nothing to be reckoned.
      if (agreed === null && claimed === null && !saysClock(wanted.summary)) return store.append(wanted);
      const after = readStanding(wanted.summary);
      const clock = clockNow(agreed, after);
      if (clock === null && claimed === null) return store.append(wanted);
      const head = await store.head(wanted.match);
      // Others were faster: the store says so.
      if (head === null || head.seq !== wanted.after) return store.append(wanted);
      const [before, now] = [readStanding(head.summary), await store.time()];
      const was = clockNow(agreed, before);
      const vacations = await vacationsBy(store, wanted.match, vacation, was);
      if (claimed !== null) await provenLate(store, was, before, claimed, now, vacations);
      if (clock === null) return store.append(wanted);
      const asked = wanted.over ? [] : after.asked;
      if (!isSameClock(was, clock))
        return store.append({ ...wanted, summary: withTimes(wanted.summary, changed(clock, seats, asked, now)) });
      const { times } = before;
      if (times === null) throw new StoreError('broken', 'the clocks of a match are lost');
      const undoes = entry !== null && 'undo' in entry ? entry.seat : null;
      // Whoever leaves his seat to a bot has answered nothing.
      const earns = entry === null || !('act' in entry);
      const reckoned = await timesAfter(store, clock, times, asked, now, undoes, earns, vacations);
      // Those who go on with a bot rather than win leave its person a whole bank for when he is back.
      const left = reckoned.map((time, seat) => (seat === claimed ? { left: clock.bank, since: null } : time));
      return store.append({ ...wanted, summary: withTimes(wanted.summary, left) });
    },
  };
}
