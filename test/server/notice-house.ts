import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Presence, presenceOf } from '../../src/server/matches/presence.ts';
import { deskOf, type NoticeDesk } from '../../src/server/notices/desk.ts';
import { type Mailer, mailerOf } from '../../src/server/notices/mail.ts';
import { type Notices, noticesOf } from '../../src/server/notices/notices.ts';
import { outsideOf } from '../../src/server/notices/outside.ts';
import { postOf } from '../../src/server/notices/post.ts';
import { newVapidKey, vapidOf } from '../../src/server/notices/push.ts';
import { newId } from '../../src/server/secrets.ts';
import { type NodeStore, nodeStore } from '../../src/server/store/node-store.ts';
import { openSqlite } from '../../src/server/store/sqlite.ts';
import { picketEntry } from '../toy/entry.ts';
import { type MailServer, mailServer, type Receiver, receiver } from './receivers.ts';

// A house of notices for a test: nodes on one database, a clock of their own, and those to whom they write.

export const ORIGIN = 'https://play.example';
export const NEY = { id: newId(), name: 'Ney' };
export const BLUCHER = { id: newId(), name: 'Blücher' };
export const MATCH = newId();
export const MINUTE = 60_000;

/** A node, as far as notices go: it shares its database with others. */
export interface Node {
  readonly store: NodeStore;
  readonly here: Presence;
  readonly notices: Notices;
  readonly desk: NoticeDesk;
}

const vapidKey = newVapidKey();
/** What the clock of the nodes says. */
export const time = { now: 0 };
/** What went wrong in them: nothing, when a test is through. */
export const faults: unknown[] = [];

/** The database and those to whom nodes write, anew for each test of a file. */
export function noticeHouse() {
  const stores: NodeStore[] = [];
  let folder: string;
  let mails: MailServer;
  let mailer: Mailer;
  let hook: Receiver;
  beforeAll(async () => {
    mails = await mailServer();
    mailer = mailerOf({ url: mails.url, from: 'Bivouac <bivouac@play.example>' });
  });
  afterAll(async () => {
    mailer.close();
    await mails.stop();
  });
  beforeEach(async () => {
    time.now = Date.now();
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
    const notices = noticesOf({ ...teller, store, here, post, fault, now: async () => time.now });
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
  return {
    newNode,
    begun,
    mails: () => mails,
    hook: () => hook,
    said: () => hook.received.map(({ body }) => JSON.parse(body.toString())),
    hooked: (node: Node, shape: 'json' | 'discord' = 'json') => node.desk.hook(NEY, hook.url, shape, 'en'),
  };
}

export const head = (asked: readonly number[], seq: number, over = false) => ({
  ...{ id: MATCH, seq, epoch: 0, over, changed: time.now },
  about: { game: 'picket', options: {}, made: 1, commitment: '', watch: false },
  summary: { asked: [...asked], seen: [] },
});
const line = (seq: number, seat: number | null) => ({
  ...{ seq, key: `k${seq}`, at: time.now, rolls: [], kept: 0, told: [], undone: [], noticed: 0, chain: '' },
  entry: seat === null ? null : { seat, choice: { kind: 'x' } },
});

/** Both sit down, and Ney is asked first. */
export async function dealt({ store }: Node, asked = [0]): Promise<void> {
  await store.gather({ id: MATCH, about: {}, secret: {}, made: 1 }, 2, { seat: 0, person: NEY.id }, 'link');
  await store.take(MATCH, BLUCHER.id, 1);
  await store.create({ head: head(asked, 0), secret: {}, lines: [line(0, null)], standings: [] });
  await store.gathered(MATCH);
}

/** Somebody does something; then these are asked. */
export async function act(
  { store }: Node,
  seq: number,
  seat: number,
  asked: readonly number[],
  over = false,
): Promise<void> {
  const { summary } = head(asked, seq);
  expect(await store.append({ match: MATCH, after: seq - 1, lines: [line(seq, seat)], over, summary })).toEqual({
    done: true,
  });
}

/** A while later everything that is due is sent. */
export async function later({ notices }: Node, milliseconds = 0): Promise<void> {
  await notices.look();
  time.now += milliseconds;
  await notices.look();
  await notices.send();
}
