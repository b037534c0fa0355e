import type { Memory } from '../../src/keeper/memory-store.ts';
import type { Append, Appended, Head, Line, Standing, Store } from '../../src/keeper/store.ts';
import { lineOf, standingOf } from './samples.ts';

/** A store in memory that does one thing wrong, and the clauses of the contract that must notice it. */
export interface Broken {
  readonly name: string;
  readonly caught: readonly string[];
  /** What it does otherwise than the store in memory. Each handle is broken on its own. */
  spoil(store: Store, memory: Memory): Partial<Store>;
}

const ADDED = 'lines are added after the last one alone, and who is behind learns where it is';
const ORDER = 'lines come in their order, those after a number alone';
const ONE_OF_EIGHT = 'one winner of eight at once, twenty times, and the losers know the number';
const KEY_ONCE = 'a key is kept once';
const SHARED = 'nothing is shared with what went in or came out';
const FOLLOWS = 'the head follows the lines';
const REMOVED = 'what is removed takes everything with it';
const NEWS = 'news reaches the other, and not oneself';

/** Time for others to come in between. */
const pause = () => new Promise<void>((wake) => setTimeout(wake, 1));

/** Puts the lines after the last one, wherever they were meant to be. */
async function anywhere(store: Store, append: Append): Promise<Appended> {
  const after = (await store.head(append.match))?.seq ?? -1;
  return store.append({ ...append, after, lines: append.lines.map((line, i) => ({ ...line, seq: after + 1 + i })) });
}

