import type { FastifyInstance } from 'fastify';
import { bodyOf, idOf, queryOf } from '../asked.ts';
import type { Config } from '../config.ts';
import type { Sessions } from '../people/sessions.ts';
import { MUTE, REPORT, SAY, TALK_AFTER } from './company-messages.ts';
import type { Talk } from './talk.ts';

export interface TalkRoutes {
  readonly config: Pick<Config, 'limits'>;
  readonly talk: Talk;
  readonly sessions: Sessions;
}

/** What is said between the seats. */
export function talkRoutes(server: FastifyInstance, { config, talk, sessions }: TalkRoutes): void {
  const { requests, reports } = config.limits;
  const a = (max: number) => ({ bodyLimit: 8192, config: { rateLimit: { max, timeWindow: '1 minute' } } });
  server.get('/api/matches/:id/talk', async (request) => {
    const person = await sessions.known(request);
    return talk.heard(person, idOf(request), queryOf(request, TALK_AFTER).after);
  });
  server.post('/api/matches/:id/talk', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    const { key, ...said } = bodyOf(request, SAY);
    await talk.say(person, idOf(request), said, key);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/mutes', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    const { seat, muted } = bodyOf(request, MUTE);
    await talk.mute(person, idOf(request), seat, muted);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/reports', a(reports), async (request, reply) => {
    const person = await sessions.known(request);
    await talk.report(person, idOf(request), bodyOf(request, REPORT).seat);
    return reply.code(204).send();
  });
}
