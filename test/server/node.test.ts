import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { Now, Whole } from '../../src/keeper/room.ts';
import type { FromNode } from '../../src/keeper/wire.ts';
import { readKey } from '../../src/server/matches/agreed.ts';
import { ask, attend, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { lineTo, open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
const started: TestNode[] = [];

afterEach(async () => {
  for (const there of started.splice(0)) await there.stop();
});

async function node(...how: Parameters<typeof startNode>): Promise<TestNode> {
  const there = await startNode(...how);
  started.push(there);
  return there;
}

const lineOf = ({ where, cookie }: Guest): Promise<TestLine> => open(where, { cookie, origin: where.origin });

async function pair(there: TestNode): Promise<[Guest, Guest]> {
  return [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
}

const KEY = 'k'.repeat(16);
const RESIGN = { act: { kind: 'resign' } };
const DRAW = { kind: 'offer', what: 'draw' };

/** Sits down, and says what the seat is shown. */
async function seated(guest: Guest, match: string): Promise<{ readonly line: TestLine; readonly whole: Whole }> {
  const line = await lineOf(guest);
  line.say({ kind: 'sit', match, since: null });
  return { line, whole: (await until(line, 'whole')).whole };
}

/** The next message of a kind; others may come before it. */
async function until<K extends FromNode['kind']>(line: TestLine, kind: K): Promise<Extract<FromNode, { kind: K }>> {
  const isIt = (message: FromNode): message is Extract<FromNode, { kind: K }> => message.kind === kind;
  for (;;) {
    const message = await line.next();
    if (isIt(message)) return message;
  }
}

it('whoever waits at a match is shown it when the last one has come', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME, { watch: false });
  const line = await lineOf(ney);
  line.say({ kind: 'sit', match: id, since: null });
  expect(await line.next()).toEqual({ kind: 'waiting', match: id });
  // Nothing can be done at a table that is not laid.
  line.say({ kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } });
  expect(await line.next()).toMatchObject({ kind: 'trouble', why: 'not-sitting' });
  const invited = await ask(blucher, 'POST', '/api/invitation', { token });
  expect(invited.body).toMatchObject({ id, game: GAME, state: 'gathering', names: ['Ney', null], seat: null });
  await join(blucher, token);
  expect(await line.next()).toMatchObject({ kind: 'whole', match: id, seat: 0 });
  const mine = await ask(blucher, 'GET', '/api/matches');
  expect(mine.body).toMatchObject({ matches: [{ id, state: 'running', names: ['Ney', 'Blücher'], seat: 1 }] });
});

it('a match whose node died between the last seat and the first line is begun by whoever comes', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id } = await makeMatch(ney, GAME);
  const { store } = there.node;
  const person = await ask(blucher, 'GET', '/api/me');
  // The seat is taken and all is told, and nobody is left to begin.
  if (typeof person.body !== 'object' || person.body === null || !('id' in person.body)) throw new Error('nobody');
  expect(await store.take(id, String(person.body.id), null)).toBe(1);
  const { create } = store;
  store.create = () => Promise.reject(new Error('the node dies'));
  await expect(attend(blucher, id)).rejects.toThrow('500');
  store.create = create;
  expect(await store.head(id)).toBeNull();
  const lines = await Promise.all([lineOf(ney), lineOf(blucher)]);
  for (const line of lines) line.say({ kind: 'sit', match: id, since: null });
  const [one, other] = await Promise.all(lines.map((line) => until(line, 'whole')));
  expect([one?.seat, other?.seat]).toEqual([0, 1]);
  expect(await store.gathering(id)).toBeNull();
});

it('the commitment that is shown before the match begins is that of its dice', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  const shown = (await ask(blucher, 'POST', '/api/invitation', { token })).body;
  await join(blucher, token);
  const { store } = there.node;
  const about = (await store.head(id))?.about;
  expect(shown).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(about).toMatchObject({ commitment: Reflect.get(shown ?? {}, 'commitment') });
  const secret = await store.secret(id);
  const text = JSON.stringify([shown, (await ask(ney, 'GET', `/api/matches/${id}`)).body]);
  expect(text).not.toContain(readKey(secret ?? null).secret);
});

