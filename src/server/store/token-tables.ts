import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of the tokens by which programs play for somebody. */
export interface TokenTables {
  /** Of a token only the hash is kept; `used` is the day on which it last came, 0 if it never did. */
  tokens: {
    token: string;
    id: string;
    person: string;
    label: string;
    scope: string;
    made: number;
    until: number;
    used: number;
  };
}

export const tokens: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('tokens')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('made', 'double precision', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .addColumn('used', 'double precision', (column) => column.notNull())
      .execute();
    await schema.createIndex('tokens_of').on('tokens').column('person').execute();
  },
};
