import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { ask, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { open } from './line.ts';
import { startNode } from './nodes.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

// Connections to PostgreSQL that are lost, or never answer.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function eye(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Those who wait for a lock of somebody else: their numbers. */
async function waiting(client: Client): Promise<readonly number[]> {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'bivouac'",
  );
  return rows.map(({ pid }) => pid);
}

it('a connection that is lost amid a transaction fails that alone, and the same work can be done again', async () => {
  const url = await postgres.database();
  const engine = await openPostgres({ url, connections: 2 });
  const other = await eye(url);
  const person = { id: 'p', name: 'Ney', made: 1 };
  const lost = engine.write(async (trx) => {
    await trx.insertInto('people').values(person).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    const isThere = async () =>
      (await other.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rows.length;
    await expect.poll(isThere, { timeout: 30_000 }).toBe(0);
    await trx
      .insertInto('people')
      .values({ ...person, id: 'q' })
      .execute();
  });
  expect(engine.why(await lost.catch((error: unknown) => error))).toBe('away');
  await engine.write((trx) => trx.insertInto('people').values(person).execute());
  expect(await engine.db.selectFrom('people').select('id').execute()).toEqual([{ id: 'p' }]);
  await other.end();
  await engine.shut();
});

it('a node whose connections are cut amid a choice says that nothing is known of it, lives, and takes it again', async () => {
  const url = await postgres.database();
  const there = await startNode({ DATABASE_URL: url });
  const other = await eye(url);
  const [ney, blucher] = [await newGuest(there.where, 'Ney'), await newGuest(there.where, 'Blücher')];
  const { id, token } = await makeMatch(ney, 'manoeuvre');
  await join(blucher, token);
  const line = await open(there.where, { cookie: ney.cookie, origin: there.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  expect((await line.next()).kind).toBe('whole');
  await other.query('begin');
  await other.query('select * from matches where id = $1 for update', [id]);
  const wish = { kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } };
  line.say(wish);
  await expect.poll(async () => (await waiting(other)).length, { timeout: 30_000 }).toBe(1);
  for (const pid of await waiting(other)) await other.query('select pg_terminate_backend($1)', [pid]);
  expect(await line.next()).toMatchObject({ kind: 'trouble', key: wish.key, why: 'away' });
  await other.query('rollback');
  line.say(wish);
  expect((await line.next()).kind).toBe('items');
  expect((await line.next()).kind).toBe('ack');
  expect(await there.node.store.since(id, 0)).toHaveLength(1);
  expect((await ask(there, 'GET', '/ready')).status).toBe(200);
  line.close();
  await other.end();
  await there.stop();
});

it('a connection that does not answer is not given to the next who asks', async () => {
  const url = await postgres.database();
  const engine = await openPostgres({ url, connections: 1, patience: 1000 });
  const other = await eye(url);
  await other.query('begin');
  await other.query('lock table people');
  // A reading that waits for another, on the one connection that there is.
  const late = await engine.db
    .selectFrom('people')
    .selectAll()
    .execute()
    .catch((error: unknown) => error);
  expect(engine.why(late)).toBe('away');
  // The lock is still held: what was asked is still under way there.
  expect(await waiting(other)).toHaveLength(1);
  expect((await sql<{ one: number }>`select 1 as one`.execute(engine.db)).rows).toEqual([{ one: 1 }]);
  await other.query('rollback');
  await other.end();
  await engine.shut();
});
