import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of people who are away for a while. */
export interface VacationTables {
  /** When people were on vacation, or are; whoever comes back early has gone until then. */
  vacations: { person: string; since: number; until: number };
}

export const vacations: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('vacations')
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('since', 'double precision', (column) => column.notNull())
      .addColumn('until', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('vacations_in_order', ['person', 'since'])
      .execute();
  },
};
