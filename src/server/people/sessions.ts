import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../../keeper/tokens.ts';
import type { Config } from '../config.ts';
import { Refused } from '../matches/lobby.ts';
import { hashOfToken, newId, newToken } from '../secrets.ts';
import type { AccountStore, Session } from '../store/account-store.ts';
import type { PeopleStore, Person } from '../store/people-store.ts';
import { browserOf } from './browsers.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A browser that did not come for so long is not known any more, nor is one that was given its cookie so long ago. */
const IDLE = 90 * DAY;
const AGE = 365 * DAY;

const dayOf = (at: number): number => at - (at % DAY);

const isAlive = ({ made, seen }: Session, at: number): boolean => made >= at - AGE && seen >= dayOf(at - IDLE);

/** Somebody, and by what he is known. */
export interface Known {
  readonly person: Person;
  readonly session: string;
  /** What he may do, where he is known by a token; whoever is known by a browser may do everything. */
  readonly scope?: Scope;
}

/** Who asks. */
export interface Sessions {
  /** Null if nobody is known by what the browser sends. */
  personOf(request: FastifyRequest): Promise<Known | null>;
  /** The same; throws where nobody is known. */
  known(request: FastifyRequest): Promise<Person>;
  both(request: FastifyRequest): Promise<Known>;
  /** A new guest, and what his browser is to send from now on. */
  welcome(reply: FastifyReply, name: string): Promise<Person>;
  /** This browser is that person's from now on, by a new token; the one that it sent is nobody's any more. */
  enter(reply: FastifyReply, person: string): Promise<void>;
  /** Those by which somebody is known now, the one that came last first. */
  of(person: string): Promise<readonly Session[]>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Throws unless the page that asks is one of ours. */
  isOurs(request: FastifyRequest): void;
}

type SessionStore = Pick<AccountStore, 'sessionBy' | 'sessionsOf' | 'openSession' | 'seenAgain'> &
  Pick<PeopleStore, 'welcome' | 'endSession'>;

export function sessionsOf(
  store: SessionStore,
  { origin, isSecure }: Pick<Config, 'origin' | 'isSecure'>,
  now: () => number = Date.now,
): Sessions {
  // Over plain HTTP, in the same house, a browser keeps no cookie that is for HTTPS alone.
  const name = isSecure ? '__Host-bivouac' : 'bivouac';
  const settings = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  const sessionOf = ({ cookies }: FastifyRequest): string | null => {
    const token = cookies[name];
    return token === undefined || !/^[\w-]{43}$/.test(token) ? null : hashOfToken(token);
  };
  const give = (reply: FastifyReply, token: string): void => {
    reply.setCookie(name, token, { ...settings, maxAge: AGE / 1000 });
  };
  const personOf: Sessions['personOf'] = async (request) => {
    const session = sessionOf(request);
    const found = session === null ? null : await store.sessionBy(session);
    if (session === null || found === null) return null;
    const at = now();
    if (!isAlive(found, at)) {
      await store.endSession(session);
      return null;
    }
    // To the day, and no more exactly: nobody's hours are anybody's business.
    if (found.seen < dayOf(at)) await store.seenAgain(session, dayOf(at));
    return { person: found.person, session };
  };
  const both: Sessions['both'] = async (request) => {
    const found = await personOf(request);
    if (found === null) throw new Refused(401, 'Say who you are first.');
    return found;
  };
  const toldBy = (reply: FastifyReply): string => browserOf(reply.request.headers['user-agent'] ?? '');
  return {
    personOf,
    both,
    known: async (request) => (await both(request)).person,
    async welcome(reply, called) {
      const [person, token, at] = [{ id: newId(), name: called }, newToken(), now()];
      await store.welcome(person, hashOfToken(token), at, toldBy(reply));
      give(reply, token);
      return person;
    },
    async enter(reply, person) {
      const [old, token, made] = [sessionOf(reply.request), newToken(), now()];
      await store.openSession({ token: hashOfToken(token), made, seen: dayOf(made), browser: toldBy(reply) }, person);
      if (old !== null) await store.endSession(old);
      give(reply, token);
    },
    async of(person) {
      const [all, at] = [await store.sessionsOf(person), now()];
      // Of those that come no more nothing is kept once somebody looks.
      for (const session of all) if (!isAlive(session, at)) await store.endSession(session.token);
      return all.filter((session) => isAlive(session, at));
    },
    async end(request, reply) {
      const session = sessionOf(request);
      if (session !== null) await store.endSession(session);
      reply.clearCookie(name, settings);
      return session;
    },
    isOurs({ headers }) {
      const said = headers.origin;
      const ours = origin === null ? said !== undefined && URL.parse(said)?.host === headers.host : said === origin;
      if (!ours) throw new Refused(403, 'This was not asked by a page of this server.');
    },
  };
}
