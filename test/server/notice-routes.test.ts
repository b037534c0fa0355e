import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createNode, type Node } from '../../src/server/node.ts';
import { ask, type Guest, newGuest, type Where } from '../../src/server/trial/guests.ts';
import { configOf, freePort, startNode } from './nodes.ts';
import { type MailServer, mailServer, type Receiver, receiver, wordsOf } from './receivers.ts';

let node: Node;
let where: Where;
let mails: MailServer;
let hook: Receiver;
const folder = mkdtempSync(join(tmpdir(), 'bivouac-notices-'));
const faults: unknown[] = [];

beforeAll(async () => {
  [mails, hook] = [await mailServer(), await receiver()];
  const port = await freePort();
  where = { origin: `http://127.0.0.1:${port}` };
  const letters = { SMTP_URL: mails.url, MAIL_FROM: 'Bivouac <bivouac@play.example>' };
  const config = configOf({ DATA: folder, ORIGIN: where.origin, LOOPBACK: 'on', ...letters });
  node = await createNode(config, { pages: folder, fault: (error) => faults.push(error) });
  await node.server.listen({ port, host: '127.0.0.1' });
});
afterAll(async () => {
  await node.drain();
  await Promise.all([mails.stop(), hook.stop()]);
  rmSync(folder, { recursive: true, force: true });
  expect(faults).toEqual([]);
});

const TOLD = z.object({
  offers: z.object({ push: z.string().nullable(), mail: z.boolean(), webhook: z.boolean() }),
  channels: z.array(z.object({ id: z.string(), kind: z.string(), on: z.boolean(), confirmed: z.boolean() })),
});
const toldOf = async (guest: Guest) => TOLD.parse((await ask(guest, 'GET', '/api/notices')).body);
const webhook = (guest: Guest, address = hook.url) =>
  ask(guest, 'POST', '/api/notices/webhook', { address, shape: 'json', language: 'en' });
const mail = (guest: Guest, address: string) => ask(guest, 'POST', '/api/notices/mail', { address, language: 'en' });

it('whoever is known sees what is offered, and nobody else', async () => {
  expect((await ask({ where }, 'GET', '/api/notices')).status).toBe(401);
  const { offers, channels } = await toldOf(await newGuest(where, 'Ney'));
  expect(offers).toEqual({ push: expect.stringMatching(/^[\w-]{87}$/), mail: true, webhook: true });
  expect(channels).toEqual([]);
});

it('a webhook is added, tried, switched off and taken away by its owner alone', async () => {
  const [ney, soult] = [await newGuest(where, 'Ney'), await newGuest(where, 'Soult')];
  expect((await webhook(ney)).status).toBe(201);
  const [{ id } = { id: '' }] = (await toldOf(ney)).channels;
  const before = hook.received.length;
  expect(await ask(ney, 'POST', `/api/notices/${id}/test`)).toMatchObject({ status: 200, body: { failure: null } });
  expect(hook.received).toHaveLength(before + 1);
  for (const path of [`/api/notices/${id}/test`, `/api/notices/${id}`])
    expect((await ask(soult, 'POST', path, { on: false, language: 'en' })).status).toBe(404);
  expect((await ask(soult, 'DELETE', `/api/notices/${id}`)).status).toBe(404);
  expect(await ask(ney, 'POST', `/api/notices/${id}`, { on: false, language: 'fr' })).toMatchObject({
    body: { channels: [{ on: false }] },
  });
  for (let i = 0; i < 2; i++) expect((await webhook(ney, `${hook.url}/${i}`)).status).toBe(201);
  expect(await webhook(ney, `${hook.url}/one-more`)).toMatchObject({ status: 409, body: { why: 'many' } });
  expect((await ask(ney, 'DELETE', `/api/notices/${id}`)).status).toBe(200);
  expect((await toldOf(ney)).channels).toHaveLength(2);
});

it('what cannot be used is refused', async () => {
  const ney = await newGuest(where, 'Ney');
  for (const address of ['https://10.0.0.1/', 'http://example.org/', 'https://169.254.169.254/', 'x'])
    expect(await webhook(ney, address)).toMatchObject({ status: 400, body: { why: 'address' } });
  for (const address of ['', 'ney', 'ney@', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    expect((await mail(ney, address)).status).toBe(400);
  const language = 'en';
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const push = (body: object) => ask(ney, 'POST', '/api/notices/push', body);
  expect((await push({ endpoint: hook.url, keys, language })).status).toBe(400);
  expect((await push({ endpoint: hook.url, language })).status).toBe(400);
  expect((await toldOf(ney)).channels).toEqual([]);
});

it('an address is confirmed by its link, in any browser, and stopped by one click of a mail program', async () => {
  const ney = await newGuest(where, 'Ney');
  expect((await mail(ney, 'ney@example.org')).status).toBe(201);
  expect((await toldOf(ney)).channels).toMatchObject([{ kind: 'mail', confirmed: false }]);
  const token = /#yes\.([\w-]{43})/.exec(wordsOf(mails.letters.at(-1) ?? { to: '', text: '' }))?.[1];
  expect((await ask({ where }, 'POST', '/api/notices/confirmation', { token })).status).toBe(204);
  const [{ id } = { id: '' }] = (await toldOf(ney)).channels;
  expect((await ask(ney, 'POST', `/api/notices/${id}/test`)).body).toMatchObject({ failure: null });
  const letter = mails.letters.at(-1)?.text.replace(/\r\n[ \t]+/g, ' ') ?? '';
  const stop = /^List-Unsubscribe: <(.*)>\r$/m.exec(letter)?.[1] ?? '';
  const from = { origin: 'https://mail.example', 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  expect((await fetch(stop, { method: 'POST', headers: from, body })).status).toBe(204);
  expect((await toldOf(ney)).channels).toMatchObject([{ on: false }]);
  expect((await fetch(`${stop.slice(0, -1)}!`, { method: 'POST', headers: from, body })).status).toBe(404);
  // Everything else must come from a page of ours.
  const elsewhere = { method: 'POST', headers: { ...from, cookie: ney.cookie } };
  expect((await fetch(`${where.origin}/api/notices/${id}/test`, elsewhere)).status).toBe(403);
});

it('the ways to somebody are in the file of his data, and go with him', async () => {
  const ney = await newGuest(where, 'Ney');
  await webhook(ney);
  const { body } = await ask(ney, 'GET', '/api/account/data');
  expect(body).toMatchObject({ notices: [{ kind: 'webhook', address: hook.url, language: 'en' }] });
  expect(JSON.stringify(body)).not.toContain('secret');
  const { id } = z.object({ id: z.string() }).parse(body);
  expect((await ask(ney, 'POST', '/api/account/deletion', { word: 'Ney' })).status).toBe(204);
  expect(await node.store.channelsOf(id)).toEqual([]);
});

it('where no address of the server is known nothing is offered', async () => {
  const there = await startNode();
  const ney = await newGuest(there.where, 'Ney');
  expect((await toldOf(ney)).offers).toEqual({ push: null, mail: false, webhook: false });
  expect((await webhook(ney, 'https://example.org/')).status).toBe(404);
  expect((await mail(ney, 'ney@example.org')).status).toBe(404);
  await there.stop();
});
