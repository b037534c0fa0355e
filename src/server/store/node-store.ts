import { setImmediate } from 'node:timers/promises';
import type { Store } from '../../keeper/store.ts';
import { type AccountStore, accountStore } from './account-store.ts';
import { type AwaitsStore, awaitsStore } from './awaits.ts';
import { type ChannelStore, channelStore } from './channel-store.ts';
import { type CompanyStore, companyStore } from './company-store.ts';
import { type ContributionStore, contributionStore } from './contribution-store.ts';
import { type Engine, gateOf } from './engine.ts';
import { type MusterStore, musterStore } from './muster-store.ts';
import { type NoticeStore, noticeStore } from './notice-store.ts';
import { type PeopleStore, peopleStore } from './people-store.ts';
import { type RatingsStore, ratingsStore } from './ratings-store.ts';
import { sqlStore } from './sql-store.ts';
import { type TalkStore, talkStore } from './talk-store.ts';
import { type TokenStore, tokenStore } from './token-store.ts';
import { type VacationStore, vacationStore } from './vacation-store.ts';

/** What nodes need of a store beside the matches: who does what just now, who was up when, and how far matches have come. */
export interface NodeStore
  extends Store,
    PeopleStore,
    AccountStore,
    AwaitsStore,
    ContributionStore,
    CompanyStore,
    TalkStore,
    RatingsStore,
    ChannelStore,
    NoticeStore,
    TokenStore,
    MusterStore,
    VacationStore {
  /** Tells all others who share the database something; what they tell comes to those who listen. */
  announce(news: string): void;
  /** What others tell, and what is told here: of every line that is kept, whoever kept it. */
  hear(news: (what: string) => void): () => void;
  /** Running matches in the order of their names, after a name, at most so many. */
  running(after: string, most: number): Promise<readonly string[]>;
  /** The number of the last line of each of these matches that is there. */
  reached(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Takes or renews a lease for so many milliseconds; false if another has it. */
  lease(name: string, owner: string, length: number): Promise<boolean>;
  release(name: string, owner: string): Promise<void>;
  /** The time by which leases and beats are measured. */
  time(): Promise<number>;
  /** Says that this run of a node is up. */
  beat(run: string): Promise<void>;
  /** For how many milliseconds between two times some node was up. */
  upBetween(from: number, to: number): Promise<number>;
  /** Ends what is under way and lets go of the database. */
  shut(): Promise<void>;
}

/** So many matches are asked about at once. */
const PIECE = 200;

/** Pieces of one size, the last one filled up with its own: each is the same statement, and no list is too long for a database. */
function* piecesOf<T>(list: readonly T[], size: number): Iterable<readonly T[]> {
  for (let at = 0; at < list.length; at += size) {
    const piece = list.slice(at, at + size);
    yield Array.from({ length: size }, (_, i) => piece[i % piece.length] ?? piece[0]).filter(
      (one) => one !== undefined,
    );
  }
}

/** A node that was silent for so long was not up in between: it stood still, or its machine slept. */
const LONGEST_SILENCE = 5000;

export function nodeStore(bare: Engine): NodeStore {
  const ears = new Set<(what: string) => void>();
  const tell: Engine['tell'] = (what) => {
    bare.tell(what);
    for (const hear of ears) hear(what);
  };
  const engine: Engine = { ...bare, tell };
  const { db, write } = engine;
  const gate = gateOf(engine);
  const { through } = gate;
  const shut = async () => {
    if (gate.closed) return;
    gate.closed = true;
    await engine.shut();
  };
  return {
    ...sqlStore(engine, gate),
    ...peopleStore(engine, gate),
    ...awaitsStore(engine, gate),
    ...companyStore(engine, gate),
    ...talkStore(engine, gate),
    ...ratingsStore(engine, gate),
    ...channelStore(engine, gate),
    ...noticeStore(engine, gate),
    ...tokenStore(engine, gate),
    ...musterStore(engine, gate),
    ...vacationStore(engine, gate),
    announce: tell,
    hear(news) {
      const stop = bare.listen(news);
      ears.add(news);
      return () => {
        ears.delete(news);
        stop();
      };
    },
    ...accountStore(engine, gate),
    ...contributionStore(engine, gate),
    close: () => void shut().catch(() => {}),
    shut,
    running: (after, most) =>
      through(async () => {
        const rows = await db
          .selectFrom('matches')
          .select('id')
          .where('over', '=', 0)
          .where('id', '>', after)
          .orderBy('id')
          .limit(most)
          .execute();
        return rows.map(({ id }) => id);
      }),
    reached: (ids) =>
      through(async () => {
        const all = new Map<string, number>();
        for (const piece of piecesOf(ids, PIECE)) {
          const rows = await db.selectFrom('matches').select(['id', 'seq']).where('id', 'in', piece).execute();
          for (const { id, seq } of rows) all.set(id, seq);
          // Whoever waits for something else meanwhile need not wait for all.
          await setImmediate();
        }
        return all;
      }),
    lease: (name, owner, length) =>
      through(() =>
        write(async (trx) => {
          const now = engine.now();
          const taken = await trx
            .insertInto('leases')
            .values((eb) => ({ name, owner, until: eb(now, '+', length) }))
            .onConflict((conflict) =>
              conflict
                .column('name')
                .doUpdateSet((eb) => ({ owner, until: eb(now, '+', length) }))
                .where((eb) => eb.or([eb('leases.owner', '=', owner), eb('leases.until', '<=', now)])),
            )
            .executeTakeFirst();
          return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
        }),
      ),
    release: (name, owner) =>
      through(async () => {
        await write((trx) => trx.deleteFrom('leases').where('name', '=', name).where('owner', '=', owner).execute());
      }),
    time: () => through(async () => (await db.selectNoFrom(engine.now().as('now')).executeTakeFirstOrThrow()).now),
    beat: (run) =>
      through(() =>
        write(async (trx) => {
          const now = engine.now();
          const { numUpdatedRows } = await trx
            .updateTable('runs')
            .set({ until: now })
            .where('run', '=', run)
            .where((eb) => eb('until', '>=', eb(now, '-', LONGEST_SILENCE)))
            .executeTakeFirst();
          if (numUpdatedRows === 0n) await trx.insertInto('runs').values({ run, since: now, until: now }).execute();
        }),
      ),
    upBetween: (from, to) =>
      through(async () => {
        const rows = await db
          .selectFrom('runs')
          .select(['since', 'until'])
          .where('until', '>', from)
          .where('since', '<', to)
          .orderBy('since')
          .execute();
        let [up, reached] = [0, from];
        for (const { since, until } of rows) {
          const [begin, end] = [Math.max(since, reached), Math.min(until, to)];
          if (end > begin) up += end - begin;
          reached = Math.max(reached, end);
        }
        return up;
      }),
  };
}
