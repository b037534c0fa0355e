import { afterEach, describe, expect, it } from 'vitest';
import type { FromNode } from '../../src/keeper/wire.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { clocked, readStanding, type Time } from '../../src/server/matches/clocks.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { appendOf, creationOf, lineOf } from '../keeper/samples.ts';
import { backends } from './backends.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

// What the people of a match agree on while it runs: another clock.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE: Clock = { bank: 10 * MINUTE, increment: MINUTE, cap: 20 * MINUTE };
const LETTERS: Clock = { bank: 3 * DAY, increment: DAY, cap: 5 * DAY };
const started: TestNode[] = [];
afterEach(async () => {
  for (const there of started.splice(0)) await there.stop();
});

/** Two people at a match, at a node whose time the test tells. */
async function twoAt(clock: Clock | null) {
  const time = { now: 1_000_000_000 };
  const tell = (node: TestNode) => {
    node.node.store.time = async () => time.now;
    node.node.store.upBetween = async (from, to) => to - from;
  };
  const there = await startNode();
  started.push(there);
  tell(there);
  const guests = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')] as const;
  const { id, token } = await makeMatch(guests[0], 'manoeuvre', clock === null ? {} : { clock });
  await join(guests[1], token);
  const lines = await Promise.all(guests.map((guest) => seated(guest, id)));
  const [first, second] = lines;
  if (first === undefined || second === undefined) throw new Error('nobody came');
  return { there, id, time, tell, guests, lines: [first, second] as const };
}

