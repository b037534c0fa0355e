import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whyNotListening } from './listening.ts';
import { createServer } from './serve.ts';

describe('the server of the pages', () => {
  const pages = mkdtempSync(join(tmpdir(), 'bivouac-pages-'));
  let server: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(join(pages, 'assets'));
    for (const file of ['index.html', 'sw.js', 'assets/main-1a2b.js'])
      writeFileSync(join(pages, file), `this is ${file}`);
    // The build puts the same compressed beside its texts.
    for (const file of ['index.html', 'assets/main-1a2b.js']) {
      writeFileSync(join(pages, `${file}.br`), brotliCompressSync(`this is ${file}`));
      writeFileSync(join(pages, `${file}.gz`), gzipSync(`this is ${file}`));
    }
    server = await createServer(pages);
  });

  afterAll(async () => {
    await server.close();
    rmSync(pages, { recursive: true });
  });

  it.each([
    { url: '/', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/match/7?seat=2', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/sw.js', code: 200, body: 'this is sw.js', caching: 'no-cache' },
    { url: '/assets/main-1a2b.js', code: 200, body: 'main-1a2b', caching: 'public, max-age=31536000, immutable' },
    { url: '/replay/7?at=3', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/settings', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/rules/manoeuvre', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/rules/man%6Feuvre', code: 200, body: 'this is index.html', caching: 'no-cache' },
    { url: '/no/such/place', code: 404, body: 'this is index.html', caching: 'no-cache' },
    { url: '/match', code: 404, body: 'this is index.html', caching: 'no-cache' },
    { url: '/match/7/8', code: 404, body: 'this is index.html', caching: 'no-cache' },
    { url: '/settings/7', code: 404, body: 'this is index.html', caching: 'no-cache' },
    { url: '/constructor/7', code: 404, body: 'this is index.html', caching: 'no-cache' },
    { url: '/build/napoleon-saga', code: 200, body: 'this is index.html', caching: 'no-cache' },
    // Nothing is built for a game that has nothing to be built.
    { url: '/build/manoeuvre', code: 404, body: 'this is index.html', caching: 'no-cache' },
    ...['new', 'learn', 'rules', 'data', 'build'].map((page) => ({
      url: `/${page}/chess`,
      code: 404,
      body: 'this is index.html',
      caching: 'no-cache',
    })),
    { url: '/missing.png', code: 404, body: 'There is nothing at /missing.png.', caching: undefined },
    { url: '/api/missing', code: 404, body: '{"error":"There is nothing at GET /api/missing."}', caching: undefined },
    { url: '/../../package.json', code: 404, body: 'There is nothing', caching: undefined },
    { url: '/health', code: 200, body: '{"status":"ok"}', caching: undefined },
  ])('answers $url', async ({ url, code, body, caching }) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(code);
    expect(answer.body).toContain(body);
    expect(answer.headers['cache-control']).toBe(caching);
  });

  it.each([
    {
      url: '/assets/main-1a2b.js',
      takes: 'gzip, deflate, br',
      encoding: 'br',
      type: /^(text|application)\/javascript/,
    },
    { url: '/assets/main-1a2b.js', takes: 'gzip', encoding: 'gzip', type: /^(text|application)\/javascript/ },
    { url: '/assets/main-1a2b.js', takes: 'identity', encoding: undefined, type: /^(text|application)\/javascript/ },
    { url: '/', takes: 'br', encoding: 'br', type: /^text\/html/ },
    { url: '/match/7', takes: 'br', encoding: 'br', type: /^text\/html/ },
    { url: '/sw.js', takes: 'br', encoding: undefined, type: /^(text|application)\/javascript/ },
  ])('gives $url to a browser that takes $takes as $encoding', async ({ url, takes, encoding, type }) => {
    const answer = await server.inject({ url, headers: { 'accept-encoding': takes } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toMatch(url.startsWith('/assets/') ? /immutable/ : /no-cache/);
    const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from;
    expect(unpack(answer.rawPayload).toString()).toMatch(/^this is /);
  });

  it('gives the page that says that there is nothing whole, also to a browser that has it', async () => {
    const { headers } = await server.inject('/');
    const known = { 'if-none-match': String(headers.etag), 'if-modified-since': String(headers['last-modified']) };
    expect(await server.inject({ url: '/', headers: known })).toMatchObject({ statusCode: 304, body: '' });
    const answer = await server.inject({ url: '/rules/chess', headers: known });
    expect(answer).toMatchObject({ statusCode: 404, body: 'this is index.html' });
    expect(answer.headers).not.toHaveProperty('etag');
  });

  it('lets plain HTTP be: no header pushes to HTTPS', async () => {
    const { headers } = await server.inject('/');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('says in one sentence that the port is taken', async () => {
    const first = await createServer(pages);
    const second = await createServer(pages);
    try {
      await first.listen({ port: 0, host: '127.0.0.1' });
      const port = Number(new URL(first.listeningOrigin).port);
      const refused = await second.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => error);
      expect(whyNotListening(refused, port, '127.0.0.1')).toMatch(
        new RegExp(`^Port ${port} is in use [^.]*PORT=\\d+ npm start\\.$`),
      );
    } finally {
      await first.close();
      await second.close();
    }
  });
});
