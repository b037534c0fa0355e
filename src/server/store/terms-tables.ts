import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of what people agree on before a match begins. */
export interface TermsTables {
  /** Matches to be played live whose seats are all taken, and since when. Gone when one begins, or a seat is free again. */
  musters: { match: string; since: number };
  /** Who has said last that he is ready for one, and when. */
  readies: { match: string; seat: number; at: number };
}

export const terms: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('musters')
      .addColumn('match', 'text', (column) => column.primaryKey())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .execute();
    await schema
      .createTable('readies')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('readies_once', ['match', 'seat'])
      .execute();
  },
};
