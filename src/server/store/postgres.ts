import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Client, Pool, types } from 'pg';
import { type Append, StoreError, type StoreFault } from '../../keeper/store.ts';
import { addedAll } from './adding.ts';
import type { Engine, Row } from './engine.ts';
import { codeOf, storeError } from './store-error.ts';
import { areThere, type Migrations, migrate, type Tables } from './tables.ts';

// Counts come as numbers: none of ours is beyond what a number can hold.
types.setTypeParser(20, Number);

const CHANNEL = 'bivouac';
/** Any number, the same for all nodes. */
const MIGRATION_LOCK = 18150618;
/** So many names at once: PostgreSQL takes no longer payload than 8000 bytes. */
const MOST_NEWS = 100;
const TRIES = 5;
/** After how many milliseconds a lost connection is sought again. */
const RECONNECT = 500;

export interface PostgresSettings {
  readonly url: string;
  readonly connections?: number;
  /** After how many milliseconds a database that does not answer is called away. */
  readonly patience?: number;
  /** Null: the tables are left as they are; `there`: so they are, and must be up to date. */
  readonly migrations?: Migrations | 'there' | null;
  /** Told what goes wrong where nobody has asked. */
  readonly fault?: (error: unknown) => void;
}

/** A database of PostgreSQL, shared with other nodes. */
export async function openPostgres(settings: PostgresSettings): Promise<Engine> {
  const { url, connections = 8, patience = 10_000, fault = () => {} } = settings;
  const pool = new Pool({
    ...{ connectionString: url, max: connections, connectionTimeoutMillis: patience, query_timeout: patience },
    ...{ keepAlive: true, application_name: 'bivouac' },
  });
  // A connection that is lost while nobody uses it is replaced by the next who needs one.
  pool.on('error', fault);
  // One that is lost while somebody uses it fails what he asks; nobody else need hear of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  try {
    await isDurable(db);
    if (settings.migrations === 'there') await areThere(db);
    else if (settings.migrations !== null) await migrated(db, settings.migrations);
  } catch (error) {
    await db.destroy();
    throw storeError(error, why(error));
  }
  const self = randomBytes(6).toString('hex');
  const news = announcer(db, self, fault);
  const ear = await listener(settings, self, fault);
  return {
    db,
    // Not of the transaction: two statements of one may lie apart.
    now: () => sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`,
    add: adder(db),
    write: (work) => tried(() => db.transaction().execute(work)),
    snapshot: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((trx) => work(trx, (table) => rowsOf(trx, table))),
    whole: (work) => db.transaction().execute(work),
    why,
    tell: news.tell,
    listen: ear.listen,
    async shut() {
      await Promise.all([ear.shut(), news.said()]);
      await db.destroy();
    },
  };
}

/** So many rows are read at a time. */
const PIECE = 500;

async function* rowsOf(trx: Kysely<Tables>, table: string): AsyncIterable<readonly Row[]> {
  await sql`declare "all of it" no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(PIECE)} from "all of it"`.execute(trx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close "all of it"`.execute(trx);
}

/**
 * A connection on which something went wrong that the database did not say is given up: what was asked may still be under way, and
 * the next who asks on it would wait for that.
 */
function guarded(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect();
      let lost: Error | null = null;
      const query = async (text: string, values: readonly unknown[]) => {
        if (lost !== null) throw lost;
        return client.query(text, values).catch((error: unknown) => {
          if (!isAnswer(error)) lost = error instanceof Error ? error : new Error(String(error));
          throw error;
        });
      };
      return Object.assign(Object.create(client), {
        query,
        release: (isDiscarded?: boolean) => client.release(isDiscarded === true || lost !== null),
      });
    },
    options: pool.options,
    end: () => pool.end(),
  };
}

/** What the database itself says has a code of five letters; if it says that it ends the connection, the connection is lost. */
const isAnswer = (error: unknown): boolean => /^(?!57P)[0-9A-Z]{5}$/.test(codeOf(error));

/** What is answered must outlast a crash of the database. */
async function isDurable(db: Kysely<Tables>): Promise<void> {
  for (const setting of ['synchronous_commit', 'fsync']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === 'off')
      throw new StoreError('denied', `PostgreSQL runs with ${setting} = off, and would lose moves: turn it on`);
  }
}

/** Nodes that start at once bring the tables up to date one after the other, each all of it or nothing. */
function migrated(db: Kysely<Tables>, migrations?: Migrations): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await migrate(trx, why, migrations);
  });
}