let drawn = 0;
const otherKeys = (lines: readonly Line[]) => lines.map((line) => ({ ...line, key: `${line.key}#${drawn++}` }));
const ownKey = (line: Line): Line => ({ ...line, key: line.key.replace(/#.*/, '') });

const keyIn = async (store: Store, id: string, key: string) =>
  (await store.since(id, -1)).map(ownKey).find((line) => line.key === key)?.seq ?? null;

/** The head stays as it was in one field. */
const forgetful = (field: 'over' | 'summary' | 'changed' | 'epoch' | 'seq'): Broken => ({
  name: `the head forgets ${field}`,
  caught: [FOLLOWS],
  spoil(store) {
    const old = (head: Head): Head => {
      const first = { over: false, summary: { lines: 0 }, changed: 1000, epoch: 0, seq: 0 };
      return { ...head, [field]: first[field] };
    };
    return {
      async head(id) {
        const head = await store.head(id);
        return head && old(head);
      },
    };
  },
});

/** What is removed can still be read. */
const leaves = (
  what: string,
  left: (store: Store, gone: (id: string) => Promise<boolean>) => Partial<Store>,
): Broken => ({
  name: `leaves ${what} of a match that is removed`,
  caught: [REMOVED],
  spoil: (store) => left(store, async (id) => (await store.head(id)) === null),
});

/** Tables by hand, where the store in memory would thin them otherwise. */
function tables(store: Store, keep: (tables: Standing[], next: Standing) => Standing[]): Partial<Store> {
  let kept: Standing[] = [];
  return {
    create(creation) {
      kept.push(...creation.standings);
      return store.create(creation);
    },
    append(append) {
      if (append.standing !== undefined) kept = keep(kept, append.standing);
      return store.append(append);
    },
    standing: async (_, atMost = Number.POSITIVE_INFINITY) => kept.findLast(({ seq }) => seq <= atMost) ?? null,
  };
}

export const BROKEN: readonly Broken[] = [
  {
    name: 'a match is created anew',
    caught: ['a match is created once'],
    spoil: (store) => ({
      async create(creation) {
        await store.remove(creation.head.id);
        return store.create(creation);
      },
    }),
  },
  {
    name: 'looks whether there is such a match, then creates it',
    caught: ['of eight who create it at once one does'],
    spoil: (store) => ({
      async create(creation) {
        if ((await store.head(creation.head.id)) !== null) return false;
        await pause();
        await store.remove(creation.head.id);
        return store.create(creation);
      },
    }),
  },
  {
    name: 'tells a secret otherwise',
    caught: ['what went in comes back'],
    spoil: (store) => ({ secret: async (id) => JSON.stringify(await store.secret(id)) }),
  },
  {
    name: 'gives back keys without a value',
    caught: ['a key without a value does not survive'],
    spoil: (store) => ({
      async standing(id, atMost) {
        const standing = await store.standing(id, atMost);
        if (standing !== null && standing.body !== null) Reflect.set(Object(standing.body), 'gone', undefined);
        return standing;
      },
    }),
  },
  {
    name: 'gives out its own parts',
    caught: [SHARED],
    spoil(store) {
      const given = new Map<string, Promise<Standing | null>>();
      return {
        standing(id, atMost) {
          const known = given.get(`${id} ${atMost}`) ?? store.standing(id, atMost);
          given.set(`${id} ${atMost}`, known);
          return known;
        },
      };
    },
  },
  {
    name: 'keeps what it was given itself',
    caught: [SHARED],
    spoil(store) {
      let summary: Head['summary'] = null;
      return {
        append(append) {
          summary = append.summary;
          return store.append(append);
        },
        async head(id) {
          const head = await store.head(id);
          return head && { ...head, summary };
        },
      };
    },
  },
  {
    name: 'does not compare',
    caught: [ADDED],
    spoil: (store) => ({ append: (append) => anywhere(store, append) }),
  },
  {
    name: 'compares, then writes',
    caught: [ONE_OF_EIGHT],
    spoil: (store) => ({
      async append(append) {
        const seq = (await store.head(append.match))?.seq ?? -1;
        if (seq !== append.after) return { behind: seq };
        await pause();
        return anywhere(store, append);
      },
    }),
  },
  {
    name: 'does not say where the last line is',
    caught: [ADDED, ONE_OF_EIGHT],
    spoil: (store) => ({
      async append(append) {
        const appended = await store.append(append);
        return 'behind' in appended ? { behind: append.after } : appended;
      },
    }),
  },
  {
    name: 'gives the line itself too, of which it is asked what follows',
    caught: [ORDER],
    spoil: (store) => ({ since: (id, seq) => store.since(id, seq - 1) }),
  },
  {
    name: 'sorts lines as texts',
    caught: [ORDER],
    spoil: (store) => ({
      since: async (id, seq) =>
        [...(await store.since(id, seq))].sort((a, b) => (String(a.seq) < String(b.seq) ? -1 : 1)),
    }),
  },
  {
    name: 'forgets keys',
    caught: [KEY_ONCE],
    spoil: (store) => ({
      append: (append) => store.append({ ...append, lines: otherKeys(append.lines) }),
      byKey: (id, key) => keyIn(store, id, key),
      since: async (id, seq) => (await store.since(id, seq)).map(ownKey),
    }),
  },
  {
    name: 'looks for the key, then writes',
    caught: ['a key that two send at the same time is kept once'],
    spoil: (store) => ({
      async append(append) {
        const known = await keyIn(store, append.match, append.lines[0]?.key ?? '');
        if (known !== null) return { known };
        await pause();
        return store.append({ ...append, lines: otherKeys(append.lines) });
      },
      since: async (id, seq) => (await store.since(id, seq)).map(ownKey),
    }),
  },
  {
    name: 'knows a key of whatever match',
    caught: ['the same key in another match is another'],
    spoil(store) {
      const byKey = async (_: string, key: string) => {
        const found = await Promise.all((await store.heads()).map(({ id }) => store.byKey(id, key)));
        return found.find((seq) => seq !== null) ?? null;
      };
      return { byKey };
    },
  },
  {
    name: 'keeps several lines one by one',
    caught: ['several lines are kept together or not at all'],
    spoil: (store) => ({
      async append(append) {
        let appended: Appended = await store.append({ ...append, lines: [] });
        for (const line of append.lines)
          if ('done' in appended) appended = await store.append({ ...append, after: line.seq - 1, lines: [line] });
        return appended;
      },
    }),
  },
  {
    name: 'takes an end from no lines',
    caught: ['no lines change nothing'],
    spoil(store) {
      let over = false;
      return {
        append(append) {
          over ||= append.over;
          return store.append(append);
        },
        async head(id) {
          const head = await store.head(id);
          return head && { ...head, over };
        },
      };
    },
  },
  {
    name: 'makes a match of lines alone',
    caught: ['of a match that is not there nothing is known'],
    spoil: (store) => ({
      async append(append) {
        const head = {
          id: append.match,
          seq: append.after,
          epoch: 0,
          over: false,
          changed: 0,
          about: null,
          summary: null,
        };
        await store.create({ head, secret: null, lines: [], standings: [] });
        return store.append(append);
      },
    }),
  },
  {
    name: 'gives the newest table, whatever the line',
    caught: ['the newest table, and the last that is not after a line'],
    spoil: (store) => ({ standing: (id) => store.standing(id) }),
  },
  {
    name: 'keeps every table',
    caught: ['of 25 tables one stays, and the newest'],
    spoil: (store) => tables(store, (kept, next) => [...kept, next]),
  },
  {
    name: 'keeps the newest table alone',
    caught: ['of 25 tables one stays, and the newest', 'the first table of every epoch stays'],
    spoil: (store) => tables(store, (_, next) => [next]),
  },
  {
    name: 'thins tables over epochs',
    caught: ['the first table of every epoch stays'],
    spoil: (store) => tables(store, (kept, next) => [...kept.filter(({ seq }) => seq % 25 === 0), next]),
  },
  forgetful('over'),
  forgetful('summary'),
  forgetful('changed'),
  forgetful('epoch'),
  forgetful('seq'),
  {
    name: 'lists one match alone',
    caught: ['all matches are listed'],
    spoil: (store) => ({ heads: async () => (await store.heads()).slice(0, 1) }),
  },
  {
    name: 'leaves out what it cannot read',
    caught: ['a head that cannot be read is named, hides no other, and can be removed'],
    spoil: (store) => ({ heads: async () => (await store.heads()).filter((head) => !('broken' in head)) }),
  },
  {
    name: 'forgets the first of the tables that come with a match',
    caught: ['what went in comes back'],
    spoil: (store) => ({
      create: (creation) => store.create({ ...creation, standings: creation.standings.slice(-1) }),
    }),
  },
  leaves('the secret', (store, gone) => ({
    secret: async (id) => ((await gone(id)) ? 'still there' : store.secret(id)),
  })),
  leaves('lines', (store, gone) => ({
    since: async (id, seq) => ((await gone(id)) ? [lineOf(1)] : store.since(id, seq)),
  })),
  leaves('keys', (store, gone) => ({
    byKey: async (id, key) => ((await gone(id)) ? 1 : store.byKey(id, key)),
  })),
  leaves('a table', (store, gone) => ({
    standing: async (id, atMost) => ((await gone(id)) ? standingOf(0) : store.standing(id, atMost)),
  })),
  leaves('keys to the next of the same name', (store) => {
    const left = new Map<string, number>();
    return {
      async remove(id) {
        for (const { key, seq } of await store.since(id, -1)) left.set(key, seq);
        await store.remove(id);
      },
      async append(append) {
        const known = left.get(append.lines[0]?.key ?? '');
        return known === undefined || (await store.head(append.match)) === null ? store.append(append) : { known };
      },
    };
  }),
  {
    name: 'removes whatever begins alike',
    caught: ['matches whose names begin alike have nothing in common'],
    spoil: (store) => ({
      async remove(id) {
        for (const head of await store.heads()) if (head.id.startsWith(id)) await store.remove(head.id);
      },
    }),
  },
  {
    name: 'tells itself',
    caught: [NEWS],
    spoil(store) {
      const own = new Set<(id: string) => void>();
      return {
        listen(news) {
          own.add(news);
          return store.listen(news);
        },
        async append(append) {
          const appended = await store.append(append);
          if ('done' in appended) for (const news of own) news(append.match);
          return appended;
        },
      };
    },
  },
  { name: 'tells nobody', caught: [NEWS], spoil: () => ({ listen: () => () => {} }) },
  {
    name: 'tells of what was not kept',
    caught: ['there is no news where nothing was kept'],
    spoil: (store, { listeners }) => ({
      async append(append) {
        const appended = await store.append(append);
        if (!('done' in appended)) for (const listener of listeners) listener(append.match, store);
        return appended;
      },
    }),
  },
  {
    name: 'calls whoever has listened once',
    caught: ['who no longer listens is not called'],
    spoil: (store) => ({
      listen(news) {
        store.listen(news);
        return () => {};
      },
    }),
  },
  {
    name: 'does not close',
    caught: ['a closed store hears and does nothing, and the other goes on'],
    spoil: () => ({ close() {} }),
  },
  {
    name: 'stumbles when it is closed too early',
    caught: ['what is under way when a store is closed is done, or is away'],
    spoil(store) {
      let closed = false;
      return {
        async append(append) {
          const appended = await store.append(append);
          if (closed) throw new TypeError('there is no channel');
          return appended;
        },
        close() {
          closed = true;
          store.close();
        },
      };
    },
  },
];
