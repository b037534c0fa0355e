import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/cli/backup.ts';
import { fastRandom } from '../../src/kernel/fast-chance.ts';
import { ask, join as joinMatch, makeMatch, newGuest } from '../../src/server/trial/guests.ts';
import { type Player, playerOf } from '../../src/server/trial/player.ts';
import { startNode } from './nodes.ts';
import { type Env, run } from './operator.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

// The drill: people play, a backup is made meanwhile, everything is lost, the backup is put back, and the same people play on.

const folder = mkdtempSync(join(tmpdir(), 'bivouac-backup-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let drills = 0;
const sqlite = async (): Promise<Env> => ({ DATA: join(folder, `${++drills}`), DATABASE_URL: '' });
const shared = async (): Promise<Env> => ({ DATA: join(folder, 'none'), DATABASE_URL: await postgres.database() });

async function untilPlayed(players: readonly Player[], more: number): Promise<void> {
  const count = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const goal = count() + more;
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
}

describe.each([
  ['SQLite', sqlite, sqlite],
  ['PostgreSQL', shared, shared],
  ['SQLite into PostgreSQL', sqlite, shared],
  ['PostgreSQL into SQLite', shared, sqlite],
])('%s', (name, from, to) => {
  it('all that was acknowledged before the backup is there after everything was lost, and is played on', async () => {
    const file = join(folder, `${name.replaceAll(' ', '-')}.jsonl.gz`);
    const source = await from();
    const node = await startNode(source);
    const guests = [await newGuest(node.where, 'Ney'), await newGuest(node.where, 'Blücher')];
    const [ney, blucher] = guests;
    if (ney === undefined || blucher === undefined) throw new Error('nobody came');
    const { id, token } = await makeMatch(ney, 'manoeuvre');
    const waiting = await makeMatch(ney, 'manoeuvre');
    await joinMatch(blucher, token);
    const players = guests.map((guest, seat) => playerOf(guest, id, { random: fastRandom(`backup/${seat}`) }));
    await untilPlayed(players, 20);
    const known = players.map(({ acknowledged }) => [...acknowledged]);
    const made = await run(backup, source, file);
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('2 people, 1 matches') });
    expect(statSync(file).mode & 0o077).toBe(0);
    for (const player of players) player.leave();
    await node.stop();

    const target = await to();
    expect(await run(restore, target, file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Of 1 running matches 1 play again.'),
    });
    // Never into what is not empty.
    expect(await run(restore, target, file)).toMatchObject({
      code: 'unusable',
      said: expect.stringContaining('not empty'),
    });
    const again = await startNode(target);
    try {
      for (const [seat, keys] of known.entries())
        for (const key of keys) expect(await again.node.store.byKey(id, `${seat}/${key}`)).not.toBeNull();
      // The same people, by the same cookies; the match that waits still waits, and its link leads there.
      const back = guests.map((guest) => ({ ...guest, where: again.where }));
      expect(await ask({ ...ney, where: again.where }, 'GET', `/api/matches/${waiting.id}`)).toMatchObject({
        body: { state: 'gathering', names: ['Ney', null] },
      });
      await joinMatch({ ...blucher, where: again.where }, waiting.token);
      const playing = back.map((guest, seat) => playerOf(guest, id, { random: fastRandom(`again/${seat}`) }));
      await untilPlayed(playing, 5);
      for (const player of playing) player.leave();
    } finally {
      await again.stop();
    }
  });
});

describe('a backup that is none', () => {
  const file = join(folder, 'whole.jsonl');
  beforeAll(async () => {
    const source = await sqlite();
    const node = await startNode(source);
    await newGuest(node.where, 'Ney');
    expect(await run(backup, source, file)).toMatchObject({ code: 0 });
    await node.stop();
  });

  const spoilt = (change: (text: string) => string): string => {
    const path = join(folder, `${++drills}.jsonl`);
    writeFileSync(path, change(readFileSync(file, 'utf8')));
    return path;
  };

  it.each<[string, () => string, string]>([
    [
      'of which the end is missing',
      () => spoilt((text) => text.trimEnd().split('\n').slice(0, -1).join('\n')),
      'it breaks off',
    ],
    ['in which a letter was changed', () => spoilt((text) => text.replace('Ney', 'Nay')), 'changed, or damaged'],
    ['of which half a line is left', () => spoilt((text) => text.slice(0, 60)), 'cannot be read to its end'],
    ['that is something else', () => spoilt(() => '{"kind":"other"}\n'), 'no backup of Bivouac'],
    ['of newer tables', () => spoilt((text) => text.replace('0001-first', '9999-later')), ''],
    ['that is not there', () => join(folder, 'nowhere'), 'no such file'],
  ])('%s is refused, and nothing is put in', async (_what, path, why) => {
    const target = await sqlite();
    expect(await run(restore, target, path())).toMatchObject({ code: 'unusable', said: expect.stringContaining(why) });
    // The whole one still finds an empty place there.
    expect(await run(restore, target, file)).toMatchObject({ code: 0 });
  });

  it('no backup is written over another file, nor of a database that is not there', async () => {
    expect(await run(backup, await sqlite(), join(folder, 'new'))).toMatchObject({ code: 'unusable' });
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '');
    expect(await run(backup, await sqlite(), file)).toMatchObject({ code: 'unusable' });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
