import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of those who have an account. */
export interface AccountTables {
  /** Names by which one signs in: `login` is the folded one, so that case makes no other. */
  logins: { login: string; person: string; shown: string; password: string; changed: number };
  /** Public keys of passkeys, by the names that the authenticators gave them. */
  passkeys: {
    id: string;
    person: string;
    key: string;
    counter: number;
    transports: string;
    label: string;
    made: number;
    used: number;
  };
  /** What an authenticator is to sign, once; `person` is '' for somebody who is not known yet. */
  challenges: { challenge: string; person: string; until: number };
}

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('sessions')
      .addColumn('seen', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Whoever is known stays known.
    await sql`update sessions set seen = made`.execute(db);
    await schema.createIndex('sessions_of').on('sessions').column('person').execute();
    await schema
      .createTable('logins')
      .addColumn('login', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().unique())
      .addColumn('shown', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('changed', 'double precision', (column) => column.notNull())
      .execute();
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('made', 'double precision', (column) => column.notNull())
      .addColumn('used', 'double precision', (column) => column.notNull())
      .execute();
    await schema.createIndex('passkeys_of').on('passkeys').column('person').execute();
    await schema
      .createTable('challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .execute();
    await schema.createIndex('challenges_until').on('challenges').column('until').execute();
  },
};
