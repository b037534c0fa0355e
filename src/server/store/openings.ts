import type { Kysely } from 'kysely';
import { dismissed } from './muster-store.ts';
import type { Tables } from './tables.ts';

/** A match that waits, and since when it is listed. */
export interface Opening {
  readonly match: string;
  readonly maker: string;
  readonly open: boolean;
  readonly made: number;
}

/** A match begins to wait. */
export async function opened(trx: Kysely<Tables>, { match, maker, open, made }: Opening): Promise<void> {
  await trx
    .insertInto('openings')
    .values({ match, maker, open: open ? 1 : 0, made })
    .execute();
}

/** Nobody is waited for any more. */
export async function forgotten(trx: Kysely<Tables>, match: string): Promise<void> {
  for (const table of ['openings', 'calls'] as const) await trx.deleteFrom(table).where('match', '=', match).execute();
  await dismissed(trx, match);
  await trx.deleteFrom('turns').where('match', '=', match).where('kind', 'in', ['call', 'ready']).execute();
}
