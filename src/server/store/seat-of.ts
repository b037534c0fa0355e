import type { Kysely } from 'kysely';
import type { Seat } from '../../kernel/flow.ts';
import type { Tables } from './tables.ts';

/** The seat of a person; null if it has none. */
export async function seatOf(db: Kysely<Tables>, match: string, person: string): Promise<Seat | null> {
  const row = await db
    .selectFrom('seats')
    .select('seat')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst();
  return row?.seat ?? null;
}
