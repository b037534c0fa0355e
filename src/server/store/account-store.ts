import type { Kysely } from 'kysely';
import { forgetNotices } from './channel-store.ts';
import type { Engine, Gate } from './engine.ts';
import { hold } from './hold.ts';
import { dismissed } from './muster-store.ts';
import { type PasskeyStore, passkeyStore } from './passkey-store.ts';
import { LEFT, type Person } from './people-store.ts';
import type { Tables } from './tables.ts';

/** A browser in which somebody is known. */
export interface Session {
  /** The hash of what it is known by. */
  readonly token: string;
  readonly made: number;
  /** The day on which it last came. */
  readonly seen: number;
  readonly browser: string;
}

/** How somebody signs in by a name. */
export interface Login {
  readonly shown: string;
  /** The hash of the password. */
  readonly password: string;
}

/** Accounts: what makes one more than the guest of a browser. Whoever becomes an account is the same person as before. */
export interface AccountStore extends PasskeyStore {
  sessionBy(token: string): Promise<(Session & { readonly person: Person }) | null>;
  openSession(session: Session, person: string): Promise<void>;
  seenAgain(token: string, seen: number): Promise<void>;
  /** Those of a person, the one that came last first. */
  sessionsOf(person: string): Promise<readonly Session[]>;
  /** Ends all sessions of a person but that one. */
  endSessionsOf(person: string, but: string | null): Promise<void>;
  /** When a person came first. */
  cameAt(person: string): Promise<number | null>;
  loginOf(person: string): Promise<Login | null>;
  loginBy(login: string): Promise<(Login & { readonly person: Person }) | null>;
  /** Gives a person a name to sign in by; false if it is somebody's, or the person has one. */
  addLogin(person: string, login: string, how: Login, at: number): Promise<boolean>;
  /** With `was` only in the place of that one. */
  setPassword(person: string, password: string, at: number, was?: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** Hands the seats of a guest over to an account and lets the guest go; at how many matches both sat, where the guest's seat stays. */
  merge(guest: string, account: string): Promise<number>;
  /** Everything of a person but the seats at matches that have begun. */
  forget(person: string): Promise<void>;
}

/** Leaves the matches that wait for people; one at which nobody is left is no more. */
async function leaveGatherings(trx: Kysely<Tables>, person: string): Promise<void> {
  const waiting = await trx
    .selectFrom('seats')
    .innerJoin('gatherings', 'gatherings.id', 'seats.match')
    .leftJoin('matches', 'matches.id', 'seats.match')
    .select('seats.match')
    .where('person', '=', person)
    .where('matches.id', 'is', null)
    .execute();
  for (const { match } of waiting) {
    if (!(await hold(trx, 'gatherings', match))) continue;
    const seats = await trx.selectFrom('seats').select('person').where('match', '=', match).execute();
    if (seats.some((seat) => seat.person !== null && seat.person !== person)) {
      await trx
        .updateTable('seats')
        .set({ person: null })
        .where('match', '=', match)
        .where('person', '=', person)
        .execute();
      await dismissed(trx, match);
      continue;
    }
    await trx.deleteFrom('seats').where('match', '=', match).execute();
    await trx.deleteFrom('invitations').where('match', '=', match).execute();
    await trx.deleteFrom('contributions').where('match', '=', match).execute();
    await trx.deleteFrom('rematches').where('next', '=', match).execute();
    await trx.deleteFrom('gatherings').where('id', '=', match).execute();
    await dismissed(trx, match);
  }
}

/** Lets a person go; the row stays as long as somebody would look for it at a seat. An heir has his ways of being told. */
async function letGo(trx: Kysely<Tables>, person: string, name: string | null, heir: string | null): Promise<void> {
  await forgetNotices(trx, person, heir);
  for (const table of ['sessions', 'logins', 'passkeys', 'challenges', 'tokens', 'vacations'] as const)
    await trx.deleteFrom(table).where('person', '=', person).execute();
  const seat = await trx.selectFrom('seats').select('seat').where('person', '=', person).executeTakeFirst();
  if (seat === undefined) await trx.deleteFrom('people').where('id', '=', person).execute();
  else if (name !== null) await trx.updateTable('people').set({ name, made: 0 }).where('id', '=', person).execute();
}

async function merged(trx: Kysely<Tables>, guest: string, account: string): Promise<number> {
  const his = trx.selectFrom('seats').select('match').where('person', '=', account);
  await trx
    .updateTable('seats')
    .set({ person: account })
    .where('person', '=', guest)
    .where('match', 'not in', (eb) => eb.selectFrom(his.as('his')).select('his.match'))
    .execute();
  const left = await trx.selectFrom('seats').select('match').where('person', '=', guest).execute();
  const both = left.map(({ match }) => match);
  const given = trx.updateTable('contributions').set({ person: account }).where('person', '=', guest);
  await (both.length === 0 ? given : given.where('match', 'not in', both)).execute();
  await letGo(trx, guest, null, account);
  return left.length;
}

type Sessions = Pick<AccountStore, 'sessionBy' | 'openSession' | 'seenAgain' | 'sessionsOf' | 'endSessionsOf'>;

function sessionStore({ db, write }: Engine, { through }: Gate): Sessions {
  return {
    sessionBy: (token) =>
      through(async () => {
        const row = await db
          .selectFrom('sessions')
          .innerJoin('people', 'people.id', 'sessions.person')
          .select(['people.id', 'people.name', 'sessions.made', 'sessions.seen', 'sessions.browser'])
          .where('token', '=', token)
          .executeTakeFirst();
        if (row === undefined) return null;
        const { id, name, made, seen, browser } = row;
        return { person: { id, name }, token, made, seen, browser };
      }),
    openSession: (session, person) =>
      through(async () => {
        await write((trx) =>
          trx
            .insertInto('sessions')
            .values({ ...session, person })
            .execute(),
        );
      }),
    seenAgain: (token, seen) =>
      through(async () => {
        await write((trx) => trx.updateTable('sessions').set({ seen }).where('token', '=', token).execute());
      }),
    sessionsOf: (person) =>
      through(() =>
        db
          .selectFrom('sessions')
          .select(['token', 'made', 'seen', 'browser'])
          .where('person', '=', person)
          .orderBy('seen', 'desc')
          .orderBy('made', 'desc')
          .execute(),
      ),
    endSessionsOf: (person, but) =>
      through(async () => {
        await write((trx) => {
          const all = trx.deleteFrom('sessions').where('person', '=', person);
          return (but === null ? all : all.where('token', '!=', but)).execute();
        });
      }),
  };
}

export function accountStore(engine: Engine, gate: Gate): AccountStore {
  const { db, write } = engine;
  const { through } = gate;
  return {
    ...sessionStore(engine, gate),
    ...passkeyStore(engine, gate),
    cameAt: (person) =>
      through(async () => {
        const row = await db.selectFrom('people').select('made').where('id', '=', person).executeTakeFirst();
        return row?.made ?? null;
      }),
    loginOf: (person) =>
      through(async () => {
        const row = await db
          .selectFrom('logins')
          .select(['shown', 'password'])
          .where('person', '=', person)
          .executeTakeFirst();
        return row ?? null;
      }),
    loginBy: (login) =>
      through(async () => {
        const row = await db
          .selectFrom('logins')
          .innerJoin('people', 'people.id', 'logins.person')
          .select(['people.id', 'people.name', 'logins.shown', 'logins.password'])
          .where('login', '=', login)
          .executeTakeFirst();
        if (row === undefined) return null;
        const { id, name, shown, password } = row;
        return { person: { id, name }, shown, password };
      }),
    addLogin: (person, login, { shown, password }, at) =>
      through(() =>
        write(async (trx) => {
          const { numInsertedOrUpdatedRows } = await trx
            .insertInto('logins')
            .values({ login, person, shown, password, changed: at })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          return (numInsertedOrUpdatedRows ?? 0n) > 0n;
        }),
      ),
    setPassword: (person, password, at, was) =>
      through(async () => {
        await write((trx) => {
          const set = trx.updateTable('logins').set({ password, changed: at }).where('person', '=', person);
          return (was === undefined ? set : set.where('password', '=', was)).execute();
        });
      }),
    rename: (person, name) =>
      through(async () => {
        await write((trx) => trx.updateTable('people').set({ name }).where('id', '=', person).execute());
      }),
    merge: (guest, account) => through(() => write((trx) => merged(trx, guest, account))),
    forget: (person) =>
      through(() =>
        write(async (trx) => {
          await leaveGatherings(trx, person);
          await letGo(trx, person, LEFT, null);
        }),
      ),
  };
}
