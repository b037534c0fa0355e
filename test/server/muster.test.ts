import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { promiseOf } from '../../src/kernel/provable-chance.ts';
import { isMustered, lateAt, MUSTER, type Muster, readyAt } from '../../src/server/matches/muster.ts';
import { ask, type Guest, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { backends } from './backends.ts';
import { startNode, type TestNode } from './nodes.ts';

// Before a live clock starts everybody says that he is ready.

const MINUTE = 60_000;
const LIVE = { bank: 30 * MINUTE, increment: 0, cap: 60 * MINUTE };
const LETTERS = { bank: 1440 * MINUTE, increment: 0, cap: 2880 * MINUTE };
const started: TestNode[] = [];
afterEach(async () => {
  for (const there of started.splice(0)) await there.stop();
});

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
const ready = (guest: Guest, id: string) => ask(guest, 'POST', `/api/matches/${id}/ready`);
const about = async (guest: Guest, id: string) => (await ask(guest, 'GET', `/api/matches/${id}`)).body;

/** A match that both have come to, at which all is done for the dice and nobody has said that he is ready. */
async function met(clock: object) {
  const there = await startNode();
  started.push(there);
  const guests = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')] as const;
  const order = { game: 'manoeuvre', options: {}, seat: 0, watch: true, clock };
  const id = idOf((await ask(guests[0], 'POST', '/api/matches', order)).body);
  const link = await ask(guests[0], 'POST', `/api/matches/${id}/invitations`);
  const token = typeof link.body === 'object' && link.body !== null && 'token' in link.body ? link.body.token : '';
  expect((await ready(guests[0], id)).status).toBe(409);
  expect(await about(guests[0], id)).not.toHaveProperty('muster');
  await ask(guests[1], 'POST', '/api/join', { token, seat: null });
  const dice = `/api/matches/${id}/dice`;
  for (const guest of guests) await ask(guest, 'POST', dice, { promise: promiseOf(guest.name) });
  for (const guest of guests) await ask(guest, 'POST', dice, { text: guest.name });
  return { there, guests, id, token };
}

it('a live match begins when everybody has said that he is ready, one by correspondence at once', async () => {
  const { there, guests, id } = await met(LIVE);
  expect(await about(guests[1], id)).toMatchObject({ state: 'gathering', muster: { ready: [], late: [] } });
  expect((await ready(guests[0], id)).body).toEqual({ begun: false });
  expect(await about(guests[1], id)).toMatchObject({ state: 'gathering', muster: { ready: [0], late: [] } });
  const stranger = await newGuest(there.where, 'Grouchy');
  expect((await ready(stranger, id)).status).toBe(404);
  expect(await about(stranger, id)).not.toHaveProperty('muster');
  expect((await ready(guests[1], id)).body).toEqual({ begun: true });
  expect(await about(guests[1], id)).toMatchObject({ state: 'running' });
  expect((await ready(guests[1], id)).body).toEqual({ begun: true });
  const letters = await met(LETTERS);
  expect(await about(letters.guests[0], letters.id)).toMatchObject({ state: 'running' });
});

it('nobody is asked who plays a live match with bots alone', async () => {
  const there = await startNode();
  started.push(there);
  const ney = await newGuest(there.where, 'Ney');
  const { id } = await makeMatch(ney, 'manoeuvre', { clock: LIVE, bots: [null, 'random'] });
  expect(await about(ney, id)).toMatchObject({ state: 'running' });
});

it('the seat of somebody who is not ready in time is opened again by another, and all are asked anew', async () => {
  const { there, guests, id, token } = await met(LIVE);
  const [ney, blucher] = guests;
  const reopen = (guest: Guest, seat: number) => ask(guest, 'POST', `/api/matches/${id}/reopen`, { seat });
  expect((await reopen(ney, 1)).status).toBe(409);
  const { store } = there.node;
  const time = store.time;
  let later = 0;
  store.time = async () => (await time()) + later;
  expect((await ready(blucher, id)).body).toEqual({ begun: false });
  // What was said long ago counts no more: nobody begins with somebody who has gone.
  later = 6 * MINUTE;
  expect(await about(ney, id)).toMatchObject({ muster: { left: 0, ready: [], late: [0, 1] } });
  expect((await ready(ney, id)).body).toEqual({ begun: false });
  expect((await reopen(await newGuest(there.where, 'Grouchy'), 1)).status).toBe(404);
  expect((await reopen(blucher, 0)).status).toBe(409);
  expect((await reopen(ney, 1)).status).toBe(204);
  expect(await about(ney, id)).toMatchObject({ names: ['Ney', null] });
  expect(await about(ney, id)).not.toHaveProperty('muster');
  const bulow = await newGuest(there.where, 'Bülow');
  await ask(bulow, 'POST', '/api/join', { token, seat: null });
  const dice = `/api/matches/${id}/dice`;
  // One text was told already: all promise another.
  const textOf = ({ name }: Guest) => `${name}, once more`;
  for (const guest of [bulow, ney]) await ask(guest, 'POST', dice, { promise: promiseOf(textOf(guest)) });
  for (const guest of [bulow, ney]) await ask(guest, 'POST', dice, { text: textOf(guest) });
  expect(await about(ney, id)).toMatchObject({ names: ['Ney', 'Bülow'], muster: { ready: [], late: [] } });
  await ready(ney, id);
  expect((await ready(bulow, id)).body).toEqual({ begun: true });
});

describe.each(backends())('who is ready on $name', ({ place }) => {
  it('is known to every node, and forgotten when the match begins or a seat is opened', async () => {
    const there = await place();
    const [one, two] = [await there.open(), await there.open()];
    for (const person of ['a', 'b', 'c']) await one.welcome({ id: person, name: person }, `token ${person}`, 1);
    await one.gather({ id: 'm', about: {}, secret: {}, made: 1 }, 2, { seat: 0, person: 'a' }, 'link', {});
    await two.take('m', 'b', null);
    expect(await one.sayReady('m', 'a', 10)).toBe(false);
    expect([await one.muster('m', 20), await two.muster('m', 30)]).toEqual([
      { since: 20, ready: [] },
      { since: 20, ready: [] },
    ]);
    expect(await two.sayReady('m', 'c', 40)).toBe(false);
    for (const at of [40, 50]) expect(await two.sayReady('m', 'b', at)).toBe(true);
    expect((await one.muster('m', 60)).ready).toEqual([{ seat: 1, at: 50 }]);
    expect(await one.reopen('m', 0, 20 + MUSTER)).toBe(false);
    expect(await one.reopen('m', 1, 2 * MUSTER - MINUTE)).toBe(true);
    expect(await two.seatOf('m', 'b')).toBeNull();
    expect(await two.sayReady('m', 'a', 3 * MUSTER)).toBe(false);
    await two.take('m', 'c', null);
    expect(await one.muster('m', 70)).toEqual({ since: 70, ready: [] });
    await one.sayReady('m', 'a', 80);
    await two.gathered('m');
    expect([await one.sayReady('m', 'a', 90), await one.reopen('m', 1, 9 * MUSTER)]).toEqual([false, false]);
  });
});

const moment = fc.integer({ min: 0, max: 3 * MUSTER });
const musters = fc.record({
  since: moment,
  ready: fc.uniqueArray(fc.record({ seat: fc.integer({ min: 0, max: 2 }), at: moment }), {
    selector: ({ seat }) => seat,
  }),
});

it('nobody is ready and late at once, nobody is late in time, and who is late stays so until he says that he is ready', () => {
  const seats = [0, 1, 2];
  fc.assert(
    fc.property(musters, moment, moment, (muster: Muster, now, more) => {
      const late = lateAt(muster, seats, now);
      expect(late.filter((seat) => readyAt(muster, now).includes(seat))).toEqual([]);
      if (now < muster.since + MUSTER) expect(late).toEqual([]);
      expect(lateAt(muster, seats, now + more)).toEqual(expect.arrayContaining([...late]));
    }),
  );
  expect([isMustered(null, 2), isMustered(LETTERS, 2), isMustered(LIVE, 1), isMustered(LIVE, 2)]).toEqual([
    ...[false, false, false, true],
  ]);
});
