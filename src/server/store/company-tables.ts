import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of people who meet: who is waited for, and what is said at the table. */
export interface CompanyTables {
  /** Who has made a match that waits, and whether it is listed for everybody (0 or 1). Gone when it begins. */
  openings: { match: string; maker: string; open: number; made: number };
  /** Who is called by name to a match that waits, by whom, and whether he has declined. Gone when it begins. */
  calls: { match: string; person: string; by: string; made: number; declined: number };
  /** How much was said between the seats of a match; and what. */
  conversations: { match: string; last: number };
  talk: { match: string; n: number; key: string; person: string; at: number; body: string };
  /** Who does not wish to hear whom. */
  mutes: { person: string; muted: string };
  /** What somebody found wrong with what another said, with the last of it, for the operator. */
  reports: { id: string; match: string; by: string; about: string; at: number; body: string };
}

export const company: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('openings')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('maker', 'text', (column) => column.notNull())
      .addColumn('open', 'integer', (column) => column.notNull())
      .addColumn('made', 'double precision', (column) => column.notNull())
      .execute();
    await schema.createIndex('openings_listed').on('openings').columns(['open', 'made', 'match']).execute();
    await schema
      .createTable('calls')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('made', 'double precision', (column) => column.notNull())
      .addColumn('declined', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('calls_once', ['match', 'person'])
      .execute();
    await schema.createIndex('calls_of').on('calls').columns(['person', 'declined', 'made']).execute();
    await schema
      .createTable('conversations')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('talk')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('n', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_in_order', ['match', 'n'])
      .addUniqueConstraint('talk_once', ['match', 'key'])
      .execute();
    await schema
      .createTable('mutes')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('muted', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('mutes_once', ['person', 'muted'])
      .execute();
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reports_in_order').on('reports').columns(['at', 'id']).execute();
  },
};
