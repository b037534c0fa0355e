import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreError } from '../../src/keeper/store.ts';
import { hashOf } from '../../src/kernel/hash.ts';
import { lines } from '../../src/kernel/match.ts';
import { nodeStore } from '../../src/server/store/node-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { MIGRATIONS } from '../../src/server/store/tables.ts';
import { picketSubject } from '../conformance/picket.ts';
import { begin, doorOf, onlookers, playOn as play, reopen } from '../keeper/rooms.ts';
import { appendOf, creationOf, lineOf, playOn, standingOf } from '../keeper/samples.ts';
import { CONTRACT, type OpenTwo } from '../keeper/store-contract.ts';
import { backends } from './backends.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(backends())('the store in $name', ({ place }) => {
  const openTwo: OpenTwo = async () => {
    const { open } = await place();
    return [await open(), await open()];
  };

  describe('keeps to the contract', () => {
    it.each(CONTRACT)('$name', ({ run }) => run(openTwo));
  });

  it('tables that are brought up to date only by half are as they were before, and can be brought there anew', async () => {
    const { open } = await place();
    const [name = '', whole] = Object.entries(MIGRATIONS)[0] ?? [];
    if (whole === undefined) throw new Error('there are no tables');
    const half = {
      [name]: {
        async up(db: Parameters<typeof whole.up>[0]) {
          await whole.up(db);
          throw new Error('the node is killed');
        },
      },
    };
    expect(await open(half).catch((error: unknown) => error)).toBeInstanceOf(StoreError);
    const store = await open();
    expect(await store.create(creationOf('a'))).toBe(true);
  });

  it('nodes that begin at once all find the tables', async () => {
    const { open } = await place();
    const stores = await Promise.all([open(), open(), open()]);
    for (const [i, store] of stores.entries()) expect(await store.create(creationOf(`${i}`))).toBe(true);
  });

  it('one that cannot be kept holds up no other of its batch', async () => {
    const store = await (await place()).open();
    for (const id of ['a', 'b']) await store.create(creationOf(id));
    // The same line twice in one: a database takes none of it.
    const spoilt = appendOf('a', 0, { lines: [lineOf(1, 'one'), lineOf(1, 'two')] });
    const [bad, good] = await Promise.allSettled([store.append(spoilt), store.append(appendOf('b', 0))]);
    expect(bad.status).toBe('rejected');
    expect(good).toEqual({ status: 'fulfilled', value: { done: true } });
    expect((await store.head('a'))?.seq).toBe(0);
    expect((await store.since('b', 0)).length).toBe(1);
  });

  it('a match that one keeper plays goes on in another, to the same table', async () => {
    const { open } = await place();
    const subject = picketSubject();
    const one = await begin(doorOf(subject, await open(), 0));
    await play(one, await onlookers(one), 'one', 15);
    const two = await reopen(doorOf(subject, await open(), 0));
    expect(hashOf(two.match.position)).toBe(hashOf(one.match.position));
    await play(two, await onlookers(two), 'two', 10);
    expect(lines(two.match)).toBeGreaterThan(lines(one.match));
    await one.catchUp();
    expect(hashOf(two.match.position)).toBe(hashOf(one.match.position));
  });

  it('tells which matches run, and how far they have come', async () => {
    const store = await (await place()).open();
    for (const id of ['a', 'b', 'c', 'd']) await store.create(creationOf(id));
    await playOn(store, 'b', 1, 3);
    await store.append(appendOf('c', 0, { over: true }));
    expect(await store.running('', 2)).toEqual(['a', 'b']);
    expect(await store.running('b', 9)).toEqual(['d']);
    expect(await store.reached(['b', 'c', 'x'])).toEqual(
      new Map([
        ['b', 3],
        ['c', 1],
      ]),
    );
    expect(await store.reached([])).toEqual(new Map());
    // As many as are open at once.
    const many = Array.from({ length: 450 }, (_, i) => `x${i}`);
    expect([...(await store.reached(['c', ...many, 'b'])).keys()].sort()).toEqual(['b', 'c']);
  });

  it('one owner at a time has a lease, until it runs out or is given back', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    const taken = await Promise.all([1, 2, 3, 4, 5, 6].map((i) => (i % 2 ? one : other).lease('bot', `${i}`, 60_000)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const owner = String(taken.indexOf(true) + 1);
    expect(await other.lease('bot', owner, 60_000)).toBe(true);
    await other.release('bot', 'somebody else');
    expect(await other.lease('bot', 'somebody else', 60_000)).toBe(false);
    await other.release('bot', owner);
    expect(await other.lease('bot', 'somebody else', 1)).toBe(true);
    await pause(20);
    expect(await one.lease('bot', owner, 60_000)).toBe(true);
    expect(await one.lease('another', 'x', 60_000)).toBe(true);
  });

  it('time in which no node was up is not counted', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    const start = await one.time();
    await one.beat('one');
    await pause(30);
    await other.beat('two');
    await pause(30);
    await one.beat('one');
    await other.beat('two');
    const end = await one.time();
    // Two that were up at once are one stretch.
    const up = await other.upBetween(start, end);
    expect(up).toBeGreaterThan(40);
    expect(up).toBeLessThanOrEqual(end - start);
    await pause(40);
    expect(await one.upBetween(start, await one.time())).toBe(up);
    expect(await one.upBetween(end, await one.time())).toBe(0);
    expect(await one.upBetween(start - 1000, start)).toBe(0);
  });

  it('a person is known by the session alone, until it ends', async () => {
    const store = await (await place()).open();
    await store.welcome({ id: 'p', name: 'Ney' }, 'hash', 1);
    expect(await store.sessionBy('hash')).toMatchObject({ person: { id: 'p', name: 'Ney' } });
    expect(await store.sessionBy('p')).toBeNull();
    await store.endSession('hash');
    expect(await store.sessionBy('hash')).toBeNull();
  });

  it('of many who want the last seat one gets it, and nobody gets two', async () => {
    const { open } = await place();
    const [one, other] = [await open(), await open()];
    for (const id of ['p', 'q', 'r', 's']) await one.welcome({ id, name: id }, `hash of ${id}`, 1);
    const gathering = { id: 'm', about: { game: 'picket' }, secret: { secret: 'x' }, made: 1 };
    await one.gather(gathering, 3, { seat: 1, person: 'p' }, 'link');
    expect(await other.gathering('m')).toEqual(gathering);
    expect(await other.invitation('link')).toBe('m');
    expect(await other.invitation('m')).toBeNull();
    const seats = await Promise.all(
      ['q', 'q', 'r', 's', 'p', 'q', 'r', 's'].map((id, i) => (i % 2 ? one : other).take('m', id, null)),
    );
    const sat = await one.seats('m');
    expect(sat.map(({ person }) => person !== null)).toEqual([true, true, true]);
    expect(new Set(sat.map(({ person }) => person?.id)).size).toBe(3);
    for (const [i, id] of ['q', 'q', 'r', 's', 'p', 'q', 'r', 's'].entries())
      expect(seats[i]).toBe(sat.find(({ person }) => person?.id === id)?.seat ?? null);
    expect(await one.seatOf('m', 'p')).toBe(1);
    const listed = await one.listed('m');
    expect(listed).toEqual({
      ...{ id: 'm', about: '{"game":"picket"}', summary: null, over: false, next: null, changed: null },
      ...{ maker: 'p', open: false, seats: sat },
    });
    expect(await one.listOf('p', 9)).toEqual([listed]);
    expect(await one.listed('x')).toBeNull();
    expect(await one.take('m', 'p', 0)).toBe(1);
    await one.gathered('m');
    expect(await other.gathering('m')).toBeNull();
  });

  it('a seat that is wanted is taken, or none', async () => {
    const store = await (await place()).open();
    await store.gather({ id: 'm', about: null, secret: null, made: 1 }, 3, { seat: 0, person: 'p' }, 'link');
    expect(await store.take('m', 'q', 0)).toBeNull();
    expect(await store.take('m', 'q', 2)).toBe(2);
    expect(await store.take('elsewhere', 'q', null)).toBeNull();
  });
});