it('whoever was away is sent what he missed, and what is new after it', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const { line: away, whole } = await seated(ney, id);
  away.close();
  const { line } = await seated(blucher, id);
  const act = async (key: string, wish: object) => {
    line.say({ kind: 'submit', match: id, key: key.padEnd(16, '0'), wish: { act: wish } });
    await until(line, 'ack');
  };
  await act('one', DRAW);
  await act('two', { kind: 'decline', offer: whole.n + 1 });
  const back = await lineOf(ney);
  back.say({ kind: 'sit', match: id, since: whole.n });
  const missed = await until(back, 'items');
  expect(missed.items.map(({ n, act: done }) => [n, done])).toEqual([
    [whole.n + 1, 'offer'],
    [whole.n + 2, 'decline'],
  ]);
  await act('three', DRAW);
  const next = await until(back, 'items');
  expect(next.items.map(({ n }) => n)).toEqual([whole.n + 3]);
  expect(next.now.offer).toMatchObject({ seat: 1, what: 'draw' });
  // Nothing was missed, or more than there is.
  for (const [since, kind] of [
    [whole.n + 3, 'items'],
    [whole.n + 99, 'whole'],
  ] as const) {
    back.say({ kind: 'sit', match: id, since });
    expect((await back.next()).kind).toBe(kind);
  }
});

it('an answer to an old offer says nothing to a new one', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const [{ line: his }, { line: mine }] = [await seated(ney, id), await seated(blucher, id)];
  let keys = 0;
  const act = async (line: TestLine, wish: object) => {
    const key = String(++keys).padStart(16, '0');
    line.say({ kind: 'submit', match: id, key, wish: { act: wish } });
    for (;;) {
      const message = await line.next();
      if ('key' in message && message.key === key) return message;
    }
  };
  await act(his, DRAW);
  const old = (await until(mine, 'items')).now.offer;
  expect(old).toMatchObject({ n: 1, seat: 0, what: 'draw' });
  await act(his, { kind: 'decline', offer: 1 });
  await act(his, DRAW);
  // He has seen the first, and not that it was taken away and made anew.
  for (const kind of ['agree', 'decline'])
    expect(await act(mine, { kind, offer: old?.n })).toMatchObject({ kind: 'refused', refusal: { code: 'no-offer' } });
  expect((await there.node.store.head(id))?.over).toBe(false);
  expect((await act(mine, { kind: 'agree', offer: 3 })).kind).toBe('ack');
  expect((await there.node.store.head(id))?.over).toBe(true);
});

it('what is taken back is the choice that was meant, or none', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const both = [await seated(ney, id), await seated(blucher, id)];
  const first = both.find(({ whole }) => whole.q !== null);
  if (first === undefined) throw new Error('nobody is asked');
  const { line } = first;
  let now: Now = first.whole;
  expect(now.undoes).toBeNull();
  let keys = 0;
  const submit = async (wish: object): Promise<string> => {
    const key = String(++keys).padStart(16, '0');
    line.say({ kind: 'submit', match: id, key, wish });
    for (;;) {
      const message = await line.next();
      if (message.kind === 'items') ({ now } = message);
      else return message.kind;
    }
  };
  // Two choices that can be taken back.
  while (now.undoable < 2) expect(await submit({ choice: now.choices[0], q: now.q })).toBe('ack');
  const last = now.undoes ?? 0;
  expect(await submit({ undo: last - 1 })).toBe('refused');
  expect(await submit({ undo: last })).toBe('ack');
  expect(now.undoes).toBe(last - 1);
  // The same wish under another key, as a second page would send it: that choice is gone already.
  expect(await submit({ undo: last })).toBe('refused');
  expect(now.undoable).toBe(1);
});

