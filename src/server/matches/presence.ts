import type { Seat } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';

/** Who is at which match at this moment, as far as one node knows. */
export interface Presence {
  /** Somebody comes to a match, until he leaves; `tell` is called with the seats at which somebody is, now and whenever that changes. */
  come(match: string, viewer: Viewer, tell: ((seats: readonly Seat[]) => void) | null): () => void;
  /** Whether somebody is at this seat. */
  has(match: string, seat: Seat): boolean;
}

interface Visitor {
  readonly tell: ((seats: readonly Seat[]) => void) | null;
}

interface There {
  readonly visitors: Set<Visitor>;
  /** By how many pages somebody is at each seat: whoever comes counts himself, and nobody all others. */
  readonly pages: Map<Seat, number>;
}

export function presenceOf(): Presence {
  const matches = new Map<string, There>();
  const seatsAt = ({ pages }: There): readonly Seat[] => [...pages.keys()].sort((a, b) => a - b);
  /** Whoever comes to a seat, or leaves it, in one of several pages changes nothing for the others. */
  const counted = ({ pages }: There, seat: Seat, by: number): boolean => {
    const before = pages.get(seat) ?? 0;
    if (before + by === 0) pages.delete(seat);
    else pages.set(seat, before + by);
    return before === 0 || before + by === 0;
  };
  return {
    has: (match, seat) => matches.get(match)?.pages.has(seat) === true,
    come(match, viewer, tell) {
      const there = matches.get(match) ?? { visitors: new Set(), pages: new Map() };
      matches.set(match, there);
      const visitor = { tell };
      const changed = (by: number): void => {
        if (viewer === null || !counted(there, viewer, by)) return;
        const seats = seatsAt(there);
        for (const other of there.visitors) if (other !== visitor) other.tell?.(seats);
      };
      there.visitors.add(visitor);
      changed(1);
      tell?.(seatsAt(there));
      return () => {
        if (!there.visitors.delete(visitor)) return;
        changed(-1);
        if (there.visitors.size === 0 && matches.get(match) === there) matches.delete(match);
      };
    },
  };
}
