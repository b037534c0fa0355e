import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Hall } from '../matches/hall.ts';
import { Refused } from '../matches/lobby.ts';
import { newId } from '../secrets.ts';
import type { Security } from '../security.ts';
import type { Login } from '../store/account-store.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person } from '../store/people-store.ts';
import { type Attempts, attemptsOf } from './attempts.ts';
import type { Breached } from './breached.ts';
import { type Passwords, passwordsOf } from './passwords.ts';
import type { Known } from './sessions.ts';
import { weaknessOf } from './weak.ts';

/** Who may come in, by what, and what passwords are taken. */
export interface Accounts {
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  /** Throws if a password is too easy to guess, or known elsewhere. */
  goodEnough(password: string, names: readonly string[]): Promise<void>;
  /** Throws unless this is the password of the person; of an account that has none, unless its person came in just now. */
  sure(request: FastifyRequest, who: Known, password: string | null): Promise<void>;
  /** Whether this is the password of that login; one that is kept in an old form is kept anew. */
  knows(password: string, found: (Login & { readonly person: string }) | null): Promise<boolean>;
  /** Throws unless somebody who has an account came in just now: the cookie alone is not enough. */
  fresh(who: Known): Promise<void>;
  /** Whether somebody could come back by more than the cookie of a browser. */
  isAccount(person: string): Promise<boolean>;
  /** Somebody came in as an account: what he began as a guest is the account's. At how many matches both sat. */
  takeOver(guest: Person | null, account: string): Promise<number>;
  /** Gives up what runs, and lets the person go. */
  leave(person: string): Promise<void>;
}

export interface AccountNeeds {
  readonly store: NodeStore;
  readonly hall: Hall;
  readonly config: Pick<Config, 'limits'>;
  /** Passwords that became known elsewhere, if there is a file of them. */
  readonly breached: Breached | null;
  readonly security: Security;
  now(): number;
  fault(error: unknown): void;
}

const SENTENCES = {
  short: 'This password is too short: it needs eight signs at least.',
  long: 'This password is too long: two hundred signs are enough.',
  repeated: 'This password says the same again and again.',
  sequence: 'This password is a sequence that everybody knows.',
  named: 'This password is hardly more than your name.',
  common: 'This password is one of those that are tried first.',
  breached: 'This password became known elsewhere.',
} as const;

/** For so long after one has come in the greatest changes are made without showing once more who one is, in milliseconds. */
const FRESH = 5 * 60_000;

export function accountsOf({ store, hall, config, breached, security, now, fault }: AccountNeeds): Accounts {
  const [passwords, attempts] = [passwordsOf(), attemptsOf(config.limits.tries)];
  const refuse = (why: keyof typeof SENTENCES): never => {
    throw new Refused(422, SENTENCES[why], { why });
  };
  const isAccount = async (person: string): Promise<boolean> =>
    (await store.loginOf(person)) !== null || (await store.passkeysOf(person)).length > 0;

  // Who signs in is given another session: its age is that of the last time.
  const fresh: Accounts['fresh'] = async ({ person, session }) => {
    if (!(await isAccount(person.id))) return;
    const made = (await store.sessionBy(session))?.made ?? 0;
    if (made < now() - FRESH) throw new Refused(403, 'Sign in once more first.', { why: 'again' });
  };

  const knows: Accounts['knows'] = async (password, found) => {
    const kept = found?.password ?? null;
    if (!(await passwords.matches(password, kept))) return false;
    if (found !== null && passwords.isOld(found.password))
      await store.setPassword(found.person, await passwords.hash(password), now(), found.password);
    return true;
  };

  return {
    knows,
    passwords,
    attempts,
    isAccount,
    async goodEnough(password, names) {
      const weakness = weaknessOf(password, names);
      if (weakness !== null) refuse(weakness);
      if ((await breached?.has(password)) === true) refuse('breached');
    },
    fresh,
    async sure(request, who, password) {
      const person = who.person.id;
      const login = await store.loginOf(person);
      if (login === null) return fresh(who);
      security.tries(request, 'password', person);
      attempts.begin(person);
      if (!(await knows(password ?? '', { ...login, person })))
        throw new Refused(403, 'This is not the password.', { why: 'wrong' });
      attempts.succeeded(person);
      security.done(request, 'confirmed', { by: 'password' });
    },
    async takeOver(guest, account) {
      if (guest === null || guest.id === account || (await isAccount(guest.id))) return 0;
      return store.merge(guest.id, account);
    },
    async leave(person) {
      for (const { id, over, summary, seats } of await store.listOf(person, MOST_MATCHES)) {
        const seat = seats.find((one) => one.person?.id === person)?.seat;
        if (over || summary === null || seat === undefined) continue;
        // One that cannot be played any more holds nobody here.
        await resign(hall, id, seat).catch(fault);
      }
      await store.forget(person);
    },
  };
}

/** More than anybody has: none is left out. */
export const MOST_MATCHES = 100_000;

/** Nobody is left waiting for somebody who will not come back. */
async function resign(hall: Hall, id: string, seat: number): Promise<void> {
  const visit = await hall.visit(id, () => {}, seat);
  if (visit === null) return;
  try {
    await visit.room.submit(seat, newId(), { act: { kind: 'resign' } });
  } finally {
    visit.leave();
  }
}
