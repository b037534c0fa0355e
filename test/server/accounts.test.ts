import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { CLOSED } from '../../src/keeper/wire.ts';
import { type Answer, ask, type Guest, join, makeMatch, newGuest, type Where } from '../../src/server/trial/guests.ts';
import { lineTo, open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
const PASSWORD = 'six grey horses at dawn';
const OTHER = 'seven brown mules at dusk';
let there: TestNode;
let where: Where;

beforeAll(async () => {
  there = await startNode();
  where = there.where;
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

/** Whoever an answer's cookie makes of somebody. */
function asNow(guest: Guest, { headers, status, body }: Answer): Guest {
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie came: ${status} ${JSON.stringify(body)}`);
  return { ...guest, cookie };
}

let count = 0;
const newLogin = (): string => `Marshal-${++count}`;

async function newAccount(name = 'Ney', login = newLogin()): Promise<Guest & { readonly login: string }> {
  const guest = await newGuest(where, name);
  const answer = await ask(guest, 'POST', '/api/account', { login, password: PASSWORD });
  expect(answer.status).toBe(201);
  return { ...asNow(guest, answer), login };
}

const enter = (who: { readonly where: Where; readonly cookie?: string }, login: string, password = PASSWORD) =>
  ask(who, 'POST', '/api/login', { login, password });

const ABOUT = z.object({
  ...{ id: z.string(), name: z.string(), login: z.string().nullable() },
  sessions: z.array(z.object({ id: z.string(), browser: z.string(), current: z.boolean() })),
});
const about = async (who: Guest) => ABOUT.parse((await ask(who, 'GET', '/api/account')).body);
const idsOf = async (who: Guest): Promise<string[]> =>
  z
    .object({ matches: z.array(z.object({ id: z.string() })) })
    .parse((await ask(who, 'GET', '/api/matches')).body)
    .matches.map(({ id }) => id);

describe('a guest who becomes an account', () => {
  it('is the same person at the same matches, by another token', async () => {
    const guest = await newGuest(where, 'Ney');
    const { id } = await makeMatch(guest, GAME);
    const before = await about(guest);
    const answer = await ask(guest, 'POST', '/api/account', { login: newLogin(), password: PASSWORD });
    const account = asNow(guest, answer);
    expect(account.cookie).not.toBe(guest.cookie);
    expect((await ask(guest, 'GET', '/api/me')).status).toBe(401);
    expect((await about(account)).id).toBe(before.id);
    expect(await idsOf(account)).toEqual([id]);
  });

  it('cannot take a name that is taken, whatever its case, nor two', async () => {
    const { login } = await newAccount();
    const guest = await newGuest(where, 'Davout');
    for (const name of [login, login.toUpperCase(), login.toLowerCase(), ` ${login} `]) {
      const answer = await ask(guest, 'POST', '/api/account', { login: name, password: PASSWORD });
      expect(answer).toMatchObject({ status: 409, body: { why: 'taken' } });
    }
    const account = asNow(guest, await ask(guest, 'POST', '/api/account', { login: newLogin(), password: PASSWORD }));
    const again = await ask(account, 'POST', '/api/account', { login: newLogin(), password: PASSWORD });
    expect(again).toMatchObject({ status: 409, body: { why: 'has-one' } });
  });

  it.each(['', 'a', 'ab', 'a b', 'a\nbc', '-abc', 'x'.repeat(33), '\u202eabc', '<b>bold', 7, null])(
    'cannot be called %j',
    async (login) => {
      const guest = await newGuest(where, 'Davout');
      expect((await ask(guest, 'POST', '/api/account', { login, password: PASSWORD })).status).toBe(400);
    },
  );

  it.each([
    ['short', 'Xk4!qzp'],
    ['common', 'password1'],
    ['sequence', 'qwertyuiop'],
    ['repeated', 'abababababab'],
    ['named', 'Davout1815'],
    ['long', 'x7?'.repeat(100)],
  ])('has no password that is %s', async (why, password) => {
    const guest = await newGuest(where, 'Davout');
    const answer = await ask(guest, 'POST', '/api/account', { login: newLogin(), password });
    expect(answer).toMatchObject({ status: 422, body: { why } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('two at once with one name: one has it', async () => {
    const login = newLogin();
    const guests = await Promise.all(['Soult', 'Suchet'].map((name) => newGuest(where, name)));
    const answers = await Promise.all(
      guests.map((guest) => ask(guest, 'POST', '/api/account', { login, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('somebody who signs in', () => {
  it('is the same in another browser, whatever case he writes and however his keyboard composes letters', async () => {
    const guest = await newGuest(where, 'Gérard');
    const password = 'le pré était très vert';
    const login = `Gérard${++count}`;
    const account = asNow(guest, await ask(guest, 'POST', '/api/account', { login, password }));
    const answer = await enter({ where }, login.normalize('NFD').toUpperCase(), password.normalize('NFD'));
    expect(answer).toMatchObject({ status: 200, body: { left: 0, person: { name: 'Gérard' } } });
    expect((await about(asNow(guest, answer))).id).toBe((await about(account)).id);
  });

  it('hears the same of a wrong password and of a name that is not there, and no cookie comes', async () => {
    const { login } = await newAccount();
    const [wrong, nowhere, none] = [
      await enter({ where }, login, OTHER),
      await enter({ where }, newLogin(), OTHER),
      await enter({ where }, '\u202e no name', OTHER),
    ];
    expect(wrong.status).toBe(403);
    for (const answer of [nowhere, none]) expect([answer.status, answer.body]).toEqual([wrong.status, wrong.body]);
    for (const answer of [wrong, nowhere, none]) expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('never goes on with a token that was there before', async () => {
    const { login } = await newAccount();
    // One that an attacker knows, and one that was never given.
    const planted = await newGuest(where, 'Talleyrand');
    for (const cookie of [planted.cookie, `bivouac=${'A'.repeat(43)}`]) {
      const answer = await enter({ where, cookie }, login);
      expect(asNow(planted, answer).cookie).not.toBe(cookie);
      expect((await ask({ where, cookie }, 'GET', '/api/me')).status).toBe(401);
    }
  });

  it('keeps what he began as a guest, but no second seat at a match of his own', async () => {
    const account = await newAccount('Ney');
    const guest = await newGuest(where, 'the guest');
    const [own, both] = [await makeMatch(guest, GAME), await makeMatch(account, GAME)];
    await join(guest, both.token);
    const line = await open(where, { cookie: guest.cookie, origin: where.origin });
    const answer = await enter(guest, account.login);
    expect(answer.body).toMatchObject({ left: 1, person: { name: 'Ney' } });
    expect(await line.closed).toBe(CLOSED.nobody);
    const now = asNow(guest, answer);
    expect((await idsOf(now)).sort()).toEqual([own.id, both.id].sort());
    // The seat across stays his who sat there, and is nobody else's.
    expect((await ask(now, 'GET', `/api/matches/${both.id}`)).body).toMatchObject({
      names: ['Ney', 'the guest'],
      seat: 0,
    });
    expect((await ask(guest, 'GET', '/api/me')).status).toBe(401);
  });

  it('from one account to another takes no seats along', async () => {
    const [one, other] = [await newAccount('Ney'), await newAccount('Soult')];
    const { id } = await makeMatch(one, GAME);
    const now = asNow(one, await enter(one, other.login));
    expect(await idsOf(now)).toEqual([]);
    const back = asNow(now, await enter(now, one.login));
    expect(await idsOf(back)).toEqual([id]);
  });

  it('may try a name so often, whether it is there or not, and an address so often', async () => {
    const limited = await startNode({}, {}, { tries: 3 });
    try {
      const at = limited.where;
      const guest = await newGuest(at, 'Ney');
      await ask(guest, 'POST', '/api/account', { login: 'michel', password: PASSWORD });
      for (const login of ['michel', 'nobody']) {
        const statuses: number[] = [];
        // All at once are as many.
        const tries = Array.from({ length: 5 }, () => enter({ where: at }, login, OTHER));
        for (const { status } of await Promise.all(tries)) statuses.push(status);
        expect(statuses.sort()).toEqual([403, 403, 403, 429, 429]);
        expect(await enter({ where: at }, login.toUpperCase())).toMatchObject({ status: 429, body: { why: 'tries' } });
      }
    } finally {
      await limited.stop();
    }
    const busy = await startNode({}, {}, { logins: 2 });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 3; i++) statuses.push((await enter({ where: busy.where }, `n${i}xx`, OTHER)).status);
      expect(statuses).toEqual([403, 403, 429]);
    } finally {
      await busy.stop();
    }
  });

  it('cannot be brought in by a page of somebody else', async () => {
    const { login } = await newAccount();
    const answer = await fetch(`${where.origin}/api/login`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ login, password: PASSWORD }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a password that is changed', () => {
  it('asks for the old one, ends all other sessions and lines, and is the only one from then on', async () => {
    const account = await newAccount();
    const elsewhere = asNow(account, await enter({ where }, account.login));
    const line = await open(where, { cookie: elsewhere.cookie, origin: where.origin });
    const change = (old: string, password: string) => ask(account, 'POST', '/api/account/password', { old, password });
    expect(await change(OTHER, OTHER)).toMatchObject({ status: 403, body: { why: 'wrong' } });
    expect(await change(PASSWORD, 'password')).toMatchObject({ status: 422, body: { why: 'common' } });
    expect((await ask(elsewhere, 'GET', '/api/me')).status).toBe(200);
    const changed = await change(PASSWORD, OTHER);
    expect(changed.status).toBe(204);
    expect(await line.closed).toBe(CLOSED.nobody);
    for (const old of [account, elsewhere]) expect((await ask(old, 'GET', '/api/me')).status).toBe(401);
    expect((await ask(asNow(account, changed), 'GET', '/api/me')).status).toBe(200);
    expect((await enter({ where }, account.login)).status).toBe(403);
    expect((await enter({ where }, account.login, OTHER)).status).toBe(200);
  });

  it('is for nobody who has none', async () => {
    const guest = await newGuest(where, 'Ney');
    const answer = await ask(guest, 'POST', '/api/account/password', { old: PASSWORD, password: OTHER });
    expect(answer.status).toBe(403);
  });
});

describe('sessions', () => {
  it('are listed with the kind of browser and without what opens them, and ended one by one or all others', async () => {
    const account = await newAccount();
    const [one, two] = [await enter({ where }, account.login), await enter({ where }, account.login)];
    const others = [asNow(account, one), asNow(account, two)];
    const { sessions } = await about(account);
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const told = JSON.stringify((await ask(account, 'GET', '/api/account')).body);
    for (const { cookie } of [account, ...others]) expect(told).not.toContain(cookie.split('=')[1]);
    const mine = sessions.find(({ current }) => current);
    const first = (await about(others[0] ?? account)).sessions.find(({ current }) => current);
    const line = await open(where, { cookie: others[0]?.cookie ?? '', origin: where.origin });
    expect((await ask(account, 'DELETE', `/api/account/sessions/${first?.id}`)).status).toBe(204);
    expect(await line.closed).toBe(CLOSED.nobody);
    expect((await ask(others[0] ?? account, 'GET', '/api/me')).status).toBe(401);
    expect((await ask(others[1] ?? account, 'GET', '/api/me')).status).toBe(200);
    expect((await ask(account, 'DELETE', '/api/account/sessions')).status).toBe(204);
    expect((await ask(others[1] ?? account, 'GET', '/api/me')).status).toBe(401);
    expect((await about(account)).sessions.map(({ id }) => id)).toEqual([mine?.id]);
  });

  it('of others are nobody’s to end, and no forged name ends one', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    const [his] = (await about(other)).sessions;
    for (const id of [his?.id, 'A'.repeat(22), '..', '%00', `${his?.id}x`, "' or 1=1"])
      expect((await ask(account, 'DELETE', `/api/account/sessions/${encodeURIComponent(id ?? '')}`)).status).toBe(404);
    expect((await ask(other, 'GET', '/api/me')).status).toBe(200);
  });

  it.each([
    ['GET', '/api/account'],
    ['GET', '/api/account/data'],
    ['POST', '/api/account'],
    ['POST', '/api/account/name'],
    ['POST', '/api/account/password'],
    ['POST', '/api/account/deletion'],
    ['DELETE', '/api/account/sessions'],
    ['DELETE', `/api/account/sessions/${'A'.repeat(22)}`],
    ['POST', '/api/passkeys/offer'],
    ['POST', '/api/passkeys'],
    ['DELETE', '/api/passkeys/abc'],
  ] as const)('%s %s is for nobody who is not known', async (method, path) => {
    expect((await ask({ where }, method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
  });
});

describe('what is kept of somebody', () => {
  it('goes home whole, without what opens anything', async () => {
    const account = await newAccount('Ney');
    const other = await newGuest(where, 'Blücher');
    const { id, token } = await makeMatch(account, GAME);
    await join(other, token);
    const answer = await ask(account, 'GET', '/api/account/data');
    expect(answer.headers.get('content-disposition')).toContain('bivouac.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toMatchObject({
      ...{ name: 'Ney', login: account.login, passkeys: [], sessions: [{ current: true }] },
      matches: [{ id, game: GAME, names: ['Ney', 'Blücher'], seat: 0, outcome: null }],
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [account.cookie.split('=')[1] ?? '', 'argon2', '"token"', '"secret"'])
      expect(text).not.toContain(secret);
  });

  it('a name is changed for all who sit with him', async () => {
    const account = await newAccount('Ney');
    const { id } = await makeMatch(account, GAME);
    expect((await ask(account, 'POST', '/api/account/name', { name: 'Prince of the Moskva' })).status).toBe(200);
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(41), null])
      expect((await ask(account, 'POST', '/api/account/name', { name })).status).toBe(400);
    expect((await ask(account, 'GET', `/api/matches/${id}`)).body).toMatchObject({
      names: ['Prince of the Moskva', null],
    });
  });

  it('is given up by the password alone; what ran is given up too, and stays to be read by the other', async () => {
    const account = await newAccount('Ney');
    const other = await newGuest(where, 'Blücher');
    const [running, waiting, joined] = [
      await makeMatch(account, GAME),
      await makeMatch(account, GAME),
      await makeMatch(other, GAME),
    ];
    await join(other, running.token);
    const elsewhere = asNow(account, await enter({ where }, account.login));
    const line = await open(where, { cookie: elsewhere.cookie, origin: where.origin });
    expect((await ask(account, 'POST', '/api/account/deletion', { word: OTHER })).status).toBe(403);
    expect((await ask(account, 'POST', '/api/account/deletion', { word: 'Ney' })).status).toBe(403);
    const gone = await ask(account, 'POST', '/api/account/deletion', { word: PASSWORD });
    expect(gone.status).toBe(204);
    expect(gone.headers.getSetCookie()[0]).toMatch(/^bivouac=;/);
    expect(await line.closed).toBe(CLOSED.nobody);
    for (const old of [account, elsewhere]) expect((await ask(old, 'GET', '/api/me')).status).toBe(401);
    expect((await enter({ where }, account.login)).status).toBe(403);
    const { body } = await ask(other, 'GET', `/api/matches/${running.id}`);
    expect(body).toMatchObject({ names: ['', 'Blücher'], state: 'over', outcome: { winners: [1] } });
    expect((await ask(other, 'POST', '/api/invitation', { token: waiting.token })).status).toBe(404);
    expect((await ask(other, 'GET', `/api/matches/${joined.id}`)).status).toBe(200);
    // The name is free again, and leads to somebody else.
    const next = await newAccount('Soult', account.login);
    expect(await idsOf(next)).toEqual([]);
    const watching = await lineTo(where, { cookie: account.cookie, origin: where.origin });
    expect(watching).toEqual({ refused: true });
  });

  it('of a guest is given up by his name', async () => {
    const guest = await newGuest(where, 'Grouchy');
    expect((await ask(guest, 'POST', '/api/account/deletion', { word: 'Ney' })).status).toBe(403);
    expect((await ask(guest, 'POST', '/api/account/deletion', { word: 'Grouchy' })).status).toBe(204);
    expect((await ask(guest, 'GET', '/api/me')).status).toBe(401);
  });
});

it('only a hash of the password is kept, by argon2id with the memory that was meant', async () => {
  const { login } = await newAccount();
  const kept = await there.node.store.loginBy(login.toLowerCase());
  expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('passwords of a file that the operator names are refused, and a node with a file that is none does not begin', async () => {
  const folder = mkdtempSync(pathOf(tmpdir(), 'bivouac-breached-'));
  const path = pathOf(folder, 'hashes.txt');
  writeFileSync(path, `${createHash('sha1').update(PASSWORD).digest('hex').toUpperCase()}:3\n`);
  const other = await startNode({ BREACHED: path });
  try {
    const guest = await newGuest(other.where, 'Ney');
    const become = (password: string) => ask(guest, 'POST', '/api/account', { login: 'michel', password });
    expect(await become(PASSWORD)).toMatchObject({ status: 422, body: { why: 'breached' } });
    expect((await become(OTHER)).status).toBe(201);
  } finally {
    await other.stop();
  }
  await expect(startNode({ BREACHED: folder })).rejects.toThrow('BREACHED');
  rmSync(folder, { recursive: true, force: true });
});
