import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { mailerOf } from '../../src/server/notices/mail.ts';
import { testMessage } from '../../src/server/notices/message.ts';
import { outsideOf } from '../../src/server/notices/outside.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { CERT, KEY } from './self-signed.ts';

// Whoever the server asks by TLS has to show a certificate that somebody vouches for. Here nobody does: nothing of what it has to say
// may come.

const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

function listening(server: Server): Promise<number> {
  servers.push(server);
  server.on('connection', (socket: Socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** A database that goes over to TLS when it is asked to, and keeps what it is told then. */
async function database(): Promise<{ readonly port: number; readonly heard: string[] }> {
  const heard: string[] = [];
  const port = await listening(
    createServer((socket) => {
      socket.once('data', (data) => {
        // The request for TLS of its protocol; whatever else comes is said in the clear.
        if (data.length !== 8 || data.readInt32BE(4) !== 80_877_103) {
          heard.push(String(data));
          socket.destroy();
          return;
        }
        socket.write('S');
        const secure = new TLSSocket(socket, { isServer: true, key: KEY, cert: CERT });
        secure.on('error', () => {});
        secure.on('data', (said) => {
          heard.push(String(said));
          secure.destroy();
        });
      });
    }),
  );
  return { port, heard };
}

it('a database with a certificate for which nobody vouches is told nothing, not even who asks', async () => {
  const { port, heard } = await database();
  const url = `postgres://somebody:hidden@localhost:${port}/n?sslmode=verify-full`;
  expect(readConfig({ DATABASE_URL: url })).toMatchObject({ database: { url } });
  const at = url.replace('localhost', '127.0.0.1');
  await expect(openPostgres({ url: at, patience: 5000 })).rejects.toThrow(/certificate/);
  expect(heard).toEqual([]);
  // One that the operator trusts is spoken to, by its name alone.
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-trusted-'));
  try {
    const root = join(folder, 'root.pem');
    writeFileSync(root, CERT);
    await expect(openPostgres({ url: `${at}&sslrootcert=${root}`, patience: 5000 })).rejects.toThrow(/altnames/);
    expect(heard).toEqual([]);
    await expect(openPostgres({ url: `${url}&sslrootcert=${root}`, patience: 5000 })).rejects.toThrow();
    expect(heard.join('')).toContain('somebody');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const LETTER = testMessage({ shelf: [], origin: 'https://play.example' }, 'en', 0);
const STOP = { page: 'https://play.example', post: 'https://play.example' };

it('a mail server with such a certificate is given no letter and no password', async () => {
  const heard: string[] = [];
  const port = await listening(
    createTls({ key: KEY, cert: CERT }, (socket) => {
      socket.on('error', () => {});
      socket.on('data', (data) => heard.push(String(data)));
      socket.write('220 mail\r\n');
    }),
  );
  const mailer = mailerOf({ url: `smtps://u:hidden@localhost:${port}`, from: 'b@play.example' });
  expect(await mailer.send('ney@example.org', LETTER, 'en', STOP)).toEqual({ why: 'away', status: null });
  mailer.close();
  expect(heard).toEqual([]);
});

it('a mail server that does not go over to TLS is given none either', async () => {
  const heard: string[] = [];
  const port = await listening(
    createServer((socket) => {
      socket.write('220 mail\r\n');
      socket.on('data', (data) => {
        heard.push(String(data).trim());
        socket.write(String(data).startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '454 no TLS here\r\n');
      });
    }),
  );
  const config = readConfig({
    ...{ SMTP_URL: `smtp://u:hidden@mail.example:${port}`, MAIL_FROM: 'b@play.example' },
    ORIGIN: 'https://play.example',
  });
  if ('faults' in config || config.smtp === null) throw new Error('it is refused');
  // As it is asked elsewhere, here.
  const mailer = mailerOf({ ...config.smtp, url: config.smtp.url.replace('mail.example', 'localhost') });
  expect(await mailer.send('ney@example.org', LETTER, 'en', STOP)).not.toBeNull();
  mailer.close();
  expect(heard.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
});

it('a webhook with such a certificate is told nothing', async () => {
  const heard: string[] = [];
  const server = createHttps({ key: KEY, cert: CERT }, (request, response) => {
    heard.push(request.url ?? '');
    response.end();
  });
  const port = await listening(server);
  expect(await outsideOf({ loopback: true }).post(`https://localhost:${port}/hidden`, {}, 'x')).toEqual({
    ...{ why: 'away', status: null },
  });
  expect(heard).toEqual([]);
});
