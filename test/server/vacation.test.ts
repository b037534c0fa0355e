import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { FromNode } from '../../src/keeper/wire.ts';
import { readStanding } from '../../src/server/matches/clocks.ts';
import {
  daysLeft,
  GRACE,
  LONGEST,
  leftAfter,
  mostDays,
  piecesOf,
  type Vacation,
  vacationFor,
} from '../../src/server/people/vacation.ts';
import { MIGRATIONS } from '../../src/server/store/tables.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { backends } from './backends.ts';
import { open, type TestLine } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

// Who is on vacation is waited for: by correspondence his clock stands still, where that was agreed on.

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const LETTERS = { bank: 3 * DAY, increment: DAY, cap: 5 * DAY };
const LIVE = { bank: HOUR, increment: 0, cap: HOUR };
const started: TestNode[] = [];
afterEach(async () => {
  for (const there of started.splice(0)) {
    expect(there.faults).toEqual([]);
    await there.stop();
  }
});

/** How a time stands that some node was up all along to count. */
function left(has: number, since: number, now: number, ...vacations: Vacation[]) {
  const pieces = piecesOf(since, now, vacations);
  return leftAfter(
    has,
    since,
    pieces,
    pieces.map(({ from, to }) => to - from),
  );
}

describe('a clock', () => {
  const away = { since: 10 * DAY, until: 20 * DAY };

  it('stands still from the first moment of a vacation to its last', () => {
    expect(left(3 * DAY, 9 * DAY, 10 * DAY - 1, away)).toEqual({ left: 2 * DAY + 1, until: null });
    expect(left(3 * DAY, 9 * DAY, 10 * DAY, away)).toEqual({ left: 2 * DAY, until: 20 * DAY });
    expect(left(3 * DAY, 9 * DAY, 20 * DAY - 1, away)).toEqual({ left: 2 * DAY, until: 20 * DAY });
    expect(left(3 * DAY, 9 * DAY, 20 * DAY, away)).toEqual({ left: 2 * DAY, until: null });
    expect(left(3 * DAY, 9 * DAY, 21 * DAY, away)).toEqual({ left: DAY, until: null });
    expect(left(3 * DAY, 9 * DAY, 31 * DAY, away)).toEqual({ left: 0, until: null });
  });

  it('that has less than an hour when its person goes runs on, and one that was up is not filled again', () => {
    expect(left(GRACE, 10 * DAY - 1, 15 * DAY, away)).toEqual({ left: 0, until: null });
    expect(left(GRACE + 1, 10 * DAY - 1, 15 * DAY, away)).toEqual({ left: GRACE, until: 20 * DAY });
    expect(left(DAY, 9 * DAY, 15 * DAY, away)).toEqual({ left: 0, until: null });
    // Who goes again after he was back is asked again whether he has an hour.
    const again = { since: 21 * DAY, until: 22 * DAY };
    expect(left(2 * DAY, 9 * DAY, 21.5 * DAY, away, again)).toEqual({ left: 0, until: null });
    expect(left(2 * DAY + GRACE, 9 * DAY, 21.5 * DAY, away, again)).toEqual({ left: GRACE, until: 22 * DAY });
  });

  it('that begins to run in a vacation waits for its end, however little is on it', () => {
    expect(left(1, 10 * DAY, 19 * DAY, away)).toEqual({ left: 1, until: 20 * DAY });
    expect(left(1, 15 * DAY, 15 * DAY, away)).toEqual({ left: 1, until: 20 * DAY });
    expect(left(2, 15 * DAY, 20 * DAY + 1, away)).toEqual({ left: 1, until: null });
    expect(left(2, 20 * DAY, 20 * DAY + 1, away)).toEqual({ left: 1, until: null });
  });

  it('never has more for a vacation than it had, nor less than without one', () => {
    const moment = fc.integer({ min: 0, max: 100 });
    const spans = fc.array(moment, { maxLength: 8 }).map((all) => {
      const at = all.toSorted((a, b) => a - b);
      return Array.from({ length: at.length >> 1 }, (_, i) => ({ since: at[2 * i] ?? 0, until: at[2 * i + 1] ?? 0 }));
    });
    fc.assert(
      fc.property(spans, moment, moment, moment, (vacations, bank, a, b) => {
        const [since, now] = [Math.min(a, b), Math.max(a, b)];
        const all = vacations.map((one) => ({ since: one.since * HOUR, until: one.until * HOUR }));
        const has = left(bank * HOUR, since * HOUR, now * HOUR, ...all).left;
        expect(has).toBeLessThanOrEqual(bank * HOUR);
        expect(has).toBeGreaterThanOrEqual(left(bank * HOUR, since * HOUR, now * HOUR).left);
      }),
    );
  });
});

