import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { idOf, read } from './asked.ts';
import type { Company } from './company.ts';
import type { Config } from './config.ts';
import { MATCH, SEAT } from './messages.ts';
import type { Sessions } from './sessions.ts';

const SIT = z.strictObject({ seat: SEAT });
const OPEN = z.strictObject({ open: z.boolean() });
/** Names of people are drawn as those of matches are. */
const CALL = z.strictObject({ person: MATCH });
/** Where the next part of a list begins. */
const AFTER = z.object({ made: z.coerce.number().min(0).max(1e15), match: MATCH });

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
    const isFirst = Object.keys(z.object({}).loose().parse(request.query)).length === 0;
    const [openings, calls] = await Promise.all([
      company.openings(person, isFirst ? null : read(AFTER, request.query)),
      isFirst ? company.calls(person) : [],
    ]);
    return { ...openings, calls };
  });
  server.post('/api/lobby/:id/seat', a(requests), async (request) => {
    const person = await sessions.known(request);
    return company.sitDown(person, idOf(request), read(SIT, request.body).seat);
  });
  server.post('/api/lobby/:id/decline', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    await company.decline(person, idOf(request));
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/open', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    await company.setOpen(person, idOf(request), read(OPEN, request.body).open);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/calls', a(matches), async (request, reply) => {
    const person = await sessions.known(request);
    await company.call(person, idOf(request), read(CALL, request.body).person);
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
