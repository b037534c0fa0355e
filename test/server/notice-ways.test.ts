import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { hashOfToken } from '../../src/server/secrets.ts';
import { act, BLUCHER, dealt, later, MATCH, MINUTE, NEY, noticeHouse, ORIGIN, time } from './notice-house.ts';
import { wordsOf } from './receivers.ts';

// By which ways one is told: webhooks, browsers, e-mail; and what becomes of those that do not take it.

const { newNode, begun, mails, hook, said, hooked } = noticeHouse();

it('a webhook is signed with the secret that its owner is shown', async () => {
  const node = await begun();
  await hooked(node);
  const [shown] = await node.desk.of(NEY);
  expect(await node.desk.test(NEY, shown?.id ?? '')).toBeNull();
  const [sent] = hook().received;
  const said = String(sent?.headers['bivouac-signature']);
  const [, at = '', signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(said) ?? [];
  expect(signature).toBe(
    createHmac('sha256', shown?.secret ?? '')
      .update(`${at}.${sent?.body}`)
      .digest('hex'),
  );
  expect(Number(at)).toBe(Math.floor(time.now / 1000));
});

it('what is switched off or taken away is not used, and what was to be sent by it is not sent', async () => {
  const node = await begun();
  await hooked(node);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await dealt(node);
  await node.notices.look();
  time.now += MINUTE;
  await node.notices.look();
  await node.desk.set(NEY, id, false, 'en');
  await later(node, MINUTE);
  await act(node, 1, 0, [1]);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  expect(hook().received).toEqual([]);
  // What is so when it is switched on again he sees before him.
  await node.desk.set(NEY, id, true, 'fr');
  await later(node, MINUTE);
  expect(hook().received).toEqual([]);
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
  hook().status = 503;
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: true, failure: { why: 'refused', status: 503, at: time.now } }]);
  // This node dies with what it has in hand: the other has it when the lease is over.
  const claimed = await node.store.claim(time.now + 30_000, time.now + 90_000, 9);
  expect(claimed).toMatchObject([{ tries: 1 }]);
  await node.store.shut();
  time.now += 89_999;
  await other.notices.send();
  expect(hook().received).toHaveLength(1);
  time.now += 1;
  hook().status = 200;
  await other.notices.send();
  expect(hook().received).toHaveLength(2);
  expect(await other.desk.of(NEY)).toMatchObject([{ failure: null }]);
  // Another turn, and nobody ever answers.
  hook().status = 500;
  await act(other, 1, 0, [1]);
  await later(other);
  await act(other, 2, 1, [0]);
  await later(other, MINUTE);
  for (let i = 0; i < 20; i++) await later(other, 4 * 60 * MINUTE);
  expect(hook().received).toHaveLength(2 + 6);
});

it('a turn that is over is not told late', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  hook().status = 503;
  await later(node, MINUTE);
  await act(node, 1, 0, [1]);
  hook().status = 200;
  await later(node, 5 * MINUTE);
  expect(hook().received).toHaveLength(1);
});

it('a webhook that is there no more is switched off, and its owner sees why', async () => {
  const node = await begun();
  await hooked(node);
  await dealt(node);
  hook().status = 404;
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
  await node.desk.subscribe(NEY, hook().url, keys, 'Firefox, Linux', 'fr');
  expect(await node.desk.of(NEY)).toMatchObject([
    { kind: 'push', address: '', browser: 'Firefox, Linux', secret: null },
  ]);
  await dealt(node);
  await later(node, MINUTE);
  const [{ headers, body } = { headers: {}, body: Buffer.from('') }] = hook().received;
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
  hook().status = 410;
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toEqual([]);
  const bad = { ...keys, p256dh: `B${'A'.repeat(86)}` };
  await expect(node.desk.subscribe(NEY, hook().url, bad, '', 'en')).rejects.toThrow('no subscription');
});

