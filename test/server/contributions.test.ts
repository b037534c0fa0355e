import { afterEach, describe, expect, it } from 'vitest';
import { promiseOf } from '../../src/kernel/provable-chance.ts';
import { readKey } from '../../src/server/matches/agreed.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { type Answer, ask, type Guest, newGuest } from '../../src/server/trial/guests.ts';
import { backends } from './backends.ts';
import { open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

// What people add to the dice of a match: promised first, told when all have promised; nothing is rolled before.

const TEXTS = ['the wind of Wavre', 'a shower at noon'] as const;
const [NEY, BLUCHER] = TEXTS.map(promiseOf);

describe.each(backends())('contributions in $name', ({ place }) => {
  async function gathered(): Promise<readonly [NodeStore, NodeStore]> {
    const there = await place();
    const both = [await there.open(), await there.open()] as const;
    for (const id of ['ney', 'blucher', 'grouchy']) await both[0].welcome({ id, name: id }, `token of ${id}`, 1);
    const gathering = { id: 'm', about: {}, secret: {}, made: 1 };
    await both[0].gather(gathering, 2, { seat: 0, person: 'ney' }, 'link');
    return both;
  }
  const promise = (store: NodeStore, who: string, what: string | undefined, isAnew = false) =>
    store.promise('m', who, what ?? '', isAnew);
  const told = async (store: NodeStore) => (await store.draw('m')).given.map(({ seat, text }) => [seat, text]);

  it('are kept as they were promised, and told only when everybody has come and promised', async () => {
    const [one, other] = await gathered();
    expect(await one.draw('m')).toEqual({ round: 0, given: [] });
    expect(await one.tell('m', 'ney', TEXTS[0])).toBe('unpromised');
    expect(await promise(one, 'ney', NEY)).toBe('kept');
    expect(await promise(other, 'ney', NEY)).toBe('kept');
    expect(await promise(other, 'ney', BLUCHER)).toBe('other');
    expect(await promise(other, 'blucher', BLUCHER)).toBe('stranger');
    // A seat is free; then it is taken, and nothing is promised there.
    expect(await one.tell('m', 'ney', TEXTS[0])).toBe('early');
    await other.take('m', 'blucher', null);
    expect(await one.tell('m', 'ney', TEXTS[0])).toBe('early');
    expect(await promise(other, 'blucher', BLUCHER)).toBe('kept');
    expect(await one.tell('m', 'ney', TEXTS[1])).toBe('false');
    expect(await one.tell('m', 'grouchy', TEXTS[0])).toBe('stranger');
    expect(await told(other)).toEqual([
      [0, null],
      [1, null],
    ]);
    // The second one first, from another node, and twice.
    for (const store of [other, one]) expect(await store.tell('m', 'blucher', TEXTS[1])).toBe('kept');
    expect(await one.tell('m', 'ney', TEXTS[0])).toBe('kept');
    expect(await other.draw('m')).toEqual({
      round: 0,
      given: [
        { seat: 0, promise: NEY, text: TEXTS[0] },
        { seat: 1, promise: BLUCHER, text: TEXTS[1] },
      ],
    });
    expect(await promise(one, 'ney', promiseOf('another'), true)).toBe('told');
    await one.gathered('m');
    expect(await other.draw('m')).toEqual({ round: 0, given: [] });
    expect(await promise(other, 'ney', NEY)).toBe('begun');
    expect(await other.tell('m', 'ney', TEXTS[0])).toBe('begun');
  });

  it('are drawn anew by all when one has lost his, so that nobody promises what he could choose', async () => {
    const [one, other] = await gathered();
    await one.take('m', 'blucher', null);
    await promise(one, 'ney', NEY);
    await promise(one, 'blucher', BLUCHER);
    await one.tell('m', 'ney', TEXTS[0]);
    expect(await promise(other, 'blucher', promiseOf('lost'))).toBe('other');
    expect(await promise(other, 'blucher', promiseOf('lost'), true)).toBe('kept');
    // What was told is told no more: it counts for nothing.
    expect(await one.draw('m')).toEqual({ round: 1, given: [{ seat: 1, promise: promiseOf('lost'), text: null }] });
    expect(await one.tell('m', 'ney', TEXTS[0])).toBe('unpromised');
    expect(await promise(one, 'ney', promiseOf('fresh'))).toBe('kept');
    expect(await one.tell('m', 'ney', 'fresh')).toBe('kept');
    expect(await other.tell('m', 'blucher', 'lost')).toBe('kept');
    expect((await one.draw('m')).round).toBe(1);
  });

  it('of many who promise at once for one seat one is kept', async () => {
    const both = await gathered();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => promise(both[n % 2] ?? both[0], 'ney', promiseOf(`${n}`))),
    );
    expect(answers.filter((answer) => answer === 'kept')).toHaveLength(1);
    expect((await both[0].draw('m')).given).toHaveLength(1);
  });
});

