import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { hash } from '@node-rs/argon2';
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
  it('is the same in another browser, whatever case he writes his name in and however its letters are composed', async () => {
    const guest = await newGuest(where, 'Gérard');
    const password = 'le pré était très vert';
    const login = `Gérard${++count}`;
    const account = asNow(guest, await ask(guest, 'POST', '/api/account', { login, password }));
    const answer = await enter({ where }, login.normalize('NFD').toUpperCase(), password);
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

describe('a password', () => {
  const COMPOSED = 'le pré était très vert';

  it('is taken sign by sign as it came: no other case, form or length is the same', async () => {
    const guest = await newGuest(where, 'Gérard');
    const [login, password] = [newLogin(), ` ${COMPOSED} ½ `];
    expect((await ask(guest, 'POST', '/api/account', { login, password })).status).toBe(201);
    for (const other of [
      ...(['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map((form) => password.normalize(form)),
      ...[password.trim(), password.toUpperCase(), password.slice(0, -1), `${password} `],
    ].filter((one) => one !== password))
      expect((await enter({ where }, login, other)).status).toBe(403);
    expect((await enter({ where }, login, password)).status).toBe(200);
  });

  it('that was hashed in one form of Unicode is still taken, and from then on as it came', async () => {
    const { login } = await newAccount();
    const { store } = there.node;
    const found = await store.loginBy(login.toLowerCase());
    if (found === null) throw new Error('there is no such login');
    const old = await hash(COMPOSED.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await store.setPassword(found.person.id, old, 1);
    expect((await enter({ where }, login, OTHER)).status).toBe(403);
    expect((await store.loginBy(login.toLowerCase()))?.password).toBe(old);
    const typed = COMPOSED.normalize('NFD');
    expect((await enter({ where }, login, typed)).status).toBe(200);
    expect((await store.loginBy(login.toLowerCase()))?.password).toMatch(/^exact /);
    expect((await enter({ where }, login, COMPOSED)).status).toBe(403);
    expect((await enter({ where }, login, typed)).status).toBe(200);
  });
});

describe('somebody who has come in long ago', () => {
  const HOUR = 60 * 60_000;
  const KEY = { id: 'KEY', key: 'AAAA', counter: 0, transports: '', label: 'his', made: 1, used: 1 };
  const WISHES = [
    ['DELETE', '/api/passkeys/KEY', undefined],
    ['DELETE', '/api/account/sessions', undefined],
    ['DELETE', '/api/account/sessions/:other', undefined],
  ] as const;
  /** For whoever has a passkey and no password: with one each asks for that. */
  const MORE = [
    ['POST', '/api/account', { login: 'louis-nicolas', password: PASSWORD }],
    ['POST', '/api/passkeys/offer', { password: null }],
    ['POST', '/api/tokens', { label: 'bot', scope: 'play', days: 1, password: null }],
    ['POST', '/api/account/deletion', { word: 'Davout' }],
  ] as const;

  it('signs in once more before a passkey is removed or a session ended, by whichever way he has', async () => {
    let late = 0;
    const old = await startNode({}, { now: () => Date.now() + late });
    // Passkeys are for a name, never for a number.
    const at = { origin: old.where.origin.replace('127.0.0.1', 'localhost') };
    try {
      const guest = await newGuest(at, 'Davout');
      const { id } = await about(guest);
      let account = asNow(guest, await ask(guest, 'POST', '/api/account', { login: 'davout', password: PASSWORD }));
      await old.node.store.addPasskey(id, KEY);
      await old.node.store.addPasskey(id, { ...KEY, id: 'KEPT' });
      const other = asNow(account, await enter({ where: at }, 'davout'));
      const name = (await about(other)).sessions.find(({ current }) => current)?.id;
      late = HOUR;
      for (const [method, path, body] of WISHES)
        expect(await ask(account, method, path.replace(':other', name ?? ''), body)).toMatchObject({
          ...{ status: 403, body: { why: 'again' } },
        });
      // The wrong password is no second time.
      expect((await enter(account, 'davout', OTHER)).status).toBe(403);
      expect(await ask(account, 'DELETE', '/api/account/sessions')).toMatchObject({ status: 403 });
      expect((await old.node.store.passkeysOf(id)).length).toBe(2);
      account = asNow(account, await enter(account, 'davout'));
      for (const [method, path, body] of WISHES.toReversed())
        expect((await ask(account, method, path.replace(':other', name ?? ''), body)).status).toBe(204);
    } finally {
      await old.stop();
    }
  });

  it('with a passkey alone does so before anything that opens another way in, and before he leaves for good', async () => {
    let late = 0;
    const old = await startNode({}, { now: () => Date.now() + late });
    const at = { origin: old.where.origin.replace('127.0.0.1', 'localhost') };
    try {
      const guest = await newGuest(at, 'Davout');
      await old.node.store.addPasskey((await about(guest)).id, KEY);
      late = HOUR;
      for (const [method, path, body] of MORE)
        expect(await ask(guest, method, path, body)).toMatchObject({ status: 403, body: { why: 'again' } });
      late = 0;
      expect((await ask(guest, 'POST', '/api/passkeys/offer', { password: null })).status).toBe(200);
    } finally {
      await old.stop();
    }
  });

  it('as a guest is asked for nothing that he does not have', async () => {
    let late = 0;
    const old = await startNode({}, { now: () => Date.now() + late });
    try {
      const guest = await newGuest(old.where, 'Davout');
      late = HOUR;
      expect((await ask(guest, 'DELETE', '/api/account/sessions')).status).toBe(204);
    } finally {
      await old.stop();
    }
  });
});

it('only a hash of the password is kept, by argon2id with the memory that was meant', async () => {
  const { login } = await newAccount();
  const kept = await there.node.store.loginBy(login.toLowerCase());
  expect(kept?.password).toMatch(/^exact \$argon2id\$v=19\$m=19456,t=2,p=1\$/);
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
