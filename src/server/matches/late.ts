import type { Doorkeeper } from '../../keeper/door.ts';
import { openRoom, type Room } from '../../keeper/room.ts';
import { type Line, type Store, StoreError } from '../../keeper/store.ts';
import { lines } from '../../kernel/match.ts';

// Whoever looks on later than the seats is shown a room of its own. It is opened on a store in which nothing is that is not old enough:
// what was not read cannot be told.

/** The same match as it lay in the store some time ago; `young` is told when the first line was kept that is not there yet. Nothing can be written there. */
function storeAgo(store: Store, delay: number, now: () => number, young: (at: number) => void): Store {
  const since = async (match: string, seq: number): Promise<readonly Line[]> => {
    const latest = now() - delay;
    const kept = await store.since(match, seq);
    // One that is too young hides all after it, whatever their clocks say.
    const first = kept.findIndex(({ at }) => at > latest);
    const hidden = kept[first];
    if (hidden === undefined) return kept;
    young(hidden.at);
    return kept.slice(0, first);
  };
  const never = async (): Promise<never> => {
    throw new StoreError('denied', 'nothing is written into the past');
  };
  return {
    lasting: store.lasting,
    ...{ create: never, append: never, remove: never },
    // What tells how a match stands now.
    ...{ heads: async () => [], head: async () => null, secret: async () => null, byKey: async () => null },
    since,
    async standing(match, atMost = Number.MAX_SAFE_INTEGER) {
      const last = (await since(match, -1)).at(-1);
      return last === undefined ? null : store.standing(match, Math.min(atMost, last.seq));
    },
    // News tell when something happened just now.
    listen: () => () => {},
    close: () => {},
  };
}

/** A match as it was some time ago. */
export interface Late {
  readonly room: Room;
  readonly door: Doorkeeper;
}

/**
 * Rooms for all who look on late. What a room is shown next is known as soon as it lies in the store: until it is old enough nobody asks
 * for it, and one timer waits for the next of them all.
 */
export interface LateRooms {
  /** Comes to a match that had begun by then. `lost` is called if it can no longer be followed. */
  visit(door: Doorkeeper, delay: number, lost: (error: unknown) => void): Promise<Late & { leave(): void }>;
  /** The matches that are looked at. */
  ids(): readonly string[];
  /** A line was kept, the last of them so far if its number is known: where nothing younger was known of, it is read when it will be due. */
  wake(id: string, seq?: number): Promise<void>;
  /** What has become old enough is shown. */
  look(): Promise<void>;
  close(): void;
}

interface Open {
  readonly opened: Promise<Late>;
  readonly visitors: Set<(error: unknown) => void>;
  readonly now: () => number;
  /** When the next line is old enough; without end while there is none. */
  due: number;
  /** One reads after the other: what was kept while somebody read is read by the next. */
  read: Promise<void>;
}

/** What is away now is read after so many milliseconds. */
const AGAIN = 2000;
/** A timer waits no longer: whatever clock is set meanwhile is seen then. */
const LONGEST = 60_000;
const NEVER = Number.POSITIVE_INFINITY;

export function lateRooms(fault: (error: unknown) => void): LateRooms {
  const open = new Map<string, Open>();
  let timer: NodeJS.Timeout | undefined;

  function entered(door: Doorkeeper, delay: number): Open {
    const { now } = door;
    const young = (at: number) => {
      coming.due = Math.min(coming.due, at + delay);
      arm();
    };
    const ago: Doorkeeper = { ...door, store: storeAgo(door.store, delay, now, young) };
    const opened = async () => ({ door: ago, room: await openRoom(ago) });
    const coming: Open = { opened: opened(), visitors: new Set(), now, due: NEVER, read: Promise.resolve() };
    open.set(door.id, coming);
    return coming;
  }

  /** Waits for the next that is due. */
  function arm(): void {
    clearTimeout(timer);
    const next = Math.min(...[...open.values()].map(({ due, now }) => due - now()));
    if (next === NEVER) return;
    timer = setTimeout(() => void look(), Math.max(0, Math.min(next, LONGEST)));
    timer.unref();
  }

  /** Reads what there is, unless it is known that nothing of it is old enough. */
  function follow(id: string, there: Open): Promise<void> {
    there.read = there.read.then(async () => {
      if (there.due !== NEVER && there.due > there.now()) return;
      there.due = NEVER;
      try {
        await (await there.opened).room.catchUp();
      } catch (error) {
        fault(error);
        if (error instanceof StoreError && error.why !== 'broken') {
          there.due = there.now() + AGAIN;
          return;
        }
        if (open.get(id) === there) open.delete(id);
        for (const lost of [...there.visitors]) lost(error);
      }
    });
    return there.read;
  }

  async function look(): Promise<void> {
    for (const [id, there] of [...open]) if (there.due <= there.now()) await follow(id, there);
    arm();
  }

  return {
    async visit(door, delay, lost) {
      const there = open.get(door.id) ?? entered(door, delay);
      const visitor = (error: unknown) => lost(error);
      there.visitors.add(visitor);
      const leave = () => {
        there.visitors.delete(visitor);
        if (there.visitors.size > 0 || open.get(door.id) !== there) return;
        open.delete(door.id);
        arm();
      };
      try {
        return { ...(await there.opened), leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
    ids: () => [...open.keys()],
    async wake(id, seq = NEVER) {
      const there = open.get(id);
      if (there === undefined || there.due !== NEVER) return;
      const late = await there.opened.catch(() => null);
      if (late === null || lines(late.room.match) >= seq) return;
      await follow(id, there);
      arm();
    },
    look,
    close() {
      clearTimeout(timer);
      open.clear();
    },
  };
}
