import type { FastifyInstance } from 'fastify';
import { bodyOf, idOf, queryOf } from '../asked.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Company } from './company.ts';
import { CALL, LIST_AFTER, OPEN, SIT } from './company-messages.ts';

export interface CompanyRoutes {
  readonly config: Pick<Config, 'limits'>;
  readonly company: Company;
  readonly sessions: Sessions;
}

/** What is asked for by those who look for company. */
export function companyRoutes(server: FastifyInstance, { config, company, sessions }: CompanyRoutes): void {
  const { requests, matches } = config.limits;
  const a = (max: number) => ({ bodyLimit: 4096, config: { rateLimit: { max, timeWindow: '1 minute' } } });

  server.get('/api/lobby', async (request) => {
    const person = await sessions.known(request);
    const { made, match } = queryOf(request, LIST_AFTER);
    const after = made === undefined || match === undefined ? null : { made, match };
    const [openings, calls] = await Promise.all([
      company.openings(person, after),
      after === null ? company.calls(person) : [],
    ]);
    return { ...openings, calls };
  });
  server.post('/api/lobby/:id/seat', a(requests), async (request) => {
    const person = await sessions.known(request);
    return company.sitDown(person, idOf(request), bodyOf(request, SIT).seat);
  });
  server.post('/api/lobby/:id/decline', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    await company.decline(person, idOf(request));
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/open', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    await company.setOpen(person, idOf(request), bodyOf(request, OPEN).open);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/calls', a(matches), async (request, reply) => {
    const person = await sessions.known(request);
    await company.call(person, idOf(request), bodyOf(request, CALL).person);
    return reply.code(204).send();
  });
  server.delete('/api/matches/:id', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    await company.giveUp(person, idOf(request));
    return reply.code(204).send();
  });
  server.get('/api/companions', async (request) => ({
    people: await company.companions(await sessions.known(request)),
  }));
}
