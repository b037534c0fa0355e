import { copyPlain, type Plain } from '../kernel/plain.ts';
import { withStanding } from './standings.ts';
import type { Head, Line, Standing, Store } from './store.ts';

interface Kept {
  head: Head;
  readonly secret: Plain;
  readonly lines: Line[];
  standings: readonly Standing[];
}

/** A place for matches that several stores may share, as pages share a browser; gone with the process. */
export interface Memory {
  readonly matches: Map<string, Kept>;
  readonly listeners: Set<(id: string, from: Store) => void>;
}

export const createMemory = (): Memory => ({ matches: new Map(), listeners: new Set() });

/** For a browser that keeps nothing, and for tests. What goes in and out is copied: nobody holds a part of it. */
export function memoryStore(memory: Memory = createMemory()): Store {
  const { matches, listeners } = memory;
  const mine = new Set<(id: string, from: Store) => void>();
  const tell = (id: string) => {
    for (const listener of listeners) listener(id, store);
  };
  const store: Store = {
    lasting: false,
    async create({ head, secret, lines, standing }) {
      if (matches.has(head.id)) return false;
      const standings = standing === null ? [] : [copyPlain(standing)];
      matches.set(head.id, {
        head: copyPlain(head),
        secret: copyPlain(secret),
        lines: copyPlain([...lines]),
        standings,
      });
      tell(head.id);
      return true;
    },
    heads: async () => [...matches.values()].map(({ head }) => copyPlain(head)),
    head: async (id) => copyPlain(matches.get(id)?.head ?? null),
    secret: async (id) => copyPlain(matches.get(id)?.secret ?? null),
    async append({ match, after, lines, standing, over, summary }) {
      const kept = matches.get(match);
      if (kept === undefined) return { behind: -1 };
      const keys = new Set(lines.map(({ key }) => key));
      const known = kept.lines.find(({ key }) => keys.has(key));
      if (known !== undefined) return { known: known.seq };
      if (kept.head.seq !== after) return { behind: kept.head.seq };
      const last = lines.at(-1);
      if (last === undefined) return { done: true };
      kept.lines.push(...copyPlain([...lines]));
      if (standing !== undefined) kept.standings = withStanding(kept.standings, copyPlain(standing));
      const epoch = standing?.epoch ?? kept.head.epoch;
      kept.head = { ...kept.head, seq: last.seq, epoch, over, changed: last.at, summary: copyPlain(summary) };
      tell(match);
      return { done: true };
    },
    since: async (id, seq) => copyPlain(matches.get(id)?.lines.filter((line) => line.seq > seq) ?? []),
    byKey: async (id, key) => matches.get(id)?.lines.find((line) => line.key === key)?.seq ?? null,
    standing: async (id, atMost = Number.POSITIVE_INFINITY) =>
      copyPlain(matches.get(id)?.standings.findLast(({ seq }) => seq <= atMost) ?? null),
    async remove(id) {
      matches.delete(id);
      tell(id);
    },
    listen(news) {
      const listener = (id: string, from: Store) => {
        if (from !== store) news(id);
      };
      listeners.add(listener);
      mine.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const listener of mine) listeners.delete(listener);
    },
  };
  return store;
}
