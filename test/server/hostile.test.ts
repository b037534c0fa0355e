import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Whole } from '../../src/keeper/room.ts';
import { CLOSED } from '../../src/keeper/wire.ts';
import { type Answer, ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { lineTo, open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
const NOWHERE = 'A'.repeat(22);
let there: TestNode;
let ney: Guest;
let blucher: Guest;
let stranger: Guest;
/** A match of the first two at which nobody may look on. */
let id: string;

beforeAll(async () => {
  there = await startNode();
  const { where } = there;
  ney = await newGuest(where, 'Ney');
  blucher = await newGuest(where, 'Blücher');
  stranger = await newGuest(where, 'Grouchy');
  const made = await makeMatch(ney, GAME, { watch: false });
  await join(blucher, made.token);
  id = made.id;
});

afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const lineOf = (guest: Guest): Promise<TestLine> =>
  open(there.where, { cookie: guest.cookie, origin: there.where.origin });

async function seated(guest: Guest, match = id): Promise<{ line: TestLine; whole: Whole }> {
  const line = await lineOf(guest);
  line.say({ kind: 'sit', match, since: null });
  const first = await line.next();
  if (first.kind !== 'whole') throw new Error(`not seated: ${JSON.stringify(first)}`);
  return { line, whole: first.whole };
}

/** The one who is asked, whom the dice of the set-up name, and the other. */
async function bothSeated(match = id) {
  const [one, other] = [await seated(ney, match), await seated(blucher, match)];
  const [first, second] = one.whole.q === null ? [other, one] : [one, other];
  expect([first.whole.q, second.whole.q]).toEqual([expect.any(Number), null]);
  return [first, second, one === first ? ney : blucher] as const;
}

/** How many lines the match has. */
const count = async (): Promise<number> => (await there.node.store.since(id, 0)).length;

const KEY = 'k'.repeat(16);

describe('somebody who is nobody', () => {
  it.each([
    ['GET', '/api/me', undefined],
    ['GET', '/api/matches', undefined],
    ['GET', `/api/matches/${NOWHERE}`, undefined],
    ['POST', '/api/matches', { game: GAME, options: {}, seat: 0, watch: true }],
    ['POST', '/api/join', { token: 'A'.repeat(43), seat: null }],
    ['POST', '/api/invitation', { token: 'A'.repeat(43) }],
  ] as const)('%s %s: 401', async (method, path, body) => {
    expect((await ask(there, method, path, body)).status).toBe(401);
    // A cookie that was never given, and one of another form.
    for (const cookie of [`bivouac=${'A'.repeat(43)}`, 'bivouac=x', 'bivouac=%00', 'nobody'])
      expect((await ask({ ...there, cookie }, method, path, body)).status).toBe(401);
  });

  it('gets no line', async () => {
    const { where } = there;
    const { origin } = where;
    expect(await lineTo(where, { origin })).toEqual({ refused: true });
    expect(await lineTo(where, { origin, cookie: `bivouac=${'A'.repeat(43)}` })).toEqual({ refused: true });
  });

  it('is nobody again when the session has ended, also on an open line', async () => {
    const guest = await newGuest(there.where, 'Vandamme');
    const line = await lineOf(guest);
    expect((await ask(guest, 'DELETE', '/api/session')).status).toBe(204);
    expect(await line.closed).toBe(CLOSED.nobody);
    expect((await ask(guest, 'GET', '/api/me')).status).toBe(401);
  });
});

describe('a page of somebody else', () => {
  it.each(['http://elsewhere.example', 'null', 'http://127.0.0.1:1', ''])('from %j is refused', async (origin) => {
    const { where } = there;
    expect(await lineTo(where, { cookie: ney.cookie, origin })).toEqual({ refused: true });
    const answer = await fetch(`${where.origin}/api/guests`, {
      method: 'POST',
      headers: { ...(origin === '' ? {} : { origin }), 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is known by the address that was set, whatever host is asked for', async () => {
    const other = await startNode({ ORIGIN: 'https://play.example' });
    try {
      const post = (origin: string) =>
        fetch(`${other.where.origin}/api/guests`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json' },
          body: '{"name":"x"}',
        });
      expect((await post(other.where.origin)).status).toBe(403);
      const answer = await post('https://play.example');
      expect(answer.status).toBe(201);
      const [cookie = ''] = answer.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-bivouac=[\w-]{43}; /);
      for (const word of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(word);
      expect(cookie).not.toContain('Domain');
    } finally {
      await other.stop();
    }
  });
});

describe('somebody at a match of others', () => {
  it('learns no more of it than of one that is not there', async () => {
    const line = await lineOf(stranger);
    for (const match of [id, NOWHERE]) {
      line.say({ kind: 'sit', match, since: null });
      expect(await line.next()).toEqual({ kind: 'gone', match });
      line.say({ kind: 'submit', match, key: KEY, wish: { act: { kind: 'resign' } } });
      expect(await line.next()).toEqual({ kind: 'trouble', match, key: KEY, why: 'not-sitting' });
    }
    const [his, nowhere] = [
      await ask(stranger, 'GET', `/api/matches/${id}`),
      await ask(stranger, 'GET', `/api/matches/${NOWHERE}`),
    ];
    expect([his.status, his.body]).toEqual([404, nowhere.body]);
    expect((await ask(stranger, 'POST', `/api/matches/${id}/invitations`, {})).status).toBe(404);
    expect((await ask(stranger, 'GET', '/api/matches')).body).toEqual({ matches: [] });
    expect(await count()).toBe(0);
    line.close();
  });

  it('who may look on does nothing there, and is asked nothing', async () => {
    const made = await makeMatch(ney, GAME, { watch: true });
    await join(blucher, made.token);
    const { line, whole } = await seated(stranger, made.id);
    expect(whole.choices).toEqual([]);
    expect(whole.q).toBeNull();
    const [{ whole: his }] = await bothSeated(made.id);
    for (const wish of [{ choice: his.choices[0], q: his.q }, { undo: 0 }, { act: { kind: 'resign' } }]) {
      line.say({ kind: 'submit', match: made.id, key: KEY, wish });
      expect(await line.next()).toEqual({ kind: 'trouble', match: made.id, key: KEY, why: 'not-allowed' });
    }
    expect(await there.node.store.since(made.id, 0)).toEqual([]);
    line.close();
  });

  it('cannot take a seat that is taken, nor two', async () => {
    const made = await makeMatch(ney, GAME, {});
    expect((await join(ney, made.token)).seat).toBe(0);
    expect((await ask(blucher, 'POST', '/api/join', { token: made.token, seat: 0 })).status).toBe(409);
    expect((await join(blucher, made.token, 1)).seat).toBe(1);
    expect((await join(blucher, made.token, 0)).seat).toBe(1);
    expect((await ask(stranger, 'POST', '/api/join', { token: made.token, seat: null })).status).toBe(409);
    expect((await ask(stranger, 'POST', '/api/join', { token: 'A'.repeat(43), seat: null })).status).toBe(404);
  });
});

describe('a wish', () => {
  it('that names a seat is no message: the seat is that of the session', async () => {
    const [{ line, whole }] = await bothSeated();
    const wish = { choice: whole.choices[0], q: whole.q };
    line.say({ kind: 'submit', match: id, key: KEY, wish, seat: 0 });
    expect(await line.closed).toBe(CLOSED.malformed);
    expect(await count()).toBe(0);
  });

  it('of another seat, of another question, or none of those that are offered is refused, and nothing has moved', async () => {
    const [one, other] = await bothSeated();
    const [q, choice] = [one.whole.q, one.whole.choices[0]];
    const tried: [TestLine, object, string][] = [
      // What is offered to one is no choice of the other: his seat goes with his session.
      [other.line, { choice, q }, 'stale'],
      [one.line, { choice, q: (q ?? 0) + 1 }, 'stale'],
      [one.line, { choice: { ...choice, more: 1 }, q }, 'malformed'],
      [one.line, { choice: { kind: 'win' }, q }, 'malformed'],
      [one.line, { choice: null, q }, 'malformed'],
      [one.line, { choice: JSON.parse('{"__proto__":{"kind":"pass"}}'), q }, 'malformed'],
      [one.line, { undo: 0 }, 'no-undo'],
      [one.line, { act: { kind: 'agree', offer: 0 } }, 'no-offer'],
      [one.line, { act: { kind: 'decline', offer: 0 } }, 'no-offer'],
    ];
    for (const [line, wish, code] of tried) {
      line.say({ kind: 'submit', match: id, key: `${KEY}${code}`, wish });
      expect(await line.next()).toMatchObject({ kind: 'refused', key: `${KEY}${code}`, refusal: { code } });
    }
    expect(await count()).toBe(0);
    one.line.close();
    other.line.close();
  });

  it('that goes as deep as a message can is refused like any other', async () => {
    const [{ line, whole }] = await bothSeated();
    const deep = '['.repeat(7000) + ']'.repeat(7000);
    for (const choice of [deep, `{"kind":${deep}}`, `{"kind":"pass","unit":${deep}}`]) {
      line.raw(`{"kind":"submit","match":"${id}","key":"${KEY}","wish":{"choice":${choice},"q":${whole.q}}}`);
      expect(await line.next()).toMatchObject({ kind: 'refused', refusal: { code: 'malformed' } });
    }
    line.close();
  });

  it('that is sent twice, also on two lines at once, is done once and acknowledged each time', async () => {
    const [one, , asked] = await bothSeated();
    const two = await seated(asked);
    const before = await count();
    const wish = { choice: one.whole.choices[0], q: one.whole.q };
    const message = { kind: 'submit', match: id, key: `once${KEY}`, wish };
    for (const { line } of [one, two, one, two]) line.say(message);
    const acks = async ({ line }: typeof one) => {
      const kinds = [await line.next(), await line.next(), await line.next()].map(({ kind }) => kind);
      // What it changed is there before it is acknowledged.
      expect(kinds).toEqual(['items', 'ack', 'ack']);
    };
    await Promise.all([acks(one), acks(two)]);
    expect(await count()).toBe(before + 1);
    // The same key for another wish is the wish that was done.
    one.line.say({ ...message, wish: { act: { kind: 'resign' } } });
    expect((await one.line.next()).kind).toBe('ack');
    expect(await count()).toBe(before + 1);
    one.line.close();
    two.line.close();
  });
});

describe('a line', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown kind', '{"kind":"win"}'],
    ['a match that is no name', '{"kind":"sit","match":"../../etc/passwd","since":null}'],
    ['a match that is no text', '{"kind":"sit","match":{"$ne":1},"since":null}'],
    ['half an item', JSON.stringify({ kind: 'sit', match: NOWHERE, since: 0.5 })],
    ['an item before the first', JSON.stringify({ kind: 'sit', match: NOWHERE, since: -1 })],
    ['a key that is too short', JSON.stringify({ kind: 'submit', match: NOWHERE, key: 'k', wish: { undo: 0 } })],
    ['two wishes', JSON.stringify({ kind: 'submit', match: NOWHERE, key: KEY, wish: { undo: 0, choice: 1, q: 1 } })],
    ['an undo of anything', JSON.stringify({ kind: 'submit', match: NOWHERE, key: KEY, wish: { undo: true } })],
    [
      'a consent to anything',
      JSON.stringify({ kind: 'submit', match: NOWHERE, key: KEY, wish: { act: { kind: 'agree' } } }),
    ],
    [
      'the act of a keeper',
      JSON.stringify({
        kind: 'submit',
        match: NOWHERE,
        key: KEY,
        wish: { act: { kind: 'rules', version: 1, pack: 'x' } },
      }),
    ],
    [
      'a line to go back to',
      JSON.stringify({
        kind: 'submit',
        match: NOWHERE,
        key: KEY,
        wish: { act: { kind: 'offer', what: 'back', to: 3 } },
      }),
    ],
    [
      'lists within lists',
      `{"kind":"submit","match":"${NOWHERE}","key":"${KEY}","wish":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    ],
  ])('on which %s is said is closed', async (_what, text) => {
    const line = await lineOf(ney);
    line.raw(text);
    expect(await line.closed).toBe(CLOSED.malformed);
    expect(line.heard).toEqual([]);
  });

  it('takes no bytes, and nothing that is too long', async () => {
    const bytes = await lineOf(ney);
    bytes.raw(new Uint8Array([1, 2, 3]));
    expect(await bytes.closed).toBe(CLOSED.malformed);
    const long = await lineOf(ney);
    long.raw('x'.repeat(17 * 1024));
    expect(await long.closed).toBe(1009);
  });

  it('on which too much is said is closed', async () => {
    const other = await startNode({ LIMITS: 'on' });
    try {
      const guest = await newGuest(other.where, 'Drouet');
      const line = await open(other.where, { cookie: guest.cookie, origin: other.where.origin });
      for (let i = 0; i < 100; i++) line.say({ kind: 'leave', match: NOWHERE });
      expect(await line.closed).toBe(CLOSED.flood);
      // What costs more is asked less often: a dozen questions for the whole of a match are a flood.
      const asking = await open(other.where, { cookie: guest.cookie, origin: other.where.origin });
      for (let i = 0; i < 12; i++) asking.say({ kind: 'ask', match: NOWHERE, key: KEY, question: { history: 0 } });
      expect(await asking.closed).toBe(CLOSED.flood);
    } finally {
      await other.stop();
    }
  });
});

describe('a request', () => {
  const body = (value: unknown) => ask(ney, 'POST', '/api/matches', value);
  it.each([
    ['no game of the shelf', { game: 'chess', options: {}, seat: 0, watch: true }],
    ['a game of the prototype', { game: '__proto__', options: {}, seat: 0, watch: true }],
    ['an option that is none', { game: GAME, options: { x: 'y' }, seat: 0, watch: true }],
    ['a seat that is none', { game: GAME, options: {}, seat: 2, watch: true }],
    ['half a seat', { game: GAME, options: {}, seat: 0.5, watch: true }],
    ['too little', { game: GAME }],
    ['too much', { game: GAME, options: {}, seat: 0, watch: true, secret: '00' }],
    ['a list', []],
    ['null', null],
  ])('with %s: 400', async (_what, value) => {
    expect((await body(value)).status).toBe(400);
  });

  it('that is too long, or no JSON, has its own status', async () => {
    const post = (text: string, type = 'application/json') =>
      fetch(`${there.where.origin}/api/matches`, {
        method: 'POST',
        headers: { origin: there.where.origin, cookie: ney.cookie, 'content-type': type },
        body: text,
      });
    expect((await post(JSON.stringify({ game: 'x'.repeat(40_000) }))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect((await post('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it.each(['', ' ', 'x'.repeat(41), 'a\nb', '\u202eyeN', '\u200b', 7, null])('for the name %j: 400', async (name) => {
    expect((await ask(there, 'POST', '/api/guests', { name })).status).toBe(400);
  });

  it('for an address that is none: 404, and of a page still no body', async () => {
    for (const path of ['/api/matches/x', '/api/matches/%00', '/api/matches/..%2f..', `/api/matches/${NOWHERE}x`])
      expect((await ask(ney, 'GET', path)).status).toBe(404);
    expect((await ask(ney, 'POST', '/', { x: 1 })).status).toBe(413);
  });

  it('that comes too often is told so', async () => {
    const other = await startNode({ LIMITS: 'on' });
    try {
      const answers: Answer[] = [];
      for (let i = 0; i < 25; i++) answers.push(await ask(other, 'POST', '/api/guests', { name: 'x' }));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(answers.at(-1)?.status).toBe(429);
      const records: number[] = [];
      for (let i = 0; i < 61; i++) records.push((await ask(other, 'GET', `/api/replays/${NOWHERE}`)).status);
      expect(records).toEqual([...Array(60).fill(404), 429]);
    } finally {
      await other.stop();
    }
  });
});

it('what is told of a match is for nobody to keep on the way', async () => {
  expect((await ask(ney, 'GET', `/api/matches/${id}`)).headers.get('cache-control')).toBe('no-store');
});

it('only hashes of cookies and links are kept', async () => {
  const made = await makeMatch(ney, GAME, {});
  const { store } = there.node;
  const [, token = ''] = ney.cookie.split('=');
  expect(token).toHaveLength(43);
  expect(await store.sessionBy(token)).toBeNull();
  expect(await store.invitation(made.token)).toBeNull();
});
