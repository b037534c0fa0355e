import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CLOSED, type FromNode } from '../../src/keeper/wire.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { REFUSAL } from '../../src/server/contract/answers.ts';
import type { Contract } from '../../src/server/contract/contract.ts';
import { CONTRACTS, refusalsOf } from '../../src/server/contract/document.ts';
import { FROM_NODE } from '../../src/server/contract/socket.ts';
import { readMessage, TO_NODE } from '../../src/server/messages.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { isWhole, share } from '../share.ts';
import { bent, drawn, fitting, oneOf, type Pool, wild } from './fuzzed.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
/** Another one draws other requests; what is found by one is found by it again. */
const SEED = process.env['FUZZ_SEED'] ?? 'fuzz';
const PASSWORD = 'un mot de passe a soi';

/** Somebody who asks, by what he sends with it. */
interface Asker {
  readonly name: string;
  readonly headers: () => Record<string, string>;
}

let there: TestNode;
let guest: Guest;
let account: Guest;
let stranger: Guest;
let tokens: { play: string; read: string; ended: string };
/** Matches of the stranger and of the guest: one that waits, one that runs. */
let matches: { strange: string; waiting: string; running: string };
let secrets: string[];

const MADE = z.object({ id: z.string(), token: z.string() });

async function tokenOf(whose: Guest, scope: string) {
  const order = { label: 'fuzz', scope, days: 1, password: null };
  return MADE.parse((await ask(whose, 'POST', '/api/tokens', order)).body);
}

/** Somebody new in the place of one who was let go by what was drawn. */
async function newAccount(): Promise<Guest> {
  const one = await newGuest(there.where, 'Davout');
  const { random } = fastRandomOf('login');
  const login = `davout${random.below(1e9)}`;
  const { headers } = await ask(one, 'POST', '/api/account', { login, password: PASSWORD });
  return { ...one, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? one.cookie };
}
let logins = 0;
const fastRandomOf = (what: string) => ({ random: fastRandom(`${SEED} ${what} ${logins++}`) });

