import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rated, UNKNOWN } from '../../src/server/company/glicko.ts';
import { judgeOf, ratingsAfter } from '../../src/server/company/judge.ts';
import type { NodeStore } from '../../src/server/store/node-store.ts';
import { unjudgedOf } from '../../src/server/store/ratings-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { ask, type Guest, join as joins, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { backends } from './backends.ts';
import { open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

const DAY = 86_400_000;

/** A match that ended, won by the first seat unless another is said; everything else as the nodes keep it. */
async function ended(
  store: NodeStore,
  id: string,
  changed: number,
  people: readonly string[],
  {
    winners = [0],
    delay = 0,
    isRated = true,
    watch = true,
  }: Partial<Record<'delay', number>> & {
    readonly winners?: readonly number[];
    readonly isRated?: boolean;
    readonly watch?: boolean;
  } = {},
) {
  const about = { game: 'toy', options: {}, made: 1, commitment: '', watch, delay, rated: isRated };
  const [first = ''] = people;
  await store.gather({ id, about, secret: {}, made: 1 }, people.length, { seat: 0, person: first }, `link ${id}`);
  for (const [seat, person] of people.entries()) if (seat > 0) await store.take(id, person, seat);
  const summary = { asked: [], outcome: { winners: [...winners], how: 'decisive', facts: {} } };
  await store.create({
    head: { id, seq: 0, epoch: 0, over: true, changed, about, summary },
    ...{ secret: {}, lines: [], standings: [] },
  });
  await store.gathered(id);
}

async function welcome(store: NodeStore, ...ids: readonly string[]) {
  for (const id of ids) await store.welcome({ id, name: id }, `token ${id}`, 1);
}

it('those to be judged are found by when they ended, and a line of a match that runs moves nothing in that order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-ratings-'));
  const path = join(folder, 'x.sqlite');
  const engine = await openSqlite(path);
  const { sql: text, parameters } = unjudgedOf(engine.db, { changed: DAY, id: 'm' }, 9).compile();
  const file = new Database(path);
  const plan = JSON.stringify(file.prepare(`explain query plan ${text}`).all(parameters));
  expect(plan).toContain('SEARCH matches USING INDEX matches_over (over=? AND changed>?)');
  expect(plan).not.toContain('B-TREE');
  const orders = file
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql like '%"changed"%'`)
    .all([]);
  expect(orders).toEqual([{ name: 'matches_over', sql: expect.stringContaining('where "over" = 1') }]);
  file.close();
  await engine.shut();
  rmSync(folder, { recursive: true });
});

describe.each(backends())('ratings in $name', ({ place }) => {
  it('a match is judged once, also by two nodes at once', async () => {
    const { open: another } = await place();
    const stores = [await another(), await another()];
    const [store] = stores;
    if (store === undefined) throw new Error('there is no store');
    await welcome(store, 'a', 'b');
    await ended(store, 'm', DAY, ['a', 'b']);
    const verdict = {
      ...{ match: 'm', game: 'toy', ended: DAY, shown: true, rate: ratingsAfter([0], DAY) },
      results: ['a', 'b'].map((person, seat) => ({ seat, person, score: 1 - seat })),
    };
    const answers = await Promise.all([...stores, ...stores].map((one) => one.judge(verdict)));
    expect(answers.filter((isNew) => isNew)).toHaveLength(1);
    const [won] = await store.ratingsOf('a');
    expect(won).toMatchObject({ played: 1, at: DAY, game: 'toy' });
    expect(won?.rating).toBeCloseTo(rated(UNKNOWN, [{ against: UNKNOWN, score: 1 }], 0).rating, 9);
    expect(await store.history('b', false, DAY + 1, 9)).toMatchObject([
      { match: 'm', seat: 1, score: 0, before: null, after: expect.any(Number) },
    ]);
  });

  it('what ended is judged when those who look on late have seen it, in the order of its end', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b', 'c');
    await ended(store, 'late', DAY, ['a', 'b'], { delay: 300_000 });
    await ended(store, 'friendly', DAY, ['a', 'b'], { isRated: false, winners: [] });
    await ended(store, 'private', DAY, ['a', 'b'], { isRated: false, watch: false, winners: [1] });
    await ended(store, 'three', DAY + 1, ['c', 'b', 'a'], { winners: [1, 2] });
    await ended(store, 'alone', DAY + 2, ['c']);
    let now = DAY + 299_999;
    const faults: unknown[] = [];
    const judge = judgeOf({ store, now: () => now, fault: (error) => faults.push(error) });
    await judge.look();
    const namesOf = async (person: string, all: boolean) =>
      (await store.history(person, all, 9 * DAY, 9)).map(({ match }) => match);
    expect(await namesOf('a', true)).toEqual(['three', 'friendly', 'private']);
    expect(await namesOf('a', false)).toEqual(['three', 'friendly']);
    expect(await store.tallies('c', false)).toEqual([
      { game: 'toy', seat: 0, score: 0, count: 1 },
      { game: 'toy', seat: 0, score: 1, count: 1 },
    ]);
    expect((await store.ratingsOf('a'))[0]?.played).toBe(1);
    now += 1;
    await judge.look();
    await judge.look();
    expect(await namesOf('a', true)).toEqual(['three', 'friendly', 'late', 'private']);
    expect((await store.ratingsOf('a'))[0]?.played).toBe(2);
    expect((await store.ratingsOf('c'))[0]?.played).toBe(1);
    expect(faults).toEqual([]);
  });

  it('only of whom enough is known is among the best', async () => {
    const store = await (await place()).open();
    await welcome(store, 'a', 'b');
    for (let i = 0; i < 12; i++) await ended(store, `m${i}`, DAY + i, ['a', 'b'], { winners: [i % 3 === 0 ? 1 : 0] });
    const judge = judgeOf({ store, now: () => 2 * DAY, fault: (error) => expect(error).toBeUndefined() });
    await judge.look();
    const [of] = await store.ratingsOf('a');
    expect(of?.played).toBe(12);
    const limit = of?.deviation ?? 0;
    expect((await store.leaders('toy', limit + 1, 9)).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(await store.leaders('toy', limit / 2, 9)).toEqual([]);
    expect(await store.leaders('other', 350, 9)).toEqual([]);
    await store.forget('b');
    expect((await store.leaders('toy', limit + 1, 9)).map(({ name }) => name)).toEqual(['a']);
  });
});

describe('over the network', () => {
  const clock = { now: 1_800_000_000_000 };
  let there: TestNode;
  beforeAll(async () => {
    there = await startNode({}, { now: () => clock.now });
  });
  afterAll(async () => {
    expect(there.faults).toEqual([]);
    await there.stop();
  });

  it('who has won finds it on his page, and others may read it', async () => {
    const { where, node } = there;
    const [ney, blucher] = [await newGuest(where, 'Ney'), await newGuest(where, 'Blücher')];
    const { id, token } = await makeMatch(ney, 'manoeuvre', { rated: true });
    await joins(blucher, token);
    const line = await open(where, { cookie: blucher.cookie, origin: where.origin });
    line.say({ kind: 'sit', match: id, since: null });
    line.say({ kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } });
    while ((await line.next()).kind !== 'ack');
    line.close();
    const about = async (guest: Guest) => (await ask(guest, 'GET', `/api/matches/${id}`)).body;
    expect(await about(ney)).not.toHaveProperty('ratings');
    await judgeOf({ store: node.store, now: () => clock.now, fault: (error) => there.faults.push(error) }).look();
    // What it moved is told to both, and to whoever may look.
    for (const guest of [ney, blucher, await newGuest(where, 'Uxbridge')])
      expect(await about(guest)).toMatchObject({
        ratings: [
          { before: 1500, after: 1662 },
          { before: 1500, after: 1338 },
        ],
      });
    const me = (await ask(ney, 'GET', '/api/me')).body;
    const { body, status } = await ask(blucher, 'GET', `/api/players/${Object(me).id}`);
    expect([status, body]).toMatchObject([
      200,
      {
        person: { name: 'Ney' },
        ratings: [{ game: 'manoeuvre', rating: 1662, played: 1, known: false }],
        tallies: [{ game: 'manoeuvre', seat: 0, score: 1, count: 1 }],
        history: [{ match: id, score: 1, others: [{ name: 'Blücher', seat: 1 }], open: true }],
        end: null,
      },
    ]);
    expect((await ask(ney, 'GET', '/api/leaders/manoeuvre')).body).toEqual({ leaders: [] });
    expect((await ask(ney, 'GET', `/api/players/${'A'.repeat(22)}`)).status).toBe(404);
    expect((await ask(ney, 'GET', '/api/players/x')).status).toBe(404);
    expect((await ask(there, 'GET', `/api/players/${Object(me).id}`)).status).toBe(401);
    expect((await ask(there, 'GET', '/api/leaders/manoeuvre')).status).toBe(401);
    // Of whoever has left there is no page any more, and his name is gone from those of others.
    const he = (await ask(blucher, 'GET', '/api/me')).body;
    expect((await ask(ney, 'GET', `/api/players/${Object(he).id}`)).status).toBe(200);
    expect((await ask(blucher, 'POST', '/api/account/deletion', { word: 'Blücher' })).status).toBe(204);
    expect((await ask(ney, 'GET', `/api/players/${Object(he).id}`)).status).toBe(404);
    const mine = await ask(ney, 'GET', `/api/players/${Object(me).id}`);
    expect(mine.body).toMatchObject({ history: [{ match: id, others: [{ name: '', seat: 1 }] }] });
  });
});
