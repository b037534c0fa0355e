import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { admin } from '../../src/cli/admin.ts';
import { revalidate } from '../../src/cli/revalidate.ts';
import { shelf } from '../../src/games/index.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import type { Game } from '../../src/kernel/game.ts';
import { loaded } from '../../src/server/loaded.ts';
import { examined, type Finding } from '../../src/server/matches/inspection.ts';
import { type NodeStore, nodeStore } from '../../src/server/store/node-store.ts';
import { openKept } from '../../src/server/store/open.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { open } from './line.ts';
import { configOf, startNode, type TestNode } from './nodes.ts';
import { type Env, run } from './operator.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

// What an operator does with people and matches while a node runs.

let there: TestNode;
let env: Env;
let ney: Guest;
let blucher: Guest;
let id: string;
let waiting: { readonly id: string; readonly token: string };
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(() => there.stop());

async function begin(where: 'SQLite' | 'PostgreSQL'): Promise<void> {
  const url = where === 'SQLite' ? '' : await postgres.database();
  there = await startNode({ DATABASE_URL: url });
  env = { DATA: `${there.folder}/data`, DATABASE_URL: url };
  [ney, blucher] = [await newGuest(there.where, 'Ney_1'), await newGuest(there.where, 'Blücher')];
  const made = await makeMatch(ney, 'manoeuvre');
  id = made.id;
  await join(blucher, made.token);
  waiting = await makeMatch(blucher, 'manoeuvre');
  const players = [ney, blucher].map((guest, seat) => playerOf(guest, id, { random: fastRandom(`operate/${seat}`) }));
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(15);
  await Promise.all(players.map((player) => player.rest()));
  for (const player of players) player.leave();
}

const personOf = async (guest: Guest): Promise<string> => {
  const { body } = await ask(guest, 'GET', '/api/me');
  const found = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1];
  if (found === undefined) throw new Error('nobody is known');
  return found;
};

const found = async (store: NodeStore, load: (game: string) => Promise<Game | null>): Promise<Finding[]> => {
  const all: Finding[] = [];
  for await (const one of examined(store, load)) all.push(one);
  return all;
};

it.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: people are found, renamed, and known by no browser any more',
  async (where) => {
    await begin(where);
    const person = await personOf(ney);
    const list = await run(admin, env, 'people', 'EY_');
    expect(list).toMatchObject({ code: 0, said: expect.stringContaining(`${person}`) });
    expect(list.said).toContain('Ney_1  (known in 1 browsers, 1 matches)');
    expect(list.said).not.toContain('Blücher');
    expect(await run(admin, env, 'people', 'n%1')).toMatchObject({ code: 1 });
    expect(await run(admin, env, 'rename', '--', person, 'Michel')).toMatchObject({ code: 0 });
    expect((await ask(ney, 'GET', '/api/me')).body).toMatchObject({ name: 'Michel' });
    for (const name of ['', 'x'.repeat(41), 'a\u202eb'])
      expect(await run(admin, env, 'rename', '--', person, name)).toMatchObject({ code: 'unusable' });
    expect(await run(admin, env, 'rename', 'nobody', 'Michel')).toMatchObject({ code: 'unusable' });
    const order = { label: 'bot', scope: 'play', days: 1, password: null };
    const token = /bivouac_[\w-]+/.exec(JSON.stringify((await ask(ney, 'POST', '/api/tokens', order)).body))?.[0];
    const [session, held, ...more] = (await run(admin, env, 'sessions', '--', person)).said.split('\n');
    expect([session, held, more]).toEqual([
      expect.stringMatching(/^[\w-]{22} {2}since [-\d]+ [\d:]+, last on [-\d]+ {2}/),
      expect.stringMatching(/^token [\w-]{22} .*play: bot$/),
      [],
    ]);
    for (const secret of [ney.cookie.split('=')[1], token]) expect(`${session} ${held}`).not.toContain(secret ?? '');
    expect(await run(admin, env, 'end-sessions', '--only', 'x', '--', person)).toMatchObject({ code: 'unusable' });
    const other = await personOf(blucher);
    // With a sign between them: what names a session may begin with a dash.
    const only = [`--only=${session?.slice(0, 22)}`, '--'];
    expect(await run(admin, env, 'end-sessions', ...only, other)).toMatchObject({ code: 'unusable' });
    expect((await ask(ney, 'GET', '/api/me')).status).toBe(200);
    const one = await run(admin, env, 'end-sessions', ...only, person);
    expect(one).toMatchObject({ code: 0, said: expect.stringMatching(/^1 /) });
    expect((await ask(ney, 'GET', '/api/me')).status).toBe(401);
    // And with all of them the token.
    const all = await run(admin, env, 'end-sessions', '--', person);
    expect(all).toMatchObject({ code: 0, said: expect.stringMatching(/^1 /) });
    expect((await ask(blucher, 'GET', '/api/me')).status).toBe(200);
  },
);

