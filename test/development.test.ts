import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');

describe('the server of those who develop answers as ours does', () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'bivouac-development-'));
  let server: ViteDevServer;
  beforeAll(async () => {
    server = await createServer({
      root: project,
      configFile: join(project, 'vite.config.ts'),
      logLevel: 'error',
      cacheDir,
      optimizeDeps: { noDiscovery: true, include: [] },
      server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
    });
    await server.listen();
  });
  afterAll(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  });

  const ask = (path: string, accept = 'text/html') =>
    fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } });

  it.each([
    ['/', 200],
    ['/match/7', 200],
    ['/rules/manoeuvre', 200],
    ['/rules/chess', 404],
    ['/no/such/place', 404],
  ])('%s with the page and %i', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it('a script is no page', async () => {
    const answer = await ask('/src/web/router.ts', '*/*');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('javascript');
  });
});
