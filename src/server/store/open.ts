import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../../keeper/store.ts';
import type { Config } from '../config.ts';
import type { Engine } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { storeError } from './store-error.ts';
import type { Migrations } from './tables.ts';

type Where = Pick<Config, 'database' | 'data'>;

const fileIn = (data: string): string => join(data, 'bivouac.sqlite');

/** The database that is configured; it is made if there is none. */
export async function openDatabase(
  { database, data }: Where,
  fault: (error: unknown) => void = () => {},
  migrations?: Migrations | null,
): Promise<Engine> {
  if (database !== null) {
    const { url, connections, migrates } = database;
    const wanted = migrations === undefined && !migrates ? 'there' : migrations;
    return openPostgres({ url, connections, fault, ...(wanted === undefined ? {} : { migrations: wanted }) });
  }
  try {
    // Secrets of dice lie there.
    mkdirSync(data, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw storeError(error, 'denied', 'the folder for the matches cannot be made, set DATA to another: ');
  }
  return openSqlite(fileIn(data), migrations);
}

/** The same, of a database that must be there, and whose tables are left as they are. */
export async function openKept(where: Where): Promise<Engine> {
  if (where.database === null && !existsSync(fileIn(where.data)))
    throw new StoreError('denied', `there is no file ${fileIn(where.data)}`);
  return openDatabase(where, undefined, null);
}
