import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FromNode } from '../../src/keeper/wire.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const MINUTE = 60_000;
const clock = { now: 1_800_000_000_000 };
let there: TestNode;
beforeAll(async () => {
  there = await startNode({}, { now: () => clock.now });
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const lineOf = ({ where, cookie }: Guest): Promise<TestLine> => open(where, { cookie, origin: where.origin });

const isOf = <K extends FromNode['kind']>(message: FromNode, kind: K): message is Extract<FromNode, { kind: K }> =>
  message.kind === kind;

async function heard<K extends FromNode['kind']>(line: TestLine, kind: K) {
  for (;;) {
    const message = await line.next();
    if (isOf(message, kind)) return message;
  }
}

async function three() {
  const [ney, blucher, uxbridge] = await Promise.all(
    ['Ney', 'Blücher', 'Uxbridge'].map((name) => newGuest(there.where, name)),
  );
  if (ney === undefined || blucher === undefined || uxbridge === undefined) throw new Error('nobody came');
  return [ney, blucher, uxbridge] as const;
}

it('who looks on late is told nothing of what was just done: not by the list, the line, the clocks, nor who is there', async () => {
  const [ney, blucher, uxbridge] = await three();
  const { id, token } = await makeMatch(ney, 'manoeuvre', {
    ...{ delay: 5, clock: { bank: 3_600_000, increment: 0, cap: 3_600_000 } },
  });
  await join(blucher, token);
  const about = async () => (await ask(uxbridge, 'GET', `/api/matches/${id}`)).body;
  /** Whether the replay of a match that is over, and its dice, are told. */
  const replayed = async () =>
    Promise.all(
      [`/api/replays/${id}`, `/api/matches/${id}/record`].map(
        async (path) => (await ask(uxbridge, 'GET', path)).status,
      ),
    );
  const [first, third] = [await lineOf(ney), await lineOf(uxbridge)];
  const sit = { kind: 'sit', match: id, since: null, present: true };
  first.say(sit);
  await heard(first, 'whole');
  // It has begun, but not so long ago.
  expect(await about()).toMatchObject({ state: 'gathering', times: null, seat: null });
  third.say(sit);
  expect(await third.next()).toEqual({ kind: 'waiting', match: id });
  const before = JSON.stringify(await about());
  clock.now += 5 * MINUTE;
  expect(await heard(third, 'whole')).toMatchObject({ seat: null, whole: { n: 0, q: null } });
  expect(await about()).toMatchObject({ state: 'running', times: null });
  clock.now += MINUTE;
  // Something happens that everybody notices, and ends the match.
  first.say({ kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } });
  await heard(first, 'ack');
  expect((await ask(ney, 'GET', `/api/matches/${id}`)).body).toMatchObject({ state: 'over' });
  expect((await ask(ney, 'POST', `/api/matches/${id}/rematch`)).status).toBe(201);
  for (const step of [0, 4, 0.99]) {
    clock.now += step * MINUTE;
    third.say({ kind: 'ask', match: id, key: 'k'.repeat(16), question: { history: 0 } });
    expect(await third.next()).toMatchObject({ kind: 'answer', answer: { history: { items: [] } } });
    third.say(sit);
    expect(await third.next()).toMatchObject({ kind: 'whole', whole: { n: 0, view: { outcome: null } } });
    expect(JSON.stringify({ ...Object(await about()), state: 'gathering' })).toBe(before);
    expect(await about()).toMatchObject({ state: 'running', rematch: null });
    expect(await replayed()).toEqual([404, 404]);
  }
  clock.now += 0.01 * MINUTE;
  expect(await heard(third, 'items')).toMatchObject({ items: [{ n: 1, act: 'resign' }] });
  expect(await about()).toMatchObject({ state: 'over', times: null, rematch: null });
  expect(await replayed()).toEqual([200, 200]);
  expect(new Set(third.heard.map(({ kind }) => kind))).toEqual(new Set(['waiting', 'whole', 'answer', 'items']));
  for (const line of [first, third]) line.close();
});

it('the seats are told how many people look on, by how many pages ever, and those who look on are not', async () => {
  const [ney, blucher, uxbridge] = await three();
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const sit = { kind: 'sit', match: id, since: null, present: true };
  const first = await lineOf(ney);
  first.say(sit);
  expect(await heard(first, 'watched')).toEqual({ kind: 'watched', match: id, count: 0 });
  const [third, again] = [await lineOf(uxbridge), await lineOf(uxbridge)];
  third.say(sit);
  expect((await heard(first, 'watched')).count).toBe(1);
  again.say(sit);
  await heard(again, 'present');
  again.close();
  third.close();
  expect((await heard(first, 'watched')).count).toBe(0);
  expect(third.heard.some(({ kind }) => kind === 'watched')).toBe(false);
  first.close();
});
