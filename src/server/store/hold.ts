import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * All who write about one person, or one match that waits, take turns: whoever comes here holds the row until his writing is kept.
 * False if there is none of that name, or no more: the match has begun.
 */
export async function hold(trx: Kysely<Tables>, table: 'people' | 'gatherings', id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set(({ ref }) => ({ made: ref('made') }))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
