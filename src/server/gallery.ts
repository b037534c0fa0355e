import type { Viewer } from '../kernel/game.ts';

/** How many people look on at which match, as far as one node knows: told to those who sit there. */
export interface Gallery {
  /** Somebody comes to a match, until he leaves; `tell` is called with how many look on, now and whenever that changes. */
  come(match: string, person: string, viewer: Viewer, tell: ((count: number) => void) | null): () => void;
}

interface Visitor {
  readonly person: string;
  readonly viewer: Viewer;
  readonly tell: ((count: number) => void) | null;
}

export function galleryOf(): Gallery {
  const matches = new Map<string, Set<Visitor>>();
  const countOf = (there: ReadonlySet<Visitor>): number =>
    new Set([...there].flatMap(({ person, viewer }) => (viewer === null ? [person] : []))).size;
  return {
    come(match, person, viewer, tell) {
      const there = matches.get(match) ?? new Set();
      matches.set(match, there);
      const visitor: Visitor = { person, viewer, tell: viewer === null ? null : tell };
      /** Whoever looks on from several pages is one. */
      const changed = (change: () => void): void => {
        const before = countOf(there);
        change();
        const count = countOf(there);
        if (count !== before) for (const other of there) if (other !== visitor) other.tell?.(count);
      };
      changed(() => there.add(visitor));
      visitor.tell?.(countOf(there));
      return () => {
        changed(() => there.delete(visitor));
        if (there.size === 0 && matches.get(match) === there) matches.delete(match);
      };
    },
  };
}
