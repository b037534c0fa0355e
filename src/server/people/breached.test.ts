import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openBreached } from './breached.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-breached-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

function fileOf(lines: readonly string[], end = '\n'): string {
  const path = join(folder, 'hashes.txt');
  writeFileSync(path, lines.map((line) => line + end).join(''));
  return path;
}

describe('a file of hashes in order', () => {
  it.each([
    ['as they are given out, with how often each was seen', (n: number) => `:${n}`, '\r\n'],
    ['bare', () => '', '\n'],
  ])('%s, tells which passwords it has', async (_how, seen, end) => {
    const known = Array.from({ length: 101 }, (_, n) => `password ${n}`);
    const hashes = known.map(sha1).sort();
    const breached = await openBreached(
      fileOf(
        hashes.map((hash, n) => hash + seen(n * 7919)),
        end,
      ),
    );
    for (const password of known) expect(await breached.has(password)).toBe(true);
    for (let n = 0; n < 50; n++) expect(await breached.has(`unknown ${n}`)).toBe(false);
    await breached.close();
  });

  it('of one line alone is read, too', async () => {
    const breached = await openBreached(fileOf([sha1('one')]));
    expect([await breached.has('one'), await breached.has('two')]).toEqual([true, false]);
    await breached.close();
  });
});

it('a file of anything else is refused, and so is one that is not there', async () => {
  await expect(openBreached(fileOf(['password', 'letmein']))).rejects.toThrow('SHA-1');
  await expect(openBreached(fileOf([]))).rejects.toThrow('SHA-1');
  await expect(openBreached(join(folder, 'nowhere'))).rejects.toThrow();
});