beforeAll(async () => {
  there = await startNode();
  const { where } = there;
  [guest, stranger] = [await newGuest(where, 'Ney'), await newGuest(where, 'Grouchy')];
  account = await newAccount();
  const ended = await tokenOf(guest, 'play');
  await ask(guest, 'DELETE', `/api/tokens/${ended.id}`);
  const [play, read] = [await tokenOf(guest, 'play'), await tokenOf(guest, 'read')];
  tokens = { play: play.token, read: read.token, ended: ended.token };
  const strange = await makeMatch(stranger, GAME, { watch: false });
  const waiting = await makeMatch(guest, GAME, { open: true });
  const running = await makeMatch(guest, GAME, { watch: false });
  await join(stranger, running.token);
  matches = { strange: strange.id, waiting: waiting.id, running: running.id };
  // What nobody may be told: what others are known by, also as it is kept, and the dice of a match that runs.
  const cookie = stranger.cookie.split('=')[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const { secret } = z
    .object({ secret: z.string() })
    .parse(JSON.parse(JSON.stringify(await there.node.store.secret(running.id))));
  secrets = [
    hash(cookie),
    hash(tokens.play),
    secret,
    strange.token,
    '$argon2id$v=',
    'node_modules',
    '    at ',
    'SQLITE',
    'select ',
  ];
});
afterAll(() => there.stop());

function poolOf(random: Pool['random']): Pool {
  const other = 'A'.repeat(22);
  return {
    random,
    texts: [
      ...[matches.strange, matches.waiting, matches.running, other, 'A'.repeat(43), 'k'.repeat(16), 'f'.repeat(64)],
      ...[
        'Ney',
        'public-key',
        'ney-1815',
        GAME,
        'greedy',
        'a-b_c',
        'Grouchy',
        PASSWORD,
        'e30',
        'eyJjaGFsbGVuZ2UiOiJBIn0',
        'unit:3',
      ],
    ],
  };
}

/** What a request may be answered by, by what is written of its route. */
function allowed(route: string, contract: Contract): readonly number[] {
  // What is no address of the route at all, or of no form of one, is told so.
  return [...Object.keys(contract.answers).map(Number), ...refusalsOf(route, contract), 404];
}

function isWritten(route: string, status: number, body: unknown): boolean {
  const answer = status < 400 ? CONTRACTS[route]?.answers[status] : REFUSAL;
  return answer === null || answer === undefined ? body === '' : answer.safeParse(body).success;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Hashing takes long by intent: of what asks for it only a part is drawn. */
const SLOW = ['/api/login', '/api/account', '/api/account/password', '/api/passkeys/offer'];
const isSlow = (route: string): boolean => SLOW.includes(route.split(' ')[1] ?? '');

const SAID = Object.entries(CONTRACTS).filter(([route]) => route.includes(' /api/') && route !== 'GET /api/live');

describe('whatever is asked', () => {
  it('is answered as the document says, by no fault, and with nobody’s secret', { timeout: 600_000 }, async () => {
    const random = fastRandom(SEED);
    const pool = poolOf(random);
    const seen = new Map<number, number>();
    const wrong: string[] = [];
    const { origin, host } = new URL(there.where.origin);
    const askers = (): readonly Asker[] => [
      { name: 'nobody', headers: () => ({}) },
      { name: 'forged', headers: () => ({ cookie: `bivouac=${'A'.repeat(43)}` }) },
      { name: 'guest', headers: () => ({ cookie: guest.cookie }) },
      { name: 'account', headers: () => ({ cookie: account.cookie }) },
      { name: 'stranger', headers: () => ({ cookie: stranger.cookie }) },
      { name: 'play', headers: () => ({ authorization: `Bearer ${tokens.play}` }) },
      { name: 'read', headers: () => ({ authorization: `Bearer ${tokens.read}` }) },
      { name: 'ended', headers: () => ({ authorization: `Bearer ${tokens.ended}`, cookie: guest.cookie }) },
    ];
    const count = share(4000, 400);
    for (let i = 0; i < count; i++) {
      const [route, contract] = oneOf(random, SAID);
      if (isSlow(route) && random.below(10) > 0) continue;
      const asker = oneOf(random, askers());
      const [method = 'GET', path = ''] = route.split(' ');
      const place = path.replace(/:\w+/g, () =>
        encodeURIComponent(
          String(
            random.below(4) === 0
              ? oneOf(random, ['x', '\0', '../..', 'é', '%', 'a'.repeat(300), 'a'.repeat(1600)])
              : oneOf(random, pool.texts),
          ),
        ),
      );
      const query = contract.query === undefined ? '' : queryOf(contract.query, pool);
      const body =
        contract.body === undefined
          ? random.below(5) === 0
            ? wild(pool)
            : undefined
          : drawn(schemaOf(contract.body), pool);
      const isStrange = random.below(15) === 0;
      const type =
        random.below(20) === 0
          ? oneOf(random, ['text/plain', 'multipart/form-data', 'application/xml'])
          : 'application/json';
      const text =
        body === undefined
          ? undefined
          : random.below(25) === 0
            ? `${JSON.stringify(body)}{`
            : (JSON.stringify(body) ?? 'undefined');
      const answer = await there.node.server.inject({
        ...{ method: method === 'GET' ? 'GET' : method === 'DELETE' ? 'DELETE' : 'POST', url: place + query },
        headers: {
          ...{ host, origin: isStrange ? 'https://elsewhere.example' : origin, ...asker.headers() },
          ...(text === undefined ? {} : { 'content-type': type }),
        },
        ...(text === undefined ? {} : { payload: text }),
      });
      const { statusCode: status, payload } = answer;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      const what = `${asker.name} ${method} ${place}${query} ${text?.slice(0, 300)} → ${status} ${payload.slice(0, 200)}`;
      const also = body === undefined ? [] : [400, 413, 415];
      if (![...allowed(route, contract), ...also].includes(status)) wrong.push(`not written: ${what}`);
      if (!isWritten(route, status, payload === '' ? '' : parsed(payload))) wrong.push(`another answer: ${what}`);
      if (secrets.some((secret) => payload.includes(secret) && !(text ?? place).includes(secret)))
        wrong.push(`a secret: ${what}`);
      const isNobody = ['nobody', 'forged', 'ended'].includes(asker.name);
      if (isNobody && contract.known && status < 400) wrong.push(`for nobody: ${what}`);
      if (isStrange && method !== 'GET' && status < 400 && !['play', 'read'].includes(asker.name))
        wrong.push(`from elsewhere: ${what}`);
      if (asker.name === 'read' && contract.token !== 'read' && status < 400)
        wrong.push(`too much for its scope: ${what}`);
      // Whoever was let go by what was asked comes again.
      const cookie = answer.cookies.find(({ name }) => name === 'bivouac');
      if (cookie === undefined || status >= 400) continue;
      const comes = async (): Promise<Guest | null> =>
        cookie.value === '' ? null : { ...guest, cookie: `bivouac=${cookie.value}` };
      if (asker.name === 'guest') guest = (await comes()) ?? (await newGuest(there.where, 'Ney'));
      if (asker.name === 'account') account = (await comes()) ?? (await newAccount());
      if (asker.name === 'stranger') stranger = (await comes()) ?? (await newGuest(there.where, 'Grouchy'));
    }
    expect(wrong).toEqual([]);
    expect(there.faults).toEqual([]);
    // It was no monologue: what was refused was refused for many reasons, and much was done.
    const wished = isWhole ? [200, 201, 204, 400, 401, 403, 404, 409, 414, 415] : [200, 400, 401, 403, 404];
    expect([...seen.keys()]).toEqual(expect.arrayContaining(wished));
    expect((await ask(there, 'GET', '/ready')).status).toBe(200);
  });

  it.each(SAID.filter(([, { body }]) => body !== undefined).map(([route]) => route))(
    '%s: too long a body is told so, of whatever it is made',
    async (route) => {
      const [, path = ''] = route.split(' ');
      const answer = await there.node.server.inject({
        remoteAddress: '192.0.2.7',
        ...{ method: 'POST', url: path.replace(/:\w+/, matches.waiting), payload: `"${'x'.repeat(40_000)}"` },
        headers: {
          host: new URL(there.where.origin).host,
          origin: there.where.origin,
          cookie: guest.cookie,
          'content-type': 'application/json',
        },
      });
      expect(answer.statusCode).toBe(413);
    },
  );
});

const schemaOf = (schema: z.ZodType): unknown => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

function queryOf(query: z.ZodObject, pool: Pool): string {
  const value = drawn(schemaOf(query), pool);
  if (typeof value !== 'object' || value === null || pool.random.below(3) === 0) return '';
  const pairs = Object.entries(value).map(
    ([name, one]) => `${encodeURIComponent(fair(name))}=${encodeURIComponent(fair(String(one)))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Half a letter can be in no address. */
const fair = (text: string): string => text.toWellFormed();

/** What comes until something is answered, or the code with which the line is closed before. */
async function heardUntil(line: TestLine, key: string) {
  const heard: FromNode[] = [];
  for (;;) {
    const message = await line.next().catch(() => null);
    if (message === null) return { heard, end: await line.closed };
    heard.push(message);
    if ('key' in message && message.key === key) return { heard, end: null };
  }
}

describe('whatever is said on a socket', () => {
  it('is answered, or ends the line with its reason; and the node goes on', { timeout: 600_000 }, async () => {
    const random = fastRandom(`${SEED} socket`);
    const pool = poolOf(random);
    const schema = z.toJSONSchema(TO_NODE, { io: 'input', unrepresentable: 'any' });
    const { origin } = there.where;
    const lineOf = async (): Promise<TestLine> => {
      const line = await open(
        there.where,
        oneOf(random, [
          { cookie: guest.cookie, origin },
          { cookie: stranger.cookie, origin },
          { authorization: `Bearer ${tokens.play}` },
          { authorization: `Bearer ${tokens.read}` },
        ]),
      );
      for (const match of [matches.running, matches.waiting]) line.say({ kind: 'sit', match, since: null });
      return line;
    };
    const closings = new Map<number, number>();
    const kinds = new Set<string>();
    let line = await lineOf();
    const count = share(1500, 150);
    for (let i = 0; i < count; i++) {
      const how = random.below(8);
      const value = how === 0 ? wild(pool) : how === 1 ? bent(fitting(schema, pool), pool) : fitting(schema, pool);
      const text = how === 2 ? `${JSON.stringify(value)}]` : (JSON.stringify(value) ?? '');
      line.raw(text);
      // What is asked at a match at which one does not sit is answered at once: by then all before it was.
      const key = `after${String(i).padStart(16, '0')}`;
      line.say({ kind: 'ask', match: 'B'.repeat(22), key, question: { history: 0 } });
      const { heard, end } = await heardUntil(line, key);
      const isMessage = readMessage(text) !== null;
      expect([text, end]).toEqual([text, isMessage ? null : CLOSED.malformed]);
      for (const message of heard) {
        kinds.add(message.kind);
        expect([message, FROM_NODE.safeParse(message).error?.issues ?? []]).toEqual([message, []]);
        const told = JSON.stringify(message);
        expect(secrets.filter((secret) => told.includes(secret) && !text.includes(secret))).toEqual([]);
      }
      if (end === null) continue;
      closings.set(end, (closings.get(end) ?? 0) + 1);
      line = await lineOf();
    }
    line.close();
    expect([...closings.keys()]).toEqual([CLOSED.malformed]);
    const wished = isWhole ? ['whole', 'trouble', 'gone', 'refused', 'answer'] : ['whole', 'trouble'];
    expect([...kinds]).toEqual(expect.arrayContaining(wished));
    expect(there.faults).toEqual([]);
  });

  it.each([
    ['a frame without a mask', [0x81, 0x02, 0x7b, 0x7d]],
    ['a frame of an unknown kind', [0x83, 0x80, 1, 2, 3, 4]],
    ['a frame with reserved bits', [0xf1, 0x80, 1, 2, 3, 4]],
    ['a frame that says it is endless', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]],
    ['a long word of control', [0x89, 0xfe, 0x01, 0x00, 1, 2, 3, 4]],
    ['a continuation of nothing', [0x80, 0x80, 1, 2, 3, 4]],
    ['no UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]],
  ])('%s ends the line, and nothing else', async (_what, bytes) => {
    const { hostname, port, host } = new URL(there.where.origin);
    const socket = connect(Number(port), hostname);
    const heard: Buffer[] = [];
    socket.on('data', (data) => heard.push(data));
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => {});
    const head = [
      ...[
        'GET /api/live HTTP/1.1',
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
      ],
      ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', `Authorization: Bearer ${tokens.play}`, '', ''],
    ];
    socket.write(head.join('\r\n'));
    await expect.poll(() => Buffer.concat(heard).toString('latin1')).toContain('101 Switching Protocols');
    socket.write(Buffer.from(bytes));
    await ended;
    expect((await ask(there, 'GET', '/ready')).status).toBe(200);
    expect(there.faults).toEqual([]);
  });
});