it('what is asked about a match is answered by what the one who asks may know', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const stranger = await newGuest(there.where, 'Grouchy');
  const lines = await Promise.all([ney, blucher, stranger].map(lineOf));
  const [one, other, third] = lines;
  if (one === undefined || other === undefined || third === undefined) throw new Error('nobody came');
  const key = 'k'.repeat(16);
  const asked = async (line: TestLine, question: unknown) => {
    line.say({ kind: 'ask', match: id, key, question });
    return line.next();
  };
  expect(await asked(one, { history: 0 })).toMatchObject({ kind: 'trouble', why: 'not-sitting' });
  const views: Whole[] = [];
  for (const line of lines) {
    line.say({ kind: 'sit', match: id, since: null });
    views.push((await until(line, 'whole')).whole);
  }
  const [mine, his, public_] = views;
  for (const [line, whole] of [
    [one, mine],
    [other, his],
    [third, public_],
  ] as const)
    expect(await asked(line, { history: 0 })).toMatchObject({ answer: { history: { n: 0, view: whole?.view } } });
  expect(mine?.view).not.toEqual(public_?.view);
  const [first, second, whole] = mine?.q === null ? [other, one, his] : [one, other, mine];
  const choice = whole?.choices[0];
  expect(await asked(first, { whyNot: { choice } })).toMatchObject({ answer: { whyNot: [] } });
  const barred = await asked(second, { whyNot: { choice } });
  if (barred.kind !== 'answer' || !('whyNot' in barred.answer)) throw new Error('no answer');
  expect(barred.answer.whyNot.length).toBeGreaterThan(0);
  for (const wish of [{ choice: { kind: 'win' } }, { choice: null }, { thing: 'nothing:99' }, { thing: '' }])
    expect(await asked(first, { whyNot: wish })).toMatchObject({ answer: { whyNot: [] } });
  for (const wish of [choice, null, { kind: 'win' }])
    expect(await asked(first, { odds: wish })).toMatchObject({ answer: { odds: null } });
  // One who looks on has no choices to weigh.
  for (const question of [{ odds: choice }, { whyNot: { choice } }])
    expect(await asked(third, question)).toMatchObject({ kind: 'trouble', why: 'not-allowed' });
  expect(await there.node.store.since(id, 0)).toEqual([]);
  expect(there.faults).toEqual([]);
});

it('a match stays open while somebody looks, and for a moment after', async () => {
  const there = await node({}, { linger: 30 });
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const lines = await Promise.all([lineOf(ney), lineOf(blucher)]);
  for (const line of lines) {
    line.say({ kind: 'sit', match: id, since: null });
    await until(line, 'whole');
  }
  expect(there.node.matches).toBe(1);
  lines[0]?.close();
  lines[1]?.say({ kind: 'leave', match: id });
  await expect.poll(() => there.node.matches, { timeout: 30_000 }).toBe(0);
  lines[1]?.say({ kind: 'sit', match: id, since: null });
  expect((await lines[1]?.next())?.kind).toBe('whole');
});

it('a node that goes takes nobody new, says so, and answers what was asked', async () => {
  const there = await startNode();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const { line } = await seated(ney, id);
  expect((await ask(there, 'GET', '/ready')).status).toBe(200);
  // The database takes its time: the wish has come, and is not answered yet.
  const { store } = there.node;
  const { append } = store;
  const asked = Promise.withResolvers<void>();
  const isDraining = Promise.withResolvers<void>();
  store.append = async (wanted) => {
    asked.resolve();
    await isDraining.promise;
    return append(wanted);
  };
  line.say({ kind: 'submit', match: id, key: KEY, wish: RESIGN });
  await asked.promise;
  const gone = there.stop();
  expect((await line.next()).kind).toBe('drain');
  const { origin } = there.where;
  expect(await lineTo(there.where, { cookie: ney.cookie, origin })).toEqual({ refused: true });
  isDraining.resolve();
  expect((await line.next()).kind).toBe('items');
  expect(await line.next()).toEqual({ kind: 'ack', match: id, key: KEY });
  expect(await line.closed).toBe(1012);
  await gone;
});

it('a database that is away is told as that, and nothing has moved', async () => {
  const there = await startNode();
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const { line } = await seated(ney, id);
  await there.node.store.shut();
  expect((await ask(there, 'GET', '/ready')).status).toBe(503);
  expect((await ask(there, 'GET', '/health')).status).toBe(200);
  expect((await ask(ney, 'GET', '/api/matches')).status).toBe(503);
  line.say({ kind: 'submit', match: id, key: KEY, wish: RESIGN });
  expect(await line.next()).toEqual({ kind: 'trouble', match: id, key: KEY, why: 'away' });
  expect(line.heard.filter(({ kind }) => kind === 'items')).toEqual([]);
  await there.stop();
});

