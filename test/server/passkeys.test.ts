import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ask, type Guest, newGuest } from '../../src/server/trial/guests.ts';
import { startNode, type TestNode } from './nodes.ts';

// What a real authenticator makes and signs is for the browser (test/e2e/account.deep.test.ts): here what nobody signed.

let there: TestNode;
let ney: Guest;
beforeAll(async () => {
  const started = await startNode();
  // Passkeys are for a name, never for a number.
  there = { ...started, where: { origin: started.where.origin.replace('127.0.0.1', 'localhost') } };
  ney = await newGuest(there.where, 'Ney');
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const OFFER = z.object({ challenge: z.string().regex(/^[\w-]{43}$/) });
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const client = (type: string, challenge: string) =>
  base64({ type, challenge, origin: there.where.origin, crossOrigin: false });

const madeOf = (challenge: string) => ({
  made: {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: client('webauthn.create', challenge), attestationObject: 'o2NmbXRkbm9uZQ' },
  },
  label: 'forged',
});
const signedOf = (challenge: string, more: object = {}) => ({
  signed: {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: {
      ...{ clientDataJSON: client('webauthn.get', challenge), authenticatorData: 'AAAA', signature: 'AAAA' },
      ...more,
    },
  },
});
const offered = async (who: { readonly cookie?: string }, path: string, body: object = {}) =>
  OFFER.parse((await ask({ ...there, ...who }, 'POST', path, body)).body).challenge;

describe('a passkey is not taken', () => {
  it.each([
    ['nobody signed', (challenge: string) => challenge],
    ['is for a challenge that was never given', () => 'A'.repeat(43)],
  ])('that %s', async (_what, forge) => {
    const challenge = await offered(ney, '/api/passkeys/offer', { password: null });
    const answer = await ask(ney, 'POST', '/api/passkeys', madeOf(forge(challenge)));
    expect(answer).toMatchObject({ status: 403, body: { why: 'passkey' } });
    const entry = await offered({}, '/api/login/offer');
    expect((await ask(there, 'POST', '/api/login/passkey', signedOf(forge(entry)))).status).toBe(403);
    expect(await there.node.store.passkeysOf('x')).toEqual([]);
  });

  it('for a challenge of somebody else, nor of the other kind', async () => {
    const other = await newGuest(there.where, 'Soult');
    const challenge = await offered(other, '/api/passkeys/offer', { password: null });
    expect((await ask(ney, 'POST', '/api/passkeys', madeOf(challenge))).status).toBe(403);
    expect((await ask(there, 'POST', '/api/login/passkey', signedOf(challenge))).status).toBe(403);
    // It is still there for whom it was given.
    expect(await there.node.store.takeChallenge(challenge, (await idOf(other)) ?? '', Date.now())).toBe(true);
  });

  it.each([
    ['nothing', () => ({})],
    ['no JSON within', () => signedOf('', { clientDataJSON: 'AAAA' })],
    ['a challenge that is none', () => signedOf('x')],
    ['a credential that is none', () => ({ signed: { ...signedOf('A'.repeat(43)).signed, id: '../..' } })],
  ])('of %s: 400', async (_what, body) => {
    expect((await ask(there, 'POST', '/api/login/passkey', body())).status).toBe(400);
  });

  it('away from somebody else', async () => {
    const owner = await newGuest(there.where, 'Suchet');
    const id = (await idOf(owner)) ?? '';
    const kept = { id: 'KEY', key: 'AAAA', counter: 0, transports: '', label: 'his', made: 1, used: 1 };
    await there.node.store.addPasskey(id, kept);
    expect((await ask(ney, 'DELETE', '/api/passkeys/KEY')).status).toBe(404);
    expect((await ask(owner, 'DELETE', '/api/passkeys/KEY')).body).toMatchObject({ why: 'last' });
    // A key that is there, and a signature that is none; whose key it is must be said, too.
    const handle = Buffer.from(id).toString('base64url');
    for (const more of [{ userHandle: handle }, { userHandle: 'AAAA' }, {}]) {
      const { signed } = signedOf(await offered({}, '/api/login/offer'), more);
      const answer = await ask(there, 'POST', '/api/login/passkey', { signed: { ...signed, id: 'KEY', rawId: 'KEY' } });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });
});

async function idOf(guest: Guest): Promise<string | undefined> {
  return z.object({ id: z.string() }).parse((await ask(guest, 'GET', '/api/me')).body).id;
}

it('somebody with a password shows it before a key is added', async () => {
  const guest = await newGuest(there.where, 'Davout');
  const password = 'six grey horses at dawn';
  const answer = await ask(guest, 'POST', '/api/account', { login: 'davout', password });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const offer = (word: string | null) => ask({ ...there, cookie }, 'POST', '/api/passkeys/offer', { password: word });
  expect([(await offer(null)).status, (await offer('another')).status, (await offer(password)).status]).toEqual([
    403, 403, 200,
  ]);
});

it('at an address that is a number there are none', async () => {
  const where = { origin: there.where.origin.replace('localhost', '127.0.0.1') };
  expect(await ask({ where }, 'POST', '/api/login/offer', {})).toMatchObject({
    status: 409,
    body: { why: 'no-passkeys' },
  });
});

/** An authenticator in a few lines: a key of P-256, as COSE writes it, and what it signs, with the flags that it likes. */
function authenticator(house: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const [first, second] = [x, y].map((text) => Buffer.from(text, 'base64url').toString('hex'));
  const key = Buffer.from(`a5010203262001215820${first}225820${second}`, 'hex').toString('base64url');
  let count = 0;
  return {
    key,
    signed(id: string, person: string, clientDataJSON: string, flags: number) {
      const data = Buffer.concat([createHash('sha256').update(house).digest(), Buffer.from([flags, 0, 0, 0, ++count])]);
      const said = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
      const response = {
        ...{ clientDataJSON, authenticatorData: data.toString('base64url') },
        signature: sign('sha256', Buffer.concat([data, said]), privateKey).toString('base64url'),
        userHandle: Buffer.from(person).toString('base64url'),
      };
      return { signed: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } };
    },
  };
}

/** Somebody was there; and it was the one whom the device knows. */
const [PRESENT, VERIFIED] = [0x01, 0x04];

describe('where one signs in by a passkey alone', () => {
  it('a password opens nothing and none is made; a passkey opens if its device knew the person, and is no second use', async () => {
    const started = await startNode({ SIGN_IN: 'passkeys' });
    const where = { origin: started.where.origin.replace('127.0.0.1', 'localhost') };
    try {
      const guest = await newGuest(where, 'Davout');
      const login = { login: 'davout', password: 'six grey horses at dawn' };
      for (const path of ['/api/account', '/api/login'])
        expect(await ask(guest, 'POST', path, login)).toMatchObject({ status: 409, body: { why: 'passkeys-only' } });
      expect((await ask(guest, 'POST', '/api/passkeys/offer', { password: null })).status).toBe(200);
      const device = authenticator('localhost');
      const person = (await idOf(guest)) ?? '';
      const kept = { id: 'KEY', key: device.key, counter: 0, transports: '', label: 'his', made: 1, used: 1 };
      await started.node.store.addPasskey(person, kept);
      const enter = async (flags: number) => {
        const offer = OFFER.parse((await ask({ where }, 'POST', '/api/login/offer', {})).body);
        const client = base64({ ...{ type: 'webauthn.get', challenge: offer.challenge }, origin: where.origin });
        const body = device.signed('KEY', person, client, flags);
        return { body, answer: await ask({ where }, 'POST', '/api/login/passkey', body) };
      };
      expect((await enter(PRESENT)).answer).toMatchObject({ status: 403, body: { why: 'passkey' } });
      const { body, answer } = await enter(PRESENT | VERIFIED);
      expect(answer).toMatchObject({ status: 200, body: { person: { id: person } } });
      expect((await ask({ where }, 'POST', '/api/login/passkey', body)).status).toBe(403);
    } finally {
      await started.stop();
    }
  });
});
