import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MadeToken, NewToken, Scope, ShownToken } from '../../keeper/tokens.ts';
import type { Limits } from '../config.ts';
import { contractOf } from '../contract/contract.ts';
import { Refused } from '../matches/lobby.ts';
import { hashOfToken, newId, newToken } from '../secrets.ts';
import type { Security } from '../security.ts';
import type { Person } from '../store/people-store.ts';
import type { Token, TokenStore } from '../store/token-store.ts';
import type { Sessions } from './sessions.ts';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
/** Nobody has more. */
const MOST = 20;
/** What tokens begin with: whoever finds one lying about, or searches for such things, sees what it is. */
const MARK = 'bivouac_';

/** By what token somebody asks. */
interface Bearer {
  readonly person: Person;
  /** Nothing that a session is called by. */
  readonly session: string;
  readonly scope: Scope;
}

/** Tokens by which programs ask in the name of somebody. */
export interface Tokens {
  of(person: string): Promise<readonly ShownToken[]>;
  make(person: string, wished: NewToken): Promise<MadeToken>;
  /** By what a connection was known that was opened with it; null if the person has no such token. */
  end(person: string, id: string): Promise<string | null>;
  /** Throws where a request comes with a token that is not taken there. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** The person for whom a request is made; null if the token is none, or no more. */
  bearer(request: FastifyRequest): Promise<Bearer | null>;
}

const scopeOf = ({ scope }: Token): Scope => (scope === 'play' ? 'play' : 'read');
/** What a connection is known by that was opened with a token: nothing that a session is called by. */
const nameOf = (token: string): string => `token/${token}`;

const shown = (token: Token): ShownToken => {
  const { id, label, made, until, used } = token;
  return { id, label, scope: scopeOf(token), made, until, used: used === 0 ? null : used };
};

/** What a request says it is made by; null where it speaks of no token. What operators show for their figures is none of ours. */
export function tokenIn({ headers, routeOptions }: FastifyRequest): string | null {
  if (routeOptions.url?.startsWith('/api/') !== true) return null;
  return /^bearer(?: +|$)(.*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

export function tokensOf(store: TokenStore, limits: Pick<Limits, 'tokens'>, now: () => number = Date.now): Tokens {
  const isTooOften = countedBy(limits.tokens, now);
  const admitted = new WeakMap<FastifyRequest, Bearer>();

  async function look(said: string): Promise<Bearer | null> {
    if (!new RegExp(`^${MARK}[\\w-]{43}$`).test(said)) return null;
    const token = hashOfToken(said);
    const [found, at] = [await store.tokenBy(token), now()];
    if (found === null || found.until <= at) return null;
    const day = at - (at % DAY);
    if (found.used < day) await store.tokenUsed(token, day);
    return { person: found.person, session: nameOf(token), scope: scopeOf(found) };
  }

  return {
    async of(person) {
      const [all, at] = [await store.tokensOf(person), now()];
      // Of those that are no more taken nothing is kept once somebody looks.
      for (const { token, until } of all) if (until <= at) await store.endToken(token);
      return all.filter(({ until }) => until > at).map(shown);
    },
    async make(person, { label, scope, days }) {
      const [token, made] = [MARK + newToken(), now()];
      const kept = { token: hashOfToken(token), id: newId(), label, scope, made, until: made + days * DAY, used: 0 };
      if (!(await store.addToken(person, kept, MOST)))
        throw new Refused(409, 'You have too many tokens: end one first.', { why: 'many-tokens' });
      return { ...shown(kept), token };
    },
    async end(person, id) {
      const found = (await store.tokensOf(person)).find((one) => one.id === id);
      if (found === undefined) return null;
      await store.endToken(found.token);
      return nameOf(found.token);
    },
    async admit(request, reply) {
      const said = tokenIn(request);
      if (said === null) return;
      // A route of which nothing is written takes none.
      const wanted = contractOf(request)?.token ?? null;
      if (wanted === null) throw new Refused(403, 'This is not done by a token.', { why: 'token' });
      const found = await look(said);
      if (found === null) {
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        throw new Refused(401, 'This token is not taken, or no more.', { why: 'token' });
      }
      if (isTooOften(found.session)) {
        reply.header('retry-after', '60');
        throw new Refused(429, 'This token asks too often: wait for a minute.');
      }
      if (wanted === 'play' && found.scope !== 'play') {
        reply.header('www-authenticate', 'Bearer error="insufficient_scope", scope="play"');
        throw new Refused(403, 'This token is only for looking.', { why: 'scope' });
      }
      admitted.set(request, found);
    },
    async bearer(request) {
      const found = admitted.get(request);
      // Later, of a socket that stays open, it is asked anew.
      admitted.delete(request);
      return found ?? look(tokenIn(request) ?? '');
    },
  };
}

/** Who asks, by the cookie of a browser, or by a token: where one was sent nothing else counts. */
export function knownBy(sessions: Sessions, tokens: Tokens, saw: Security['saw']): Sessions {
  const personOf: Sessions['personOf'] = async (request) => {
    const found = await (tokenIn(request) === null ? sessions.personOf(request) : tokens.bearer(request));
    if (found !== null) saw(request, found.person.id);
    return found;
  };
  const both: Sessions['both'] = async (request) => {
    const found = await personOf(request);
    if (found === null) throw new Refused(401, 'Say who you are first.');
    return found;
  };
  return {
    ...sessions,
    personOf,
    both,
    known: async (request) => (await both(request)).person,
    // No page of somebody else has the token of a person: it is not sent by itself, as a cookie is.
    isOurs: (request) => {
      if (tokenIn(request) === null) sessions.isOurs(request);
    },
  };
}

/** Whether somebody was counted more often than that within a minute. */
function countedBy(most: number, now: () => number): (of: string) => boolean {
  let [since, counts] = [now(), new Map<string, number>()];
  return (of) => {
    if (now() - since >= MINUTE) [since, counts] = [now(), new Map()];
    const count = (counts.get(of) ?? 0) + 1;
    counts.set(of, count);
    return count > most;
  };
}
