import * as z from 'zod';
import { type Append, type Store, StoreError } from '../keeper/store.ts';
import type { Seat } from '../kernel/flow.ts';
import { isObject, type Plain } from '../kernel/plain.ts';
import type { NodeStore } from './store/node-store.ts';

// How long a seat may think. Its time runs while everybody can see that it is asked, and some node is up; what it is then charged is kept
// with the very line that answered.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What was agreed on, in milliseconds: what a seat begins with, what it gets for each answer, and what it never has more of. */
export interface Clock {
  readonly bank: number;
  readonly increment: number;
  readonly cap: number;
}

const span = (least: number) =>
  z
    .int()
    .min(least)
    .max(10 * DAY);

export const CLOCK = z
  .strictObject({ bank: span(10 * MINUTE), increment: span(0), cap: span(10 * MINUTE) })
  .refine(({ bank, cap }) => cap >= bank);

/** What a seat had left when it was asked, and since when it is; null: its time stands still. */
export interface Time {
  readonly left: number;
  readonly since: number | null;
}

/** How a match stands, as its summary tells it. `seen`: when each viewer noticed something last. */
const STANDING = z.object({
  asked: z.array(z.number()),
  seen: z.array(z.number()).default([]),
  /** Whether a bot is to act. */
  bot: z.boolean().default(false),
  times: z
    .array(z.object({ left: z.number(), since: z.number().nullable() }))
    .nullable()
    .default(null),
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

/** The time of the seat is not up. */
export class InTimeError extends Error {
  override readonly name = 'InTimeError';
}

type Up = Pick<NodeStore, 'upBetween'>;

/** What a seat has left at a moment. */
async function leftAt(store: Up, { left, since }: Time, now: number): Promise<number> {
  return since === null ? left : Math.max(0, left - (await store.upBetween(since, now)));
}

/** What each seat has left now, and whether its time runs. */
export async function timesNow(store: Up & Pick<NodeStore, 'time'>, times: readonly Time[]) {
  const now = await store.time();
  return Promise.all(times.map(async (time) => ({ left: await leftAt(store, time, now), runs: time.since !== null })));
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
): Promise<readonly Time[]> {
  return Promise.all(
    times.map(async (time, seat) => {
      const isAsked = asked.includes(seat);
      if (isAsked === (time.since !== null)) return time;
      if (isAsked) return { left: seat === undoes ? Math.max(0, time.left - increment) : time.left, since: now };
      const earned = earns ? increment : 0;
      return { left: Math.min(cap, (await leftAt(store, time, now)) + earned), since: null };
    }),
  );
}

const withTimes = (summary: Plain, times: readonly Time[]): Plain => {
  if (!isObject(summary)) throw new Error('a summary has no place for the clocks');
  return { ...summary, times: times.map(({ left, since }) => ({ left, since })) };
};

/** The seat of which another says that its person does not come: that his time is up, or that a bot is to play on. */
function claimedOf(entry: ReturnType<typeof entryOf>): Seat | null {
  if (entry === null || !('act' in entry)) return null;
  const { act, seat } = entry;
  if (act.kind === 'time') return act.of;
  return act.kind === 'hand' && act.of !== undefined && act.of !== seat ? act.of : null;
}

/** The entry of what is to be kept: nodes keep one line at a time. */
const entryOf = ({ lines }: Append) => lines[0]?.entry ?? null;

/**
 * The store of a match that is played with clocks: each line is kept with the times after it. They are reckoned from those of the line
 * before, which the store compares: of two who are as fast, one reckons anew.
 */
export function clocked(store: NodeStore, clock: Clock, seats: number): Store {
  return {
    ...store,
    async create(creation) {
      const { head } = creation;
      const now = await store.time();
      const { asked } = readStanding(head.summary);
      const times = Array.from({ length: seats }, (_, seat) => ({
        left: clock.bank,
        since: asked.includes(seat) ? now : null,
      }));
      return store.create({ ...creation, head: { ...head, summary: withTimes(head.summary, times) } });
    },
    async append(wanted) {
      const head = await store.head(wanted.match);
      // Others were faster: the store says so.
      if (head === null || head.seq !== wanted.after) return store.append(wanted);
      const [{ times }, now] = [readStanding(head.summary), await store.time()];
      if (times === null) throw new StoreError('broken', 'the clocks of a match are lost');
      const entry = entryOf(wanted);
      const claimed = claimedOf(entry);
      const late = claimed === null ? undefined : times[claimed];
      if (claimed !== null && (late === undefined || late.since === null || (await leftAt(store, late, now)) > 0))
        throw new InTimeError(`seat ${claimed} has time`);
      const undoes = entry !== null && 'undo' in entry ? entry.seat : null;
      const asked = wanted.over ? [] : readStanding(wanted.summary).asked;
      // Whoever leaves his seat to a bot has answered nothing.
      const earns = entry === null || !('act' in entry);
      const after = await timesAfter(store, clock, times, asked, now, undoes, earns);
      // Those who go on with a bot rather than win leave its person a whole bank for when he is back.
      const anew = after.map((time, seat) => (seat === claimed ? { left: clock.bank, since: null } : time));
      return store.append({ ...wanted, summary: withTimes(wanted.summary, anew) });
    },
  };
}

/** Where nobody counts, whoever has noticed nothing for so long although he is asked is away. */
const AWAY = 3 * DAY;

/** The seats whose persons are away at a moment, where nobody counts. */
export function awayAt({ asked, seen }: Standing, now: number): readonly Seat[] {
  return asked.filter((seat) => now - (seen[seat] ?? now) >= AWAY);
}

/** The store of a match without clocks: a seat is given to a bot by others only when its person is away. */
export function unclocked(store: NodeStore): Store {
  return {
    ...store,
    async append(wanted) {
      const claimed = claimedOf(entryOf(wanted));
      const head = claimed === null ? null : await store.head(wanted.match);
      if (claimed === null || head === null) return store.append(wanted);
      const [standing, now] = [readStanding(head.summary), await store.time()];
      const since = standing.seen[claimed] ?? now;
      if (!standing.asked.includes(claimed) || (await store.upBetween(since, now)) < AWAY)
        throw new InTimeError(`the person of seat ${claimed} is not away`);
      return store.append(wanted);
    },
  };
}
