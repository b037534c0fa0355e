import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { deskOf, type NoticeDesk } from '../../src/server/notices/desk.ts';
import { type Mailer, mailerOf } from '../../src/server/notices/mail.ts';
import { type Notices, noticesOf } from '../../src/server/notices/notices.ts';
import { outsideOf } from '../../src/server/notices/outside.ts';
import { postOf } from '../../src/server/notices/post.ts';
import { newVapidKey, vapidOf } from '../../src/server/notices/push.ts';
import { type Presence, presenceOf } from '../../src/server/presence.ts';
import { hashOfToken, newId } from '../../src/server/secrets.ts';
import { type NodeStore, nodeStore } from '../../src/server/store/node-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { picketEntry } from '../toy/entry.ts';
import { type MailServer, mailServer, type Receiver, receiver, wordsOf } from './receivers.ts';

const ORIGIN = 'https://play.example';
const NEY = { id: newId(), name: 'Ney' };
const BLUCHER = { id: newId(), name: 'Blücher' };
const MATCH = newId();

/** A node, as far as notices go: it shares its database with others. */
interface Node {
  readonly store: NodeStore;
  readonly here: Presence;
  readonly notices: Notices;
  readonly desk: NoticeDesk;
}

let clock: number;
let folder: string;
const stores: NodeStore[] = [];
let mails: MailServer;
let mailer: Mailer;
let hook: Receiver;
const faults: unknown[] = [];
const vapidKey = newVapidKey();

beforeAll(async () => {
  mails = await mailServer();
  mailer = mailerOf({ url: mails.url, from: 'Bivouac <bivouac@play.example>' });
});
afterAll(async () => {
  mailer.close();
  await mails.stop();
});
beforeEach(async () => {
  clock = Date.now();
  folder = mkdtempSync(join(tmpdir(), 'bivouac-notices-'));
  hook = await receiver();
  mails.letters.length = 0;
  mails.recipient = '250 ok';
});
afterEach(async () => {
  await hook.stop();
  for (const store of stores.splice(0)) await store.shut();
  rmSync(folder, { recursive: true });
  expect(faults.splice(0)).toEqual([]);
});

async function newNode(): Promise<Node> {
  const [store, here] = [nodeStore(await openSqlite(join(folder, 'x.sqlite'))), presenceOf()];
  stores.push(store);
  const vapid = vapidOf(vapidKey, 'mailto:bivouac@play.example');
  const post = postOf({ outside: outsideOf({ loopback: true, patience: 2000 }), vapid, mailer, origin: ORIGIN });
  const teller = { shelf: [picketEntry], origin: ORIGIN };
  const fault = (error: unknown) => faults.push(error);
  const notices = noticesOf({ ...teller, store, here, post, fault, now: async () => clock });
  const limits = { letters: 3 };
  const desk = deskOf({ ...teller, store, notices, vapid, mailer, limits, isFound: true, loopback: true });
  return { store, here, notices, desk };
}

/** A node before which a match lies that both play, just begun. */
async function begun(): Promise<Node> {
  const node = await newNode();
  for (const { id, name } of [NEY, BLUCHER]) await node.store.welcome({ id, name }, `token ${id}`, 1);
  return node;
}

const head = (asked: readonly number[], seq: number, over = false) => ({
  ...{ id: MATCH, seq, epoch: 0, over, changed: clock },
  about: { game: 'picket', options: {}, made: 1, commitment: '', watch: false },
  summary: { asked: [...asked], seen: [] },
});
const line = (seq: number, seat: number | null) => ({
  ...{ seq, key: `k${seq}`, at: clock, rolls: [], kept: 0, told: [], undone: [], noticed: 0, chain: '' },
  entry: seat === null ? null : { seat, choice: { kind: 'x' } },
});

/** Both sit down, and Ney is asked first. */
async function dealt({ store }: Node, asked = [0]): Promise<void> {
  await store.gather({ id: MATCH, about: {}, secret: {}, made: 1 }, 2, { seat: 0, person: NEY.id }, 'link');
  await store.take(MATCH, BLUCHER.id, 1);
  await store.create({ head: head(asked, 0), secret: {}, lines: [line(0, null)], standings: [] });
  await store.gathered(MATCH);
}

