import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadRun } from '../../src/server/trial/load.ts';
import { LONG } from '../conformance/subjects.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORDER = { game: 'manoeuvre', seed: 'load', matches: 3, seconds: 3, underWay: 4, profile: null } as const;

it('a crowd plays, looks on, is cut and comes back, and what it lived through is counted', LONG, async () => {
  const data = { folder };
  const report = await loadRun({ ...ORDER, sockets: 9, spectators: 5, rate: null, storm: true, data });
  expect(report).toMatchObject({ matches: 3, sockets: 14, refused: 0, troubled: 0, lost: 0, faults: '' });
  expect(report.acknowledged).toBeGreaterThan(10);
  expect(report.answer?.p50).toBeLessThanOrEqual(report.answer?.p99 ?? 0);
  expect(report.audience).not.toBeNull();
  expect(report.storm).not.toBeNull();
  expect(report.perCpuSecond).toBeGreaterThan(0);
});

it('at a rate no more is chosen than was asked for', LONG, async () => {
  const data = { folder };
  const report = await loadRun({ ...ORDER, sockets: 6, spectators: 0, rate: 5, storm: false, data });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.acknowledged).toBeLessThanOrEqual(5 * ORDER.seconds + 1);
});
