import { type Kysely, sql } from 'kysely';
import { StoreError } from '../../keeper/store.ts';
import type { Engine, Gate } from './engine.ts';
import { LEFT, type Person } from './people-store.ts';
import type { RatingsTables } from './ratings-tables.ts';
import type { Tables } from './tables.ts';

/** A match that is over, as it lies in the database. */
export interface Ended {
  readonly id: string;
  readonly changed: number;
  readonly about: string;
  readonly summary: string;
}

/** How well somebody plays a game. */
export type Ranked = Omit<RatingsTables['ratings'], 'person' | 'game'>;

/** What came of a match for one seat. */
export interface Result {
  readonly seat: number;
  readonly person: string;
  readonly score: number;
}

/** What is to be kept of a match that is over. */
export interface Verdict {
  readonly match: string;
  readonly game: string;
  readonly ended: number;
  /** Whether others find it on the pages of those who played it. */
  readonly shown: boolean;
  readonly results: readonly Result[];
  /** The ratings of all of them after it, given those before it (null: none yet); null where it is not rated. */
  readonly rate: ((before: readonly (Ranked | null)[]) => readonly Ranked[]) | null;
}

/** A match of somebody's history. */
export type Past = Omit<RatingsTables['results'], 'person' | 'shown'>;

export interface RatingsStore {
  /** Matches that are over and of which nothing is kept yet, those that ended first, after one of them. */
  unjudged(after: { readonly changed: number; readonly id: string }, most: number): Promise<readonly Ended[]>;
  /** Keeps what came of a match, once; false if that is known. */
  judge(verdict: Verdict): Promise<boolean>;
  /** How a match moved the ratings of those who sat at it; empty where it is not rated, or not yet. */
  moves(
    match: string,
  ): Promise<readonly { readonly seat: number; readonly before: number | null; readonly after: number }[]>;
  /** The matches of a person, those that ended last first; `all`: also what others do not find. */
  history(person: string, all: boolean, before: number, most: number): Promise<readonly Past[]>;
  /** How often a person has won, drawn and lost, by game and seat. */
  tallies(
    person: string,
    all: boolean,
  ): Promise<
    readonly { readonly game: string; readonly seat: number; readonly score: number; readonly count: number }[]
  >;
  ratingsOf(person: string): Promise<readonly (Ranked & { readonly game: string })[]>;
  /** The best of a game of whom enough is known. */
  leaders(game: string, deviation: number, most: number): Promise<readonly (Ranked & Person)[]>;
}

async function ratingOf(trx: Kysely<Tables>, game: string, person: string): Promise<Ranked | null> {
  const row = await trx
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'played', 'at'])
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a rating in the place of the one from which it was reckoned; throws if another match was faster: then all is reckoned anew. */
async function replace(
  trx: Kysely<Tables>,
  { game, person }: { readonly game: string; readonly person: string },
  before: Ranked | null,
  after: Ranked,
): Promise<void> {
  if (before === null) {
    await trx
      .insertInto('ratings')
      .values({ game, person, ...after })
      .execute();
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('ratings')
    .set({ ...after })
    .where('person', '=', person)
    .where('game', '=', game)
    .where('played', '=', before.played)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new StoreError('away', 'another match was rated at the same time');
}

async function judged(trx: Kysely<Tables>, { match, game, ended, shown, results, rate }: Verdict): Promise<boolean> {
  const known = await trx.selectFrom('results').select('seat').where('match', '=', match).executeTakeFirst();
  if (known !== undefined) return false;
  const before: (Ranked | null)[] = [];
  for (const { person } of results) before.push(await ratingOf(trx, game, person));
  const after = rate?.(before) ?? [];
  for (const [i, { seat, person, score }] of results.entries()) {
    const [was, is] = [before[i] ?? null, after[i] ?? null];
    const ratings = is === null ? { before: null, after: null } : { before: was?.rating ?? null, after: is.rating };
    // Of two nodes that do it at once the second finds the seat kept: none of what it did remains.
    await trx
      .insertInto('results')
      .values({ match, seat, person, game, ended, score, shown: shown ? 1 : 0, ...ratings })
      .execute();
    if (is !== null) await replace(trx, { game, person }, was, is);
  }
  return true;
}

/** Found by the order in which they ended: however many were judged long ago, none of them is looked at. */
export const unjudgedOf = (
  db: Kysely<Tables>,
  { changed, id }: Parameters<RatingsStore['unjudged']>[0],
  most: number,
) =>
  db
    .selectFrom('matches')
    .leftJoin('results', 'results.match', 'matches.id')
    .select(['matches.id', 'matches.changed', 'matches.about', 'matches.summary'])
    // As it stands there: by a value that is given later no database finds the order of those that are over.
    .where('matches.over', '=', sql.lit(1))
    .where('matches.changed', '>=', changed)
    .where('results.match', 'is', null)
    .where(({ or, eb }) => or([eb('matches.changed', '>', changed), eb('matches.id', '>', id)]))
    .orderBy('matches.changed')
    .orderBy('matches.id')
    .limit(most);

export function ratingsStore({ db, write }: Engine, { through }: Gate): RatingsStore {
  return {
    unjudged: (after, most) => through(() => unjudgedOf(db, after, most).execute()),
    judge: (verdict) => through(() => write((trx) => judged(trx, verdict))),
    moves: (match) =>
      through(async () => {
        const rows = await db
          .selectFrom('results')
          .select(['seat', 'before', 'after'])
          .where('match', '=', match)
          .orderBy('seat')
          .execute();
        return rows.flatMap(({ seat, before, after }) => (after === null ? [] : [{ seat, before, after }]));
      }),
    history: (person, all, before, most) =>
      through(() =>
        db
          .selectFrom('results')
          .select(['match', 'seat', 'game', 'ended', 'score', 'before', 'after'])
          .where('person', '=', person)
          .where('ended', '<', before)
          .where('shown', '>=', all ? 0 : 1)
          .orderBy('ended', 'desc')
          .orderBy('match')
          .limit(most)
          .execute(),
      ),
    tallies: (person, all) =>
      through(() =>
        db
          .selectFrom('results')
          .select(['game', 'seat', 'score'])
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('person', '=', person)
          .where('shown', '>=', all ? 0 : 1)
          .groupBy(['game', 'seat', 'score'])
          .orderBy('game')
          .orderBy('seat')
          .execute(),
      ),
    ratingsOf: (person) =>
      through(() =>
        db
          .selectFrom('ratings')
          .select(['game', 'rating', 'deviation', 'volatility', 'played', 'at'])
          .where('person', '=', person)
          .orderBy('game')
          .execute(),
      ),
    leaders: (game, deviation, most) =>
      through(() =>
        db
          .selectFrom('ratings')
          .innerJoin('people', 'people.id', 'ratings.person')
          .select(['people.id', 'people.name', 'rating', 'deviation', 'volatility', 'played', 'at'])
          .where('game', '=', game)
          .where('deviation', '<=', deviation)
          .where('people.name', '!=', LEFT)
          .orderBy('rating', 'desc')
          .orderBy('people.id')
          .limit(most)
          .execute(),
      ),
  };
}
