import fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { logOf } from '../../src/server/log.ts';
import { hashOfToken } from '../../src/server/secrets.ts';
import { nameOfSession, securityOf } from '../../src/server/security.ts';
import { ask, type Guest, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

// The security log: who came in and by what, what was refused to whom, which ways in were changed. Ids of people, and nothing else of them.

const LINE = z.looseObject({
  ...{ at: z.iso.datetime(), level: z.literal('security'), event: z.string() },
  ...{ node: z.string().regex(/^[0-9a-f]{16}$/), route: z.string(), from: z.string(), person: z.string().nullable() },
});
const PASSWORD = 'six grey horses at dawn';

let there: TestNode | null = null;
afterEach(async () => {
  await there?.stop();
  there = null;
});

async function begin(limits = {}) {
  const lines: string[] = [];
  const node = await startNode({}, { log: logOf('security', (line) => lines.push(line)) }, limits);
  there = node;
  /** What was written since it was last asked for. */
  const said = () => lines.splice(0).map((line) => LINE.parse(JSON.parse(line)));
  return { node, where: node.where, said };
}

const idOf = async (guest: Guest): Promise<string> =>
  z.object({ id: z.string() }).parse((await ask(guest, 'GET', '/api/me')).body).id;
const asNow = (guest: Guest, { headers }: { readonly headers: Headers }): Guest => ({
  ...guest,
  cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
});
const sessionIn = ({ cookie }: Guest): string => nameOfSession(hashOfToken(cookie.split('=')[1] ?? ''));

it('who comes in, by what, and who does not, is written with when, where and who', async () => {
  const { where, said } = await begin();
  const guest = await newGuest(where, 'Emmanuel');
  const person = await idOf(guest);
  expect(said()).toMatchObject([{ event: 'guest', route: 'POST /api/guests', person }]);
  const account = asNow(guest, await ask(guest, 'POST', '/api/account', { login: 'grouchy', password: PASSWORD }));
  expect(said()).toMatchObject([
    { event: 'credential', what: 'password', change: 'added', person },
    { event: 'sign-in', by: 'password', person },
  ]);
  await ask({ where }, 'POST', '/api/login', { login: 'grouchy', password: 'another one' });
  await ask({ where }, 'POST', '/api/login', { login: 'nobody-here', password: 'another one' });
  const [his, nobodys, ...more] = said();
  expect(his).toMatchObject({ event: 'refused', route: 'POST /api/login', by: 'password', status: 403, why: 'wrong' });
  // Whose name was tried is known; of a name that is not there nothing is.
  expect([his?.person, nobodys?.person, more]).toEqual([person, null, []]);
  expect(his?.from).toBe(nobodys?.from);
  const again = asNow(account, await ask({ where }, 'POST', '/api/login', { login: 'grouchy', password: PASSWORD }));
  expect(said()).toMatchObject([{ event: 'sign-in', by: 'password', person }]);
  await ask({ where }, 'POST', '/api/login/passkey', {});
  await ask(again, 'DELETE', '/api/session');
  expect(said()).toMatchObject([
    { event: 'refused', route: 'POST /api/login/passkey', status: 409, why: 'no-passkeys' },
    { event: 'sessions-ended', which: 'this', person },
  ]);
});

it('what is refused is written: to nobody, to a stranger, to a token, to a page from elsewhere, and what cannot be read', async () => {
  const { where, said } = await begin();
  const [guest, stranger] = [await newGuest(where, 'Emmanuel'), await newGuest(where, 'Gebhard')];
  const { id } = await makeMatch(guest, 'manoeuvre', { watch: false });
  const order = { label: 'bot', scope: 'read', days: 1, password: null };
  const { token } = z.object({ token: z.string() }).parse((await ask(guest, 'POST', '/api/tokens', order)).body);
  const [person, other] = [await idOf(guest), await idOf(stranger)];
  said();
  await ask({ where }, 'GET', '/api/matches');
  await ask(stranger, 'GET', `/api/matches/${id}`);
  await ask(stranger, 'POST', '/api/join', { token: 'x' });
  const from = { origin: 'https://elsewhere.example', 'content-type': 'application/json' };
  await fetch(`${where.origin}/api/join`, { method: 'POST', headers: { ...from, cookie: guest.cookie }, body: '{}' });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  await fetch(`${where.origin}/api/matches`, { method: 'POST', headers, body: '{}' });
  await fetch(`${where.origin}/api/account`, { headers });
  expect(said()).toMatchObject([
    { event: 'refused', status: 401, person: null, route: 'GET /api/matches' },
    { event: 'refused', status: 404, person: other, route: 'GET /api/matches/:id' },
    { event: 'refused', status: 400, person: other, route: 'POST /api/join' },
    { event: 'refused', status: 403, route: 'POST /api/join' },
    { event: 'refused', status: 403, why: 'scope', route: 'POST /api/matches' },
    { event: 'refused', status: 403, why: 'token', route: 'GET /api/account' },
  ]);
  const line = await open(where, { cookie: guest.cookie, origin: where.origin });
  line.raw('no message');
  await line.closed;
  expect(said()).toMatchObject([{ event: 'refused', why: 'malformed', route: 'GET /api/live', person }]);
});

it('tries that are too many are written as such', async () => {
  const { where, said } = await begin({ logins: 1 });
  for (let i = 0; i < 2; i++) await ask({ where }, 'POST', '/api/login', { login: 'grouchy', password: 'another one' });
  expect(said().map(({ status }) => status)).toEqual([403, 429]);
});

it('changes of the ways in, and sessions that are ended, are written', async () => {
  const { node, where, said } = await begin();
  const guest = await newGuest(where, 'Emmanuel');
  const person = await idOf(guest);
  let account = asNow(guest, await ask(guest, 'POST', '/api/account', { login: 'grouchy', password: PASSWORD }));
  const order = { label: 'bot', scope: 'read', days: 1, password: PASSWORD };
  const made = z.object({ id: z.string() }).parse((await ask(account, 'POST', '/api/tokens', order)).body);
  await ask(account, 'DELETE', `/api/tokens/${made.id}`);
  await node.node.store.addPasskey(person, {
    ...{ id: 'KEY', key: 'AAAA', counter: 0, transports: '', label: 'his', made: 1, used: 1 },
  });
  await ask(account, 'DELETE', '/api/passkeys/KEY');
  const other = asNow(guest, await ask({ where }, 'POST', '/api/login', { login: 'grouchy', password: PASSWORD }));
  said();
  await ask(account, 'POST', '/api/tokens', { ...order, password: 'another one' });
  await ask(account, 'DELETE', `/api/account/sessions/${sessionIn(other)}`);
  const change = { old: PASSWORD, password: 'seven brown mules at dusk' };
  account = asNow(account, await ask(account, 'POST', '/api/account/password', change));
  await ask(account, 'DELETE', '/api/account/sessions');
  await ask(account, 'POST', '/api/account/deletion', { word: change.password });
  expect(said()).toMatchObject([
    { event: 'refused', by: 'password', why: 'wrong', person },
    { event: 'sessions-ended', which: sessionIn(other), person },
    { event: 'confirmed', by: 'password', person },
    { event: 'credential', what: 'password', change: 'changed', person },
    { event: 'sessions-ended', which: 'others', person },
    { event: 'sessions-ended', which: 'others', person },
    { event: 'confirmed', by: 'password', person },
    { event: 'left', person },
  ]);
});

it('tokens and passkeys that come and go are written by their names, which open nothing', async () => {
  const { node, where, said } = await begin();
  const guest = await newGuest(where, 'Emmanuel');
  const order = { label: 'bot', scope: 'read', days: 1, password: null };
  const made = z
    .object({ id: z.string(), token: z.string() })
    .parse((await ask(guest, 'POST', '/api/tokens', order)).body);
  await ask(guest, 'DELETE', `/api/tokens/${made.id}`);
  const key = { id: 'KEY', key: 'AAAA', counter: 0, transports: '', label: 'his', made: 1, used: 1 };
  for (const id of ['KEY', 'KEPT']) await node.node.store.addPasskey(await idOf(guest), { ...key, id });
  await ask(guest, 'DELETE', '/api/passkeys/KEY');
  expect(said().slice(1)).toMatchObject([
    { event: 'credential', what: 'token', change: 'added', token: made.id },
    { event: 'credential', what: 'token', change: 'ended', token: made.id },
    { event: 'credential', what: 'passkey', change: 'removed' },
  ]);
});

it('no name, address, password or token is in it', async () => {
  const lines: string[] = [];
  there = await startNode({}, { log: logOf('security', (line) => lines.push(line)) });
  const { where } = there;
  const guest = await newGuest(where, 'Emmanuel');
  const account = asNow(guest, await ask(guest, 'POST', '/api/account', { login: 'Grouchy', password: PASSWORD }));
  await ask({ where }, 'POST', '/api/login', { login: 'Grouchy', password: 'what he mistyped' });
  await ask({ where }, 'POST', '/api/login', { login: 'somebody-else', password: 'what he mistyped' });
  await ask(account, 'DELETE', '/api/session');
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(4);
  const cookies = [guest, account].map(({ cookie }) => cookie.split('=')[1] ?? '');
  for (const secret of [...cookies, ...cookies.map(hashOfToken), PASSWORD, 'what he mistyped', 'somebody-else'])
    expect(text).not.toContain(secret);
  for (const word of ['Emmanuel', 'Grouchy', 'grouchy', '127.0.0.1', '::1']) expect(text).not.toContain(word);
});

it('nobody fills a disk by being refused: beyond so many in a minute they are counted', async () => {
  let now = 0;
  const lines: string[] = [];
  const security = securityOf(
    logOf('security', (line) => lines.push(line)),
    'node',
    () => now,
  );
  const server = fastify();
  server.get('/', async (request) => {
    for (let i = 0; i < 700; i++) security.refused(request, 403, 'wrong');
    now += 60_000;
    security.refused(request, 403, 'wrong');
  });
  await server.inject('/');
  await server.close();
  expect(lines).toHaveLength(602);
  expect(JSON.parse(lines[600] ?? '')).toMatchObject({ event: 'refused', count: 100 });
});
