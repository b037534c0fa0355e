import { describe, expect, it } from 'vitest';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { MIGRATIONS } from '../../src/server/store/tables.ts';
import { creationOf } from '../keeper/samples.ts';
import { backends } from './backends.ts';

const person = (id: string) => ({ id, name: id.toUpperCase() });
const session = (token: string, seen = 1) => ({ token, made: 1, seen, browser: 'Firefox, Linux' });
const how = { shown: 'Ney', password: 'hash' };
const passkey = (id: string) => ({
  ...{ id, key: 'key', counter: 0, transports: 'internal', label: 'phone', made: 1, used: 1 },
});
const gathering = (id: string) => ({ id, about: { game: 'picket' }, secret: { secret: 'x' }, made: 1 });

/** Two who wait for a third at a match, each with a seat. */
async function waiting(store: NodeStore, id: string, first: string, second?: string): Promise<void> {
  await store.gather(gathering(id), 3, { seat: 0, person: first }, `link of ${id}`);
  if (second !== undefined) await store.take(id, second, 1);
}

describe.each(backends())('accounts in $name', ({ place }) => {
  it('a store that was made before there were accounts is brought there', async () => {
    const { open } = await place();
    const old = await open(Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0003')));
    await old.head('a');
    const store = await open();
    await store.welcome(person('p'), 'hash', 5);
    expect(await store.sessionBy('hash')).toEqual({ person: person('p'), ...session('hash', 5), made: 5, browser: '' });
  });

  it('sessions are opened, seen again, listed and ended, each person’s own', async () => {
    const store = await (await place()).open();
    await store.welcome(person('p'), 'one', 1, 'Safari, iPhone');
    await store.welcome(person('q'), 'his', 1);
    await store.openSession(session('two', 2), 'p');
    await store.seenAgain('one', 9);
    expect((await store.sessionsOf('p')).map(({ token, seen }) => [token, seen])).toEqual([
      ['one', 9],
      ['two', 2],
    ]);
    await store.endSessionsOf('p', 'two');
    expect(await store.sessionBy('one')).toBeNull();
    await store.endSessionsOf('p', null);
    expect(await store.sessionsOf('p')).toEqual([]);
    expect(await store.sessionBy('his')).not.toBeNull();
  });

  it('a name to sign in by is one person’s, and a person has one', async () => {
    const store = await (await place()).open();
    for (const id of ['p', 'q', 'r']) await store.welcome(person(id), id, 1);
    const both = await Promise.all(['p', 'q'].map((id) => store.addLogin(id, 'ney', how, 1)));
    expect(both.sort()).toEqual([false, true]);
    expect(await store.addLogin('r', 'soult', how, 1)).toBe(true);
    expect(await store.addLogin('r', 'suchet', how, 1)).toBe(false);
    await store.setPassword('r', 'another', 2);
    await store.rename('r', 'Jean');
    expect(await store.loginBy('soult')).toEqual({
      person: { id: 'r', name: 'Jean' },
      shown: 'Ney',
      password: 'another',
    });
    expect(await store.loginOf('r')).toEqual({ shown: 'Ney', password: 'another' });
    expect([await store.loginBy('suchet'), await store.loginOf('x')]).toEqual([null, null]);
  });

  it('seats of a guest become those of the account, but where both sit', async () => {
    const store = await (await place()).open();
    for (const id of ['account', 'guest']) await store.welcome(person(id), id, 1);
    await waiting(store, 'own', 'guest');
    await waiting(store, 'both', 'account', 'guest');
    expect(await store.merge('guest', 'account')).toBe(1);
    expect(await store.seatOf('own', 'account')).toBe(0);
    expect(await store.seatOf('both', 'account')).toBe(0);
    expect(await store.seatOf('both', 'guest')).toBe(1);
    expect((await store.seats('both')).map((seat) => seat.person?.name)).toEqual(['ACCOUNT', 'GUEST', undefined]);
    expect(await store.sessionBy('guest')).toBeNull();
    expect(await store.cameAt('guest')).toBe(1);
  });

  it('a guest whose seats are all taken over is no more', async () => {
    const store = await (await place()).open();
    for (const id of ['account', 'guest']) await store.welcome(person(id), id, 1);
    await waiting(store, 'own', 'guest');
    expect(await store.merge('guest', 'account')).toBe(0);
    expect(await store.cameAt('guest')).toBeNull();
  });

  it('somebody who is forgotten leaves nothing but seats without a name', async () => {
    const store = await (await place()).open();
    for (const id of ['p', 'q']) await store.welcome(person(id), id, 1);
    await store.addLogin('p', 'ney', how, 1);
    await store.addPasskey('p', passkey('k'));
    await store.challenge('c', 'p', 100, 1);
    await waiting(store, 'alone', 'p');
    await waiting(store, 'shared', 'q', 'p');
    await waiting(store, 'full', 'p', 'q');
    await store.welcome(person('r'), 'r', 1);
    await store.take('full', 'r', 2);
    await store.create(creationOf('full'));
    await store.promise('shared', 'p', 'x'.repeat(64), false);
    await store.forget('p');
    expect([await store.sessionBy('p'), await store.loginBy('ney'), await store.passkeyBy('k')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(await store.takeChallenge('c', 'p', 1)).toBe(false);
    expect([await store.gathering('alone'), await store.invitation('link of alone')]).toEqual([null, null]);
    expect(await store.seats('alone')).toEqual([]);
    expect((await store.seats('shared')).map((seat) => seat.person?.id)).toEqual(['q', undefined, undefined]);
    expect((await store.seats('full')).map((seat) => seat.person?.name)).toEqual(['', 'Q', 'R']);
  });

  it('passkeys are listed, found, counted and removed, each person’s own', async () => {
    const store = await (await place()).open();
    for (const id of ['p', 'q']) await store.welcome(person(id), id, 1);
    expect(await store.addPasskey('p', passkey('k'))).toBe(true);
    expect(await store.addPasskey('q', passkey('k'))).toBe(false);
    await store.passkeyUsed('k', 3, 7);
    expect(await store.passkeyBy('k')).toEqual({ ...passkey('k'), counter: 3, used: 7, person: person('p') });
    expect(await store.removePasskey('q', 'k')).toBe(false);
    expect(await store.removePasskey('p', 'k')).toBe(true);
    expect(await store.passkeysOf('p')).toEqual([]);
  });

  it('a challenge is taken once, in time, by whom it was asked', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    await one.challenge('a', 'p', 100, 1);
    expect(await one.takeChallenge('a', '', 50)).toBe(false);
    expect(await one.takeChallenge('a', 'p', 101)).toBe(false);
    const both = await Promise.all([one, other].map((store) => store.takeChallenge('a', 'p', 100)));
    expect(both.sort()).toEqual([false, true]);
    await one.challenge('old', '', 100, 1);
    await one.challenge('new', '', 300, 200);
    expect(await one.takeChallenge('old', '', 50)).toBe(false);
  });
});
