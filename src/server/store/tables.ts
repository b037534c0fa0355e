import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StoreError, type StoreFault } from '../../keeper/store.ts';
import { type AccountTables, accounts } from './account-tables.ts';
import { bots } from './awaits.ts';
import { type CompanyTables, company } from './company-tables.ts';
import { type NoticeTables, notices, occasions } from './notice-tables.ts';
import { ended, type RatingsTables, ratings } from './ratings-tables.ts';
import { storeError } from './store-error.ts';
import { type TermsTables, terms } from './terms-tables.ts';
import { type TokenTables, tokens } from './token-tables.ts';
import { type VacationTables, vacations } from './vacation-tables.ts';

/**
 * What lies in the database. Only what both SQLite and PostgreSQL have: texts, whole numbers, numbers; truth is 0 or 1, what nobody
 * searches for is one text of JSON. Times are milliseconds.
 */
export interface Tables
  extends AccountTables,
    CompanyTables,
    RatingsTables,
    NoticeTables,
    TokenTables,
    TermsTables,
    VacationTables {
  matches: {
    id: string;
    seq: number;
    epoch: number;
    over: number;
    changed: number;
    about: string;
    summary: string;
    /** Whether a bot is to act: 1, or 0. */
    awaits: number;
  };
  /** Apart from the matches: no code that makes views reads it. */
  secrets: { match: string; body: string };
  lines: { match: string; seq: number; key: string; body: string };
  standings: { match: string; seq: number; epoch: number; body: string };
  leases: { name: string; owner: string; until: number };
  /** A stretch in which a node was up; one that stood still begins another. */
  runs: { run: string; since: number; until: number };
  people: { id: string; name: string; made: number };
  /** Of what a browser is known by only the hash is kept; `seen` is the day on which it last came. */
  sessions: { token: string; person: string; made: number; seen: number; browser: string };
  /** Matches that wait for people: what was agreed on, and the secret of their dice, until they begin. */
  gatherings: { id: string; about: string; secret: string; made: number };
  seats: { match: string; seat: number; person: string | null };
  /** Which match is the revenge for which. */
  rematches: { match: string; next: string };
  /** What people add to the dice of a match, until it begins. */
  contributions: { match: string; round: number; seat: number; person: string; promise: string; text: string | null };
  /** Links by which seats are taken, by their hash. */
  invitations: { token: string; match: string; made: number };
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('epoch', 'bigint', (column) => column.notNull())
      .addColumn('over', 'integer', (column) => column.notNull())
      .addColumn('changed', 'double precision', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('matches_running').on('matches').columns(['over', 'id']).execute();
    await schema
      .createTable('secrets')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('lines')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('lines_in_order', ['match', 'seq'])
      .addUniqueConstraint('lines_once', ['match', 'key'])
      .execute();
    await schema
      .createTable('standings')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigint', (column) => column.notNull())
      .addColumn('epoch', 'bigint', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('standings_in_order', ['match', 'seq'])
      .execute();
    await schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .execute();
    await schema
      .createTable('runs')
      .addColumn('run', 'text', (column) => column.notNull())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('runs_in_order', ['run', 'since'])
      .execute();
    await schema.createIndex('runs_until').on('runs').column('until').execute();
    await people(db);
  },
};

async function people({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made', 'double precision', (column) => column.notNull())
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('made', 'double precision', (column) => column.notNull())
    .execute();
  await schema
    .createTable('gatherings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('made', 'double precision', (column) => column.notNull())
    .execute();
  await schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addPrimaryKeyConstraint('seats_in_order', ['match', 'seat'])
    .addUniqueConstraint('seats_once', ['person', 'match'])
    .execute();
  await schema
    .createTable('invitations')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('made', 'double precision', (column) => column.notNull())
    .execute();
}

const rematches: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('rematches')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('next', 'text', (column) => column.notNull())
      .execute();
  },
};

const contributions: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('contributions')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('round', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('promise', 'text', (column) => column.notNull())
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('contributions_in_order', ['match', 'round', 'seat'])
      .execute();
  },
};

export type Migrations = Readonly<Record<string, Migration>>;

/** Every change of the tables, in order; what was given out once is never changed. */
export const MIGRATIONS: Migrations = {
  '0001-first': first,
  '0002-rematches': rematches,
  '0003-accounts': accounts,
  '0004-bots': bots,
  '0005-contributions': contributions,
  '0006-company': company,
  '0007-ratings': ratings,
  '0008-notices': notices,
  '0010-tokens': tokens,
  '0011-terms': terms,
  '0013-vacations': vacations,
  '0014-occasions': occasions,
  '0015-ended': ended,
};

/** Brings the tables up to date, within one transaction of whoever calls; throws if that cannot be done. */
export async function migrate(
  db: Kysely<Tables>,
  why: (error: unknown) => StoreFault,
  migrations: Migrations = MIGRATIONS,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw storeError(error, why(error), 'the tables cannot be brought up to date: ');
}

/** Throws unless the tables are up to date: for whoever may not change them. */
export async function areThere(db: Kysely<Tables>): Promise<void> {
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    (answer) => answer.rows,
    () => [],
  );
  const done = new Set(rows.map(({ name }) => name));
  const lacking = Object.keys(MIGRATIONS).filter((name) => !done.has(name));
  if (lacking.length > 0)
    throw new StoreError('denied', `its tables are not up to date, and MIGRATIONS=off: let 'migrate' bring them there`);
}
