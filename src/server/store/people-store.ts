import type { Kysely } from 'kysely';
import { parsed } from '../../keeper/read-rows.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Plain } from '../../kernel/plain.ts';
import type { Engine, Gate } from './engine.ts';
import { forgotten, opened } from './openings.ts';
import { seatOf } from './seat-of.ts';
import type { Tables } from './tables.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The name of nobody: that of a seat whose person has left. */
export const LEFT = '';

/** A match that waits for people. */
export interface Gathering {
  readonly id: string;
  /** What was agreed on. */
  readonly about: Plain;
  /** What its dice will come from. */
  readonly secret: Plain;
  readonly made: number;
}

/** Who sits at a seat; null: nobody yet. */
export interface Seated {
  readonly seat: Seat;
  readonly person: Person | null;
}

/** A match as the list has it; what was agreed on and how it stands are as they lie in the database. */
export interface Listed {
  readonly id: string;
  readonly about: string;
  /** Null while it waits for people. */
  readonly summary: string | null;
  readonly over: boolean;
  /** The match that is its revenge. */
  readonly next: string | null;
  /** When it was changed last; null while it waits for people. */
  readonly changed: number | null;
  /** Who has made it, and whether it is listed for everybody, while it waits. */
  readonly maker: string | null;
  readonly open: boolean;
  readonly seats: readonly Seated[];
}

/**
 * Who plays, and where. Of what a browser or a link is known by only the hash comes here, so that nobody who reads the database can sit
 * down with it.
 */
export interface PeopleStore {
  /** A new person with a session, in a browser of that kind. */
  welcome(person: Person, token: string, made: number, browser?: string): Promise<void>;
  endSession(token: string): Promise<void>;
  /** A match that waits for people, so many seats, with its first person and a link for the others; nobody is to take those of bots. */
  gather(
    gathering: Gathering,
    seats: number,
    first: { seat: Seat; person: string },
    token: string,
    more?: { readonly bots?: readonly Seat[]; readonly open?: boolean },
  ): Promise<void>;
  /** The same as the revenge for another match; false if there is one already. */
  gatherAgain(after: string, ...what: Parameters<PeopleStore['gather']>): Promise<boolean>;
  gathering(id: string): Promise<Gathering | null>;
  /** The match has begun: nothing is waited for any more. */
  gathered(id: string): Promise<void>;
  /** The match to which a link leads. */
  invitation(token: string): Promise<string | null>;
  invite(match: string, token: string, made: number): Promise<void>;
  seats(match: string): Promise<readonly Seated[]>;
  /** Takes a free seat, this one or the first; the seat that the person has then, or null if none was free. */
  take(match: string, person: string, wanted: Seat | null): Promise<Seat | null>;
  /** The seat of a person; null if it has none. */
  seatOf(match: string, person: string): Promise<Seat | null>;
  /** What is known of a match that waits, runs or is over. */
  listed(match: string): Promise<Listed | null>;
  /** The same of the matches at which a person sits: all that wait or run, then those that ended last, at most so many. */
  listOf(person: string, most: number): Promise<readonly Listed[]>;
  /** At how many matches that wait or run a person sits. */
  unfinished(person: string): Promise<number>;
}

async function gathered(
  trx: Kysely<Tables>,
  ...[{ id, about, secret, made }, seats, first, token, { bots = [], open = false } = {}]: Parameters<
    PeopleStore['gather']
  >
): Promise<void> {
  await trx
    .insertInto('gatherings')
    .values({ id, about: JSON.stringify(about), secret: JSON.stringify(secret), made })
    .execute();
  for (let seat = 0; seat < seats; seat++) {
    if (bots.includes(seat)) continue;
    const person = seat === first.seat ? first.person : null;
    await trx.insertInto('seats').values({ match: id, seat, person }).execute();
  }
  await trx.insertInto('invitations').values({ token, match: id, made }).execute();
  await opened(trx, { match: id, maker: first.person, open, made });
}

/** Every seat with who sits there, and with its match. */
export function seatsWith(db: Kysely<Tables>) {
  return db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('matches', 'matches.id', 'seats.match')
    .leftJoin('gatherings', 'gatherings.id', 'seats.match')
    .leftJoin('rematches', 'rematches.match', 'seats.match')
    .leftJoin('openings', 'openings.match', 'seats.match')
    .select(['matches.changed', 'openings.maker', 'openings.open'])
    .select(['seats.match', 'seats.seat', 'people.id', 'people.name', 'matches.summary', 'matches.over'])
    .select(['matches.about as agreed', 'gatherings.about as wished', 'rematches.next'])
    .orderBy('seats.match')
    .orderBy('seats.seat');
}