it.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: all sessions of all accounts are ended at once, and those of guests where that is meant',
  async (where) => {
    await begin(where);
    const password = 'six grey horses at dawn';
    const { headers } = await ask(ney, 'POST', '/api/account', { login: 'michel', password });
    const account = { ...ney, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    expect((await ask(account, 'GET', '/api/me')).status).toBe(200);
    const ended = await run(admin, env, 'end-all-sessions');
    expect(ended).toMatchObject({ code: 0, said: expect.stringMatching(/^1 /) });
    expect((await ask(account, 'GET', '/api/me')).status).toBe(401);
    expect((await ask(blucher, 'GET', '/api/me')).status).toBe(200);
    expect((await ask(account, 'POST', '/api/login', { login: 'michel', password })).status).toBe(200);
    const both = await run(admin, env, 'end-all-sessions', '--guests');
    expect(both).toMatchObject({ code: 0, said: expect.stringMatching(/^2 /) });
    expect((await ask(blucher, 'GET', '/api/me')).status).toBe(401);
    expect(await run(admin, env, 'end-all-sessions', '--guests')).toMatchObject({ code: 1 });
  },
);

it.each(['SQLite', 'PostgreSQL'] as const)(
  '%s: matches are listed, read without a secret, and ended',
  async (where) => {
    await begin(where);
    const state = async (name: string) => (await run(admin, env, 'matches', '--state', name)).said;
    expect(await state('running')).toMatch(new RegExp(`^${id}.* manoeuvre runs: Ney_1 \\S+, Blücher \\S+$`));
    expect(await state('waiting')).toMatch(new RegExp(`^${waiting.id}.* manoeuvre waits: Blücher \\S+, \\(free\\)$`));
    expect(await state('over')).toBe('There is no such match.');
    expect((await run(admin, env, 'matches', `--person=${await personOf(ney)}`)).said.split('\n')).toHaveLength(1);
    expect(await run(admin, env, 'matches', '--state', 'lost')).toMatchObject({ code: 'unusable' });

    const read = await run(admin, env, 'match', '--', id);
    expect(read).toMatchObject({ code: 0, said: expect.stringContaining('  · ') });
    const secret = JSON.stringify(await there.node.store.secret(id));
    for (const hidden of [/[0-9a-f]{64}/.exec(secret)?.[0], waiting.token, ney.cookie.split('=')[1]]) {
      if (hidden === undefined) throw new Error('there is nothing to hide');
      expect(read.said).not.toContain(hidden);
    }

    expect(await run(admin, env, 'close', '--', id)).toMatchObject({ code: 'unusable' });
    expect(await run(admin, env, 'close', '--resign', '2', '--', id)).toMatchObject({ code: 'unusable' });
    const line = await open(there.where, { cookie: ney.cookie, origin: there.where.origin });
    line.say({ kind: 'sit', match: id, since: null });
    expect((await line.next()).kind).toBe('whole');
    const end = where === 'SQLite' ? ['--resign', '1'] : ['--draw'];
    expect(await run(admin, env, 'close', ...end, '--', id)).toMatchObject({ code: 0 });
    // Whoever sits there is told, by a node that was not asked.
    await expect.poll(() => JSON.stringify(line.heard.at(-1)), { timeout: 30_000 }).toContain('"outcome"');
    line.close();
    expect(await state('over')).toContain(id);
    expect(await run(admin, env, 'close', '--draw', '--', id)).toMatchObject({ code: 'unusable' });
    expect(await run(admin, env, 'close', '--', waiting.id)).toMatchObject({ code: 0 });
    expect((await ask(blucher, 'GET', `/api/matches/${waiting.id}`)).status).toBe(404);
    expect((await ask(ney, 'POST', '/api/invitation', { token: waiting.token })).status).toBe(404);
  },
);

it('what new rules would make of running matches is told, and nothing is changed', async () => {
  await begin('SQLite');
  const said = await run(revalidate, env);
  expect(said).toEqual({ code: 0, said: '1 matches run.\n       1 go on as they are' });
  await there.node.drain();
  const engine = await openKept(configOf(env));
  const store = nodeStore(engine);
  const all = async () => JSON.stringify([await store.head(id), await store.since(id, -1), await store.standing(id)]);
  const before = await all();
  const load = await loaded(shelf);
  const changed = (change: (game: Game) => Partial<Game>) => async (name: string) => {
    const game = await load(name);
    return game === null ? null : { ...game, version: game.version + 1, ...change(game) };
  };
  const version = (await load('manoeuvre'))?.version ?? 0;
  expect(
    await found(
      store,
      changed(() => ({})),
    ),
  ).toMatchObject([
    { id, game: 'manoeuvre', state: { kind: 'taken-up', by: { from: { version }, to: { version: version + 1 } } } },
  ]);
  expect(
    await found(
      store,
      changed(() => ({ steps: {} })),
    ),
  ).toMatchObject([{ id, state: { kind: 'held', why: 'step-gone' } }]);
  expect(await found(store, async () => null)).toMatchObject([{ id, state: { kind: 'broken' } }]);
  expect(await all()).toBe(before);
  // Dice that are no longer those of the secret.
  await engine.db
    .updateTable('secrets')
    .set({ body: JSON.stringify({ secret: '0'.repeat(64), contributions: [] }) })
    .execute();
  expect(await found(store, load)).toMatchObject([
    { id, state: { kind: 'broken', message: expect.stringContaining('plays otherwise') } },
  ]);
  await store.shut();
  there.node = (await startNode()).node;
});
