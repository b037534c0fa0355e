import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CLOSED } from '../../src/keeper/wire.ts';
import { CONTRACTS } from '../../src/server/contract/document.ts';
import { ask, type Guest, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { lineTo, open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'vive la garde imperiale';
let there: TestNode;
let now = Date.now();
let ney: Guest;

beforeAll(async () => {
  there = await startNode({}, { now: () => now }, { tokens: 40 });
  ney = await newGuest(there.where, 'Ney');
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const MADE = z.object({ id: z.string(), token: z.string() });

async function newToken(guest: Guest, more: object = {}): Promise<z.infer<typeof MADE>> {
  const { status, body } = await ask(guest, 'POST', '/api/tokens', {
    ...{ label: 'my bot', scope: 'play', days: 30, password: null },
    ...more,
  });
  expect(status).toBe(201);
  return MADE.parse(body);
}

/** Asks by a token alone, from no page; what it was answered, and the heads of it. */
async function by(token: string, method: string, path: string, body?: object, more: Record<string, string> = {}) {
  const answer = await fetch(there.where.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
}

const ORDER = { game: GAME, options: {}, seat: 0, watch: false };

describe('a token', () => {
  it('is told once, and of what it is known by only the hash is kept', async () => {
    const { id, token } = await newToken(ney);
    // 256 bits.
    expect(token).toMatch(/^bivouac_[\w-]{43}$/);
    const listed = await ask(ney, 'GET', '/api/tokens');
    expect(listed.body).toMatchObject({ tokens: [{ id, label: 'my bot', scope: 'play', used: null }] });
    expect(JSON.stringify(listed.body)).not.toContain(token.slice(8));
    expect(await there.node.store.tokenBy(token)).toBeNull();
    const kept = JSON.stringify(
      await there.node.store.tokensOf(z.object({ id: z.string() }).parse((await ask(ney, 'GET', '/api/me')).body).id),
    );
    expect(kept).not.toContain(token.slice(8));
  });

  it('asks in the name of its person, without a page; the day on which it came is shown', async () => {
    const { id, token } = await newToken(ney);
    expect(await by(token, 'GET', '/api/me')).toMatchObject({ status: 200, body: { name: 'Ney' } });
    const made = await by(token, 'POST', '/api/matches', ORDER);
    expect(made.status).toBe(201);
    expect((await ask(ney, 'GET', `/api/matches/${made.body.id}`)).status).toBe(200);
    const { tokens } = z
      .object({ tokens: z.array(z.object({ id: z.string(), used: z.number().nullable() })) })
      .parse((await ask(ney, 'GET', '/api/tokens')).body);
    expect(tokens.find((one) => one.id === id)?.used).toBe(now - (now % DAY));
  });

  it('is taken by no route of accounts, whatever cookie comes with it', async () => {
    const { token } = await newToken(ney);
    const closed = Object.entries(CONTRACTS).filter(
      ([route, { token: scope }]) => scope === null && route.includes('/api/'),
    );
    expect(closed.map(([route]) => route)).toEqual(
      expect.arrayContaining([
        'POST /api/account/password',
        'POST /api/tokens',
        'POST /api/account/deletion',
        'GET /api/account/data',
      ]),
    );
    for (const [route] of closed) {
      const [method = '', path = ''] = route.split(' ');
      const place = path.replace(/:\w+/, 'A'.repeat(22));
      const body = method === 'POST' ? {} : undefined;
      const answer = await by(token, method, place, body, { cookie: ney.cookie, origin: there.where.origin });
      expect([route, answer.status]).toEqual([route, 403]);
    }
  });

  it('that is only for looking changes nothing, over HTTP nor on a socket', async () => {
    const { id } = await makeMatch(ney, GAME, { bots: [null, 'random'] });
    const { token } = await newToken(ney, { scope: 'read' });
    expect((await by(token, 'GET', `/api/matches/${id}`)).status).toBe(200);
    const refused = await by(token, 'POST', '/api/matches', ORDER);
    expect([refused.status, refused.body.why]).toEqual([403, 'scope']);
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    const line = await open(there.where, { authorization: `Bearer ${token}` });
    line.say({ kind: 'sit', match: id, since: null });
    expect(await line.next()).toMatchObject({ kind: 'whole', seat: 0 });
    const key = 'k'.repeat(16);
    line.say({ kind: 'submit', match: id, key, wish: { act: { kind: 'resign' } } });
    await expect.poll(() => line.heard).toContainEqual({ kind: 'trouble', match: id, key, why: 'not-allowed' });
    line.close();
  });

  it('that is none, or of another form, is nobody’s: a cookie beside it does not count', async () => {
    const cookie = { cookie: ney.cookie, origin: there.where.origin };
    for (const token of ['', 'x', `bivouac_${'A'.repeat(43)}`, 'A'.repeat(43), '%00', ney.cookie]) {
      const answer = await by(token, 'GET', '/api/me', undefined, cookie);
      expect([token, answer.status]).toEqual([token, 401]);
      expect(await lineTo(there.where, { authorization: `Bearer ${token}`, ...cookie })).toEqual({ refused: true });
    }
    // What a proxy asks of its own people is no token of ours.
    const basic = await by('', 'GET', '/api/me', undefined, { ...cookie, authorization: 'Basic bmV5Om5leQ==' });
    expect(basic.status).toBe(200);
  });

  it('is ended by its person: at once, and on sockets that are open; by nobody else', async () => {
    const { id, token } = await newToken(ney);
    const line = await open(there.where, { authorization: `Bearer ${token}` });
    const other = await newGuest(there.where, 'Grouchy');
    expect((await ask(other, 'DELETE', `/api/tokens/${id}`)).status).toBe(404);
    expect((await by(token, 'GET', '/api/me')).status).toBe(200);
    expect((await ask(ney, 'DELETE', `/api/tokens/${id}`)).status).toBe(204);
    expect(await line.closed).toBe(CLOSED.nobody);
    expect((await by(token, 'GET', '/api/me')).status).toBe(401);
    expect((await ask(ney, 'DELETE', `/api/tokens/${id}`)).status).toBe(404);
  });

  it('is taken until its day has come', async () => {
    const { id, token } = await newToken(ney, { days: 1 });
    now += DAY - 1;
    expect((await by(token, 'GET', '/api/me')).status).toBe(200);
    now += 1;
    expect((await by(token, 'GET', '/api/me')).status).toBe(401);
    expect(JSON.stringify((await ask(ney, 'GET', '/api/tokens')).body)).not.toContain(id);
  });

  it('asks no more often than it may, and is told when to come again', async () => {
    const { token } = await newToken(ney);
    now += 60_000;
    for (let i = 0; i < 40; i++) expect((await by(token, 'GET', '/api/me')).status).toBe(200);
    const { status, headers } = await by(token, 'GET', '/api/me');
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
    now += 60_000;
    expect((await by(token, 'GET', '/api/me')).status).toBe(200);
  });

  it.each([
    { label: '' },
    { label: 'x'.repeat(61) },
    { label: '\u202eyeN' },
    { scope: 'admin' },
    { days: 0 },
    { days: 367 },
    { days: 1.5 },
    { person: 'x' },
  ])('of the form %j is not made', async (wrong) => {
    const order = { label: 'x', scope: 'read', days: 1, password: null, ...wrong };
    expect((await ask(ney, 'POST', '/api/tokens', order)).status).toBe(400);
  });

  it('is one of twenty at most', async () => {
    const guest = await newGuest(there.where, 'Drouot');
    for (let i = 0; i < 20; i++) await newToken(guest);
    const order = { label: 'x', scope: 'read', days: 1, password: null };
    expect(await ask(guest, 'POST', '/api/tokens', order)).toMatchObject({ status: 409, body: { why: 'many-tokens' } });
  });
});

it('an account makes one by its password, and loses all by another password, and by going', async () => {
  let guest = await newGuest(there.where, 'Soult');
  const before = await newToken(guest);
  const became = await ask(guest, 'POST', '/api/account', { login: 'soult', password: PASSWORD });
  expect(became.status).toBe(201);
  const again = ({ headers }: typeof became) => ({ ...guest, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });
  guest = again(became);
  const order = { label: 'x', scope: 'read', days: 1 };
  for (const password of [null, 'no'])
    expect((await ask(guest, 'POST', '/api/tokens', { ...order, password })).status).toBe(403);
  const { token } = await newToken(guest, { password: PASSWORD });
  expect((await ask(guest, 'GET', '/api/account/data')).body).toMatchObject({ tokens: [{ label: 'my bot' }, {}] });
  const change = { old: PASSWORD, password: 'la garde meurt et ne se rend' };
  const changed = await ask(guest, 'POST', '/api/account/password', change);
  expect(changed.status).toBe(204);
  guest = again(changed);
  for (const one of [token, before.token]) expect((await by(one, 'GET', '/api/me')).status).toBe(401);
  const last = await newToken(guest, { password: change.password });
  expect((await ask(guest, 'POST', '/api/account/deletion', { word: change.password })).status).toBe(204);
  expect((await by(last.token, 'GET', '/api/me')).status).toBe(401);
});
