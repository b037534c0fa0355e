import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What lies in the database of what came of the matches. */
export interface RatingsTables {
  /**
   * What came of a match for whoever sat at a seat: 1 won, 0 lost, a half for a draw; the rating before and after it, if it was rated.
   * `shown`: whether others find it on his page (0 or 1).
   */
  results: {
    match: string;
    seat: number;
    person: string;
    game: string;
    ended: number;
    score: number;
    shown: number;
    before: number | null;
    after: number | null;
  };
  /** How well somebody plays a game, by Glicko-2, after so many rated matches; and when the last of them ended. */
  ratings: {
    game: string;
    person: string;
    rating: number;
    deviation: number;
    volatility: number;
    played: number;
    at: number;
  };
}

export const ratings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('results')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('ended', 'double precision', (column) => column.notNull())
      .addColumn('score', 'double precision', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('before', 'double precision')
      .addColumn('after', 'double precision')
      .addPrimaryKeyConstraint('results_once', ['match', 'seat'])
      .execute();
    await schema.createIndex('results_of').on('results').columns(['person', 'ended', 'match']).execute();
    await schema
      .createTable('ratings')
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('rating', 'double precision', (column) => column.notNull())
      .addColumn('deviation', 'double precision', (column) => column.notNull())
      .addColumn('volatility', 'double precision', (column) => column.notNull())
      .addColumn('played', 'integer', (column) => column.notNull())
      .addColumn('at', 'double precision', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_once', ['person', 'game'])
      .execute();
    await schema.createIndex('ratings_by_game').on('ratings').columns(['game', 'rating']).execute();
    await schema.createIndex('matches_ended').on('matches').columns(['over', 'changed', 'id']).execute();
  },
};

/** The order in which matches ended is kept of those alone that are over: a line of one that runs moves nothing in it. */
export const ended: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.dropIndex('matches_ended').execute();
    await schema
      .createIndex('matches_over')
      .on('matches')
      .columns(['over', 'changed', 'id'])
      .where(sql.ref('over'), '=', sql.lit(1))
      .execute();
  },
};
