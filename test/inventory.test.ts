import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';

// What is built upon: an inventory of all of it, and nothing that comes from anywhere but the one registry, at one version, by its hash.

const COMPONENT = z.object({
  ...{ type: z.literal('library'), 'bom-ref': z.string(), name: z.string(), group: z.string().optional() },
  ...{ version: z.string().regex(/^\d+\.\d+\.\d+/), purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/) },
  scope: z.enum(['required', 'optional', 'excluded']),
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).length(1),
  licenses: z
    .array(z.union([z.object({ expression: z.string() }), z.object({ license: z.object({ id: z.string() }) })]))
    .min(1),
});
const BOM = z.object({
  ...{ bomFormat: z.literal('CycloneDX'), specVersion: z.literal('1.5') },
  components: z.array(COMPONENT),
});
const LOCKED = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string(), integrity: z.string().optional(), resolved: z.string().optional() }),
  ),
});
const PACKAGE = z.object({
  ...{ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) },
  ...{ optionalDependencies: z.record(z.string(), z.string()), overrides: z.record(z.string(), z.string()) },
});

const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
const { packages } = LOCKED.parse(read('package-lock.json'));
const wanted = PACKAGE.parse(read('package.json'));

/** Made where nothing can be asked on the network: a proxy that is not there. */
function inventory(...args: string[]): z.infer<typeof BOM> {
  const env = { ...process.env, HTTPS_PROXY: 'http://127.0.0.1:1', HTTP_PROXY: 'http://127.0.0.1:1' };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/inventory.mjs', ...args], { encoding: 'utf8', env });
  expect(status).toBe(0);
  return BOM.parse(JSON.parse(stdout));
}

it('the inventory has every library of the lock file, with its version and hash, and no other', () => {
  const { components } = inventory();
  const found = components.map((one) => [one['bom-ref'], one.version, one.hashes[0]?.content]);
  const locked = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, integrity = '' }]) => [
      ...[path, version, Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')],
    ]);
  expect(found).toEqual(locked);
});

it('what only builds and tests use can be left out; what the server runs on is always there', () => {
  const shipped = inventory('--shipped').components.map(({ group, name }) =>
    group === undefined ? name : `${group}/${name}`,
  );
  expect(shipped).toEqual(expect.arrayContaining(Object.keys(wanted.dependencies)));
  for (const name of ['vitest', 'typescript', '@biomejs/biome']) expect(shipped).not.toContain(name);
});

it('docs/security.md says within how many days a fault of each rating is mended, the graver the sooner', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const days = ['critical', 'high', 'medium'].map((rating) =>
    Number(new RegExp(`^\\| ${rating} .*\\| (\\d+) days \\|$`, 'm').exec(page)?.[1]),
  );
  for (const count of days) expect(count).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(page).toMatch(/Every three months all libraries/);
});

it('every library is of the one registry: at one version, by its hash, and never from a place of its own', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = wanted;
  for (const all of [dependencies, devDependencies, optionalDependencies, overrides])
    for (const [name, version] of Object.entries(all))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+[\w.-]*$/)]);
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    if (path === '') continue;
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
    // Git, a file or an address would be named here.
    expect([path, resolved]).toEqual([path, undefined]);
  }
});
