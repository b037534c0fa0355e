import type { FastifyInstance } from 'fastify';
import type { ApiNeeds } from '../api.ts';
import { bodyOf } from '../asked.ts';
import { Refused } from '../matches/lobby.ts';
import type { Door } from './account-routes.ts';
import { NEW_TOKEN, OF_TOKEN } from './token-messages.ts';

/** The tokens of somebody: made, looked at and ended by himself, in a browser in which he is known. */
export function tokenRoutes(server: FastifyInstance, needs: ApiNeeds, { accounts, a, shut }: Door): void {
  const { sessions, tokens, config, security } = needs;
  const { logins, requests } = config.limits;

  server.get('/api/tokens', async (request) => ({ tokens: await tokens.of((await sessions.known(request)).id) }));

  server.post('/api/tokens', a(logins), async (request, reply) => {
    const who = await sessions.both(request);
    const { password, ...wished } = bodyOf(request, NEW_TOKEN);
    // A token lasts longer than a look at an open browser: it is given to somebody who shows that he may come in.
    await accounts.sure(request, who, password);
    const made = await tokens.make(who.person.id, wished);
    security.done(request, 'credential', { what: 'token', change: 'added', token: made.id });
    return reply.code(201).send(made);
  });

  server.delete('/api/tokens/:id', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    const { data } = OF_TOKEN.safeParse(request.params);
    const ended = data === undefined ? null : await tokens.end(person.id, data.id);
    if (ended === null) throw new Refused(404, 'You have no such token.');
    security.done(request, 'credential', { what: 'token', change: 'ended', token: data?.id ?? '' });
    shut({ session: ended });
    return reply.code(204).send();
  });
}