describe('the file of SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-file-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds a line when it is answered, not a moment later', async () => {
    const path = join(folder, 'answered.sqlite');
    const store = nodeStore(await openSqlite(path));
    const ids = Array.from({ length: 20 }, (_, i) => `match ${i}`);
    for (const id of ids) await store.create(creationOf(id));
    // Somebody else's eyes: they see what is committed.
    const reader = new Database(path);
    const seen = reader.prepare('select seq from matches where id = ?');
    const answers = await Promise.all(ids.map((id) => store.append(appendOf(id, 0)).then(() => seen.all([id]))));
    expect(answers).toEqual(ids.map(() => [{ seq: 1 }]));
    reader.close();
    await store.shut();
  });

  it('is written through to the disk by every connection', async () => {
    const path = join(folder, 'durable.sqlite');
    for (const engine of [await openSqlite(path), await openSqlite(path), await openSqlite(path)]) {
      const [synchronous] = (await sql<{ synchronous: number }>`pragma synchronous`.execute(engine.db)).rows;
      const [journal] = (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(engine.db)).rows;
      expect([synchronous, journal]).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }]);
      await engine.shut();
    }
  });

  it('that has no room left is full, and what was kept stays', async () => {
    const engine = await openSqlite(join(folder, 'full.sqlite'));
    const store = nodeStore(engine);
    await store.create(creationOf('a'));
    await sql`pragma max_page_count = 1`.execute(engine.db);
    const long = standingOf(1, 0, 'x'.repeat(1_000_000));
    const failed = await store.append(appendOf('a', 0, { standing: long })).catch((error: unknown) => error);
    expect(failed).toMatchObject({ why: 'full' });
    expect((await store.head('a'))?.seq).toBe(0);
    await sql`pragma max_page_count = 100000`.execute(engine.db);
    expect(await store.append(appendOf('a', 0, { standing: long }))).toEqual({ done: true });
    await store.shut();
  });

  it('that cannot be opened is denied, and not made elsewhere', async () => {
    const path = '/nowhere/bivouac.sqlite';
    const failed = await openSqlite(path).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StoreError);
    expect(existsSync(path)).toBe(false);
  });
});
