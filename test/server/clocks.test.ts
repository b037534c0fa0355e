import { afterEach, expect, it } from 'vitest';
import type { FromNode } from '../../src/keeper/wire.ts';
import { clocked, readStanding } from '../../src/server/matches/clocks.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { appendOf, creationOf, lineOf } from '../keeper/samples.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const MINUTE = 60_000;
const CLOCK = { bank: 10 * MINUTE, increment: MINUTE, cap: 20 * MINUTE };
const started: TestNode[] = [];
afterEach(async () => {
  for (const there of started.splice(0)) await there.stop();
});

/** A match with clocks whose times are told by the test: how late it is, and for how long a node was up. */
async function withClocks() {
  const there = await startNode();
  started.push(there);
  const time = { now: 1_000_000_000, down: 0 };
  const { store } = there.node;
  store.time = async () => time.now;
  store.upBetween = async (from, to) => Math.max(0, to - from - time.down);
  const guests = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')] as const;
  const { id, token } = await makeMatch(guests[0], 'manoeuvre', { clock: CLOCK });
  await join(guests[1], token);
  const lines = [await seated(guests[0], id), await seated(guests[1], id)];
  const first = lines.findIndex(({ q }) => q !== null);
  return { there, id, time, guests, lines, first };
}

async function seated(guest: Guest, id: string) {
  const line = await open(guest.where, { cookie: guest.cookie, origin: guest.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  const whole = await line.next();
  if (whole.kind !== 'whole') throw new Error('not seated');
  const clock = await line.next();
  return { line, q: whole.whole.q, choices: whole.whole.choices, clock };
}

async function until<K extends FromNode['kind']>(line: TestLine, kind: K): Promise<Extract<FromNode, { kind: K }>> {
  const isIt = (message: FromNode): message is Extract<FromNode, { kind: K }> => message.kind === kind;
  for (;;) {
    const message = await line.next();
    if (isIt(message)) return message;
  }
}

const claim = (id: string, key: string, of: number) => ({
  ...{ kind: 'submit', match: id, key: key.padEnd(16, '0') },
  wish: { act: { kind: 'time', of } },
});

it('whoever is asked is charged, everybody sees it, and nothing ends by itself', async () => {
  const { there, id, time, guests, lines, first } = await withClocks();
  const runs = [0, 1].map((seat) => ({ left: CLOCK.bank, runs: seat === first }));
  for (const { clock } of lines) expect(clock).toEqual({ kind: 'clock', match: id, times: runs });
  time.now += 30 * MINUTE;
  expect((await seated(guests[0], id)).clock).toMatchObject({
    times: runs.map((one) => (one.runs ? { left: 0, runs: true } : one)),
  });
  const info = await ask(guests[1], 'GET', `/api/matches/${id}`);
  expect(info.body).toMatchObject({
    clock: CLOCK,
    state: 'running',
    times: [{ left: CLOCK.bank }, { left: CLOCK.bank }],
  });
  expect((await there.node.store.head(id))?.over).toBe(false);
});

it('a time-out is claimed by another, when it is one', async () => {
  const { there, id, time, lines, first } = await withClocks();
  const [late, other] = [lines[first]?.line, lines[1 - first]?.line];
  if (late === undefined || other === undefined) throw new Error('nobody came');
  time.now += 10 * MINUTE - 1;
  other.say(claim(id, 'early', first));
  expect(await until(other, 'trouble')).toMatchObject({ why: 'in-time' });
  time.now += 5;
  // Nobody claims his own, nor that of somebody whose time stands still.
  other.say(claim(id, 'own', 1 - first));
  expect(await until(other, 'refused')).toMatchObject({ refusal: { code: 'malformed' } });
  late.say(claim(id, 'still', 1 - first));
  expect(await until(late, 'trouble')).toMatchObject({ why: 'in-time' });
  expect(await there.node.store.since(id, 0)).toEqual([]);
  for (const _ of [1, 2]) {
    other.say(claim(id, 'late', first));
    await until(other, 'ack');
  }
  const [line, ...more] = await there.node.store.since(id, 0);
  expect([line?.entry, more]).toEqual([{ seat: 1 - first, act: { kind: 'time', of: first } }, []]);
  const { items } = await until(late, 'items');
  expect(JSON.stringify(items)).toContain(`"how":"time","facts":{"seat":${first}}`);
});

const hand = (id: string, key: string, act: object) => ({
  ...{ kind: 'submit', match: id, key: key.padEnd(16, '0'), wish: { act: { kind: 'hand', ...act } } },
});

it('a seat whose time is up is given to a bot by another, and its person finds a whole bank when he is back', async () => {
  const { there, id, time, lines, first } = await withClocks();
  const [late, other] = [lines[first]?.line, lines[1 - first]?.line];
  if (late === undefined || other === undefined) throw new Error('nobody came');
  const times = async () => readStanding((await there.node.store.head(id))?.summary ?? null).times ?? [];
  time.now += 10 * MINUTE - 1;
  other.say(hand(id, 'early', { level: 'greedy', of: first }));
  expect(await until(other, 'trouble')).toMatchObject({ why: 'in-time' });
  time.now += 5;
  other.say(hand(id, 'late', { level: 'greedy', of: first }));
  await until(other, 'ack');
  // Its person is told who has left it to the bot.
  const handedBy = [null, null].map((_, seat) => (seat === first ? 1 - first : null));
  expect(await until(late, 'items')).toMatchObject({ now: { handedBy } });
  expect((await there.node.store.since(id, 0))[0]?.entry).toEqual({
    seat: 1 - first,
    act: { kind: 'hand', level: 'greedy', of: first },
  });
  expect((await times())[first]).toEqual({ left: CLOCK.bank, since: null });
  // Nobody but its person takes it back.
  other.say(hand(id, 'back', { level: null, of: first }));
  expect(await until(other, 'refused')).toMatchObject({ refusal: { code: 'malformed' } });
  late.say(hand(id, 'mine', { level: null }));
  expect(await until(late, 'items')).toMatchObject({ now: { handedBy: [null, null] } });
  await until(late, 'ack');
  expect((await times())[first]?.left).toBeGreaterThanOrEqual(CLOCK.bank);
});

it('whoever leaves his seat to a bot has answered nothing, and gets nothing for it', async () => {
  const { there, id, time, lines, first } = await withClocks();
  const { line } = lines[first] ?? {};
  if (line === undefined) throw new Error('nobody came');
  there.node.store.lease = async () => false;
  const times = async () => readStanding((await there.node.store.head(id))?.summary ?? null).times ?? [];
  time.now += 4 * MINUTE;
  line.say(hand(id, 'gone', { level: 'greedy' }));
  await until(line, 'ack');
  expect((await times())[first]).toEqual({ left: 6 * MINUTE, since: null });
  // The time of a bot does not run.
  time.now += 4 * MINUTE;
  line.say(hand(id, 'back', { level: null }));
  await until(line, 'ack');
  expect((await times())[first]).toEqual({ left: 6 * MINUTE, since: time.now });
});

it('where nobody counts a seat is given to a bot by others when its person has noticed nothing for three days', async () => {
  const there = await startNode();
  started.push(there);
  const { store } = there.node;
  let away = 3 * 24 * 60 * MINUTE - 1;
  store.upBetween = async () => away;
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const asked = readStanding((await store.head(id))?.summary ?? null).asked[0];
  if (asked === undefined) throw new Error('nobody is asked');
  const guest = [blucher, ney][asked];
  if (guest === undefined) throw new Error('nobody waits');
  const line = await open(there.where, { cookie: guest.cookie, origin: there.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  line.say(hand(id, 'early', { level: 'greedy', of: asked }));
  expect(await until(line, 'trouble')).toMatchObject({ why: 'in-time' });
  away += 1;
  line.say(hand(id, 'late', { level: 'greedy', of: asked }));
  await until(line, 'ack');
  const info = await ask(guest, 'GET', `/api/matches/${id}`);
  expect(info.body).toMatchObject({ away: [] });
});

it('while no node is up nothing is charged', async () => {
  const { id, time, lines, first } = await withClocks();
  time.now += 60 * MINUTE;
  time.down = 55 * MINUTE;
  const other = lines[1 - first]?.line;
  other?.say(claim(id, 'early', first));
  expect((await other?.next())?.kind).toBe('trouble');
});

it('an answer is charged and gets its increment, with the line that gave it', async () => {
  const { there, id, time, lines, first } = await withClocks();
  const { line, choices: offered, q: asked } = lines[first] ?? {};
  if (line === undefined) throw new Error('nobody came');
  let [choices, q] = [offered ?? [], asked ?? null];
  let keys = 0;
  const times = async () => readStanding((await there.node.store.head(id))?.summary ?? null).times ?? [];
  const submit = async (wish: object) => {
    line.say({ kind: 'submit', match: id, key: String(++keys).padStart(16, '0'), wish });
    const { now } = await until(line, 'items');
    await until(line, 'ack');
    ({ choices, q } = now);
  };
  time.now += 4 * MINUTE;
  while (q !== null) await submit({ choice: choices[0], q });
  // Four minutes are gone, and one came back.
  expect((await times())[first]).toEqual({ left: 7 * MINUTE, since: null });
  expect((await times())[1 - first]).toEqual({ left: 10 * MINUTE, since: time.now });
});

it('whoever takes an answer back gives its increment back, and nobody has more than the cap', async () => {
  const there = await startNode();
  started.push(there);
  const { store } = there.node;
  let now = 1_000_000;
  store.time = async () => now;
  store.upBetween = async (from, to) => to - from;
  const kept = clocked(store, CLOCK, 2);
  const asks = (...asked: number[]) => ({ summary: { asked, seen: [] } });
  const { head, ...rest } = creationOf('a');
  await kept.create({ ...rest, head: { ...head, ...asks(0) } });
  const times = async () => readStanding((await store.head('a'))?.summary ?? null).times ?? [];
  now += 30_000;
  const undo = { seat: 0, undo: true } as const;
  const chosen = (seq: number) => ({ ...lineOf(seq), entry: { seat: 0, choice: { kind: 'pass' } } });
  await kept.append(appendOf('a', 0, { ...asks(1), lines: [chosen(1)] }));
  expect(await times()).toEqual([
    { left: CLOCK.bank + 30_000, since: null },
    { left: CLOCK.bank, since: now },
  ]);
  await kept.append(appendOf('a', 1, { ...asks(0), lines: [{ ...chosen(2), entry: undo }] }));
  expect((await times())[0]).toEqual({ left: CLOCK.bank - 30_000, since: now });
  // One who is behind is told so, and no clock has moved.
  const late = appendOf('a', 1, { ...asks(1), lines: [{ ...chosen(2), key: 'another' }] });
  expect(await kept.append(late)).toEqual({ behind: 2 });
  for (let seq = 3; seq < 40; seq++)
    await kept.append(appendOf('a', seq - 1, { ...asks(seq % 2), lines: [chosen(seq)] }));
  expect((await times())[1 - (39 % 2)]).toEqual({ left: CLOCK.cap, since: null });
});

it.each([
  { bank: 9 * MINUTE, increment: 0, cap: 20 * MINUTE },
  { bank: 20 * MINUTE, increment: 0, cap: 10 * MINUTE },
  { bank: 10 * MINUTE, increment: -1, cap: 20 * MINUTE },
  { bank: 10 * MINUTE, increment: 0, cap: 11 * 24 * 60 * MINUTE },
  'fast',
])('the clock %j is none', async (clock) => {
  const there = await startNode();
  started.push(there);
  const ney = await newGuest(there.where, 'Ney');
  const order = { game: 'manoeuvre', options: {}, seat: 0, watch: true, clock };
  expect((await ask(ney, 'POST', '/api/matches', order)).status).toBe(400);
});

it('where nobody counts nothing can be claimed', async () => {
  const there = await startNode();
  started.push(there);
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const line = await open(there.where, { cookie: ney.cookie, origin: there.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  line.say(claim(id, 'late', 1));
  expect(await until(line, 'trouble')).toMatchObject({ why: 'not-allowed' });
  expect(line.heard.some(({ kind }) => kind === 'clock')).toBe(false);
});