it('a browser that has another address is told there of the same as before, in its language', async () => {
  const node = await begun();
  const [{ keys }, fresh, bad] = [browser(), browser(), { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }];
  await node.desk.subscribe(NEY, `${hook().url}/old`, keys, 'Firefox, Linux', 'fr');
  await node.desk.subscribe(BLUCHER, `${hook().url}/new`, browser().keys, 'Firefox, Linux', 'en');
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await node.desk.set(NEY, id, true, 'fr', ['turn']);
  const renew = (person: typeof NEY, old: string | null, to = fresh.keys, kind = 'Firefox, Linux') =>
    node.desk.renew(person, old, `${hook().url}/new`, to, kind);
  await expect(renew(BLUCHER, `${hook().url}/old`)).rejects.toThrow('no such way');
  await expect(renew(NEY, `${hook().url}/another`)).rejects.toThrow('no such way');
  await expect(renew(NEY, null, fresh.keys, 'Chrome, Linux')).rejects.toThrow('no such way');
  await expect(renew(NEY, null, bad)).rejects.toThrow('no subscription');
  await renew(NEY, `${hook().url}/old`);
  // The address is this browser's now, and nobody else's.
  expect(await node.desk.of(BLUCHER)).toEqual([]);
  expect(await node.desk.of(NEY)).toMatchObject([{ id, on: true, occasions: ['turn'], failure: null }]);
  await dealt(node);
  await later(node, MINUTE);
  expect(hook().received.map(({ path }) => path)).toEqual(['/hook/new']);
  expect(fresh.read(hook().received[0]?.body ?? Buffer.from(''))).toMatchObject({
    topic: MATCH,
    title: expect.stringMatching(/^À vous/),
  });
  // Where it does not know its old address, it is his only one of its kind, or none.
  await node.desk.renew(NEY, null, `${hook().url}/newer`, keys, 'Firefox, Linux');
  await node.desk.test(NEY, id);
  expect(hook().received.at(-1)?.path).toBe('/hook/newer');
  await node.desk.subscribe(NEY, `${hook().url}/other`, keys, 'Firefox, Linux', 'fr');
  await expect(renew(NEY, null)).rejects.toThrow('no such way');
});

const linkIn = (text: string, word: string): string => new RegExp(`#${word}\\.([\\w-]{43})`).exec(text)?.[1] ?? '';

it('nothing but a question goes to an e-mail address before it is confirmed, and nothing after it is stopped', async () => {
  const node = await begun();
  await node.desk.writeTo(NEY, 'ney@example.org', 'fr');
  expect(mails().letters.map(({ to }) => to)).toEqual(['ney@example.org']);
  const [question = { to: '', text: '' }] = mails().letters;
  expect(wordsOf(question)).toContain('Ney souhaite être averti');
  const token = linkIn(wordsOf(question), 'yes');
  await dealt(node);
  await later(node, MINUTE);
  const [{ id } = { id: '' }] = await node.desk.of(NEY);
  await expect(node.desk.test(NEY, id)).rejects.toThrow('not confirmed');
  expect(mails().letters).toHaveLength(1);
  await expect(node.desk.confirm('x'.repeat(43))).rejects.toThrow('leads to nothing');
  await node.desk.confirm(token);
  await expect(node.desk.confirm(token)).rejects.toThrow('leads to nothing');
  await act(node, 1, 0, [1]);
  await later(node);
  await act(node, 2, 1, [0]);
  await later(node, MINUTE);
  const letter = mails().letters[1] ?? { to: '', text: '' };
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
  expect(mails().letters).toHaveLength(2);
  expect(await node.desk.of(NEY)).toMatchObject([{ on: false, confirmed: true }]);
});

it('the link of an e-mail holds for a day, and few are sent', async () => {
  const node = await begun();
  const before = await node.store.time();
  await node.desk.writeTo(NEY, 'ney@example.org', 'en');
  const token = linkIn(wordsOf(mails().letters[0] ?? { to: '', text: '' }), 'yes');
  expect(await node.store.confirmChannel(hashOfToken(token), before + 24 * 60 * MINUTE + MINUTE)).toBeNull();
  for (const address of ['ney@example.org', 'Ney@example.org']) await node.desk.writeTo(NEY, address, 'en');
  await expect(node.desk.writeTo(NEY, 'other@example.org', 'en')).rejects.toThrow('too often');
  await expect(node.desk.writeTo(BLUCHER, 'NEY@EXAMPLE.ORG', 'en')).rejects.toThrow('too often');
  expect(mails().letters).toHaveLength(3);
});

it('a mail server that refuses for good is not asked again, and what it said is shown', async () => {
  const node = await begun();
  await node.desk.writeTo(NEY, 'ney@example.org', 'en');
  await node.desk.confirm(linkIn(wordsOf(mails().letters[0] ?? { to: '', text: '' }), 'yes'));
  await dealt(node);
  mails().recipient = '550 nobody here';
  await later(node, MINUTE);
  expect(await node.desk.of(NEY)).toMatchObject([{ failure: { why: 'refused', status: 550 } }]);
  mails().recipient = '250 ok';
  await later(node, 60 * MINUTE);
  expect(mails().letters).toHaveLength(1);
});

it('what is kept of somebody is told to him without what opens anything', async () => {
  const node = await begun();
  await hooked(node);
  await node.desk.subscribe(NEY, hook().url, browser().keys, 'Firefox, Linux', 'en');
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
