import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nodeStore } from '../server/store/node-store.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { bivouac } from './bivouac.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bivouac-reports-'));
  vi.stubEnv('DATA', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('tells of what people have complained, with what was said', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await bivouac(['reports'])).toBe(0);
  expect(log.mock.lastCall?.[0]).toBe('Nobody has complained.');
  const store = nodeStore(await openSqlite(join(folder, 'bivouac.sqlite')));
  await store.welcome({ id: 'a', name: 'Ney' }, 'x', 1);
  await store.welcome({ id: 'b', name: 'Grouchy' }, 'y', 1);
  await store.say('m', { person: 'b', at: 1000, said: { text: 'You\nlate' } }, 'k');
  await store.report({ id: 'r', match: 'm', by: 'a', about: 'b', at: 2000 }, 9);
  await store.shut();
  expect(await bivouac(['reports', '--most', '1'])).toBe(0);
  expect(log.mock.lastCall?.[0]).toBe(
    '1970-01-01T00:00:02.000Z report r, match m: Ney (a) complains of Grouchy (b)\n' +
      '  1970-01-01T00:00:01.000Z Grouchy (b): You / late',
  );
});

it('takes no number that is none', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await bivouac(['reports', '--most', 'x'])).toBe(2);
  expect(error).toHaveBeenCalled();
});