describe('a year', () => {
  const june = Date.UTC(2026, 5, 1, 12);

  it('has so many days, and one that has begun is gone', () => {
    expect(mostDays([], 30, june)).toBe(30);
    expect(vacationFor([], 30, 30, june)).toEqual({ since: june, until: june + 30 * DAY });
    expect(vacationFor([], 31, 30, june)).toBe('spent');
    expect(vacationFor([], 1, 0, june)).toBe('spent');
    const short = { since: june, until: june + DAY + 1 };
    expect(daysLeft([short], 30, 2026)).toBe(28);
    expect(daysLeft([{ since: june, until: june }], 30, 2026)).toBe(29);
    expect(vacationFor([short], 28, 30, june + 2 * DAY)).toMatchObject({ since: june + 2 * DAY });
    expect(vacationFor([short], 29, 30, june + 2 * DAY)).toBe('spent');
  });

  it('is that in which a day begins', () => {
    const eve = Date.UTC(2026, 11, 30, 12);
    expect(daysLeft([{ since: eve, until: eve + 5 * DAY }], 30, 2026)).toBe(28);
    expect(daysLeft([{ since: eve, until: eve + 5 * DAY }], 30, 2027)).toBe(27);
    const spent = { since: june, until: june + 28 * DAY };
    expect(mostDays([spent], 30, eve)).toBe(32);
    expect(mostDays([{ since: june, until: june + 29 * DAY }], 30, eve)).toBe(1);
    expect(mostDays([], LONGEST, june)).toBe(LONGEST);
  });

  it('is asked for by somebody who is there', () => {
    const away = { since: june, until: june + DAY };
    expect(vacationFor([away], 1, 30, june + DAY - 1)).toBe('there');
    expect(vacationFor([away], 1, 30, june + DAY)).toMatchObject({ since: june + DAY });
  });
});

