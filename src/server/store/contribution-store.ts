import type { Kysely } from 'kysely';
import type { Seat } from '../../kernel/flow.ts';
import { promiseOf } from '../../kernel/provable-chance.ts';
import type { Engine, Gate } from './engine.ts';
import { hold } from './hold.ts';
import type { Tables } from './tables.ts';

/** What the page of a person adds to the dice of a match: promised first, told when all have promised. */
export interface Given {
  readonly seat: Seat;
  readonly promise: string;
  /** Null: it is not told yet. */
  readonly text: string | null;
}

/**
 * One drawing of contributions. A page that has lost its text begins another, and so does a promise that comes when something is
 * told already: within a round nobody has promised after he could know.
 */
export interface Draw {
  readonly round: number;
  readonly given: readonly Given[];
}

/** `other`: this seat has promised something else; `told`: it has told that already; `begun`: nothing is waited for any more. */
export type PromiseAnswer = 'kept' | 'other' | 'told' | 'begun' | 'stranger';

/** `early`: not everybody has promised yet; `false`: this is not what was promised. */
export type TellAnswer = 'kept' | 'unpromised' | 'false' | 'early' | 'begun' | 'stranger';

/** What people add to the dice of matches that wait, until they begin. */
export interface ContributionStore {
  /** The last round: what was given by those who still sit there. */
  draw(match: string): Promise<Draw>;
  /** Promises; `isAnew` for a seat whose text is lost. */
  promise(match: string, person: string, promise: string, isAnew: boolean): Promise<PromiseAnswer>;
  tell(match: string, person: string, text: string): Promise<TellAnswer>;
}

async function drawOf(db: Kysely<Tables>, match: string): Promise<Draw> {
  const rows = await db
    .selectFrom('contributions')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.match', '=', 'contributions.match')
        .onRef('seats.seat', '=', 'contributions.seat')
        .onRef('seats.person', '=', 'contributions.person'),
    )
    .select(['contributions.round', 'contributions.seat', 'contributions.promise', 'contributions.text'])
    .select('seats.seat as there')
    .where('contributions.match', '=', match)
    .orderBy('contributions.seat')
    .execute();
  const round = rows.reduce((last, row) => Math.max(last, row.round), 0);
  const given = rows
    .filter((row) => row.round === round && row.there !== null)
    .map(({ seat, promise, text }) => ({ seat, promise, text }));
  return { round, given };
}

const seatsOf = (trx: Kysely<Tables>, match: string) =>
  trx.selectFrom('seats').select(['seat', 'person']).where('match', '=', match).execute();

export function contributionStore({ db, write }: Engine, { through }: Gate): ContributionStore {
  return {
    draw: (match) => through(() => drawOf(db, match)),

    promise: (match, person, promise, isAnew) =>
      through(() =>
        write(async (trx): Promise<PromiseAnswer> => {
          if (!(await hold(trx, 'gatherings', match))) return 'begun';
          const seat = (await seatsOf(trx, match)).find((one) => one.person === person)?.seat;
          if (seat === undefined) return 'stranger';
          const { round, given } = await drawOf(trx, match);
          const mine = given.find((one) => one.seat === seat);
          if (mine?.promise === promise) return 'kept';
          if (mine !== undefined && mine.text !== null) return 'told';
          if (mine !== undefined && !isAnew) return 'other';
          const isNext = mine !== undefined || given.some(({ text }) => text !== null);
          const row = { match, seat, person, promise, round: isNext ? round + 1 : round, text: null };
          // Somebody who sat here before may have promised, too.
          await trx
            .deleteFrom('contributions')
            .where('match', '=', match)
            .where('round', '=', row.round)
            .where('seat', '=', seat)
            .execute();
          await trx.insertInto('contributions').values(row).execute();
          return 'kept';
        }),
      ),

    tell: (match, person, text) =>
      through(() =>
        write(async (trx): Promise<TellAnswer> => {
          if (!(await hold(trx, 'gatherings', match))) return 'begun';
          const seats = await seatsOf(trx, match);
          const seat = seats.find((one) => one.person === person)?.seat;
          if (seat === undefined) return 'stranger';
          const { round, given } = await drawOf(trx, match);
          const mine = given.find((one) => one.seat === seat);
          if (mine === undefined) return 'unpromised';
          if (promiseOf(text) !== mine.promise) return 'false';
          if (!seats.every((one) => given.some((other) => other.seat === one.seat))) return 'early';
          await trx
            .updateTable('contributions')
            .set({ text })
            .where('match', '=', match)
            .where('round', '=', round)
            .where('seat', '=', seat)
            .execute();
          return 'kept';
        }),
      ),
  };
}