export function listedFrom(rows: Awaited<ReturnType<ReturnType<typeof seatsWith>['execute']>>): readonly Listed[] {
  const found = new Map<string, { readonly listed: Omit<Listed, 'seats'>; readonly seats: Seated[] }>();
  for (const { match, seat, id, name, summary, over, agreed, wished, next, changed, maker, open } of rows) {
    const about = agreed ?? wished;
    if (about === null) continue;
    const standing = { summary, over: over === 1, next, changed, maker, open: open === 1 };
    const known = found.get(match) ?? { listed: { id: match, about, ...standing }, seats: [] };
    known.seats.push({ seat, person: id === null || name === null ? null : { id, name } });
    found.set(match, known);
  }
  return [...found.values()].map(({ listed, seats }) => ({ ...listed, seats }));
}

export function peopleStore({ db, write }: Engine, { through }: Gate): PeopleStore {
  return {
    welcome: ({ id, name }, token, made, browser = '') =>
      through(() =>
        write(async (trx) => {
          await trx.insertInto('people').values({ id, name, made }).execute();
          await trx.insertInto('sessions').values({ token, person: id, made, seen: made, browser }).execute();
        }),
      ),
    endSession: (token) =>
      through(async () => {
        await write((trx) => trx.deleteFrom('sessions').where('token', '=', token).execute());
      }),
    gather: (...what) => through(() => write((trx) => gathered(trx, ...what))),
    gatherAgain: (after, ...what) =>
      through(() =>
        write(async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('rematches')
            .values({ match: after, next: what[0].id })
            .onConflict((conflict) => conflict.column('match').doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows === 0n) return false;
          await gathered(trx, ...what);
          return true;
        }),
      ),
    gathering: (id) =>
      through(async () => {
        const row = await db.selectFrom('gatherings').selectAll().where('id', '=', id).executeTakeFirst();
        if (row === undefined) return null;
        const what = `match ${id}`;
        return { id, about: parsed(row.about, what), secret: parsed(row.secret, what), made: row.made };
      }),
    gathered: (id) =>
      through(async () => {
        await write(async (trx) => {
          await trx.deleteFrom('gatherings').where('id', '=', id).execute();
          await forgotten(trx, id);
          // From now on they lie with the secret of the dice.
          await trx.deleteFrom('contributions').where('match', '=', id).execute();
        });
      }),
    invitation: (token) =>
      through(async () => {
        const row = await db.selectFrom('invitations').select('match').where('token', '=', token).executeTakeFirst();
        return row?.match ?? null;
      }),
    invite: (match, token, made) =>
      through(async () => {
        await write((trx) => trx.insertInto('invitations').values({ token, match, made }).execute());
      }),
    seats: (match) =>
      through(async () => {
        const rows = await db
          .selectFrom('seats')
          .leftJoin('people', 'people.id', 'seats.person')
          .select(['seats.seat', 'people.id', 'people.name'])
          .where('match', '=', match)
          .orderBy('seats.seat')
          .execute();
        return rows.map(({ seat, id, name }) => ({
          seat,
          person: id === null || name === null ? null : { id, name },
        }));
      }),
    take: (match, person, wanted) =>
      through(() =>
        write(async (trx) => {
          const mine = await seatOf(trx, match, person);
          if (mine !== null) return mine;
          const rows = await trx
            .selectFrom('seats')
            .select('seat')
            .where('match', '=', match)
            .where('person', 'is', null)
            .orderBy('seat')
            .execute();
          for (const { seat } of rows) {
            if (wanted !== null && wanted !== seat) continue;
            const { numUpdatedRows } = await trx
              .updateTable('seats')
              .set({ person })
              .where('match', '=', match)
              .where('seat', '=', seat)
              .where('person', 'is', null)
              .executeTakeFirst();
            if (numUpdatedRows > 0n) return seat;
          }
          // The same person may have come by another page meanwhile.
          return seatOf(trx, match, person);
        }),
      ),
    seatOf: (match, person) => through(() => seatOf(db, match, person)),
    listed: (match) =>
      through(async () => listedFrom(await seatsWith(db).where('seats.match', '=', match).execute())[0] ?? null),
    listOf: (person, most) =>
      through(async () => {
        const mine = db
          .selectFrom('seats')
          .leftJoin('matches', 'matches.id', 'seats.match')
          .select('seats.match')
          .where('seats.person', '=', person)
          .orderBy((eb) => eb.fn.coalesce('matches.over', eb.lit(0)))
          .orderBy((eb) => eb.fn.coalesce('matches.changed', eb.lit(0)), 'desc')
          .limit(most);
        return listedFrom(await seatsWith(db).where('seats.match', 'in', mine).execute());
      }),
    unfinished: (person) =>
      through(async () => {
        const { count } = await db
          .selectFrom('seats')
          .leftJoin('matches', 'matches.id', 'seats.match')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('seats.person', '=', person)
          .where((eb) => eb.or([eb('matches.over', 'is', null), eb('matches.over', '=', 0)]))
          .executeTakeFirstOrThrow();
        return count;
      }),
  };
}
