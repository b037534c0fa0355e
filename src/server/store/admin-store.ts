import { sql } from 'kysely';
import type { Engine, Gate } from './engine.ts';
import type { Person } from './people-store.ts';

/** Somebody as the operator is shown him. */
export interface Known extends Person {
  readonly made: number;
  /** In how many browsers he is known. */
  readonly sessions: number;
  /** At how many matches he sits, over or not. */
  readonly matches: number;
}

/** Which matches are looked for: all, those that wait, run, or are over, and those of one person. */
export interface Search {
  readonly state: 'waiting' | 'running' | 'over' | null;
  readonly person: string | null;
  readonly most: number;
}

/** What an operator may do with people and with matches that wait. Nothing here reads a secret. */
export interface AdminStore {
  /** Those whose name holds a text, or who are called by it within; the last to come first. */
  people(text: string, most: number): Promise<readonly Known[]>;
  /** Nobody is known by any browser or token as this person any more; how many were. */
  endSessions(person: string): Promise<number>;
  /** The same of everybody who has an account; with `guests` also of those who have no other way back. */
  endAll(guests: boolean): Promise<number>;
  /** False if there is no such person. */
  rename(person: string, name: string): Promise<boolean>;
  /** The names of matches, those in which something happened last first. */
  matches(search: Search): Promise<readonly string[]>;
  /** Takes away a match that still waits for people; false if there is none. */
  callOff(match: string): Promise<boolean>;
}

export function adminStore({ db, write }: Engine, { through }: Gate): AdminStore {
  return {
    people: (text, most) =>
      through(async () => {
        const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
        return db
          .selectFrom('people')
          .select(['id', 'name', 'made'])
          .select((eb) => [
            eb
              .selectFrom('sessions')
              .select((count) => count.fn.countAll<number>().as('count'))
              .whereRef('sessions.person', '=', 'people.id')
              .$asScalar()
              .$notNull()
              .as('sessions'),
            eb
              .selectFrom('seats')
              .select((count) => count.fn.countAll<number>().as('count'))
              .whereRef('seats.person', '=', 'people.id')
              .$asScalar()
              .$notNull()
              .as('matches'),
          ])
          .where((eb) =>
            eb.or([
              eb('id', '=', text),
              eb(eb.fn<string>('lower', ['name']), sql`like`, sql<string>`${like} escape '\\'`),
            ]),
          )
          .orderBy('made', 'desc')
          .limit(most)
          .execute();
      }),
    endSessions: (person) =>
      through(async () => {
        return write(async (trx) => {
          const sessions = await trx.deleteFrom('sessions').where('person', '=', person).executeTakeFirst();
          const tokens = await trx.deleteFrom('tokens').where('person', '=', person).executeTakeFirst();
          return Number(sessions.numDeletedRows + tokens.numDeletedRows);
        });
      }),
    endAll: (guests) =>
      through(() =>
        write(async (trx) => {
          let ended = 0;
          for (const table of ['sessions', 'tokens'] as const) {
            const all = trx.deleteFrom(table);
            const those = all.where((eb) =>
              eb.or([
                eb('person', 'in', eb.selectFrom('logins').select('logins.person')),
                eb('person', 'in', eb.selectFrom('passkeys').select('passkeys.person')),
              ]),
            );
            ended += Number((await (guests ? all : those).executeTakeFirst()).numDeletedRows);
          }
          return ended;
        }),
      ),
    rename: (person, name) =>
      through(async () => {
        const { numUpdatedRows } = await write((trx) =>
          trx.updateTable('people').set({ name }).where('id', '=', person).executeTakeFirst(),
        );
        return numUpdatedRows > 0n;
      }),
    matches: ({ state, person, most }) =>
      through(async () => {
        let query = db
          .selectFrom('seats')
          .leftJoin('matches', 'matches.id', 'seats.match')
          .leftJoin('gatherings', 'gatherings.id', 'seats.match')
          .select('seats.match')
          .groupBy('seats.match')
          .orderBy((eb) => eb.fn.max(eb.fn.coalesce('matches.changed', 'gatherings.made')), 'desc')
          .limit(most);
        if (state === 'waiting') query = query.where('matches.id', 'is', null);
        if (state === 'running') query = query.where('matches.over', '=', 0);
        if (state === 'over') query = query.where('matches.over', '=', 1);
        if (person !== null) query = query.where('seats.person', '=', person);
        return (await query.execute()).map(({ match }) => match);
      }),
    callOff: (match) =>
      through(() =>
        write(async (trx) => {
          const begun = await trx.selectFrom('matches').select('id').where('id', '=', match).executeTakeFirst();
          if (begun !== undefined) return false;
          const { numDeletedRows } = await trx.deleteFrom('gatherings').where('id', '=', match).executeTakeFirst();
          if (numDeletedRows === 0n) return false;
          await trx.deleteFrom('seats').where('match', '=', match).execute();
          await trx.deleteFrom('invitations').where('match', '=', match).execute();
          await trx.deleteFrom('contributions').where('match', '=', match).execute();
          await trx.deleteFrom('rematches').where('next', '=', match).execute();
          return true;
        }),
      ),
  };
}