/** Somebody does something; then these are asked. */
async function act({ store }: Node, seq: number, seat: number, asked: readonly number[], over = false): Promise<void> {
  const { summary } = head(asked, seq);
  expect(await store.append({ match: MATCH, after: seq - 1, lines: [line(seq, seat)], over, summary })).toEqual({
    done: true,
  });
}

/** A while later everything that is due is sent. */
async function later({ notices }: Node, milliseconds = 0): Promise<void> {
  await notices.look();
  clock += milliseconds;
  await notices.look();
  await notices.send();
}
const MINUTE = 60_000;
const said = () => hook.received.map(({ body }) => JSON.parse(body.toString()));
const hooked = (node: Node, shape: 'json' | 'discord' = 'json') => node.desk.hook(NEY, hook.url, shape, 'en');

it('a turn is told after a minute, once, with the game, the other and the link, and nothing else', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  await later(node, MINUTE - 1);
  expect(said()).toEqual([]);
  await later(node, 1);
  expect(said()).toEqual([
    {
      ...{ kind: 'turn', game: 'Picket', others: ['Blücher'], title: 'Your turn: Picket' },
      text: 'It is your turn against Blücher.',
      link: `${ORIGIN}/match/${MATCH}`,
      at: expect.stringMatching(/^20\d\d-/),
    },
  ]);
  await later(node, MINUTE);
  // Blücher takes back and does again: Ney knows that it is his turn.
  await act(node, 1, 1, []);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(1);
  await act(node, 3, 0, [1]);
  await later(node);
  await act(node, 4, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(2);
});

it('who has the match open, on whichever node, is not told', async () => {
  const [node, other] = [await begun(), await newNode()];
  await hooked(node);
  await dealt(node);
  await node.notices.look();
  const leave = other.here.come(MATCH, 0, null);
  await other.notices.look();
  leave();
  await later(node, MINUTE);
  expect(hook.received).toEqual([]);
  // The other seat's page is none of his.
  node.here.come(MATCH, 1, null);
  await act(node, 1, 0, [1]);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toHaveLength(1);
});

it('of what went on those matches alone are looked at of which something was heard, and all once a minute', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  const [asked, moved]: [unknown[], NodeStore['moved']] = [[], node.store.moved];
  let passed = 0;
  const notices = noticesOf({
    ...{ shelf: [picketEntry], origin: ORIGIN, here: node.here, fault: (error: unknown) => faults.push(error) },
    ...{ post: { send: async () => null }, now: async () => clock, passed: () => passed },
    store: {
      ...node.store,
      moved(most, among) {
        asked.push(among ?? 'all');
        return moved(most, among);
      },
    },
  });
  await notices.look();
  await notices.look();
  expect(asked.splice(0)).toEqual(['all']);
  // By this node, and by another that shares the database.
  await act(node, 1, 0, [1]);
  await notices.look();
  await act(await newNode(), 2, 1, [0]);
  node.store.announce('talk/x');
  await notices.look();
  await notices.look();
  expect(asked.splice(0)).toEqual([[MATCH], [MATCH]]);
  expect(await node.store.turnOf(MATCH, NEY.id)).toMatchObject({ kind: 'turn', seq: 2 });
  passed = MINUTE;
  await notices.look();
  expect(asked).toEqual(['all']);
  notices.close();
});

it('who comes in and is told of nothing leaves no note of his matches', async () => {
  const node = await begun();
  await dealt(node);
  await node.desk.joined(NEY.id);
  expect(await node.store.turnOf(MATCH, NEY.id)).toBeNull();
  await hooked(node);
  await act(node, 1, 0, [1]);
  await node.desk.joined(NEY.id);
  expect(await node.store.turnOf(MATCH, NEY.id)).toMatchObject({ seq: 1 });
});

it('the end and an invitation are told to whom they concern', async () => {
  const node = await begun();
  await hooked(node, 'discord');
  await dealt(node, [1]);
  await later(node);
  await act(node, 1, 1, [], true);
  await later(node, MINUTE);
  const gathering = { id: newId(), about: head([], 0).about, secret: {}, made: 1 };
  await node.store.gather(gathering, 2, { seat: 0, person: BLUCHER.id }, 'another link');
  await node.store.call(gathering.id, NEY.id, BLUCHER.id, clock, 9);
  await later(node, MINUTE);
  await later(node, MINUTE);
  expect(said()).toEqual([
    {
      content: `**Over\\: Picket**\nYour match against Blücher is over.\n<${ORIGIN}/match/${MATCH}>`,
      allowed_mentions: { parse: [] },
    },
    {
      content: `**An invitation\\: Picket**\nBlücher invites you to a match of Picket.\n<${ORIGIN}/online>`,
      allowed_mentions: { parse: [] },
    },
  ]);
});