/** Two who wait for each other, or do the same thing at once: one is told to try again, and has changed nothing. */
async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!/^(40001|40P01|23505)$/.test(codeOf(error)) || tries === TRIES) throw error;
    }
  }
}

/** So many statements that add lines are under way at once: what comes meanwhile waits, and goes into the next. */
const MOST_ADDING = 2;
/** So many matches in one of them. */
const MOST_ADDED = 200;

interface Adding {
  readonly append: Append;
  done(isAdded: boolean): void;
  failed(error: unknown): void;
}

/** Adds lines to many matches by one statement, and so by one commit. */
function adder(db: Kysely<Tables>): Engine['add'] {
  let waiting: Adding[] = [];
  let underWay = 0;

  /** Of each match one: two that follow the same line are decided one after the other. */
  function drawn(): Adding[] {
    const batch = new Map<string, Adding>();
    const later: Adding[] = [];
    for (const one of waiting) {
      if (batch.size < MOST_ADDED && !batch.has(one.append.match)) batch.set(one.append.match, one);
      else later.push(one);
    }
    waiting = later;
    return [...batch.values()];
  }

  async function add(batch: readonly Adding[]): Promise<void> {
    try {
      const moved = await tried(() =>
        addedAll(
          db,
          batch.map(({ append }) => append),
        ),
      );
      for (const { append, done } of batch) done(moved.has(append.match));
    } catch (error) {
      // If the database has refused it, nothing of it was done: each is tried alone, so that one holds up no other.
      if (batch.length > 1 && isAnswer(error)) for (const one of batch) await add([one]);
      else for (const { failed } of batch) failed(error);
    }
  }

  async function go(): Promise<void> {
    underWay++;
    while (waiting.length > 0) {
      // All that is done in this turn of the loop goes together.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = drawn();
      if (batch.length > 0) await add(batch);
    }
    underWay--;
  }

  return (append) =>
    new Promise((done, failed) => {
      waiting.push({ append, done, failed });
      if (underWay < MOST_ADDING) void go();
    });
}

/** Tells others in what order matches were changed: gathered while the last telling is under way, for commits that tell queue up. */
function announcer(db: Kysely<Tables>, self: string, fault: (error: unknown) => void) {
  const waiting: string[] = [];
  let saying: Promise<void> | null = null;
  async function say(): Promise<void> {
    while (waiting.length > 0) {
      const payload = [self, ...waiting.splice(0, MOST_NEWS)].join('\n');
      // A hint that is lost is found by those who look by themselves.
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(fault);
    }
    saying = null;
  }
  return {
    tell(match: string) {
      waiting.push(match);
      saying ??= say();
    },
    said: async () => saying,
  };
}

/** A connection of its own on which news comes; if it is lost it comes back by itself. */
async function listener({ url, patience = 10_000 }: PostgresSettings, self: string, fault: (error: unknown) => void) {
  const listeners = new Set<(match: string) => void>();
  let isShut = false;
  let current: Client | null = null;

  /** Connects; what comes back resolves when the connection is lost. */
  async function connect(): Promise<{ readonly lost: Promise<void> }> {
    const client = new Client({
      ...{ connectionString: url, keepAlive: true, connectionTimeoutMillis: patience },
      application_name: 'bivouac news',
    });
    const lost = new Promise<void>((resolve) => client.on('end', resolve));
    client.on('error', fault);
    client.on('notification', ({ payload = '' }) => {
      for (const id of heard(payload, self)) for (const tell of listeners) tell(id);
    });
    await client.connect();
    current = client;
    await client.query(`listen ${CHANNEL}`);
    return { lost };
  }

  async function stayConnected(lost: Promise<void>): Promise<void> {
    await lost;
    while (!isShut) {
      try {
        await (await connect()).lost;
      } catch (error) {
        fault(error);
      }
      if (!isShut) await setTimeout(RECONNECT, undefined, { ref: false });
    }
  }

  void stayConnected((await connect()).lost);
  return {
    listen(news: (match: string) => void) {
      listeners.add(news);
      return () => void listeners.delete(news);
    },
    async shut() {
      isShut = true;
      listeners.clear();
      await current?.end().catch(fault);
    },
  };
}

/** The matches of which others tell, each on a line of its own. */
function heard(payload: string, self: string): readonly string[] {
  const [from, ...ids] = payload.split('\n');
  return from === self ? [] : ids;
}

function why(error: unknown): StoreFault {
  const code = codeOf(error);
  if (code === '53100') return 'full';
  if (/^(42501|28|25006)/.test(code)) return 'denied';
  if (/^(XX|22|23|42)/.test(code)) return 'broken';
  return 'away';
}
