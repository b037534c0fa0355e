import * as z from 'zod';
import { parsed } from '../../keeper/read-rows.ts';
import type { Channel, Failure } from '../store/channel-store.ts';
import type { Mailer, Stop } from './mail.ts';
import type { Message } from './message.ts';
import type { Outside } from './outside.ts';
import { PUSH_KEYS, sealed, type Vapid } from './push.ts';
import { bodyFor, SHAPE, signatureOf } from './webhook.ts';

/** For so long a service keeps what it cannot pass on to a browser, in seconds. */
const KEPT = 24 * 60 * 60;

/** Carries a message to somebody by one of his ways. */
export interface Post {
  send(channel: Channel, message: Message, now: number): Promise<Failure | null>;
}

export interface PostNeeds {
  readonly outside: Outside;
  readonly vapid: Vapid | null;
  readonly mailer: Mailer | null;
  readonly origin: string;
}

/** What only one kind of way has. */
const PUSH_DETAIL = z.object({ keys: PUSH_KEYS, browser: z.string() });
const WEBHOOK_DETAIL = z.object({ shape: SHAPE });

export const pushDetail = (channel: Pick<Channel, 'detail'>) =>
  PUSH_DETAIL.parse(parsed(channel.detail, 'a way to somebody'));
export const webhookDetail = (channel: Pick<Channel, 'detail'>) =>
  WEBHOOK_DETAIL.parse(parsed(channel.detail, 'a way to somebody'));

/** Where somebody is told no more by e-mail: a page, and what programs that read mail ask by themselves. */
export const stopsFor = (origin: string, secret: string): Stop => ({
  page: `${origin}/notices#stop.${secret}`,
  post: `${origin}/api/unsubscribe/${secret}`,
});

export function postOf({ outside, vapid, mailer, origin }: PostNeeds): Post {
  return {
    async send(channel, message, now) {
      const { kind, address, secret, language } = channel;
      switch (kind) {
        case 'mail':
          if (mailer === null) return { why: 'away', status: null };
          return mailer.send(address, message, language, stopsFor(origin, secret));
        case 'webhook': {
          const body = bodyFor(webhookDetail(channel).shape, message);
          const signed = { 'bivouac-signature': signatureOf(secret, body, now) };
          return outside.post(address, { 'content-type': 'application/json', ...signed }, body);
        }
        case 'push': {
          if (vapid === null) return { why: 'away', status: null };
          const { title, text, path, topic } = message;
          const body = sealed(JSON.stringify({ title, text, path, topic }), pushDetail(channel).keys);
          const headers = {
            ...{ 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream', ttl: String(KEPT) },
            ...{ urgency: 'high', topic, authorization: vapid.authorization(address, now) },
          };
          return outside.post(address, headers, body);
        }
      }
    },
  };
}
