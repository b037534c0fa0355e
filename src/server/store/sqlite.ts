import { realpathSync } from 'node:fs';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import type { StoreFault } from '../../keeper/store.ts';
import { added } from './adding.ts';
import type { Engine, Row } from './engine.ts';
import { codeOf, storeError } from './store-error.ts';
import { type Migrations, migrate, type Tables } from './tables.ts';

/** Those who share a file within this process: they take turns at writing, and tell one another what they wrote. */
interface Place {
  turn: Promise<unknown>;
  readonly listeners: Set<(match: string, from: object) => void>;
}

const places = new Map<string, Place>();

function placeAt(path: string): Place {
  const name = realpathSync(path);
  const found = places.get(name) ?? { turn: Promise.resolve(), listeners: new Set() };
  places.set(name, found);
  return found;
}

interface Waiting {
  /** Does the work; what comes of it is told by `done` once it is kept. */
  run(db: Kysely<Tables>): Promise<() => void>;
  failed(error: unknown): void;
}

/** How long another process may write, in milliseconds, before it is called away. */
const PATIENCE = 5000;

/**
 * A file of SQLite. A commit is on the disk when it is answered; all writes of one turn of the loop are one commit. With `migrations`
 * null its tables are left as they are.
 */
export async function openSqlite(path: string, migrations?: Migrations | null): Promise<Engine> {
  const file = opened(path);
  const place = placeAt(path);
  const statements = remembering(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) });
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = place.turn.then(work);
    place.turn = mine.catch(() => {});
    return mine;
  };
  // All of it or nothing: a node that is killed in between leaves no half of a table behind.
  if (migrations !== null)
    await inTurn(() => committed(db, (trx) => migrate(trx, why, migrations))).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });

  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;
  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting;
      waiting = [];
      await inTurn(() => together(db, batch));
    }
    flushing = null;
  }

  const write: Engine['write'] = (work) =>
    new Promise((resolve, reject) => {
      waiting.push({
        async run(trx) {
          const result = await work(trx);
          return () => resolve(result);
        },
        failed: reject,
      });
      flushing ??= flush();
    });

  const self = {};
  const mine = new Set<(match: string, from: object) => void>();
  return {
    db,
    now: () => sql<number>`${Date.now()}`,
    write,
    // On the one connection of this file, on which nobody else writes meanwhile.
    add: (append) => write(async () => added(statements, append)),
    snapshot: (work) =>
      // A connection of its own: on the other, what is written meanwhile would be read, too.
      beside(path, (other) =>
        other.connection().execute(async (connection) => {
          await sql`begin`.execute(connection);
          const result = await work(connection, (table) => rowsOf(connection, table));
          await sql`commit`.execute(connection);
          return result;
        }),
      ),
    whole: (work) => inTurn(() => committed(db, work)),
    why,
    tell(match) {
      for (const listener of place.listeners) listener(match, self);
    },
    listen(news) {
      const listener = (match: string, from: object) => {
        if (from !== self) news(match);
      };
      place.listeners.add(listener);
      mine.add(listener);
      return () => {
        place.listeners.delete(listener);
        mine.delete(listener);
      };
    },
    async shut() {
      for (const listener of mine) place.listeners.delete(listener);
      await flushing;
      await db.destroy();
    },
  };
}

function opened(path: string): Database {
  try {
    const file = new Database(path, { timeout: PATIENCE });
    file.pragma('journal_mode = WAL');
    // Of every connection: only the one that turns a file to WAL begins with FULL.
    file.pragma('synchronous = FULL');
    return file;
  } catch (error) {
    throw storeError(error, why(error), `${path}: `);
  }
}

/** So many statements are remembered. */
const MOST_STATEMENTS = 200;

/** A statement that was asked for before need not be read again by the database. */
function remembering(file: Database): SqliteDatabase {
  const known = new Map<string, ReturnType<Database['prepare']>>();
  return {
    prepare(text) {
      const found = known.get(text) ?? file.prepare(text);
      known.delete(text);
      known.set(text, found);
      if (known.size <= MOST_STATEMENTS) return found;
      // The one that was not asked for longest is forgotten first.
      const [oldest] = known.keys();
      if (oldest !== undefined) known.delete(oldest);
      return found;
    },
    close: () => file.close(),
  };
}

async function beside<T>(path: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: opened(path) }) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** So many rows are read at a time. */
const PIECE = 500;

async function* rowsOf(db: Kysely<Tables>, table: string): AsyncIterable<readonly Row[]> {
  for (let last = -1; ; ) {
    const { rows } = await sql<Row & { rowid: number }>`
      select rowid as "rowid", * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${PIECE}`.execute(
      db,
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.rowid ?? last;
    yield rows.map(({ rowid: _, ...row }) => row);
  }
}

/** All of a batch in one commit; if that fails each alone, so that one that cannot be kept holds up no other. */
async function together(db: Kysely<Tables>, batch: readonly Waiting[]): Promise<void> {
  try {
    const done = await committed(db, async (trx) => {
      const results: (() => void)[] = [];
      for (const { run } of batch) results.push(await run(trx));
      return results;
    });
    for (const tell of done) tell();
  } catch (error) {
    if (batch.length === 1) batch[0]?.failed(error);
    else for (const one of batch) await together(db, [one]);
  }
}

/** A transaction that is a writer's from its first word: one that became it later could find that others had written meanwhile. */
function committed<T>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      // SQLite may have rolled back by itself.
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

function why(error: unknown): StoreFault {
  const code = codeOf(error);
  if (code === 'SQLITE_FULL') return 'full';
  if (/^SQLITE_(READONLY|PERM|AUTH|CANTOPEN)/.test(code)) return 'denied';
  if (/^SQLITE_(BUSY|LOCKED|IOERR|NOMEM|INTERRUPT|PROTOCOL)/.test(code)) return 'away';
  return 'broken';
}
