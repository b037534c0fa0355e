import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import * as z from 'zod';

// Which libraries are later than they may be, as a registry answers that has a later version of one of them.

const LOCKED = z.object({ packages: z.record(z.string(), z.object({ version: z.string() })) });
const { packages } = LOCKED.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const versionsOf = (name: string): string[] =>
  Object.entries(packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) ? [version] : []));

/** What is found where a later fastify has been out for so many days, or the one that is locked was withdrawn. */
async function found(
  version: string,
  days: number,
  withdrawn?: string,
): Promise<{ code: number | null; text: string }> {
  const registry = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    const out = [...versionsOf(name), ...(name === 'fastify' ? [version] : [])];
    const date = new Date(Date.now() - days * 86_400_000).toISOString();
    const isWithdrawn = (each: string) => name === 'fastify' && each !== version && withdrawn !== undefined;
    response.end(
      JSON.stringify({
        'dist-tags': { latest: out.at(-1) },
        time: Object.fromEntries(out.map((each) => [each, date])),
        versions: Object.fromEntries(out.map((each) => [each, isWithdrawn(each) ? { deprecated: withdrawn } : {}])),
      }),
    );
  });
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
  const { port } = registry.address() as AddressInfo;
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}` };
  const script = spawn(process.execPath, ['scripts/late.mjs'], { env });
  let text = '';
  script.stdout.on('data', (part) => {
    text += part;
  });
  const code = await new Promise<number | null>((ended) => script.on('close', ended));
  registry.close();
  return { code, text };
}

const locked = versionsOf('fastify')[0] ?? '';
const [major = 0, minor = 0] = locked.split('.').map(Number);
const next = `${major}.${minor + 1}.0`;

it('a library whose later version has been out for longer than a round is late', async () => {
  const { code, text } = await found(next, 200);
  expect(text).toContain(`fastify ${locked}: a later one of its line has been out for 200 days (last: ${next})`);
  expect(text).toMatch(/; 1 later than a round allows\n$/);
  expect(code).toBe(1);
});

it('one that came out since the last round is named, and not late', async () => {
  const { code, text } = await found(next, 20);
  expect(text).toContain(`fastify ${locked}: a later one of its line has been out for 20 days`);
  expect(text).toMatch(/; 0 later than a round allows\n$/);
  expect(code).toBe(0);
});

it.each([
  ['one of another line', `${major + 1}.0.0`, 'the last of its line; another line has been out for 200 days'],
  ['one to be tried out beforehand', `${major}.${minor + 1}.0-rc.1`, ''],
  ['an older one', `${major}.${minor}.0-alpha.1`, ''],
])('%s makes nothing late', async (_, version, said) => {
  const { code, text } = await found(version, 200);
  expect(text.match(/fastify \d[^\n]*/)?.[0] ?? '').toBe(said && `fastify ${locked}: ${said} (last: ${version})`);
  expect(code).toBe(0);
});

it('one that was withdrawn is late at once', async () => {
  const { code, text } = await found(`${major}.${minor}.0-alpha.1`, 1, 'a fault in it');
  expect(text).toContain(`fastify ${locked} is withdrawn: a fault in it`);
  expect(code).toBe(1);
});
