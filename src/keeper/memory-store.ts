import type { Plain } from '../kernel/plain.ts';
import { listedHead, readHead, rowOfHead } from './read-rows.ts';
import { withStanding } from './standings.ts';
import { type Head, type Line, type Standing, type Store, StoreError } from './store.ts';

interface Kept {
  head: Head;
  readonly secret: Plain;
  readonly lines: Line[];
  /** Where each key is: looked up at every line, however many there are. */
  readonly keys: Map<string, number>;
  standings: readonly Standing[];
}

/** A place for matches that several stores may share, as pages share a browser; gone with the process. */
export interface Memory {
  readonly matches: Map<string, Kept>;
  readonly listeners: Set<(id: string, from: Store) => void>;
}

export const createMemory = (): Memory => ({ matches: new Map(), listeners: new Set() });

/** As a database would give it back: nobody holds a part of it, and a key without a value is left out. */
const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const keysOf = (lines: readonly Line[]): Map<string, number> => new Map(lines.map(({ key, seq }) => [key, seq]));

/** The lines after a number, sought from the end: who asks is seldom far behind. */
const after = (lines: readonly Line[], seq: number): readonly Line[] =>
  lines.slice(lines.findLastIndex((line) => line.seq <= seq) + 1);

/** For a browser that keeps nothing, and for tests. */
export function memoryStore(memory: Memory = createMemory()): Store {
  const { listeners } = memory;
  const mine = new Set<(id: string, from: Store) => void>();
  let closed = false;
  const matches = (): Map<string, Kept> => {
    if (closed) throw new StoreError('away', 'the store is closed');
    return memory.matches;
  };
  const keptOf = (id: string): Kept | undefined => matches().get(id);
  const tell = (id: string) => {
    for (const listener of listeners) listener(id, store);
  };
  const store: Store = {
    lasting: false,
    async create({ head, secret, lines, standings }) {
      if (matches().has(head.id)) return false;
      matches().set(head.id, { ...copied({ head, secret, lines: [...lines], standings }), keys: keysOf(lines) });
      tell(head.id);
      return true;
    },
    heads: async () => [...matches().values()].map(({ head }) => listedHead(rowOfHead(head))),
    async head(id) {
      const kept = keptOf(id);
      return kept === undefined ? null : readHead(rowOfHead(kept.head));
    },
    secret: async (id) => copied(keptOf(id)?.secret ?? null),
    async append({ match, after, lines, standing, over, summary }) {
      const kept = keptOf(match);
      if (kept === undefined) return { behind: -1 };
      const known = lines.flatMap(({ key }) => kept.keys.get(key) ?? []);
      if (known.length > 0) return { known: Math.min(...known) };
      if (kept.head.seq !== after) return { behind: kept.head.seq };
      const last = lines.at(-1);
      if (last === undefined) return { done: true };
      kept.lines.push(...copied(lines));
      for (const [key, seq] of keysOf(lines)) kept.keys.set(key, seq);
      if (standing !== undefined) kept.standings = withStanding(kept.standings, copied(standing));
      const epoch = standing?.epoch ?? kept.head.epoch;
      kept.head = { ...kept.head, seq: last.seq, epoch, over, changed: last.at, summary: copied(summary) };
      tell(match);
      return { done: true };
    },
    since: async (id, seq) => copied(after(keptOf(id)?.lines ?? [], seq)),
    byKey: async (id, key) => keptOf(id)?.keys.get(key) ?? null,
    standing: async (id, atMost = Number.POSITIVE_INFINITY) =>
      copied(keptOf(id)?.standings.findLast(({ seq }) => seq <= atMost) ?? null),
    async remove(id) {
      matches().delete(id);
      tell(id);
    },
    listen(news) {
      const listener = (id: string, from: Store) => {
        if (from !== store) news(id);
      };
      listeners.add(listener);
      mine.add(listener);
      return () => {
        listeners.delete(listener);
        mine.delete(listener);
      };
    },
    close() {
      closed = true;
      for (const listener of mine) listeners.delete(listener);
    },
  };
  return store;
}
