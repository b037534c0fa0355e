import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { GREETINGS, LONGEST_REMARK } from '../keeper/talk.ts';
import { idOf, read } from './asked.ts';
import type { Config } from './config.ts';
import type { Sessions } from './sessions.ts';
import type { Talk } from './talk.ts';

/** Plain words: something that can be seen, lines at most, and nothing that turns text around or hides it. */
const TEXT = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_REMARK)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\n|\u200d)+$/u)
  .regex(/[^\s\u200d]/u);
const KEY = z.string().regex(/^[\w-]{16,64}$/);
const SAY = z.union([
  z.strictObject({ key: KEY, text: TEXT }),
  z.strictObject({ key: KEY, greeting: z.enum(GREETINGS) }),
]);
const SEAT = z.int().min(0).max(9);
const MUTE = z.strictObject({ seat: SEAT, muted: z.boolean() });
const REPORT = z.strictObject({ seat: SEAT });
const AFTER = z.object({ after: z.coerce.number().int().min(0).max(1e9).default(0) });

/** So often one address may complain in a minute. */
const REPORTS = 5;

export interface TalkRoutes {
  readonly config: Pick<Config, 'limits'>;
  readonly talk: Talk;
  readonly sessions: Sessions;
}

/** What is said between the seats. */
export function talkRoutes(server: FastifyInstance, { config, talk, sessions }: TalkRoutes): void {
  const { requests } = config.limits;
  const a = (max: number) => ({ bodyLimit: 8192, config: { rateLimit: { max, timeWindow: '1 minute' } } });
  server.get('/api/matches/:id/talk', async (request) => {
    const person = await sessions.known(request);
    return talk.heard(person, idOf(request), read(AFTER, request.query).after);
  });
  server.post('/api/matches/:id/talk', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    const { key, ...said } = read(SAY, request.body);
    await talk.say(person, idOf(request), said, key);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/mutes', a(requests), async (request, reply) => {
    const person = await sessions.known(request);
    const { seat, muted } = read(MUTE, request.body);
    await talk.mute(person, idOf(request), seat, muted);
    return reply.code(204).send();
  });
  server.post('/api/matches/:id/reports', a(Math.min(requests, REPORTS)), async (request, reply) => {
    const person = await sessions.known(request);
    await talk.report(person, idOf(request), read(REPORT, request.body).seat);
    return reply.code(204).send();
  });
}