it('who is asked whether he is ready is told after twenty seconds, unless he says it, and once', async () => {
  const node = await begun();
  await hooked(node);
  const about = { ...head([], 0).about, names: [] };
  const [waiting, other] = [newId(), newId()];
  const gather = async (id: string) => {
    await node.store.gather({ id, about, secret: {}, made: 1 }, 2, { seat: 0, person: NEY.id }, `link ${id}`);
    await node.store.take(id, BLUCHER.id, 1);
    await node.store.muster(id, clock);
  };
  await gather(waiting);
  await later(node, 20_000 - 1);
  expect(said()).toEqual([]);
  await later(node, 1);
  expect(said()).toMatchObject([
    {
      ...{ kind: 'ready', title: 'Are you ready? Picket', link: `${ORIGIN}/match/${waiting}` },
      text: 'Blücher and you can begin: the clock starts when all are ready.',
    },
  ]);
  await later(node, MINUTE);
  await gather(other);
  await node.notices.look();
  await node.store.sayReady(other, NEY.id, clock);
  await later(node, 20_000);
  expect(said()).toHaveLength(1);
});

it('of what somebody does not wish to be told by a way nothing goes that way', async () => {
  const node = await begun();
  await hooked(node);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await node.desk.set(NEY, id, true, 'en', ['over']);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: true, occasions: ['over'] }]);
  await dealt(node);
  await later(node, MINUTE);
  expect(said()).toEqual([]);
  await act(node, 1, 0, []);
  await later(node, MINUTE);
  // What was to be sent when he said so is not sent either.
  await act(node, 2, 1, [], true);
  await node.notices.look();
  clock += MINUTE;
  await node.notices.look();
  await node.desk.set(NEY, id, true, 'en', ['turn']);
  await node.notices.send();
  expect(said()).toEqual([]);
});

it('a webhook is signed with the secret that its owner is shown', async () => {
  const node = await begun();
  await hooked(node);
  const [shown] = await node.desk.of(NEY);
  expect(await node.desk.test(NEY, shown?.id ?? '')).toBeNull();
  const [sent] = hook.received;
  const said = String(sent?.headers['bivouac-signature']);
  const [, at = '', signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(said) ?? [];
  expect(signature).toBe(
    createHmac('sha256', shown?.secret ?? '')
      .update(`${at}.${sent?.body}`)
      .digest('hex'),
  );
  expect(Number(at)).toBe(Math.floor(clock / 1000));
});

it('what is switched off or taken away is not used, and what was to be sent by it is not sent', async () => {
  const node = await begun();
  await hooked(node);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await dealt(node);
  await node.notices.look();
  clock += MINUTE;
  await node.notices.look();
  await node.desk.set(NEY, id, false, 'en');
  await later(node, MINUTE);
  await act(node, 1, 0, [1]);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(hook.received).toEqual([]);
  // What is so when it is switched on again he sees before him.
  await node.desk.set(NEY, id, true, 'fr');
  await later(node, MINUTE);
  expect(hook.received).toEqual([]);
  await act(node, 3, 0, [1]);
  await later(node);
  await act(node, 4, 1, [0]);
  await later(node, MINUTE);
  expect(said()).toMatchObject([{ title: 'À vous de jouer\u00a0: Grand-garde' }]);
  await node.desk.remove(NEY, id);
  expect(await node.desk.of(NEY)).toEqual([]);
  await expect(node.desk.set(BLUCHER, id, true, 'en')).rejects.toThrow('no such way');
});

it('what failed is shown, and tried again later by whichever node is there, until it is given up', async () => {
  const [node, other] = [await begun(), await newNode()];
  await hooked(node);
  await dealt(node);
  hook.status = 503;
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: true, failure: { why: 'refused', status: 503, at: clock } }]);
  // This node dies with what it has in hand: the other has it when the lease is over.
  const claimed = await node.store.claim(clock + 30_000, clock + 90_000, 9);
  expect(claimed).toMatchObject([{ tries: 1 }]);
  await node.store.shut();
  clock += 89_999;
  await other.notices.send();
  expect(hook.received).toHaveLength(1);
  clock += 1;
  hook.status = 200;
  await other.notices.send();
  expect(hook.received).toHaveLength(2);
  expect(await other.desk.of(NEY)).toMatchObject([{ failure: null }]);
  // Another turn, and nobody ever answers.
  hook.status = 500;
  await act(other, 1, 0, [1]);
  await later(other);
  await act(other, 2, 1, [0]);
  await later(other, MINUTE);
  for (let i = 0; i < 20; i++) await later(other, 4 * 60 * MINUTE);
  expect(hook.received).toHaveLength(2 + 6);
});

