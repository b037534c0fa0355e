import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shelf } from '../../src/games/index.ts';
import { onShelf } from '../../src/games/shelf.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { readRecord, verifyRecord } from '../../src/kernel/record.ts';
import { readKey } from '../../src/server/matches/agreed.ts';
import { ask, type Guest, join, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { playerOf } from '../../src/server/trial/player.ts';
import { open } from './line.ts';
import { startNode, type TestNode } from './nodes.ts';

// What anybody may have of a match that is over, and nobody before.

const GAME = 'manoeuvre';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(path(tmpdir(), 'bivouac-record-'));
let there: TestNode;
let ney: Guest;
let blucher: Guest;
let stranger: Guest;
beforeAll(async () => {
  there = await startNode();
  const guests = await Promise.all(['Ney', 'Blücher', 'Grouchy'].map((name) => newGuest(there.where, name)));
  [ney = fail(), blucher = fail(), stranger = fail()] = guests;
});
afterAll(async () => {
  await there.stop();
  rmSync(folder, { recursive: true, force: true });
});

function fail(): never {
  throw new Error('nobody came');
}

/** A match of the two at which something was rolled. */
async function played(watch: boolean): Promise<string> {
  const { id, token } = await makeMatch(ney, GAME, { watch });
  await join(blucher, token);
  const players = [ney, blucher].map((guest, seat) => playerOf(guest, id, { random: fastRandom(`record/${seat}`) }));
  const made = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await expect.poll(made, { timeout: 60_000 }).toBeGreaterThan(60);
  await Promise.all(players.map((player) => player.rest()));
  for (const player of players) player.leave();
  return id;
}

async function resign(guest: Guest, id: string): Promise<void> {
  const line = await open(there.where, { cookie: guest.cookie, origin: there.where.origin });
  line.say({ kind: 'sit', match: id, since: null });
  await line.next();
  line.say({ kind: 'submit', match: id, key: 'k'.repeat(16), wish: { act: { kind: 'resign' } } });
  for (let message = await line.next(); message.kind !== 'ack'; message = await line.next());
  line.close();
}

it('a match that is over is published to whoever has its address, and every number in it can be checked', async () => {
  const id = await played(false);
  const asks = [ney, blucher, stranger, { where: there.where }];
  const paths = [`/api/matches/${id}/record`, `/api/replays/${id}`];
  // Before the end there is none, not even for those who play.
  for (const guest of asks) for (const one of paths) expect((await ask(guest, 'GET', one)).status).toBe(404);
  await resign(ney, id);
  const { store } = there.node;
  const key = readKey(await store.secret(id));
  const answers = await Promise.all(asks.map((guest) => ask(guest, 'GET', paths[0] ?? '')));
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
  const record = readRecord(answers[0]?.body);
  expect(record).toMatchObject({
    ...{ format: 'bivouac/record/2', secret: key.secret, contributions: key.contributions },
    ...{ outcome: { how: 'resigned', winners: [1] }, journal: { game: GAME } },
  });
  expect(record.contributions.map((one) => (typeof one === 'string' ? one : one.seat))).toEqual([0, 1]);
  expect(record.rolls.length).toBeGreaterThan(10);
  const game = await onShelf(shelf, GAME)?.load();
  if (game === undefined) throw new Error('the game is not on the shelf');
  expect(verifyRecord(game, record)).toMatchObject({ fits: true, ended: true, contributed: [0, 1] });

  const file = path(folder, 'record.json');
  writeFileSync(file, JSON.stringify(answers[0]?.body));
  for (const args of [
    ['src/cli/main.ts', 'verify', file],
    ['scripts/verify-dice.mjs', file],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expect({ args, status, said: stdout + stderr }).toMatchObject({ status: 0 });
  }

  // Who played is told, and nothing of what they play now.
  await ask(blucher, 'POST', `/api/matches/${id}/rematch`, {});
  const [mine, , his, anybody] = await Promise.all(
    asks.map(async (guest) => (await ask(guest, 'GET', paths[1] ?? '')).body),
  );
  expect(mine).toMatchObject({ id, state: 'over', names: ['Ney', 'Blücher'], seat: 0, rematch: expect.any(String) });
  for (const info of [his, anybody])
    expect(info).toEqual({ ...Object(mine), seat: null, rematch: null, asked: false, changed: expect.any(Number) });
  expect((await ask(stranger, 'GET', `/api/matches/${id}`)).status).toBe(404);
});

it('a match that was played by several versions of its rules has no proof, and says so', async () => {
  const { id, token } = await makeMatch(ney, GAME);
  await join(blucher, token);
  await resign(blucher, id);
  const { store } = there.node;
  const { since } = store;
  store.since = async (...what) =>
    (await since(...what)).map((line) =>
      line.seq === 1 ? { ...line, entry: { seat: null, act: { kind: 'rules', version: 1, pack: '' } } } : line,
    );
  expect(await ask(ney, 'GET', `/api/matches/${id}/record`)).toMatchObject({ status: 409 });
  store.since = since;
  expect(await ask(ney, 'GET', `/api/matches/${id}/record`)).toMatchObject({ status: 200 });
  expect(await ask(ney, 'GET', `/api/matches/${'A'.repeat(22)}/record`)).toMatchObject({ status: 404 });
  expect(await ask(ney, 'GET', '/api/matches/x/record')).toMatchObject({ status: 404 });
});
