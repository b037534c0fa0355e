import type { FastifyInstance } from 'fastify';
import { bodyOf, idOf } from '../asked.ts';
import { REOPEN } from '../company/company-messages.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../people/sessions.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Hall } from './hall.ts';
import { NO_MATCH, Refused } from './lobby.ts';

export interface MusterRoutes {
  readonly config: Pick<Config, 'limits'>;
  readonly store: NodeStore;
  readonly hall: Pick<Hall, 'begin'>;
  readonly sessions: Sessions;
}

/** What is asked for by those whose live match is about to begin. */
export function musterRoutes(server: FastifyInstance, { config, store, hall, sessions }: MusterRoutes): void {
  const a = { bodyLimit: 4096, config: { rateLimit: { max: config.limits.requests, timeWindow: '1 minute' } } };
  const sitting = async (request: Parameters<Sessions['known']>[0]): Promise<string> => {
    const person = await sessions.known(request);
    if ((await store.seatOf(idOf(request), person.id)) === null) throw new Refused(404, NO_MATCH);
    return person.id;
  };
  server.post('/api/matches/:id/ready', a, async (request) => {
    const [person, id] = [await sitting(request), idOf(request)];
    if (await store.sayReady(id, person, await store.time())) return { begun: await hall.begin(id) };
    if ((await store.gathering(id)) === null) return { begun: true };
    throw new Refused(409, 'Nobody is asked yet whether he is ready.');
  });
  server.post('/api/matches/:id/reopen', a, async (request, reply) => {
    await sitting(request);
    const { seat } = bodyOf(request, REOPEN);
    if (!(await store.reopen(idOf(request), seat, await store.time())))
      throw new Refused(409, 'This seat is not late.');
    return reply.code(204).send();
  });
}