describe('a match far apart', () => {
  const started: TestNode[] = [];
  afterEach(async () => {
    for (const there of started.splice(0)) await there.stop();
  });

  interface Made {
    readonly there: TestNode;
    readonly id: string;
    readonly guests: readonly [Guest, Guest];
  }

  /** A match at which both sit, and nothing is promised. */
  async function seated(): Promise<Made> {
    const there = await startNode();
    started.push(there);
    const guests = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')] as const;
    const order = { game: 'manoeuvre', options: {}, seat: 0, watch: true };
    const made = (await ask(guests[0], 'POST', '/api/matches', order)).body;
    await ask(guests[1], 'POST', '/api/join', { token: Reflect.get(made ?? {}, 'token'), seat: 1 });
    return { there, id: String(Reflect.get(made ?? {}, 'id')), guests };
  }
  const dice = (guest: Guest, id: string, said: object): Promise<Answer> =>
    ask(guest, 'POST', `/api/matches/${id}/dice`, said);

  it('begins with what all have added, and before that nobody is told what another has drawn', async () => {
    const { there, id, guests } = await seated();
    const [ney, blucher] = guests;
    const heard: string[] = [];
    const said = async (guest: Guest, what: object) => {
      const { status, body } = await dice(guest, id, what);
      heard.push(JSON.stringify(body));
      return { status, body };
    };
    const line = await open(there.where, { cookie: blucher.cookie, origin: there.where.origin });
    line.say({ kind: 'sit', match: id, since: null });
    expect(await line.next()).toEqual({ kind: 'waiting', match: id });
    expect(await said(ney, { promise: NEY })).toMatchObject({
      status: 200,
      body: { state: 'gathering', round: 0, seats: [{ seat: 0, promise: NEY, told: false }, { promise: null }] },
    });
    expect((await said(ney, { text: TEXTS[0] })).status).toBe(409);
    expect((await said(ney, { promise: BLUCHER })).status).toBe(409);
    expect((await said(blucher, { promise: BLUCHER })).status).toBe(200);
    expect((await said(blucher, { text: TEXTS[0] })).status).toBe(400);
    expect(await there.node.store.head(id)).toBeNull();
    expect((await said(blucher, { text: TEXTS[1] })).body).toMatchObject({
      seats: [
        { promise: NEY, told: false },
        { promise: BLUCHER, told: true },
      ],
    });
    expect(await there.node.store.head(id)).toBeNull();
    // The node goes between: nothing of it is lost.
    await there.restart();
    expect((await ask(ney, 'GET', `/api/matches/${id}`)).body).toMatchObject({ state: 'gathering' });
    for (let times = 0; times < 2; times++)
      expect((await said(ney, { text: TEXTS[0] })).body).toEqual({ state: 'begun', round: 0, seats: [] });
    const { store } = there.node;
    const key = readKey(await store.secret(id));
    expect(key.contributions).toEqual([
      { seat: 0, promise: NEY, text: TEXTS[0] },
      { seat: 1, promise: BLUCHER, text: TEXTS[1] },
    ]);
    const again = await open(there.where, { cookie: blucher.cookie, origin: there.where.origin });
    again.say({ kind: 'sit', match: id, since: null });
    expect((await again.next()).kind).toBe('whole');
    heard.push(...[...line.heard, ...again.heard].map((message) => JSON.stringify(message)));
    for (const text of [...TEXTS, key.secret]) expect(heard.join()).not.toContain(text);
    again.close();
  });

  it('is begun by whoever asks, if the node has died when all was told', async () => {
    const { there, id, guests } = await seated();
    const { store } = there.node;
    const people = await store.seats(id);
    for (const [seat, text] of TEXTS.entries())
      await store.promise(id, people[seat]?.person?.id ?? '', promiseOf(text), false);
    for (const [seat, text] of TEXTS.entries()) await store.tell(id, people[seat]?.person?.id ?? '', text);
    expect(await store.head(id)).toBeNull();
    await there.restart();
    const answers = await Promise.all(guests.map((guest) => ask(guest, 'GET', `/api/matches/${id}/dice`)));
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill({ state: 'begun', round: 0, seats: [] }));
    expect(await there.node.store.since(id, -1)).toHaveLength(1);
    expect(await there.node.store.gathering(id)).toBeNull();
  });

  it('takes nothing from strangers, and nothing that is no contribution', async () => {
    const { there, id, guests } = await seated();
    const stranger = await newGuest(there.where, 'Grouchy');
    expect((await ask(stranger, 'GET', `/api/matches/${id}/dice`)).status).toBe(404);
    for (const said of [{ promise: NEY }, { text: 'x' }]) expect((await dice(stranger, id, said)).status).toBe(404);
    const odd = [{}, { promise: 'x' }, { promise: `${NEY}0` }, { text: '' }, { text: 'two\nlines' }];
    const odder = [
      { text: 'x'.repeat(1001) },
      { text: '\ud800' },
      { promise: NEY, text: 'x' },
      { promise: NEY, anew: 1 },
    ];
    for (const said of [...odd, ...odder]) expect((await dice(guests[0], id, said)).status).toBe(400);
    expect(await there.node.store.draw(id)).toEqual({ round: 0, given: [] });
  });
});