async function seated(guest: Guest, id: string): Promise<TestLine> {
  const line = await open(guest.where, { cookie: guest.cookie, origin: guest.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  await until(line, 'whole');
  return line;
}

async function until<K extends FromNode['kind']>(line: TestLine, kind: K): Promise<Extract<FromNode, { kind: K }>> {
  const isIt = (message: FromNode): message is Extract<FromNode, { kind: K }> => message.kind === kind;
  for (;;) {
    const message = await line.next();
    if (isIt(message)) return message;
  }
}

let keys = 0;
const does = (line: TestLine, match: string, act: object) =>
  line.say({ kind: 'submit', match, key: String(++keys).padStart(16, '0'), wish: { act } });

/** The first line proposes a clock, and the other agrees. */
async function agreeOn(id: string, [by, other]: readonly [TestLine, TestLine], clock: Clock | null) {
  does(by, id, { kind: 'offer', what: 'clock', clock });
  await until(by, 'ack');
  const { now } = await until(other, 'items');
  expect(now.offer).toMatchObject({ what: 'clock', clock, agreed: [] });
  does(other, id, { kind: 'agree', offer: now.offer?.n ?? -1 });
  await until(other, 'ack');
}

const timesAt = async ({ node }: TestNode, id: string) =>
  readStanding((await node.store.head(id))?.summary ?? null).times;

it('another clock begins for all when the last has agreed, with whole banks, and time is claimed by it alone', async () => {
  const { there, id, time, tell, guests, lines } = await twoAt(LIVE);
  const asked = readStanding((await there.node.store.head(id))?.summary ?? null).asked[0] ?? 0;
  time.now += 9 * MINUTE;
  await agreeOn(id, lines, LETTERS);
  const anew = [0, 1].map((seat) => ({ left: LETTERS.bank, runs: seat === asked }));
  for (const line of lines) expect(await until(line, 'clock')).toMatchObject({ times: expect.any(Array) });
  expect(await timesAt(there, id)).toMatchObject(
    anew.map(({ left, runs }) => ({ left, since: runs ? time.now : null })),
  );
  expect((await ask(guests[0], 'GET', `/api/matches/${id}`)).body).toMatchObject({ clock: LETTERS });
  const other = lines[1 - asked];
  if (other === undefined) throw new Error('nobody waits');
  time.now += 3 * DAY - 1;
  does(other, id, { kind: 'time', of: asked });
  expect(await until(other, 'trouble')).toMatchObject({ why: 'in-time' });
  // Another node finds the same in the journal.
  await there.restart();
  tell(there);
  const guest = guests[1 - asked];
  if (guest === undefined) throw new Error('nobody waits');
  const again = await open(there.where, { cookie: guest.cookie, origin: there.where.origin });
  again.say({ kind: 'sit', match: id, since: null });
  expect((await until(again, 'whole')).whole.clock).toEqual(LETTERS);
  expect((await until(again, 'clock')).times).toEqual(anew.map((one) => (one.runs ? { ...one, left: 1 } : one)));
  time.now += 1;
  does(again, id, { kind: 'time', of: asked });
  await until(again, 'ack');
  expect((await there.node.store.head(id))?.over).toBe(true);
});

it('a match without a clock gets one, and loses it again', async () => {
  const { there, id, time, guests, lines } = await twoAt(null);
  await agreeOn(id, lines, LIVE);
  for (const line of lines)
    expect((await until(line, 'clock')).times.map(({ left }) => left)).toEqual([600_000, 600_000]);
  expect((await ask(guests[1], 'GET', `/api/matches/${id}`)).body).toMatchObject({ clock: LIVE });
  time.now += 11 * MINUTE;
  await agreeOn(id, lines, null);
  expect(await timesAt(there, id)).toBeNull();
  does(lines[0], id, { kind: 'time', of: 1 });
  expect(await until(lines[0], 'trouble')).toMatchObject({ why: 'not-allowed' });
  expect((await ask(guests[1], 'GET', `/api/matches/${id}`)).body).toMatchObject({ clock: null, times: null });
  // The revenge goes by what was agreed on last.
  does(lines[0], id, { kind: 'resign' });
  await until(lines[0], 'ack');
  const next = await ask(guests[0], 'POST', `/api/matches/${id}/rematch`, {});
  expect(next.status).toBe(201);
  expect((await ask(guests[0], 'GET', `/api/matches/${idOf(next.body)}`)).body).toMatchObject({ clock: null });
});

const idOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';

it('a clock that is declined or withdrawn changes nothing, and the one that goes on already is not proposed', async () => {
  const { there, id, time, lines } = await twoAt(LIVE);
  const before = await timesAt(there, id);
  for (const refuser of lines) {
    time.now += MINUTE;
    does(lines[0], id, { kind: 'offer', what: 'clock', clock: LETTERS });
    const { now } = await until(refuser, 'items');
    does(refuser, id, { kind: 'decline', offer: now.offer?.n ?? -1 });
    await until(refuser, 'ack');
    if (refuser === lines[0]) for (const _ of [1, 2]) await until(lines[1], 'items');
  }
  expect(await timesAt(there, id)).toEqual(before);
  does(lines[0], id, { kind: 'offer', what: 'clock', clock: LIVE });
  expect(await until(lines[0], 'trouble')).toMatchObject({ why: 'not-allowed' });
  does(lines[0], id, { kind: 'offer', what: 'clock', clock: { ...LIVE, bank: 1 } });
  await expect(lines[0].closed).resolves.toBe(4000);
});

it('hints are agreed on before anybody sits down, and a rated match has none', async () => {
  const there = await startNode();
  started.push(there);
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  for (const hints of [undefined, false, true]) {
    const { id, token } = await makeMatch(ney, 'manoeuvre', hints === undefined ? {} : { hints });
    expect((await ask(blucher, 'POST', '/api/invitation', { token })).body).toMatchObject({ hints: hints === true });
    await join(blucher, token);
    expect((await ask(ney, 'GET', `/api/matches/${id}`)).body).toMatchObject({ hints: hints === true });
  }
  const rated = { game: 'manoeuvre', options: {}, seat: 0, watch: true, rated: true };
  expect((await ask(ney, 'POST', '/api/matches', { ...rated, hints: true })).status).toBe(400);
  expect((await ask(ney, 'POST', '/api/matches', rated)).status).toBe(201);
});

const both = backends();
describe.each(both)('on $name', (backend) => {
  it('two nodes reckon the same, and an increment that was never got is not given back', async () => {
    const place = await backend.place();
    const [one, two] = [await place.open(), await place.open()];
    let now = 1_000_000;
    for (const store of [one, two]) {
      store.time = async () => now;
      store.upBetween = async (from, to) => to - from;
    }
    const [here, there] = [clocked(one, LIVE, 2), clocked(two, LIVE, 2)];
    const how = (asked: number, clock: Clock | null = LIVE) => ({
      summary: { asked: [asked], seen: [], ...(clock === LIVE ? {} : { clock: clock === null ? null : { ...clock } }) },
    });
    const times = async (): Promise<readonly Time[] | null> =>
      readStanding((await two.head('a'))?.summary ?? null).times;
    const { head, ...rest } = creationOf('a');
    await here.create({ ...rest, head: { ...head, ...how(0) } });
    const choice = (seq: number) => ({ ...lineOf(seq), entry: { seat: 0, choice: { kind: 'pass' } } });
    const agree = (seq: number) => ({ ...lineOf(seq), entry: { seat: 1, act: { kind: 'agree' } as const } });
    now += 4 * MINUTE;
    await there.append(appendOf('a', 0, { ...how(1), lines: [choice(1)] }));
    expect(await times()).toEqual([
      { left: 7 * MINUTE, since: null },
      { left: 10 * MINUTE, since: now },
    ]);
    now += 2 * MINUTE;
    // Both keep the consent: one of them is told that he is behind, and no clock has moved twice.
    const consent = appendOf('a', 1, { ...how(1, LETTERS), lines: [agree(2)] });
    const answers = [
      await here.append(consent),
      await there.append({ ...consent, lines: [{ ...agree(2), key: 'b' }] }),
    ];
    expect(answers).toEqual([{ done: true }, { behind: 2 }]);
    expect(await times()).toEqual([
      { left: LETTERS.bank, since: null, anew: true },
      { left: LETTERS.bank, since: now },
    ]);
    now += MINUTE;
    await there.append(
      appendOf('a', 2, { ...how(0, LETTERS), lines: [{ ...lineOf(3), entry: { seat: 0, undo: true } }] }),
    );
    expect(await times()).toEqual([
      { left: LETTERS.bank, since: now },
      { left: LETTERS.bank - MINUTE + DAY, since: null },
    ]);
    await here.append(appendOf('a', 3, { ...how(0, null), lines: [agree(4)] }));
    expect(await times()).toBeNull();
    await there.append(appendOf('a', 4, { ...how(0), summary: { asked: [0], clock: { ...LIVE } }, lines: [agree(5)] }));
    expect((await times())?.map(({ left }) => left)).toEqual([LIVE.bank, LIVE.bank]);
  });
});