describe.each(backends())('vacations on $name', ({ place }) => {
  it('a database from before there were any is brought there', async () => {
    const { open: opened } = await place();
    const old = await opened(Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0013')));
    await old.welcome({ id: 'a', name: 'a' }, 'token', 1);
    const store = await opened();
    expect(await store.vacationsOf('a')).toEqual([]);
  });

  it('begin once whichever nodes are asked, end when somebody is back, and are known at his seats', async () => {
    const there = await place();
    const [one, two] = [await there.open(), await there.open()];
    for (const person of ['a', 'b']) await one.welcome({ id: person, name: person }, `token ${person}`, 1);
    for (const match of ['m', 'n'])
      await one.gather({ id: match, about: {}, secret: {}, made: 1 }, 2, { seat: 1, person: 'a' }, `link ${match}`);
    await one.take('n', 'b', null);
    const both = await Promise.all([one.goAway('a', 2, 30, 100), two.goAway('a', 3, 30, 101)]);
    expect(both.filter((answer) => answer === 'there')).toHaveLength(1);
    const [first] = await two.vacationsOf('a');
    if (first === undefined) throw new Error('nobody has gone');
    expect(both).toContainEqual(first);
    expect(await one.comeBack('b', 200)).toBe(false);
    expect([await two.comeBack('a', 200), await one.comeBack('a', 200)]).toEqual([true, false]);
    expect(await one.goAway('a', 30, 30, 300)).toBe('spent');
    expect(await one.goAway('a', 1, 30, 300)).toEqual({ since: 300, until: 300 + DAY });
    await one.goAway('b', 1, 30, 400);
    const kept = [
      { since: first.since, until: 200 },
      { since: 300, until: 300 + DAY },
    ];
    expect(await two.vacationsOf('a')).toEqual(kept);
    expect(await two.vacationsAt(['n'])).toEqual([
      ...kept.map((span) => ({ match: 'n', seat: 1, ...span })),
      { match: 'n', seat: 0, since: 400, until: 400 + DAY },
    ]);
    expect(await two.vacationsAt(['m', 'n'])).toHaveLength(5);
    expect(await two.vacationsAt([])).toEqual([]);
    await one.forget('a');
    expect([await two.vacationsOf('a'), (await two.vacationsOf('b')).length]).toEqual([[], 1]);
  });
});

/** An account with its cookie. */
async function account(there: TestNode, name: string): Promise<Guest> {
  const guest = await newGuest(there.where, name);
  const order = { login: `marshal-${name}`, password: 'six grey horses at dawn' };
  const { headers } = await ask(guest, 'POST', '/api/account', order);
  return { ...guest, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const go = (who: Guest, days: number) => ask(who, 'POST', '/api/vacation', { days });
const back = (who: Guest) => ask(who, 'DELETE', '/api/vacation');

/** Two at a match, whose time is told by the test; `late` is asked, and `other` waits. */
async function at(clock: object | undefined, more: { readonly vacation?: boolean } = {}, env = {}) {
  const there = await startNode(env);
  started.push(there);
  const time = { now: Date.UTC(2026, 5, 1, 12) };
  const { store } = there.node;
  store.time = async () => time.now;
  store.upBetween = async (from, to) => Math.max(0, to - from);
  const people = [await account(there, 'Ney'), await account(there, 'Blücher')];
  const [ney, blucher] = people;
  if (ney === undefined || blucher === undefined) throw new Error('nobody came');
  const { id, token } = await makeMatch(ney, 'manoeuvre', { ...more, ...(clock === undefined ? {} : { clock }) });
  await join(blucher, token);
  const standing = async () => readStanding((await store.head(id))?.summary ?? null);
  const seat = (await standing()).asked[0] ?? 0;
  const [late, other] = [people[seat], people[1 - seat]];
  if (late === undefined || other === undefined) throw new Error('nobody is asked');
  const lines = { late: await seated(late, id), other: await seated(other, id) };
  return { there, time, id, seat, late, other, lines, standing };
}

async function seated(guest: Guest, id: string): Promise<TestLine> {
  const line = await open(guest.where, { cookie: guest.cookie, origin: guest.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
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
/** What came of saying that the time of a seat is up. */
async function claimed(line: TestLine, id: string, act: object): Promise<FromNode['kind']> {
  const key = String(++keys).padStart(16, '0');
  line.say({ kind: 'submit', match: id, key, wish: { act } });
  for (;;) {
    const message = await line.next();
    if ('key' in message && message.key === key) return message.kind;
  }
}

it('by correspondence the clock of somebody on vacation stands still, and everybody sees it and until when', async () => {
  const { time, id, seat, late, other, lines, standing } = await at(LETTERS);
  const win = { kind: 'time', of: seat };
  await until(lines.other, 'clock');
  time.now += 2 * DAY;
  const ends = time.now + 10 * DAY;
  const gone = await go(late, 10);
  expect([gone.status, gone.body]).toEqual([
    201,
    { allowance: 30, left: 20, most: 20, now: { since: time.now, until: ends } },
  ]);
  expect((await until(lines.other, 'vacation')).until).toEqual(seat === 0 ? [ends, null] : [null, ends]);
  const { times } = await until(lines.other, 'clock');
  expect(times[seat]).toEqual({ left: DAY, runs: false, rests: 10 * DAY });
  const list = await ask(other, 'GET', '/api/matches');
  expect(list.body).toMatchObject({ matches: [{ vacation: true }] });
  time.now = ends + DAY - 1;
  expect(await claimed(lines.other, id, win)).toBe('trouble');
  time.now += 1;
  expect((await ask(late, 'GET', '/api/vacation')).body).toMatchObject({ now: null, left: 20 });
  expect(await claimed(lines.other, id, win)).toBe('ack');
  expect((await standing()).outcome?.how).toBe('time');
});

it('an answer in a vacation is charged nothing for it, and whoever comes back early is waited for no longer', async () => {
  const { time, id, seat, late, lines, standing } = await at(LETTERS);
  const { whole } = await until(lines.late, 'whole');
  time.now += DAY;
  await go(late, 10);
  await until(lines.late, 'vacation');
  time.now += 9 * DAY;
  let [choices, q] = [whole.choices, whole.q];
  while (q !== null) {
    lines.late.say({
      ...{ kind: 'submit', match: id, key: String(++keys).padStart(16, '0') },
      wish: { choice: choices[0], q },
    });
    ({ choices, q } = (await until(lines.late, 'items')).now);
  }
  await until(lines.late, 'ack');
  expect((await standing()).times?.[seat]).toEqual({ left: 3 * DAY, since: null });
  expect((await back(late)).body).toMatchObject({ now: null, left: 21 });
  expect((await until(lines.late, 'vacation')).until).toEqual([null, null]);
});

it('a time that was up, or has less than an hour, is no longer saved by a vacation', async () => {
  for (const [before, answer] of [
    [3 * DAY, 'ack'],
    [3 * DAY - GRACE + 1, 'ack'],
    [3 * DAY - GRACE, 'trouble'],
  ] as const) {
    const { time, id, seat, late, lines } = await at(LETTERS);
    time.now += before;
    expect((await go(late, 10)).status).toBe(201);
    time.now += DAY;
    expect(await claimed(lines.other, id, { kind: 'time', of: seat })).toBe(answer);
  }
});

it('where it was not agreed on, and at a live match, the clock goes on', async () => {
  for (const [clock, more] of [
    [LETTERS, { vacation: false }],
    [LIVE, { vacation: true }],
    [LIVE, {}],
  ] as const) {
    const { time, id, seat, late, other, lines } = await at(clock, more);
    expect((await go(late, 10)).status).toBe(201);
    time.now += 4 * DAY;
    const { body } = await ask(other, 'GET', `/api/matches/${id}`);
    expect(body).toMatchObject({ vacation: 'vacation' in more && more.vacation, onVacation: [null, null] });
    expect(await claimed(lines.other, id, { kind: 'time', of: seat })).toBe('ack');
    expect(lines.other.heard.some(({ kind }) => kind === 'vacation')).toBe(false);
  }
});

it('without a clock nobody on vacation is away, so that no bot is let in for him', async () => {
  const { time, id, seat, late, lines } = await at(undefined);
  const hand = { kind: 'hand', level: 'greedy', of: seat };
  // When he noticed something last is told by the clock of the node.
  time.now = Date.now() + 2 * DAY;
  await go(late, 10);
  time.now += 10 * DAY;
  expect(await claimed(lines.other, id, hand)).toBe('trouble');
  time.now += DAY + HOUR;
  expect(await claimed(lines.other, id, hand)).toBe('ack');
});

it('the list says who is on vacation until when, and calls him away no sooner for it', async () => {
  let now = Date.now();
  const there = await startNode({}, { now: () => now });
  started.push(there);
  const { store } = there.node;
  store.time = async () => now;
  const [ney, blucher] = [await account(there, 'Ney'), await account(there, 'Blücher')];
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const seat = readStanding((await store.head(id))?.summary ?? null).asked[0] ?? 0;
  const [late, other] = seat === 0 ? [ney, blucher] : [blucher, ney];
  const mine = async (who: Guest) =>
    z
      .object({ matches: z.array(z.object({ away: z.array(z.number()), onVacation: z.array(z.number().nullable()) })) })
      .parse((await ask(who, 'GET', '/api/matches')).body).matches[0];
  const nobody = [null, null];
  expect(await mine(other)).toEqual({ away: [], onVacation: nobody });
  await go(late, 5);
  const ends = now + 5 * DAY;
  now += 4 * DAY;
  expect(await mine(other)).toEqual({ away: [], onVacation: seat === 0 ? [ends, null] : [null, ends] });
  now = ends + 3 * DAY - 1;
  expect(await mine(other)).toEqual({ away: [], onVacation: nobody });
  now += 1;
  expect(await mine(other)).toEqual({ away: [seat], onVacation: nobody });
});

it('is for accounts, once at a time, as long as the year allows, and lies in the file of one’s data', async () => {
  const there = await startNode({ VACATION: '5' });
  started.push(there);
  const guest = await newGuest(there.where, 'Grouchy');
  expect(await go(guest, 1)).toMatchObject({ status: 409, body: { why: 'guest' } });
  const ney = await account(there, 'Ney');
  expect((await ask(ney, 'GET', '/api/vacation')).body).toMatchObject({ allowance: 5, left: 5, now: null });
  expect(await go(ney, 60)).toMatchObject({ status: 409, body: { why: 'spent' } });
  expect((await go(ney, 2)).status).toBe(201);
  expect(await go(ney, 1)).toMatchObject({ status: 409, body: { why: 'there' } });
  const { body } = await ask(ney, 'GET', '/api/account/data');
  expect(body).toMatchObject({ vacations: [{ since: expect.any(Number), until: expect.any(Number) }] });
  const none = await startNode({ VACATION: '0' });
  started.push(none);
  expect(await go(await account(none, 'Soult'), 1)).toMatchObject({ status: 409, body: { why: 'spent' } });
});
