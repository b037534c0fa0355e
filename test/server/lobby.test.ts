import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ask, attend, type Guest, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { startNode, type TestNode } from './nodes.ts';

const GAME = 'manoeuvre';
let there: TestNode;
beforeAll(async () => {
  there = await startNode();
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const INFO = z.object({ id: z.string(), names: z.array(z.string().nullable()), seat: z.number().nullable() }).loose();
const LOBBY = z.object({
  matches: z.array(INFO),
  end: z.object({ made: z.number(), match: z.string() }).nullable(),
  calls: z.array(z.object({ match: INFO, by: z.object({ id: z.string(), name: z.string() }) })),
});

/** Three people whom no test before has met. */
async function guests(): Promise<readonly [Guest, Guest, Guest]> {
  const [one, two, three] = await Promise.all(['Ney', 'Blücher', 'Grouchy'].map((name) => newGuest(there.where, name)));
  if (one === undefined || two === undefined || three === undefined) throw new Error('nobody came');
  return [one, two, three];
}

const lobbyOf = async (guest: Guest, query = '') => LOBBY.parse((await ask(guest, 'GET', `/api/lobby${query}`)).body);
const idOf = async (guest: Guest): Promise<string> =>
  z.object({ id: z.string() }).parse((await ask(guest, 'GET', '/api/me')).body).id;
const stateOf = async (guest: Guest, id: string) => (await ask(guest, 'GET', `/api/matches/${id}`)).status;

describe('a match that is open to all', () => {
  it('is in the lobby of everybody else, who sits down by one touch; then it is gone from there', async () => {
    const [one, two, three] = await guests();
    const { id } = await makeMatch(one, GAME, { open: true, rated: true, delay: 5, watch: false });
    const found = (await lobbyOf(two)).matches.find((match) => match.id === id);
    expect(found).toMatchObject({ names: ['Ney', null], state: 'gathering', open: true, mine: false });
    expect(found).toMatchObject({ rated: true, delay: 300_000, clock: null });
    expect((await lobbyOf(one)).matches.some((match) => match.id === id)).toBe(false);
    expect(await ask(two, 'POST', `/api/lobby/${id}/seat`, { seat: null })).toMatchObject({ body: { id, seat: 1 } });
    await attend(two, id);
    expect((await lobbyOf(three)).matches.some((match) => match.id === id)).toBe(false);
    expect((await ask(three, 'POST', `/api/lobby/${id}/seat`, { seat: null })).status).toBe(404);
    expect((await ask(two, 'GET', `/api/matches/${id}`)).body).toMatchObject({
      state: 'running',
      seat: 1,
      rated: true,
    });
  });

  it('can be closed by its maker alone, and then nobody sits down without the link', async () => {
    const [one, two] = await guests();
    const { id } = await makeMatch(one, GAME, { open: true });
    expect((await ask(two, 'POST', `/api/matches/${id}/open`, { open: false })).status).toBe(404);
    expect((await ask(one, 'POST', `/api/matches/${id}/open`, { open: false })).status).toBe(204);
    expect((await lobbyOf(two)).matches.some((match) => match.id === id)).toBe(false);
    expect((await ask(two, 'POST', `/api/lobby/${id}/seat`, { seat: 1 })).status).toBe(404);
  });

  it('is told a part at a time', async () => {
    const [one, two] = await guests();
    const made: string[] = [];
    for (let i = 0; i < 22; i++) made.unshift((await makeMatch(one, GAME, { open: true })).id);
    const first = await lobbyOf(two);
    expect(first.matches).toHaveLength(20);
    const rest = await lobbyOf(two, `?made=${first.end?.made}&match=${first.end?.match}`);
    expect(
      [...first.matches, ...rest.matches]
        .map(({ id }) => id)
        .slice(0, 22)
        .sort(),
    ).toEqual([...made].sort());
    for (const query of ['?made=x&match=y', `?made=1&match=${'a'.repeat(23)}`, '?made=-1', '?other=1'])
      expect((await ask(two, 'GET', `/api/lobby${query}`)).status).toBe(400);
  });
});

describe('somebody who is called by name', () => {
  it('finds it in the lobby, and sits down or declines', async () => {
    const [one, two, three] = await guests();
    const { id } = await makeMatch(one, GAME, { watch: false });
    const call = { person: await idOf(two) };
    expect((await ask(three, 'POST', `/api/matches/${id}/calls`, call)).status).toBe(404);
    expect((await ask(one, 'POST', `/api/matches/${id}/calls`, call)).status).toBe(204);
    expect((await lobbyOf(two)).calls).toMatchObject([{ match: { id, names: ['Ney', null] }, by: { name: 'Ney' } }]);
    expect((await lobbyOf(three)).calls).toEqual([]);
    expect((await ask(two, 'POST', `/api/lobby/${id}/decline`)).status).toBe(204);
    expect((await lobbyOf(two)).calls).toEqual([]);
    expect((await ask(three, 'POST', `/api/lobby/${id}/seat`, { seat: 1 })).status).toBe(404);
    expect((await ask(two, 'POST', `/api/lobby/${id}/seat`, { seat: 1 })).status).toBe(200);
    expect((await ask(one, 'POST', `/api/matches/${id}/calls`, call)).status).toBe(409);
    expect((await ask(one, 'GET', '/api/companions')).body).toEqual({ people: [{ id: call.person, name: 'Blücher' }] });
  });

  it('must be somebody', async () => {
    const [one] = await guests();
    const { id } = await makeMatch(one, GAME);
    for (const [person, status] of [
      ['A'.repeat(22), 404],
      ['x', 400],
      [7, 400],
    ] as const)
      expect((await ask(one, 'POST', `/api/matches/${id}/calls`, { person })).status).toBe(status);
  });
});

describe('a match that waits', () => {
  it('is given up by its maker, and nobody finds it again', async () => {
    const [one, two] = await guests();
    const { id, token } = await makeMatch(one, GAME, { open: true });
    expect((await ask(two, 'DELETE', `/api/matches/${id}`)).status).toBe(404);
    expect((await ask(one, 'DELETE', `/api/matches/${id}`)).status).toBe(204);
    expect(await stateOf(one, id)).toBe(404);
    expect((await ask(two, 'POST', '/api/join', { token, seat: null })).status).toBe(404);
    expect((await ask(one, 'DELETE', `/api/matches/${id}`)).status).toBe(404);
  });

  it('is not given up when it has begun', async () => {
    const [one, two] = await guests();
    const { id } = await makeMatch(one, GAME, { open: true });
    await ask(two, 'POST', `/api/lobby/${id}/seat`, { seat: null });
    expect((await ask(one, 'DELETE', `/api/matches/${id}`)).status).toBe(409);
    expect(await stateOf(one, id)).toBe(200);
  });
});

describe('what is no request', () => {
  it.each([
    ['POST', '/lobby/x/seat', { seat: 0 }, 404],
    ['POST', `/lobby/${'A'.repeat(22)}/seat`, { seat: 0 }, 404],
    ['POST', `/lobby/${'A'.repeat(22)}/seat`, { seat: -1 }, 400],
    ['POST', `/matches/${'A'.repeat(22)}/open`, { open: 'yes' }, 400],
    ['POST', `/matches/${'A'.repeat(22)}/open`, { open: true }, 404],
    ['POST', '/matches', { game: GAME, options: {}, seat: 0, watch: true, delay: 7 }, 400],
    ['POST', '/matches', { game: GAME, options: {}, seat: 0, watch: true, rated: 'yes' }, 400],
  ] as const)('%s %s %j: %i', async (method, path, body, status) => {
    const [ney] = await guests();
    expect((await ask(ney, method, `/api${path}`, body)).status).toBe(status);
  });

  it('nobody is told anything without a name', async () => {
    for (const path of ['/api/lobby', '/api/companions']) expect((await ask(there, 'GET', path)).status).toBe(401);
  });
});
