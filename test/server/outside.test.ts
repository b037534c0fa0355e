import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outsideOf } from '../../src/server/notices/outside.ts';
import { type Receiver, receiver } from './receivers.ts';

let there: Receiver;
let elsewhere: Receiver;
/** Takes what comes, and never answers. */
let silent: Server;
beforeAll(async () => {
  elsewhere = await receiver();
  there = await receiver({ location: elsewhere.url });
  silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
});
afterAll(async () => {
  silent.close();
  await Promise.all([there.stop(), elsewhere.stop()]);
});

const outside = outsideOf({ loopback: true });

it('posts what it is given, and says by its number whether that was taken', async () => {
  expect(await outside.post(there.url, { 'x-sign': 'yes' }, 'Grüße')).toBeNull();
  expect(there.received.at(-1)).toMatchObject({
    path: '/hook',
    headers: { 'x-sign': 'yes', 'content-length': '7', 'user-agent': 'Bivouac' },
    body: Buffer.from('Grüße'),
  });
  for (const [status, why] of [
    [500, 'refused'],
    [429, 'refused'],
    [404, 'gone'],
    [410, 'gone'],
  ] as const) {
    there.status = status;
    expect(await outside.post(there.url, {}, '')).toEqual({ why, status });
  }
});

it('follows nobody who sends it elsewhere', async () => {
  there.status = 302;
  expect(await outside.post(there.url, {}, 'x')).toEqual({ why: 'refused', status: 302 });
  expect(elsewhere.received).toEqual([]);
});

it('waits for nobody who does not answer, neither for a name', async () => {
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const hasty = outsideOf({ loopback: true, patience: 50 });
  expect(await hasty.post(`http://127.0.0.1:${port}/`, {}, 'x')).toEqual({ why: 'away', status: null });
  const nameless = outsideOf({ loopback: true, patience: 50, resolve: () => new Promise(() => {}) });
  expect(await nameless.post('https://slow.example/', {}, 'x')).toEqual({ why: 'away', status: null });
  expect(await outside.post('http://127.0.0.1:1/', {}, 'x')).toEqual({ why: 'away', status: null });
});

it('a name is looked up once, and every address of it must be a host’s', async () => {
  const asked: string[] = [];
  const named = (...addresses: string[]) =>
    outsideOf({
      loopback: false,
      patience: 300,
      async resolve(host) {
        asked.push(host);
        return addresses;
      },
    });
  const post = (one: ReturnType<typeof named>) => one.post('https://hook.example/', {}, 'x');
  for (const inside of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00:ec2::254'])
    for (const addresses of [[inside], ['1.1.1.1', inside]])
      expect(await post(named(...addresses))).toEqual({ why: 'forbidden', status: null });
  expect(await post(named())).toEqual({ why: 'away', status: null });
  expect(asked).toHaveLength(13);
  expect(await named('1.1.1.1').post(there.url, {}, 'x')).toEqual({ why: 'forbidden', status: null });
});

it('asks the address that was found, under the name that was given', async () => {
  there.status = 204;
  const port = new URL(there.url).port;
  let times = 0;
  const pinned = outsideOf({
    loopback: true,
    // A second look would lead elsewhere.
    resolve: async () => (times++ === 0 ? ['127.0.0.1'] : ['127.0.0.2']),
  });
  expect(await pinned.post(`http://localhost:${port}/named`, {}, 'x')).toBeNull();
  expect(times).toBe(1);
  expect(there.received.at(-1)).toMatchObject({ path: '/named', headers: { host: `localhost:${port}` } });
});

it('where the operator has named hosts, no other is asked', async () => {
  const asked: string[] = [];
  const listed = outsideOf({
    ...{ loopback: false, hosts: ['hooks.example', '*.push.example'] },
    resolve: async (host) => {
      asked.push(host);
      return [];
    },
  });
  const forbidden = { why: 'forbidden', status: null };
  for (const host of [
    'other.example',
    'hooks.example.evil.example',
    'xhooks.example',
    'push.example',
    'evilpush.example',
  ])
    expect(await listed.post(`https://${host}/`, {}, 'x')).toEqual(forbidden);
  expect(asked).toEqual([]);
  for (const host of ['hooks.example', 'a.push.example', 'a.b.push.example'])
    expect(await listed.post(`https://${host}/`, {}, 'x')).toEqual({ why: 'away', status: null });
  expect(asked).toEqual(['hooks.example', 'a.push.example', 'a.b.push.example']);
});
