import { type IndexedStore, indexedStore, type Place } from '../../src/keeper/indexed-store.ts';
import { type Appended, StoreError, type StoreFault } from '../../src/keeper/store.ts';
import { appendOf, creationOf, lineOf, standingOf } from './samples.ts';
import { CONTRACT } from './store-contract.ts';

// Runs in a page of a real browser, on its real database. What a test calls is `stores`.

/** A line that a page was told is kept. */
export interface Acknowledged {
  readonly seq: number;
  readonly key: string;
}

let places = 0;
const racing = { stop: false, lost: 0 };
const open = new Map<string, IndexedStore>();

/** The handle of this page on a place; opened when it is first asked for. */
async function at(name: string): Promise<IndexedStore> {
  const known = open.get(name);
  if (known !== undefined) return known;
  const store = await indexedStore({ name });
  open.set(name, store);
  return store;
}

async function faultOf(call: () => Promise<unknown>): Promise<StoreFault | 'none'> {
  try {
    await call();
    return 'none';
  } catch (error) {
    if (error instanceof StoreError) return error.why;
    throw error;
  }
}

const calls = {
  /** Goes through one clause of the contract on a new database, with two connections; says what it found wrong. */
  async contract(name: string): Promise<string> {
    const opened: IndexedStore[] = [];
    try {
      const clause = CONTRACT.find((other) => other.name === name);
      await clause?.run(async () => {
        const place = { name: `contract ${places++}` };
        const [one, other] = [await indexedStore(place), await indexedStore(place)];
        opened.push(one, other);
        return [one, other];
      });
      return clause === undefined ? 'there is no such clause' : '';
    } catch (error) {
      return error instanceof Error ? (error.stack ?? error.message) : String(error);
    } finally {
      for (const store of opened) store.close();
    }
  },

  /** Adds lines, each after the last one that this page knows of, as fast as it can, until it is stopped; says which were kept. */
  async race(name: string, who: string): Promise<readonly Acknowledged[]> {
    const store = await at(name);
    const done: Acknowledged[] = [];
    let after = 0;
    while (!racing.stop) {
      const key = `${who}/${done.length}`;
      const seq = after + 1;
      const answer = await store.append(appendOf('a', after, { lines: [lineOf(seq, key)], standing: standingOf(seq) }));
      if ('known' in answer) throw new Error(`${key} was kept without a word`);
      if ('done' in answer) done.push({ seq, key });
      else racing.lost++;
      // Whoever has won looks up first, as one that plays alone would not: so the other has its turn.
      after = 'behind' in answer ? answer.behind : ((await store.head('a'))?.seq ?? 0);
    }
    return done;
  },

  racing: () => racing.lost,

  stop(): void {
    racing.stop = true;
  },

  /** Sends keys that others send as well, without waiting for one to be kept before the next. */
  async sameKeys(name: string, count: number): Promise<readonly Appended[]> {
    const store = await at(name);
    return Promise.all(
      Array.from({ length: count }, (_, i) =>
        store.append(appendOf('a', i, { lines: [lineOf(i + 1, `same/${i + 1}`)] })),
      ),
    );
  },

  async create(name: string, id = 'a'): Promise<boolean> {
    return (await at(name)).create(creationOf(id));
  },

  async lines(name: string, id = 'a'): Promise<readonly Acknowledged[]> {
    return (await (await at(name)).since(id, 0)).map(({ seq, key }) => ({ seq, key }));
  },

  async append(name: string, after: number): Promise<Appended> {
    return (await at(name)).append(appendOf('a', after));
  },

  /** Adds lines until one is not kept; how many were, and why not more. */
  async fill(name: string, most: number): Promise<{ readonly kept: number; readonly why: StoreFault | 'none' }> {
    const store = await at(name);
    for (let kept = 0; kept < most; kept++) {
      const why = await faultOf(() => store.append(appendOf('a', kept, { standing: standingOf(kept + 1) })));
      if (why !== 'none') return { kept, why };
    }
    return { kept: most, why: 'none' };
  },

  async heads(name: string): Promise<readonly string[]> {
    return (await (await at(name)).heads()).map(({ id }) => id);
  },

  /** Why each call fails, or that it does not. */
  async faults(name: string): Promise<Readonly<Record<string, StoreFault | 'none'>>> {
    const store = await at(name);
    const calls: Readonly<Record<string, () => Promise<unknown>>> = {
      create: () => store.create(creationOf('another')),
      append: async () => store.append(appendOf('a', (await store.head('a'))?.seq ?? 0)),
      heads: store.heads,
      head: () => store.head('a'),
      secret: () => store.secret('a'),
      since: () => store.since('a', -1),
      byKey: () => store.byKey('a', '0/1'),
      standing: () => store.standing('a'),
      old: store.old,
      takeOver: () => store.takeOver(creationOf('taken'), 'old'),
      remove: () => store.remove('another'),
    };
    const found: Record<string, StoreFault | 'none'> = {};
    for (const [call, make] of Object.entries(calls)) found[call] = await faultOf(make);
    return found;
  },

  openFault: (place: Place): Promise<StoreFault | 'none'> =>
    faultOf(async () => {
      (await indexedStore(place)).close();
    }),

  old: async (name: string) => (await at(name)).old(),

  async takeOver(name: string, id: string, oldId: string): Promise<boolean> {
    return (await at(name)).takeOver(creationOf(id), oldId);
  },

  async remove(name: string, id: string): Promise<void> {
    await (await at(name)).remove(id);
  },

  /** Which ids this page hears of from now on. */
  async hear(name: string): Promise<void> {
    const heard: string[] = [];
    (await at(name)).listen((id) => heard.push(id));
    Reflect.set(globalThis, 'heard', heard);
  },

  /** Milliseconds. */
  async figures(name: string, count: number, matches: number) {
    const store = await at(name);
    await store.create(creationOf('a'));
    const body = { position: 'p'.repeat(4000) };
    const took: number[] = [];
    for (let seq = 1; seq <= count; seq++) {
      const began = performance.now();
      await store.append(appendOf('a', seq - 1, { standing: standingOf(seq, 0, body) }));
      took.push(performance.now() - began);
    }
    const timed = async (call: () => Promise<unknown>) => {
      const began = performance.now();
      await call();
      return performance.now() - began;
    };
    const since = await timed(() => store.since('a', 0));
    const standing = await timed(() => store.standing('a'));
    for (let i = 1; i < matches; i++) await store.create(creationOf(`m${i}`));
    return { took, since, standing, heads: await timed(() => store.heads()) };
  },

  /** Adds lines without an end and says of each that it is kept, once it is. */
  async hurry(name: string, id: string, say: (seq: number) => void): Promise<never> {
    const store = await at(name);
    await store.create(creationOf(id));
    for (let seq = 1; ; seq++) {
      const answer = await store.append(appendOf(id, seq - 1, { standing: standingOf(seq) }));
      if (!('done' in answer)) throw new Error(`line ${seq} was not kept`);
      say(seq);
    }
  },

  /** What is there of a match: its lines, and whether all else agrees with them. */
  async found(name: string, id: string) {
    const store = await at(name);
    const [head, lines, standing] = [await store.head(id), await store.since(id, -1), await store.standing(id)];
    const secret = await store.secret(id);
    return { head: head?.seq ?? null, seqs: lines.map(({ seq }) => seq), standing: standing?.seq ?? null, secret };
  },
};

declare global {
  var stores: typeof calls;
}

globalThis.stores = calls;
