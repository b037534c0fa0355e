import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { bodyOf } from '../asked.ts';
import type { Config } from '../config.ts';
import { Refused } from '../matches/lobby.ts';
import { browserOf } from '../people/browsers.ts';
import type { Sessions } from '../people/sessions.ts';
import { OCCASIONS } from '../store/channel-store.ts';
import type { NoticeDesk } from './desk.ts';
import { PUSH_KEYS } from './push.ts';
import { SHAPE } from './webhook.ts';

export const LANGUAGE = z.enum(['en', 'fr']);
const ADDRESS = z.string().min(1).max(2000);
/** An address with the name of a way in it. */
export const OF_CHANNEL = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
const TOKEN = z.string().regex(/^[\w-]{43}$/);

export const PUSH = z.strictObject({ endpoint: ADDRESS, keys: PUSH_KEYS, language: LANGUAGE });
/** A browser has another address, in the place of its old one; null: it does not know which that was. */
export const RENEWAL = z.strictObject({ old: ADDRESS.nullable(), endpoint: ADDRESS, keys: PUSH_KEYS });
export const MAIL = z.strictObject({ address: z.email().max(254), language: LANGUAGE });
export const WEBHOOK = z.strictObject({ address: ADDRESS, shape: SHAPE, language: LANGUAGE });
export const SWITCH = z.strictObject({
  ...{ on: z.boolean(), language: LANGUAGE },
  /** Of what is told; without it as before. */
  occasions: z.array(z.enum(OCCASIONS)).max(OCCASIONS.length).exactOptional(),
});
export const LINK = z.strictObject({ token: TOKEN });
/** An address that is such a link itself. */
export const OF_LINK = z.object({ token: TOKEN });

export interface NoticeRoutes {
  readonly config: Pick<Config, 'limits'>;
  readonly desk: NoticeDesk;
  readonly sessions: Sessions;
}

/** Programs that read mail ask by themselves to be written to no more: they come from no page of ours, with a form. */
export const STOPPED = '/api/unsubscribe/:token';

/** How somebody is told that it is his turn: by which ways, and whether they work. */
export function noticeRoutes(server: FastifyInstance, { config, desk, sessions }: NoticeRoutes): void {
  const { requests, tries } = config.limits;
  const a = (max: number) => ({ bodyLimit: 8192, config: { rateLimit: { max, timeWindow: '1 minute' } } });
  const idOf = (params: unknown): string => {
    const found = OF_CHANNEL.safeParse(params);
    if (!found.success) throw new Refused(404, 'There is no such way to you.');
    return found.data.id;
  };
  const all = async (person: Awaited<ReturnType<Sessions['known']>>) => ({
    offers: desk.offers,
    channels: await desk.of(person),
  });

  server.get('/api/notices', async (request) => all(await sessions.known(request)));
  server.post('/api/notices/push', a(tries), async (request, reply) => {
    const person = await sessions.known(request);
    const { endpoint, keys, language } = bodyOf(request, PUSH);
    await desk.subscribe(person, endpoint, keys, browserOf(request.headers['user-agent'] ?? ''), language);
    return reply.code(201).send(await all(person));
  });
  server.post('/api/notices/push/renewal', a(tries), async (request) => {
    const person = await sessions.known(request);
    const { old, endpoint, keys } = bodyOf(request, RENEWAL);
    await desk.renew(person, old, endpoint, keys, browserOf(request.headers['user-agent'] ?? ''));
    return all(person);
  });
  server.post('/api/notices/mail', a(tries), async (request, reply) => {
    const person = await sessions.known(request);
    const { address, language } = bodyOf(request, MAIL);
    await desk.writeTo(person, address, language);
    return reply.code(201).send(await all(person));
  });
  server.post('/api/notices/webhook', a(tries), async (request, reply) => {
    const person = await sessions.known(request);
    const { address, shape, language } = bodyOf(request, WEBHOOK);
    await desk.hook(person, address, shape, language);
    return reply.code(201).send(await all(person));
  });
  server.post('/api/notices/:id', a(requests), async (request) => {
    const person = await sessions.known(request);
    const { on, language, occasions } = bodyOf(request, SWITCH);
    await desk.set(person, idOf(request.params), on, language, occasions);
    return all(person);
  });
  server.post('/api/notices/:id/test', a(tries), async (request) => {
    const person = await sessions.known(request);
    const failure = await desk.test(person, idOf(request.params));
    return { failure, ...(await all(person)) };
  });
  server.delete('/api/notices/:id', a(requests), async (request) => {
    const person = await sessions.known(request);
    await desk.remove(person, idOf(request.params));
    return all(person);
  });

  // Links of e-mails: whoever has one is the owner of the address, in whichever browser he opens it.
  server.post('/api/notices/confirmation', a(tries), async (request, reply) => {
    await desk.confirm(bodyOf(request, LINK).token);
    return reply.code(204).send();
  });
  server.post('/api/notices/stop', a(tries), async (request, reply) => {
    await desk.stop(bodyOf(request, LINK).token);
    return reply.code(204).send();
  });
  server.register(async (scope) => {
    // What the form says is known: nothing of it is read.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    scope.post(STOPPED, a(tries), async (request, reply) => {
      const found = OF_LINK.safeParse(request.params);
      if (!found.success) throw new Refused(404, 'This link leads to nothing any more.');
      await desk.stop(found.data.token);
      return reply.code(204).send();
    });
  });
}
