import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { createServer } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { readCertificate, securedBy } from '../../src/server/secure.ts';
import { startNode, type TestNode } from './nodes.ts';
import { CERT, KEY, LATER_CERT, LATER_KEY } from './self-signed.ts';

const folder = mkdtempSync(join(tmpdir(), 'bivouac-secure-'));
const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
const write = (cert: string, key: string): void => {
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
};
beforeAll(() => write(CERT, KEY));
afterAll(() => rmSync(folder, { recursive: true }));

const TLS = { TLS_CERT: files.cert, TLS_KEY: files.key };

describe('a node that speaks TLS itself', () => {
  let there: TestNode;
  beforeAll(async () => {
    there = await startNode(TLS);
  });
  afterAll(async () => {
    expect(there.faults).toEqual([]);
    await there.stop();
  });
  const port = () => Number(new URL(there.where.origin).port);

  /** Somebody who trusts the certificate, and finds it by its name. */
  function asked(path: string, more: RequestOptions = {}, body = '') {
    const options = { ca: CERT, servername: 'localhost', host: '127.0.0.1', port: port(), path, agent: false };
    return new Promise<{ status: number; cookies: string; text: string }>((resolve, reject) => {
      const asking = request({ ...options, ...more }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        const cookies = String(answer.headers['set-cookie'] ?? '');
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, cookies, text }));
      });
      asking.on('upgrade', (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 0, cookies: '', text: '' });
      });
      asking.on('error', reject).end(body);
    });
  }

  it('gives pages, sessions that go over HTTPS alone, and sockets', async () => {
    expect(await asked('/')).toMatchObject({ status: 200, text: 'this is index.html' });
    const origin = `https://localhost:${port()}`;
    const headers = { 'content-type': 'application/json', host: `localhost:${port()}`, origin };
    const { status, cookies } = await asked('/api/guests', { method: 'POST', headers }, '{"name":"Ney"}');
    expect(status).toBe(201);
    expect(cookies).toMatch(/^__Host-bivouac=.*; HttpOnly; Secure; SameSite=Strict$/);
    const wish = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
    const key = { 'sec-websocket-key': Buffer.alloc(16).toString('base64') };
    const cookie = cookies.split(';')[0] ?? '';
    expect(await asked('/api/live', { headers: { ...headers, ...wish, ...key, cookie } })).toMatchObject({
      status: 101,
    });
  });

  it('speaks nothing older than TLS 1.2, no weak suite, and nothing in the clear', async () => {
    const weak = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' } as const;
    await expect(asked('/', weak)).rejects.toThrow(/handshake failure/);
    await expect(
      asked('/', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
    ).rejects.toThrow(/alert/);
    await expect(asked('/', { minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' })).resolves.toMatchObject({ status: 200 });
    await expect(fetch(`http://127.0.0.1:${port()}/`)).rejects.toThrow();
  });
});

it('a certificate that is renewed is shown from then on; one that cannot be used is not', async () => {
  const secured = securedBy(files);
  const waits = { requestTimeout: 1000, connectionTimeout: 1000, keepAliveTimeout: 1000, http: {} };
  const server = secured.listens(waits)((_asked, answer) => answer.end(), {}) as ReturnType<typeof createServer>;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const shown = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', ca: [CERT, LATER_CERT], servername: 'localhost' }, () => {
        resolve(socket.getPeerX509Certificate()?.toString() ?? '');
        socket.destroy();
      });
      socket.on('error', reject);
    });
  try {
    expect(await shown()).toBe(CERT);
    write(LATER_CERT, LATER_KEY);
    expect(await shown()).toBe(CERT);
    await secured.renew();
    expect(await shown()).toBe(LATER_CERT);
    write(CERT, LATER_KEY);
    await expect(secured.renew()).rejects.toThrow();
    expect(await shown()).toBe(LATER_CERT);
  } finally {
    await new Promise((closed) => server.close(closed));
    write(CERT, KEY);
  }
});

describe('how people come', () => {
  const faultsOf = (env: Record<string, string>) => {
    const config = readConfig(env);
    return 'faults' in config ? config.faults : [];
  };

  it('a certificate comes with its key, from files that can be read', () => {
    expect(readConfig(TLS)).toMatchObject({ certificate: files, isSecure: true });
    expect(faultsOf({ TLS_CERT: files.cert })).toEqual(['TLS_CERT must be given with TLS_KEY.']);
    expect(faultsOf({ TLS_KEY: files.key })).toEqual(['TLS_CERT must be given with TLS_KEY.']);
    const wrong = ['TLS_CERT must be the file of a certificate, and TLS_KEY that of its key.'];
    expect(faultsOf({ ...TLS, TLS_KEY: '/nowhere/hidden' })).toEqual(wrong);
    expect(faultsOf({ ...TLS, TLS_KEY: files.cert })).toEqual(wrong);
    const other = join(folder, 'other.pem');
    writeFileSync(other, LATER_KEY);
    expect(faultsOf({ ...TLS, TLS_KEY: other })).toEqual(wrong);
    expect(() => readCertificate({ cert: files.cert, key: other })).toThrow();
    expect(faultsOf({ ...TLS, ORIGIN: 'http://play.example' })).toEqual([expect.stringMatching(/^ORIGIN must begin/)]);
  });

  it('where they come by HTTPS, a node is not asked in the clear by another machine', () => {
    const ORIGIN = 'https://play.example';
    for (const HOST of ['localhost', '127.0.0.1', '::1'])
      expect(readConfig({ ORIGIN, HOST })).toMatchObject({ certificate: null, isSecure: true });
    for (const HOST of ['0.0.0.0', '::', '10.0.0.7', 'node1']) {
      expect(faultsOf({ ORIGIN, HOST })).toEqual([
        'HOST must be this machine, or TLS_CERT and TLS_KEY be given, or PLAIN_HOSTS must name it.',
      ]);
      expect(readConfig({ ORIGIN, HOST, ...TLS })).toMatchObject({ certificate: files });
      expect(readConfig({ ORIGIN, HOST, PLAIN_HOSTS: HOST })).toMatchObject({ certificate: null, isSecure: true });
    }
    // Friends in one house.
    expect(readConfig({ HOST: '0.0.0.0' })).toMatchObject({ certificate: null, isSecure: false });
    expect(readConfig({ HOST: '0.0.0.0', ORIGIN: 'http://attic:1815' })).toMatchObject({ isSecure: false });
  });
});
