import type { Kysely } from 'kysely';
import { type SeatedVacation, type Vacation, vacationFor } from '../people/vacation.ts';
import type { Engine, Gate } from './engine.ts';
import { hold } from './hold.ts';
import type { Tables } from './tables.ts';

/** Who is away for a while. */
export interface VacationStore {
  /** Of one person, in their order. */
  vacationsOf(person: string): Promise<readonly Vacation[]>;
  /** Of all who sit at these matches. */
  vacationsAt(matches: readonly string[]): Promise<readonly SeatedVacation[]>;
  /** Somebody goes for so many days from now on, of so many in a year; or why he does not. */
  goAway(person: string, days: number, allowance: number, now: number): Promise<Vacation | 'there' | 'spent'>;
  /** He is back; false if he was not away. */
  comeBack(person: string, now: number): Promise<boolean>;
  /** The matches that run at which a person sits. */
  runningOf(person: string): Promise<readonly string[]>;
}

const vacationsIn = (db: Kysely<Tables>, person: string) =>
  db.selectFrom('vacations').select(['since', 'until']).where('person', '=', person).orderBy('since').execute();

export function vacationStore({ db, write }: Engine, { through }: Gate): VacationStore {
  return {
    vacationsOf: (person) => through(() => vacationsIn(db, person)),
    vacationsAt: (matches) =>
      through(async () => {
        if (matches.length === 0) return [];
        return db
          .selectFrom('seats')
          .innerJoin('vacations', 'vacations.person', 'seats.person')
          .select(['seats.match', 'seats.seat', 'vacations.since', 'vacations.until'])
          .where('seats.match', 'in', matches)
          .orderBy('vacations.since')
          .execute();
      }),
    goAway: (person, days, allowance, now) =>
      through(() =>
        write(async (trx) => {
          // Whoever asks twice at once waits for himself.
          await hold(trx, 'people', person);
          const found = vacationFor(await vacationsIn(trx, person), days, allowance, now);
          if (typeof found === 'object')
            await trx
              .insertInto('vacations')
              .values({ person, ...found })
              .execute();
          return found;
        }),
      ),
    comeBack: (person, now) =>
      through(() =>
        write(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('vacations')
            .set({ until: now })
            .where('person', '=', person)
            .where('until', '>', now)
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        }),
      ),
    runningOf: (person) =>
      through(async () => {
        const rows = await db
          .selectFrom('seats')
          .innerJoin('matches', 'matches.id', 'seats.match')
          .select('seats.match')
          .where('seats.person', '=', person)
          .where('matches.over', '=', 0)
          .execute();
        return rows.map(({ match }) => match);
      }),
  };
}
