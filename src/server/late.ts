import type { Doorkeeper } from '../keeper/door.ts';
import { openRoom, type Room } from '../keeper/room.ts';
import { type Line, type Store, StoreError } from '../keeper/store.ts';

// Whoever looks on later than the seats is shown a room of its own. It is opened on a store in which nothing is that is not old enough:
// what was not read cannot be told.

/** The same match as it lay in the store some time ago. Nothing can be written there. */
function storeAgo(store: Store, delay: number, now: () => number): Store {
  const since = async (match: string, seq: number): Promise<readonly Line[]> => {
    const latest = now() - delay;
    const lines = await store.since(match, seq);
    // One that is too young hides all after it, whatever their clocks say.
    const young = lines.findIndex(({ at }) => at > latest);
    return young < 0 ? lines : lines.slice(0, young);
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

/** Rooms for all who look on late: followed by looking again and again, never by news. */
export interface LateRooms {
  /** Comes to a match that had begun by then. `lost` is called if it can no longer be followed. */
  visit(door: Doorkeeper, delay: number, lost: (error: unknown) => void): Promise<Late & { leave(): void }>;
  /** What has become old enough is shown. */
  look(): Promise<void>;
}

interface Open {
  readonly opened: Promise<Late>;
  readonly visitors: Set<(error: unknown) => void>;
}

export function lateRooms(fault: (error: unknown) => void): LateRooms {
  const open = new Map<string, Open>();

  async function opened(door: Doorkeeper, delay: number): Promise<Late> {
    const ago: Doorkeeper = { ...door, store: storeAgo(door.store, delay, door.now) };
    return { door: ago, room: await openRoom(ago) };
  }

  async function follow(id: string, there: Open): Promise<void> {
    try {
      await (await there.opened).room.catchUp();
    } catch (error) {
      fault(error);
      // What is away now is read at the next look.
      if (error instanceof StoreError && error.why !== 'broken') return;
      if (open.get(id) === there) open.delete(id);
      for (const lost of [...there.visitors]) lost(error);
    }
  }

  return {
    async visit(door, delay, lost) {
      const there = open.get(door.id) ?? { opened: opened(door, delay), visitors: new Set() };
      open.set(door.id, there);
      const visitor = (error: unknown) => lost(error);
      there.visitors.add(visitor);
      const leave = () => {
        there.visitors.delete(visitor);
        if (there.visitors.size === 0 && open.get(door.id) === there) open.delete(door.id);
      };
      try {
        return { ...(await there.opened), leave };
      } catch (error) {
        leave();
        throw error;
      }
    },
    async look() {
      for (const [id, there] of [...open]) await follow(id, there);
    },
  };
}
