import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isObject, type Plain } from '../../kernel/plain.ts';
import type { Engine, Gate } from './engine.ts';

// Which matches wait for a bot. It is kept with the very line after which one is to act, so that no death of a node loses it.

/** The lease of whoever thinks for the bots of a match. */
export const botLease = (match: string): string => `bot/${match}`;

/** Whether a bot is to act, by what is kept of how a match stands. */
export const awaitsBot = (summary: Plain): boolean => isObject(summary) && summary['bot'] === true;

export const bots: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .alterTable('matches')
      .addColumn('awaits', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('matches_awaiting').on('matches').columns(['awaits', 'over', 'id']).execute();
  },
};

export interface AwaitsStore {
  /** Running matches in which a bot is to act and nobody thinks, in the order of their names, after a name, at most so many. */
  awaiting(after: string, most: number): Promise<readonly string[]>;
}

export function awaitsStore({ db, now }: Engine, { through }: Gate): AwaitsStore {
  return {
    awaiting: (after, most) =>
      through(async () => {
        const rows = await db
          .selectFrom('matches')
          .select('id')
          .where('awaits', '=', 1)
          .where('over', '=', 0)
          .where('id', '>', after)
          .orderBy('id')
          .limit(most)
          .execute();
        if (rows.length === 0) return [];
        const names = rows.map(({ id }) => botLease(id));
        const held = await db
          .selectFrom('leases')
          .select('name')
          .where('name', 'in', names)
          .where((eb) => eb('until', '>', now()))
          .execute();
        const thought = new Set(held.map(({ name }) => name));
        return rows.map(({ id }) => id).filter((id) => !thought.has(botLease(id)));
      }),
  };
}
