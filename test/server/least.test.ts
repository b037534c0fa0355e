import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/cli/migrate.ts';
import { nodeStore } from '../../src/server/store/node-store.ts';
import { openDatabase } from '../../src/server/store/open.ts';
import { ask, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { configOf, startNode } from './nodes.ts';
import { run } from './operator.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

// Two roles, as docs/deployment.md makes them: one that owns the tables, and one by which nodes play.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** What the operator is told to say to PostgreSQL, as it stands in the page. */
const SAID = /```sql\n([^`]+)```/.exec(readFileSync('docs/deployment.md', 'utf8'))?.[1] ?? '';

it('a node plays by a role that may neither make, change nor drop a table, and begins only where another has made them', async () => {
  const owner = await postgres.database();
  // The database of the tests is there already.
  await postgres.query(SAID.replace(/^create database .*$/m, '').replace(/^\\connect .*$/m, ''));
  await postgres.query('alter schema public owner to bivouac_owner');
  const as = (role: string): string => owner.replace('bivouac:bivouac@', `${role}:change-me@`);
  const plays = { DATABASE_URL: as('bivouac_node'), MIGRATIONS: 'off' };
  await expect(startNode(plays)).rejects.toThrow("its tables are not up to date, and MIGRATIONS=off: let 'migrate'");
  // By itself it could not bring them there either.
  await expect(startNode({ ...plays, MIGRATIONS: 'on' })).rejects.toThrow();
  expect(await run(migrate, { DATA: '', DATABASE_URL: as('bivouac_owner') })).toMatchObject({ code: 0 });

  const node = await startNode(plays);
  try {
    const [ney, blucher] = [await newGuest(node.where, 'Ney'), await newGuest(node.where, 'Blücher')];
    const { id, token } = await makeMatch(ney, 'manoeuvre');
    await join(blucher, token);
    expect((await ask(ney, 'GET', `/api/matches/${id}`)).body).toMatchObject({ state: 'running' });
    expect((await ask(ney, 'POST', '/api/account/deletion', { word: 'Ney' })).status).toBe(204);
    expect(node.faults).toEqual([]);
  } finally {
    await node.stop();
  }
  const engine = await openDatabase(configOf(plays));
  const { schema } = engine.db;
  for (const forbidden of [
    () => schema.createTable('mine').addColumn('id', 'text').execute(),
    () => schema.alterTable('people').addColumn('more', 'text').execute(),
    () => schema.dropTable('people').execute(),
  ])
    await expect(forbidden()).rejects.toMatchObject({ code: '42501' });
  await nodeStore(engine).shut();
});
