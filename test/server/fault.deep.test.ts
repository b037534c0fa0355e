import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { faultRun } from '../../src/server/trial/fault.ts';
import { LONG } from '../conformance/subjects.ts';
import { share } from '../share.ts';
import { startPostgres } from './postgres.ts';

// Nodes that are killed as by a loss of power, while people play as fast as they are answered.

const NOTHING_WRONG = { lost: 0, doubled: 0, denied: 0, strange: 0, views: 0, replays: 0 };
const ORDER = { game: 'manoeuvre', seed: 'faults', choices: [5, 60] } as const;
const folder = mkdtempSync(join(tmpdir(), 'bivouac-killed-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a node on SQLite that is killed loses and doubles nothing, and charges no clock for it', LONG, async () => {
  const kills = share(8, 5);
  const report = await faultRun({ ...ORDER, kills, tables: 4, nodes: 1, data: { folder } });
  expect(report).toMatchObject({ ...NOTHING_WRONG, kills, faults: [] });
  expect(report.acknowledged).toBeGreaterThan(5 * kills);
  expect(report.resent).toBeGreaterThan(0);
  expect(report.charged).toBeLessThanOrEqual(report.wall - report.down + 1);
});

it('of two nodes on PostgreSQL either may be killed while the seats of a match are at both', LONG, async () => {
  const postgres = await startPostgres();
  try {
    const kills = share(4, 2);
    const url = await postgres.database();
    const report = await faultRun({ ...ORDER, kills, tables: 3, nodes: 2, data: { url } });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills, faults: [] });
    expect(report.acknowledged).toBeGreaterThan(5 * kills);
  } finally {
    await postgres.stop();
  }
});

it(
  'nodes that stand still for longer than any lease, and that are cut from PostgreSQL, lose and double nothing',
  LONG,
  async () => {
    const postgres = await startPostgres();
    try {
      const [kills, stops, cuts] = [share(3, 1), share(3, 1), share(6, 2)];
      const url = await postgres.database();
      const report = await faultRun({ ...ORDER, kills, stops, cuts, tables: 3, nodes: 3, data: { url } });
      expect(report).toMatchObject({ ...NOTHING_WRONG, kills, stops, cuts });
      expect(report.acknowledged).toBeGreaterThan(5 * (kills + stops + cuts));
      expect(report.charged).toBeLessThanOrEqual(report.wall + 1);
    } finally {
      await postgres.stop();
    }
  },
);

it('a node on SQLite that stood still charges no clock for it', LONG, async () => {
  const still = mkdtempSync(join(tmpdir(), 'bivouac-still-'));
  try {
    const report = await faultRun({ ...ORDER, kills: 0, stops: 2, tables: 2, nodes: 1, data: { folder: still } });
    expect(report).toMatchObject({ ...NOTHING_WRONG, stops: 2, faults: [] });
    expect(report.down).toBeGreaterThan(12);
    expect(report.charged).toBeLessThanOrEqual(report.wall - report.down + 1);
  } finally {
    rmSync(still, { recursive: true, force: true });
  }
});

it('a bot whose node is killed goes on at the next, and answers no question twice', LONG, async () => {
  const kills = share(4, 2);
  const own = mkdtempSync(join(tmpdir(), 'bivouac-killed-bots-'));
  try {
    const order = { ...ORDER, bot: 'greedy', choices: [5, 30] } as const;
    const report = await faultRun({ ...order, kills, tables: 3, nodes: 1, data: { folder: own } });
    expect(report).toMatchObject({ ...NOTHING_WRONG, kills, faults: [] });
    expect(report.acknowledged).toBeGreaterThan(5 * kills);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});
