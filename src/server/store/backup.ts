import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { StoreError } from '../../keeper/store.ts';
import type { Engine, Row } from './engine.ts';
import { MIGRATIONS, type Migrations, type Tables } from './tables.ts';

// A backup is a file of lines of JSON, the same for SQLite and PostgreSQL: what it is, every row of every table as it was at one moment,
// and last how many there are and the hash of all before. It holds secrets of dice, and who plays: whoever reads it reads all.

const FORMAT = 1;

/** What counts for a moment only: who held what when the backup was made. */
const PASSING = new Set(['leases']);

/** So many rows are written at a time: no database takes more than some thousand values in one statement. */
const AT_ONCE = 100;

const VALUE = z.union([z.string(), z.number(), z.null()]);
const HEAD = z.object({
  bivouac: z.literal('backup'),
  format: z.number(),
  made: z.number(),
  migrations: z.array(z.string()),
});
const ROW = z.tuple([z.string(), z.record(z.string(), VALUE)]);
const END = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });

export interface BackupReport {
  readonly made: number;
  /** How many rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

/** Writes all that the database holds, as it is at one moment, while others go on. The file is there when it is whole. */
export async function backUp(engine: Engine, file: string, made: number): Promise<BackupReport> {
  const part = `${file}.part`;
  const rows: Record<string, number> = {};
  try {
    await engine.snapshot(async (db, rowsOf) => {
      const target = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
      const text = textOf(db, rowsOf, made, rows);
      await (file.endsWith('.gz') ? pipeline(text, createGzip(), target) : pipeline(text, target));
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return { made, rows };
}

async function* textOf(
  db: Kysely<Tables>,
  rowsOf: (table: string) => AsyncIterable<readonly Row[]>,
  made: number,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  yield line({ bivouac: 'backup', format: FORMAT, made, migrations: done.map(({ name }) => name) });
  for (const { name } of await tablesOf(db)) {
    if (PASSING.has(name)) continue;
    counts[name] = 0;
    for await (const rows of rowsOf(name)) {
      counts[name] += rows.length;
      yield rows.map((row) => line(ROW.parse([name, row]))).join('');
    }
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest('hex') })}\n`;
}

const tablesOf = async (db: Kysely<Tables>) =>
  (await db.introspection.getTables({ withInternalKyselyTables: false })).filter(({ isView }) => !isView);

/** A backup that cannot be used, and why. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Reads a backup to its end: that it is one, whole, and of tables that are known here. */
export async function readBackup(file: string): Promise<BackupReport & { readonly migrations: Migrations }> {
  let head: z.infer<typeof HEAD> | null = null;
  let end: z.infer<typeof END> | null = null;
  const counts: Record<string, number> = {};
  for await (const { value, before } of linesOf(file)) {
    if (end !== null) throw new BackupError('something follows its end');
    if (head === null) {
      const read = HEAD.safeParse(value);
      if (!read.success) throw new BackupError('this is no backup of Bivouac');
      if (read.data.format !== FORMAT)
        throw new BackupError(`it is of format ${read.data.format}, which is not known here`);
      head = read.data;
      continue;
    }
    const row = ROW.safeParse(value);
    if (row.success) {
      counts[row.data[0]] = (counts[row.data[0]] ?? 0) + 1;
      continue;
    }
    const last = END.safeParse(value);
    if (!last.success || last.data.sha256 !== before()) throw new BackupError('it was changed, or damaged');
    end = last.data;
  }
  if (head === null || end === null) throw new BackupError('it breaks off');
  for (const [table, count] of Object.entries(end.rows))
    if ((counts[table] ?? 0) !== count) throw new BackupError(`rows of ${table} are missing`);
  const unknown = head.migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined)
    throw new BackupError(`its tables are newer than this version: ${unknown} is not known here`);
  const { made, migrations } = head;
  const known = Object.entries(MIGRATIONS).filter(([name]) => migrations.includes(name));
  return { made, rows: end.rows, migrations: Object.fromEntries(known) };
}

/** The lines of a file, and the hash of all before each. */
async function* linesOf(file: string): AsyncGenerator<{ readonly value: unknown; before(): string }> {
  const source = createReadStream(file);
  const text = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => text.destroy(error));
  const hash: Hash = createHash('sha256');
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield { value: JSON.parse(line), before: () => hash.copy().digest('hex') };
      hash.update(`${line}\n`);
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BackupError(code === 'ENOENT' ? 'there is no such file' : 'it cannot be read to its end', {
      cause: error,
    });
  }
}

/** Puts all rows of a backup that was read into an empty database whose tables are as they were in it: all of it, or nothing. */
export async function putBack(engine: Engine, file: string): Promise<void> {
  await engine.whole(async (db) => {
    for (const { name } of await tablesOf(db)) {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
      if (rows.length > 0) throw new StoreError('denied', `the database is not empty: there is something in ${name}`);
    }
    let [table, waiting]: [string, Row[]] = ['', []];
    const put = async () => {
      if (waiting.length > 0) await insert(db, table, waiting);
      waiting = [];
    };
    for await (const { value } of linesOf(file)) {
      const row = ROW.safeParse(value);
      if (!row.success) continue;
      const [name, values] = row.data;
      if (name !== table || waiting.length >= AT_ONCE) await put();
      table = name;
      waiting.push(values);
    }
    await put();
  });
}

async function insert(db: Kysely<Tables>, table: string, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db);
}
