import type { Seat } from '../kernel/flow.ts';
import type { Viewer } from '../kernel/game.ts';

/** Who is at which match at this moment, as far as one node knows. */
export interface Presence {
  /** Somebody comes to a match, until he leaves; `tell` is called with the seats at which somebody is, now and whenever that changes. */
  come(match: string, viewer: Viewer, tell: ((seats: readonly Seat[]) => void) | null): () => void;
  /** Whether somebody is at this seat. */
  has(match: string, seat: Seat): boolean;
}

interface Visitor {
  readonly viewer: Viewer;
  readonly tell: ((seats: readonly Seat[]) => void) | null;
}

export function presenceOf(): Presence {
  const matches = new Map<string, Set<Visitor>>();
  const seatsAt = (visitors: ReadonlySet<Visitor>): readonly Seat[] => {
    const seats = [...visitors].flatMap(({ viewer }) => (viewer === null ? [] : [viewer]));
    return [...new Set(seats)].sort((a, b) => a - b);
  };
  return {
    has: (match, seat) => [...(matches.get(match) ?? [])].some(({ viewer }) => viewer === seat),
    come(match, viewer, tell) {
      const there = matches.get(match) ?? new Set();
      matches.set(match, there);
      const visitor = { viewer, tell };
      /** Whoever comes to a seat, or leaves it, in one of several pages changes nothing for the others. */
      const changed = (change: () => void): void => {
        const before = seatsAt(there).join();
        change();
        const seats = seatsAt(there);
        if (seats.join() === before) return;
        for (const other of there) if (other !== visitor) other.tell?.(seats);
      };
      changed(() => there.add(visitor));
      tell?.(seatsAt(there));
      return () => {
        changed(() => there.delete(visitor));
        if (there.size === 0 && matches.get(match) === there) matches.delete(match);
      };
    },
  };
}
