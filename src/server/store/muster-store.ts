import type { Kysely } from 'kysely';
import type { Seat } from '../../kernel/flow.ts';
import { lateAt, type Muster, readyAt } from '../matches/muster.ts';
import type { Engine, Gate } from './engine.ts';
import { hold } from './hold.ts';
import { seatOf } from './seat-of.ts';
import type { Tables } from './tables.ts';

/** Who is ready for a live match that is about to begin. */
export interface MusterStore {
  /** All seats of the match are taken: from now on everybody is asked whether he is ready. Once it is so, it stays so. */
  muster(match: string, now: number): Promise<Muster>;
  /** Somebody says that he is ready; false if he does not sit there, or nobody is asked. */
  sayReady(match: string, person: string, at: number): Promise<boolean>;
  /** Whether somebody is asked whether he is ready, and has not said it. */
  isAwaited(match: string, person: string, now: number): Promise<boolean>;
  /** Opens the seat of somebody who was not ready in time; all are asked anew when it is taken. False if he has time, or the match has begun. */
  reopen(match: string, seat: Seat, now: number): Promise<boolean>;
}

async function musterOf(db: Kysely<Tables>, match: string): Promise<Muster | null> {
  const row = await db.selectFrom('musters').select('since').where('match', '=', match).executeTakeFirst();
  if (row === undefined) return null;
  const ready = await db.selectFrom('readies').select(['seat', 'at']).where('match', '=', match).execute();
  return { since: row.since, ready };
}

/** Nobody is asked any more. */
export async function dismissed(trx: Kysely<Tables>, match: string): Promise<void> {
  for (const table of ['musters', 'readies'] as const) await trx.deleteFrom(table).where('match', '=', match).execute();
}

export function musterStore({ db, write }: Engine, { through }: Gate): MusterStore {
  return {
    muster: (match, since) =>
      through(async () => {
        const known = await musterOf(db, match);
        if (known !== null) return known;
        return write(async (trx) => {
          await trx
            .insertInto('musters')
            .values({ match, since })
            .onConflict((conflict) => conflict.column('match').doNothing())
            .execute();
          return (await musterOf(trx, match)) ?? { since, ready: [] };
        });
      }),
    sayReady: (match, person, at) =>
      through(() =>
        write(async (trx) => {
          if (!(await hold(trx, 'gatherings', match)) || (await musterOf(trx, match)) === null) return false;
          const seat = await seatOf(trx, match, person);
          if (seat === null) return false;
          await trx
            .insertInto('readies')
            .values({ match, seat, at })
            .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet({ at }))
            .execute();
          return true;
        }),
      ),
    isAwaited: (match, person, now) =>
      through(async () => {
        const [muster, mine] = [await musterOf(db, match), await seatOf(db, match, person)];
        return muster !== null && mine !== null && !readyAt(muster, now).includes(mine);
      }),
    reopen: (match, seat, now) =>
      through(() =>
        write(async (trx) => {
          const muster = (await hold(trx, 'gatherings', match)) ? await musterOf(trx, match) : null;
          if (muster === null || !lateAt(muster, [seat], now).includes(seat)) return false;
          const { numUpdatedRows } = await trx
            .updateTable('seats')
            .set({ person: null })
            .where('match', '=', match)
            .where('seat', '=', seat)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return false;
          await dismissed(trx, match);
          return true;
        }),
      ),
  };
}
