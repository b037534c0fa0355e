import type { Kysely } from 'kysely';
import { readLine } from '../../keeper/read-rows.ts';
import type { Engine, Gate } from './engine.ts';
import { forgotten, type Opening } from './openings.ts';
import { type Listed, listedFrom, type Person, seatsWith } from './people-store.ts';
import type { Tables } from './tables.ts';

/** Where a part of a list ends: the next part begins after it. */
export type ListEnd = Pick<Opening, 'made' | 'match'>;

/** Somebody is called to a match by name. */
export interface Called {
  readonly listed: Listed;
  readonly by: Person;
}

/** How people find one another: matches that are open to all, and people who are called by name. */
export interface CompanyStore {
  /** Lists a match that waits for everybody, or does so no longer; false if it does not wait, or another has made it. */
  setOpen(match: string, maker: string, open: boolean): Promise<boolean>;
  /** Whether everybody may sit down at it: it waits and is listed. */
  isOpen(match: string): Promise<boolean>;
  /** Takes a match away that waits; false if it does not, or if another has made it, or if the last seat was taken. */
  giveUp(match: string, maker: string): Promise<boolean>;
  /** Matches that wait for anybody and at which this person does not sit, the youngest first, at most so many after an end. */
  openings(
    person: string,
    after: ListEnd | null,
    most: number,
  ): Promise<{ list: readonly Listed[]; end: ListEnd | null }>;
  /** Calls somebody to a match that waits; false if so many are called already. Once is enough, also after he has declined. */
  call(match: string, person: string, by: string, made: number, most: number): Promise<boolean>;
  /** The matches to which a person is called and that still wait, by somebody whom he wishes to hear. */
  calls(person: string, most: number): Promise<readonly Called[]>;
  isCalled(match: string, person: string): Promise<boolean>;
  decline(match: string, person: string): Promise<void>;
  /** Who else sits at the matches of a person, those he has met last first. */
  companions(person: string, most: number): Promise<readonly Person[]>;
  /** When a match began; null if it has not. */
  begunAt(match: string): Promise<number | null>;
  /** Whoever has this name in the database. */
  personOf(id: string): Promise<Person | null>;
}

/** Takes the free seats away first: whoever takes one at the same time is either too late, or keeps the match. */
async function givenUp(trx: Kysely<Tables>, match: string, maker: string): Promise<boolean> {
  const opening = await trx
    .selectFrom('openings')
    .innerJoin('gatherings', 'gatherings.id', 'openings.match')
    .select('openings.match')
    .where('openings.match', '=', match)
    .where('openings.maker', '=', maker)
    .executeTakeFirst();
  if (opening === undefined) return false;
  const { numDeletedRows } = await trx
    .deleteFrom('seats')
    .where('match', '=', match)
    .where('person', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx.deleteFrom('gatherings').where('id', '=', match).execute();
  for (const table of ['seats', 'invitations', 'contributions'] as const)
    await trx.deleteFrom(table).where('match', '=', match).execute();
  // Whoever asks for the revenge again makes another.
  await trx.deleteFrom('rematches').where('next', '=', match).execute();
  await forgotten(trx, match);
  return true;
}

/** Matches that are listed and have a free seat, for somebody who does not sit there. */
async function openingsAfter(
  db: Kysely<Tables>,
  ...[person, after, most]: Parameters<CompanyStore['openings']>
): ReturnType<CompanyStore['openings']> {
  const rows = await db
    .selectFrom('openings')
    .innerJoin('gatherings', 'gatherings.id', 'openings.match')
    .select(['openings.match', 'openings.made'])
    .where('openings.open', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.match', '=', 'openings.match')
          .where('seats.person', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.match', '=', 'openings.match')
            .where('seats.person', '=', person),
        ),
      ),
    )
    .where(({ and, or, eb }) =>
      after === null
        ? and([])
        : or([
            eb('openings.made', '<', after.made),
            and([eb('openings.made', '=', after.made), eb('openings.match', '<', after.match)]),
          ]),
    )
    .orderBy('openings.made', 'desc')
    .orderBy('openings.match', 'desc')
    .limit(most + 1)
    .execute();
  const shown = rows.slice(0, most);
  const list = await listedOf(
    db,
    shown.map(({ match }) => match),
  );
  return { list, end: rows.length > most ? (shown.at(-1) ?? null) : null };
}