it('a turn that is over is not told late', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  hook.status = 503;
  await later(node, MINUTE);
  await act(node, 1, 0, [1]);
  hook.status = 200;
  await later(node, 5 * MINUTE);
  expect(hook.received).toHaveLength(1);
});

it('a webhook that is there no more is switched off, and its owner sees why', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  hook.status = 404;
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: false, failure: { why: 'gone', status: 404 } }]);
});

/** What a browser gives out, and how it reads what comes. */
function browser() {
  const own = createECDH('prime256v1');
  const [point, auth] = [own.generateKeys(), randomBytes(16)];
  const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]);
      const secret = derive(own.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      expect(text.at(-1)).toBe(2);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}

it('a browser is sent what it alone can read, and is forgotten when it is gone', async () => {
  const node = await begun();
  const { keys, read } = browser();
  await node.desk.subscribe(NEY, hook.url, keys, 'Firefox, Linux', 'fr');
  expect(await node.desk.of(NEY)).toMatchObject([
    { kind: 'push', address: '', browser: 'Firefox, Linux', secret: null },
  ]);
  await dealt(node);
  await later(node, MINUTE);
  const [{ headers, body } = { headers: {}, body: Buffer.from('') }] = hook.received;
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: MATCH, urgency: 'high' });
  expect(headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/);
  expect(body.toString('latin1')).not.toContain('Grand-garde');
  expect(read(body)).toEqual({
    ...{ title: 'À vous de jouer\u00a0: Grand-garde', text: 'C’est à vous de jouer contre Blücher.' },
    ...{ path: `/match/${MATCH}`, topic: MATCH },
  });
  await act(node, 1, 0, [1]);
  await later(node);
  await act(node, 2, 1, [0]);
  hook.status = 410;
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toEqual([]);
  const bad = { ...keys, p256dh: `B${'A'.repeat(86)}` };
  await expect(node.desk.subscribe(NEY, hook.url, bad, '', 'en')).rejects.toThrow('no subscription');
});

it('a browser that has another address is told there of the same as before, in its language', async () => {
  const node = await begun();
  const [{ keys }, fresh, bad] = [browser(), browser(), { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }];
  await node.desk.subscribe(NEY, `${hook.url}/old`, keys, 'Firefox, Linux', 'fr');
  await node.desk.subscribe(BLUCHER, `${hook.url}/new`, browser().keys, 'Firefox, Linux', 'en');
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await node.desk.set(NEY, id, true, 'fr', ['turn']);
  const renew = (person: typeof NEY, old: string | null, to = fresh.keys, kind = 'Firefox, Linux') =>
    node.desk.renew(person, old, `${hook.url}/new`, to, kind);
  await expect(renew(BLUCHER, `${hook.url}/old`)).rejects.toThrow('no such way');
  await expect(renew(NEY, `${hook.url}/another`)).rejects.toThrow('no such way');
  await expect(renew(NEY, null, fresh.keys, 'Chrome, Linux')).rejects.toThrow('no such way');
  await expect(renew(NEY, null, bad)).rejects.toThrow('no subscription');
  await renew(NEY, `${hook.url}/old`);
  // The address is this browser's now, and nobody else's.
  expect(await node.desk.of(BLUCHER)).toEqual([]);
  expect(await node.desk.of(NEY)).toMatchObject([{ id, on: true, occasions: ['turn'], failure: null }]);
  await dealt(node);
  await later(node, MINUTE);
  expect(hook.received.map(({ path }) => path)).toEqual(['/hook/new']);
  expect(fresh.read(hook.received[0]?.body ?? Buffer.from(''))).toMatchObject({
    topic: MATCH,
    title: expect.stringMatching(/^À vous/),
  });
  // Where it does not know its old address, it is his only one of its kind, or none.
  await node.desk.renew(NEY, null, `${hook.url}/newer`, keys, 'Firefox, Linux');
  await node.desk.test(NEY, id);
  expect(hook.received.at(-1)?.path).toBe('/hook/newer');
  await node.desk.subscribe(NEY, `${hook.url}/other`, keys, 'Firefox, Linux', 'fr');
  await expect(renew(NEY, null)).rejects.toThrow('no such way');
});