it('a match has so many lines, and can then only be given up', async () => {
  const there = await node({}, {}, { lines: 2 });
  const [ney, blucher] = await pair(there);
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  const { line } = await seated(ney, id);
  const submit = async (key: string, wish: object) => {
    line.say({ kind: 'submit', match: id, key: key.padEnd(16, '0'), wish });
    for (;;) {
      const message = await line.next();
      if (message.kind !== 'items') return message;
    }
  };
  expect((await submit('one', { act: DRAW })).kind).toBe('ack');
  expect((await submit('two', { act: { kind: 'decline', offer: 1 } })).kind).toBe('ack');
  expect(await submit('three', { act: DRAW })).toMatchObject({ kind: 'trouble', why: 'full' });
  // What was done is still known.
  expect((await submit('two', { act: { kind: 'decline', offer: 1 } })).kind).toBe('ack');
  expect((await submit('four', RESIGN)).kind).toBe('ack');
  expect(await there.node.store.since(id, 0)).toHaveLength(3);
});

it('nobody sits at more matches than he may, and all of his are listed by one question to the database', async () => {
  const there = await node({}, {}, { running: 2 });
  const [ney, blucher] = await pair(there);
  const made = [await makeMatch(ney, GAME), await makeMatch(ney, GAME)];
  expect((await ask(ney, 'POST', '/api/matches', { game: GAME, options: {}, seat: 0, watch: true })).status).toBe(429);
  const his = await makeMatch(blucher, GAME);
  expect((await ask(ney, 'POST', '/api/join', { token: his.token, seat: null })).status).toBe(429);
  // Where he sits already he may look again.
  expect((await join(ney, made[0]?.token ?? '')).seat).toBe(0);
  const { store } = there.node;
  for (const name of ['head', 'gathering', 'seats', 'listed'] as const)
    Reflect.set(store, name, () => Promise.reject(new Error(`${name} was asked`)));
  const { body } = await ask(ney, 'GET', '/api/matches');
  const ids = made.map(({ id }) => id).sort();
  const listed = z.object({ matches: z.array(z.object({ id: z.string() })) }).parse(body);
  expect(listed.matches.map(({ id }) => id).sort()).toEqual(ids);
});

it('after the end all may ask for a revenge with the sides swapped, at once and as often as they like', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const stranger = await newGuest(there.where, 'Grouchy');
  const { id, token } = await makeMatch(ney, GAME, { watch: false });
  await join(blucher, token);
  const again = (guest: Guest) => ask(guest, 'POST', `/api/matches/${id}/rematch`, {});
  expect((await again(ney)).status).toBe(409);
  const { line } = await seated(ney, id);
  line.say({ kind: 'submit', match: id, key: KEY, wish: RESIGN });
  await until(line, 'ack');
  expect((await again(stranger)).status).toBe(404);
  const [one, other] = await Promise.all([again(ney), again(blucher)]);
  const next = z.object({ id: z.string(), seat: z.number() });
  const [mine, his] = [next.parse(one.body), next.parse(other.body)];
  expect([mine.seat, his.seat, his.id]).toEqual([1, 0, mine.id]);
  expect(next.parse((await again(ney)).body)).toEqual(mine);
  // Whoever sits down at it is called to it no longer.
  for (const guest of [ney, blucher]) expect((await ask(guest, 'GET', '/api/lobby')).body).toMatchObject({ calls: [] });
  for (const guest of [ney, blucher]) await attend(guest, mine.id);
  expect((await ask(ney, 'GET', `/api/matches/${id}`)).body).toMatchObject({ rematch: mine.id, state: 'over' });
  const info = await ask(blucher, 'GET', `/api/matches/${mine.id}`);
  expect(info.body).toMatchObject({ state: 'running', names: ['Blücher', 'Ney'], seat: 0, game: GAME, watch: false });
});

it('who asks for a revenge calls the others of the match to it, and nobody else', async () => {
  const there = await node();
  const [ney, blucher] = await pair(there);
  const stranger = await newGuest(there.where, 'Grouchy');
  const { id, token } = await makeMatch(ney, GAME, { watch: false });
  await join(blucher, token);
  const { line } = await seated(ney, id);
  line.say({ kind: 'submit', match: id, key: KEY, wish: RESIGN });
  await until(line, 'ack');
  const again = await ask(ney, 'POST', `/api/matches/${id}/rematch`, {});
  const next = z.object({ id: z.string() }).parse(again.body);
  const calls = async (guest: Guest) => (await ask(guest, 'GET', '/api/lobby')).body;
  expect(await calls(blucher)).toMatchObject({ calls: [{ match: { id: next.id }, by: { name: 'Ney' } }] });
  for (const guest of [ney, stranger]) expect(await calls(guest)).toMatchObject({ calls: [] });
});
