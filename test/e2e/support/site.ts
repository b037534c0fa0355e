import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { createServer } from '../../../src/server/serve.ts';

/** The pages, built and served for a test. */
export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const project = join(import.meta.dirname, '../../..');

/** Builds the pages, with another shelf if one is named, and serves them on a free port. */
export async function openSite(shelf?: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-e2e-'));
  await withEnvironment(
    // Vitest says 'test' here, but the pages are tested as they are published.
    { NODE_ENV: 'production', BIVOUAC_DIST: folder, ...(shelf === undefined ? {} : { BIVOUAC_SHELF: shelf }) },
    () => build({ root: project, configFile: join(project, 'vite.config.ts'), logLevel: 'error' }),
  );
  const server = await createServer(folder);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function withEnvironment(values: Readonly<Record<string, string>>, work: () => Promise<unknown>): Promise<void> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
