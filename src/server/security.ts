import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Log } from './log.ts';

/** By what somebody shows who he is. */
export type Way = 'password' | 'passkey';

/** What is told as done; what was refused is told by itself. */
export type Deed =
  /** Somebody new, whom one browser knows. */
  | 'guest'
  | 'sign-in'
  /** Somebody who is known has shown once more that it is he. */
  | 'confirmed'
  /** A way in was added, changed or taken away. */
  | 'credential'
  | 'sessions-ended'
  | 'left';

/** So many refusals are written down in a minute: nobody fills the disk by being refused. What is beyond is counted. */
const MOST_REFUSALS = 600;
const MINUTE = 60_000;

/** The name by which a session may be spoken of: it says nothing of the token, nor of what the database has of it. */
export const nameOfSession = (session: string): string =>
  createHash('sha256').update(`session/${session}`).digest('base64url').slice(0, 22);

/**
 * The security log: when, on which node and route, who and what. People are told by their id alone; whoever is not known, by a hash of his
 * address under a key that this process draws and forgets, so that many tries of one place are seen to be of one place, and nothing more.
 */
export interface Security {
  /** Whoever is found to ask by what he sends. */
  saw(request: FastifyRequest, person: string): void;
  /** Who it is that somebody says he is, and by what he means to show it: a refusal is then one of that. */
  tries(request: FastifyRequest, by: Way, person: string | null): void;
  done(request: FastifyRequest, deed: Deed, more?: Readonly<Record<string, string>>): void;
  refused(request: FastifyRequest, status: number, why: string | undefined): void;
  /** Said on a socket, to which a request led. */
  refusedOn(request: FastifyRequest, why: string): void;
}

export function securityOf(log: Log, node: string, now: () => number = Date.now): Security {
  const key = randomBytes(32);
  const persons = new WeakMap<FastifyRequest, string>();
  const tried = new WeakMap<FastifyRequest, { readonly by: Way; readonly person: string | null }>();
  let [since, written, unwritten] = [now(), 0, 0];

  const about = (request: FastifyRequest) => ({
    node,
    route: `${request.method} ${request.routeOptions.url ?? 'none'}`,
    from: createHmac('sha256', key).update(request.ip).digest('base64url').slice(0, 12),
    person: persons.get(request) ?? null,
  });

  function refuse(request: FastifyRequest, fields: Readonly<Record<string, string | number>>): void {
    if (now() - since >= MINUTE) {
      if (unwritten > 0) log.security('refused', { node, count: unwritten, why: 'not written one by one' });
      [since, written, unwritten] = [now(), 0, 0];
    }
    if (written >= MOST_REFUSALS) unwritten++;
    else {
      written++;
      const said = tried.get(request);
      const of = said === undefined ? {} : { by: said.by, person: said.person };
      log.security('refused', { ...about(request), ...of, ...fields });
    }
  }

  return {
    saw: (request, person) => void persons.set(request, person),
    tries: (request, by, person) => void tried.set(request, { by, person }),
    done: (request, deed, more = {}) => log.security(deed, { ...about(request), ...more }),
    refused: (request, status, why) => refuse(request, why === undefined ? { status } : { status, why }),
    refusedOn: (request, why) => refuse(request, { why }),
  };
}
