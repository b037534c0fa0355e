import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { Refused } from './lobby.ts';
import { hashOfToken, newId, newToken } from './secrets.ts';
import type { PeopleStore, Person } from './store/people-store.ts';

/** For a year a guest is known again. */
const AGE = 365 * 24 * 60 * 60;

/** Who asks. */
export interface Sessions {
  /** Null if nobody is known by what the browser sends. */
  personOf(request: FastifyRequest): Promise<{ readonly person: Person; readonly session: string } | null>;
  /** The same; throws where nobody is known. */
  known(request: FastifyRequest): Promise<Person>;
  /** A new guest, and what his browser is to send from now on. */
  welcome(reply: FastifyReply, name: string): Promise<Person>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Throws unless the page that asks is one of ours. */
  isOurs(request: FastifyRequest): void;
}

export function sessionsOf(store: PeopleStore, { origin }: Pick<Config, 'origin'>): Sessions {
  // Over plain HTTP, in the same house, a browser keeps no cookie that is for HTTPS alone.
  const isSecure = origin?.startsWith('https:') === true;
  const name = isSecure ? '__Host-bivouac' : 'bivouac';
  const settings = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;

  const sessionOf = ({ cookies }: FastifyRequest): string | null => {
    const token = cookies[name];
    return token === undefined || !/^[\w-]{43}$/.test(token) ? null : hashOfToken(token);
  };
  const personOf: Sessions['personOf'] = async (request) => {
    const session = sessionOf(request);
    const person = session === null ? null : await store.personBy(session);
    return session === null || person === null ? null : { person, session };
  };
  return {
    personOf,
    async known(request) {
      const found = await personOf(request);
      if (found === null) throw new Refused(401, 'Say who you are first.');
      return found.person;
    },
    async welcome(reply, called) {
      const [person, token] = [{ id: newId(), name: called }, newToken()];
      await store.welcome(person, hashOfToken(token), Date.now());
      reply.setCookie(name, token, { ...settings, maxAge: AGE });
      return person;
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