async function callsOf(db: Kysely<Tables>, person: string, most: number): Promise<readonly Called[]> {
  const rows = await db
    .selectFrom('calls')
    .innerJoin('gatherings', 'gatherings.id', 'calls.match')
    .innerJoin('people', 'people.id', 'calls.by')
    .select(['calls.match', 'people.id', 'people.name'])
    .where('calls.person', '=', person)
    .where('calls.declined', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.match', '=', 'calls.match')
          .where('seats.person', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mutes')
            .select('mutes.muted')
            .where('mutes.person', '=', person)
            .whereRef('mutes.muted', '=', 'calls.by'),
        ),
      ),
    )
    .orderBy('calls.made', 'desc')
    .limit(most)
    .execute();
  const list = await listedOf(
    db,
    rows.map(({ match }) => match),
  );
  return list.flatMap((listed) => {
    const row = rows.find(({ match }) => match === listed.id);
    return row === undefined ? [] : [{ listed, by: { id: row.id, name: row.name } }];
  });
}

export function companyStore({ db, write }: Engine, { through }: Gate): CompanyStore {
  return {
    setOpen: (match, maker, open) =>
      through(() =>
        write(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('openings')
            .set({ open: open ? 1 : 0 })
            .where('match', '=', match)
            .where('maker', '=', maker)
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        }),
      ),
    isOpen: (match) =>
      through(async () => {
        const row = await db
          .selectFrom('openings')
          .select('open')
          .where('match', '=', match)
          .where('open', '=', 1)
          .executeTakeFirst();
        return row !== undefined;
      }),
    giveUp: (match, maker) => through(() => write((trx) => givenUp(trx, match, maker))),
    openings: (...what) => through(() => openingsAfter(db, ...what)),
    call: (match, person, by, made, most) =>
      through(() =>
        write(async (trx) => {
          const { count } = await trx
            .selectFrom('calls')
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .where('match', '=', match)
            .executeTakeFirstOrThrow();
          if (count >= most) return false;
          await trx
            .insertInto('calls')
            .values({ match, person, by, made, declined: 0 })
            .onConflict((conflict) => conflict.columns(['match', 'person']).doNothing())
            .execute();
          return true;
        }),
      ),
    calls: (person, most) => through(() => callsOf(db, person, most)),
    isCalled: (match, person) =>
      through(async () => {
        const row = await db
          .selectFrom('calls')
          .select('by')
          .where('match', '=', match)
          .where('person', '=', person)
          .executeTakeFirst();
        return row !== undefined;
      }),
    decline: (match, person) =>
      through(async () => {
        await write((trx) =>
          trx
            .updateTable('calls')
            .set({ declined: 1 })
            .where('match', '=', match)
            .where('person', '=', person)
            .execute(),
        );
      }),
    companions: (person, most) =>
      through(async () =>
        db
          .selectFrom('seats as mine')
          .innerJoin('seats as theirs', 'theirs.match', 'mine.match')
          .innerJoin('people', 'people.id', 'theirs.person')
          .leftJoin('matches', 'matches.id', 'mine.match')
          .select(['people.id', 'people.name'])
          .where('mine.person', '=', person)
          .where('theirs.person', '!=', person)
          .groupBy(['people.id', 'people.name'])
          .orderBy((eb) => eb.fn.max(eb.fn.coalesce('matches.changed', eb.lit(0))), 'desc')
          .orderBy('people.id')
          .limit(most)
          .execute(),
      ),
    begunAt: (match) =>
      through(async () => {
        const row = await db
          .selectFrom('lines')
          .select(['seq', 'key', 'body'])
          .where('match', '=', match)
          .where('seq', '=', 0)
          .executeTakeFirst();
        return row === undefined ? null : readLine(row).at;
      }),
    personOf: (id) =>
      through(async () => {
        const row = await db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
        return row ?? null;
      }),
  };
}

/** What is known of these matches, in this order. */
async function listedOf(db: Kysely<Tables>, ids: readonly string[]): Promise<readonly Listed[]> {
  if (ids.length === 0) return [];
  const found = listedFrom(await seatsWith(db).where('seats.match', 'in', ids).execute());
  return ids.flatMap((id) => found.find((listed) => listed.id === id) ?? []);
}
