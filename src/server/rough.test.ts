import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer, type Waits } from './serve.ts';

// Whatever comes over the wire: by sockets, as no browser would send it.

const pages = mkdtempSync(join(tmpdir(), 'bivouac-rough-'));

beforeAll(() => {
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), 'this is index.html');
  writeFileSync(join(pages, 'large.bin'), '');
  truncateSync(join(pages, 'large.bin'), 64 * 1024 * 1024);
});

afterAll(() => rmSync(pages, { recursive: true }));

async function listening(waits?: Waits, more?: (server: FastifyInstance) => void): Promise<FastifyInstance> {
  const server = await createServer(pages, waits);
  more?.(server);
  server.get('/broken', () => {
    throw new Error(`no such file: ${pages}/secret`);
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** A connection; a reset by the server is an end like any other. */
function connected(server: FastifyInstance): Socket {
  const socket = connect(Number(new URL(server.listeningOrigin).port), '127.0.0.1');
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  return socket;
}

interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** How many milliseconds it took until the server ended the connection; null if it did not. */
  readonly ended: number | null;
}

/** All that comes back until the server ends the connection, or until nobody waits any longer; `drip` is sent again and again. */
function ask(server: FastifyInstance, raw: string | Buffer, drip = '', most = 50_000): Promise<Answer> {
  return new Promise((done) => {
    const began = performance.now();
    const socket = connected(server);
    let got = '';
    let gaveUp = false;
    socket.on('connect', () => socket.write(raw));
    socket.on('data', (text) => {
      got += text;
    });
    const dripping = drip === '' ? undefined : setInterval(() => socket.writable && socket.write(drip), 20);
    const end = setTimeout(() => {
      gaveUp = true;
      socket.destroy();
    }, most);
    socket.on('close', () => {
      clearInterval(dripping);
      clearTimeout(end);
      const [head = '', ...body] = got.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
      done({ status, head, body: body.join('\r\n\r\n'), ended: gaveUp ? null : performance.now() - began });
    });
  });
}

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: house', 'Connection: close', ...headers, '', body].join('\r\n');

describe('a request that is none', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await listening();
  });
  afterAll(() => server.close());

  const PATHS = [
    ...['/', '//', '///', '//[', '//[::', '/\\', '\\\\', '/%', '/%E0%A4%A', '/%00', '/a%00.png', '/\0', '/x y', '/é'],
    ...['*', '?', '#', '/?%', '/api/%', '/api//[', 'http://[', 'http://house/there.png', 'file:///etc/passwd', ':80'],
    ...['/../../package.json', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/..%5c..%5cpackage.json'],
    ...[`/${'a'.repeat(300)}.png`, `/${'a'.repeat(5000)}`, `/${'%41'.repeat(3000)}`, `/${'/'.repeat(3000)}`],
    `/${'a'.repeat(20_000)}`,
  ];
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW', 'get'];
  const post = (headers: readonly string[], body = ''): string => request('POST /', headers, body);

  /** Nothing of the machine, and nothing of how it is made. */
  const LEAK = new RegExp(`${pages}|${tmpdir()}|${process.cwd()}|node_modules|FST_|ERR_|\\bat .*:\\d+:\\d+|Error:`);

  function fine({ status, head, body, ended }: Answer, of: string): void {
    expect(ended, of).not.toBeNull();
    expect(status, of).toBeGreaterThanOrEqual(200);
    expect(status, of).toBeLessThan(500);
    expect(`${head}${body}`, of).not.toMatch(LEAK);
  }

  it.each(METHODS)('%s with any path is answered, and never as a fault of the server', async (method) => {
    const answers = await Promise.all(
      PATHS.map(async (path) => ({ path, answer: await ask(server, request(`${method} ${path}`)) })),
    );
    for (const { path, answer } of answers) {
      fine(answer, `${method} ${path.slice(0, 40)}`);
      // A sentence, or the page that says it.
      if (method !== 'HEAD' && answer.status >= 400)
        expect(answer.body, path.slice(0, 40)).toMatch(/^(?:[A-Z{].*[.}]|this is index\.html)$/s);
    }
  });

  it.each([
    ['POST //[', 404, 'There is nothing at //[.'],
    ['GET //[', 404, 'There is nothing at this address.'],
    ['GET /%2e%2e/package.json', 404, 'There is nothing at this address.'],
    ['POST /api//[', 404, '{"error":"There is nothing at POST /api//[."}'],
    ['GET /%', 400, 'This request cannot be understood.'],
    ['GET \\\\', 400, 'This request cannot be understood.'],
    ['BREW /', 400, 'This request cannot be understood.'],
  ])('%s is refused with %i and a sentence', async (line, status, body) => {
    expect(await ask(server, request(line))).toMatchObject({ status, body });
  });

  it('a path without end is refused with a sentence', async () => {
    const answer = await ask(server, request(`GET /${'a'.repeat(20_000)}`));
    expect(answer).toMatchObject({ status: 431, body: 'The headers of this request are too long.' });
  });

  it.each([
    ['a length that is no number', post(['Content-Length: many'])],
    ['a length below nothing', post(['Content-Length: -1'])],
    ['two lengths', post(['Content-Length: 1', 'Content-Length: 2'], 'x')],
    ['a length beyond all numbers', post(['Content-Length: 99999999999999999999'], 'x')],
    ['a length and chunks', post(['Content-Length: 3', 'Transfer-Encoding: chunked'], '0\r\n\r\n')],
    ['chunks that are none', post(['Transfer-Encoding: chunked'], 'zz\r\n')],
    ['an unknown coding', post(['Transfer-Encoding: tricks'], 'zz\r\n')],
    ['a header with a null', request('GET /', ['A: \0'])],
    ['a header without end', request('GET /', [`A: ${'b'.repeat(40_000)}`])],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a version to come', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method with a null', request('G\0T /')],
    ['nulls', '\0\0\0\0\r\n\r\n'],
    ['the beginning of TLS', Buffer.from('16030100c8010000c40303', 'hex')],
    ['an expectation', request('POST /', ['Expect: wonders', 'Content-Length: 1'], 'x')],
    ['a part that is none', request('GET /index.html', ['Range: bytes=99-1'])],
  ])('%s is refused', async (of, raw) => {
    const answer = await ask(server, raw);
    fine(answer, of);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('a fault of our own tells nothing of the machine', async () => {
    const answer = await ask(server, request('GET /broken'));
    expect(answer).toMatchObject({ status: 500, body: 'Something went wrong here.' });
    expect(answer.head).not.toMatch(LEAK);
  });

  it.each([
    ['GET /', 'Content-Length: 1', '{'],
    ['POST /', 'Content-Length: 1', '{'],
    ['POST /api/x', 'Content-Length: 9999999', 'x'],
    ['PUT /index.html', 'Transfer-Encoding: chunked', '1\r\nx\r\n'],
  ])('%s with a body (%s) is refused before it is read, and the connection ended', async (line, header, body) => {
    const [, ...rest] = request(line, [header], body).split('Connection: close\r\n');
    const open = `${line} HTTP/1.1\r\nHost: house\r\n${rest.join('')}`;
    const answer = await ask(server, open);
    expect(answer).toMatchObject({ status: 413, body: 'Nothing can be sent here: a request may have no body.' });
    expect(answer.ended).not.toBeNull();
  });

  it('an empty body is none', async () => {
    expect(await ask(server, request('GET /', ['Content-Length: 0']))).toMatchObject({ status: 200 });
  });
});

describe('somebody slow', () => {
  /** Each wait that is tried is short, the others longer than the test waits. */
  const LONG: Waits = { head: 60_000, request: 60_000, sign: 60_000, next: 60_000, look: 20 };
  const servers: FastifyInstance[] = [];
  afterAll(async () => {
    for (const server of servers) await server.close();
  });

  async function patientBut(short: Partial<Waits>, more?: (server: FastifyInstance) => void): Promise<FastifyInstance> {
    const server = await listening({ ...LONG, ...short }, more);
    servers.push(server);
    return server;
  }

  it('who sends the head byte by byte is told so and cut off', async () => {
    const server = await patientBut({ head: 200 });
    const answer = await ask(server, 'GET / HTTP/1.1\r\nHost: house\r\nA: ', 'b');
    expect(answer).toMatchObject({ status: 408, body: 'This request took too long.', ended: expect.any(Number) });
    expect(answer.ended).toBeGreaterThanOrEqual(180);
  });

  it('who says nothing at all is cut off', async () => {
    expect((await ask(await patientBut({ head: 200 }), '')).ended).not.toBeNull();
    expect((await ask(await patientBut({ sign: 200 }), '')).ended).not.toBeNull();
  });

  it('who does not come to the end of a request is cut off, whatever its head may take', async () => {
    const server = await patientBut({ head: 200, request: 200 });
    const body = 'POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 1000\r\n\r\n';
    expect((await ask(server, body, 'x')).ended).not.toBeNull();
    expect((await ask(server, `${body.replace('POST', 'GET')}`, 'x')).ended).not.toBeNull();
    expect(server.server.requestTimeout).toBe(200);
  });

  it('who asks for nothing more is cut off, and nothing is said into the answer that he has', async () => {
    const answer = await ask(await patientBut({ next: 200 }), 'GET / HTTP/1.1\r\nHost: house\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: 'this is index.html', ended: expect.any(Number) });
    // Half a second request: patience ends only when the first was answered.
    const server = await patientBut({}, (waiting) =>
      waiting.addHook('onResponse', async () => {
        waiting.server.headersTimeout = 200;
      }),
    );
    const half = 'GET / HTTP/1.1\r\nHost: house\r\n\r\nGET / HTTP/1.1\r\nA: ';
    const second = await ask(server, half, 'b');
    expect(second).toMatchObject({ status: 200, body: 'this is index.html', ended: expect.any(Number) });
  });

  it('who does not take what he asked for is cut off', async () => {
    const server = await patientBut({ sign: 200 });
    // Counted when it comes: a slow look would find it cut off already.
    let came = 0;
    server.server.on('connection', () => came++);
    const socket = connected(server);
    try {
      const open = () => new Promise<number>((done) => server.server.getConnections((_error, count) => done(count)));
      await new Promise((done) => socket.once('connect', done));
      socket.pause();
      socket.write('GET /large.bin HTTP/1.1\r\nHost: house\r\n\r\n');
      await expect.poll(() => came, { timeout: 50_000 }).toBe(1);
      await expect.poll(open, { timeout: 50_000 }).toBe(0);
    } finally {
      socket.destroy();
    }
  });

  it('has by default less than a minute for a request', async () => {
    const server = await createServer(pages);
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server.server;
    await server.close();
    for (const wait of [headersTimeout, requestTimeout, timeout, keepAliveTimeout]) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});
