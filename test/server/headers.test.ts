import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newGuest } from '../../src/server/trial/guests.ts';
import { startNode, type TestNode } from './nodes.ts';

let there: TestNode;
beforeAll(async () => {
  there = await startNode();
});
afterAll(async () => {
  expect(there.faults).toEqual([]);
  await there.stop();
});

const PLACES = ['/', '/rules/chess', '/nothing.png', '/health', '/api/me', '/api/nothing', '/api/openapi.json'];

describe('every answer', () => {
  it.each(PLACES)('of %s says what it is, and what a browser may do with it', async (place) => {
    const { headers } = await fetch(there.where.origin + place, { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('content-type')).toMatch(/^(?:text\/html|text\/plain|application\/json); charset=utf-8$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'self'", "frame-ancestors 'self'"]));
    expect(policy).toEqual(expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]));
    // No page of somebody else reads it, and nothing tells what the server is made of.
    const names = [...headers.keys()];
    expect(names.filter((name) => /^access-control-|^server$|^x-powered-by$/.test(name))).toEqual([]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('holds browsers to HTTPS where people come by it alone', async () => {
    const other = await startNode({ ORIGIN: 'https://play.example' });
    try {
      for (const place of PLACES) {
        const { headers } = await fetch(other.where.origin + place);
        expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      }
    } finally {
      await other.stop();
    }
  });

  it('of the API is kept by nobody on the way, but for the document that is for all', async () => {
    const guest = await newGuest(there.where, 'Ney');
    for (const place of ['/api/me', '/api/matches', '/api/account', '/api/tokens', '/api/lobby', '/api/account/data'])
      expect((await ask(guest, 'GET', place)).headers.get('cache-control')).toBe('no-store');
  });
});

it('the file of one’s data has a name of ours', async () => {
  const guest = await newGuest(there.where, '"; filename="x.exe');
  const { headers } = await ask(guest, 'GET', '/api/account/data');
  expect(headers.get('content-disposition')).toBe('attachment; filename="bivouac.json"');
});

it('what stands twice in an address is no value', async () => {
  const guest = await newGuest(there.where, 'Ney');
  const match = 'A'.repeat(22);
  expect((await ask(guest, 'GET', `/api/lobby?made=1&match=${match}`)).status).toBe(200);
  expect((await ask(guest, 'GET', `/api/lobby?made=1&match=${match}&match=${match}`)).status).toBe(400);
});

describe('a request', () => {
  /** What a server says to it, as it stands. */
  const said = (request: string): Promise<string> => {
    const { hostname, port } = new URL(there.where.origin);
    const socket = connect(Number(port), hostname);
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('error', () => {});
    socket.write(request);
    return new Promise((resolve) => socket.on('close', () => resolve(heard)));
  };

  it('whose end is told in two ways is refused, and what follows is no other request', async () => {
    const head = ['POST /api/guests HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const lengths = ['Content-Length: 6', 'Transfer-Encoding: chunked'];
    const answer = await said(
      [...head, ...lengths, '', '0', '', 'GET /health HTTP/1.1', 'Host: x', '', ''].join('\r\n'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it.each(['TRACE', 'CONNECT', 'TRACK'])('%s is none', async (method) => {
    const answer = await said(
      `${method} /api/me HTTP/1.1\r\nHost: x\r\nCookie: bivouac=secret\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
    expect(answer).not.toContain('secret');
  });
});