const linkIn = (text: string, word: string): string => new RegExp(`#${word}\\.([\\w-]{43})`).exec(text)?.[1] ?? '';

it('nothing but a question goes to an e-mail address before it is confirmed, and nothing after it is stopped', async () => {
  const node = await begun();
  await node.desk.writeTo(NEY, 'ney@example.org', 'fr');
  expect(mails.letters.map(({ to }) => to)).toEqual(['ney@example.org']);
  const [question = { to: '', text: '' }] = mails.letters;
  expect(wordsOf(question)).toContain('Ney souhaite être averti');
  const token = linkIn(wordsOf(question), 'yes');
  await dealt(node);
  await later(node, MINUTE);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await expect(node.desk.test(NEY, id)).rejects.toThrow('not confirmed');
  expect(mails.letters).toHaveLength(1);
  await expect(node.desk.confirm('x'.repeat(43))).rejects.toThrow('leads to nothing');
  await node.desk.confirm(token);
  await expect(node.desk.confirm(token)).rejects.toThrow('leads to nothing');
  await act(node, 1, 0, [1]);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  const letter = mails.letters[1] ?? { to: '', text: '' };
  expect(wordsOf(letter)).toContain(`C’est à vous de jouer contre Blücher.`);
  expect(wordsOf(letter)).toContain(`${ORIGIN}/match/${MATCH}`);
  const unfolded = letter.text.replace(/\r\n[ \t]+/g, ' ');
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const stop = linkIn(wordsOf(letter), 'stop');
  expect(unfolded).toContain(`List-Unsubscribe: <${ORIGIN}/api/unsubscribe/${stop}>`);
  await node.desk.stop(stop);
  await act(node, 3, 0, [1]);
  await later(node);
  await act(node, 4, 1, [0]);
  await later(node, MINUTE);
  expect(mails.letters).toHaveLength(2);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: false, confirmed: true }]);
});

it('the link of an e-mail holds for a day, and few are sent', async () => {
  const node = await begun();
  const before = await node.store.time();
  await node.desk.writeTo(NEY, 'ney@example.org', 'en');
  const token = linkIn(wordsOf(mails.letters[0] ?? { to: '', text: '' }), 'yes');
  expect(await node.store.confirmChannel(hashOfToken(token), before + 24 * 60 * MINUTE + MINUTE)).toBeNull();
  for (const address of ['ney@example.org', 'Ney@example.org']) await node.desk.writeTo(NEY, address, 'en');
  await expect(node.desk.writeTo(NEY, 'other@example.org', 'en')).rejects.toThrow('too often');
  await expect(node.desk.writeTo(BLUCHER, 'NEY@EXAMPLE.ORG', 'en')).rejects.toThrow('too often');
  expect(mails.letters).toHaveLength(3);
});

it('a mail server that refuses for good is not asked again, and what it said is shown', async () => {
  const node = await begun();
  await node.desk.writeTo(NEY, 'ney@example.org', 'en');
  await node.desk.confirm(linkIn(wordsOf(mails.letters[0] ?? { to: '', text: '' }), 'yes'));
  await dealt(node);
  mails.recipient = '550 nobody here';
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toMatchObject([{ failure: { why: 'refused', status: 550 } }]);
  mails.recipient = '250 ok';
  await later(node, 60 * MINUTE);
  expect(mails.letters).toHaveLength(1);
});

it('what is kept of somebody is told to him without what opens anything', async () => {
  const node = await begun();
  await hooked(node);
  await node.desk.subscribe(NEY, hook.url, browser().keys, 'Firefox, Linux', 'en');
  const kept = await node.desk.kept(NEY.id);
  expect(
    z
      .array(z.object({ kind: z.string() }))
      .parse(kept)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['push', 'webhook']);
  expect(JSON.stringify(kept)).not.toMatch(/secret|p256dh|auth/);
});
