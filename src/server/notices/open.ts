import type { Config } from '../config.ts';
import { type DeskNeeds, deskOf, type NoticeDesk } from './desk.ts';
import { mailerOf } from './mail.ts';
import { type Notices, type NoticesNeeds, noticesOf } from './notices.ts';
import { outsideOf } from './outside.ts';
import { postOf } from './post.ts';
import { newVapidKey, vapidOf } from './push.ts';

export interface NoticesAt extends Pick<NoticesNeeds, 'store' | 'shelf' | 'here' | 'fault' | 'sent'> {
  readonly config: Pick<Config, 'origin' | 'smtp' | 'vapid' | 'loopback' | 'outgoing' | 'limits'>;
}

/** What is configured, put together. Where no address of the server is known nothing is sent: no link would lead back. */
export async function noticesAt({ config, ...needs }: NoticesAt): Promise<{
  readonly notices: Notices;
  readonly desk: NoticeDesk;
  close(): void;
}> {
  const { smtp, loopback, limits } = config;
  const [isFound, origin] = [config.origin !== null, config.origin ?? ''];
  const vapid = isFound
    ? vapidOf(config.vapid ?? (await needs.store.ownKey('vapid', newVapidKey())), contactOf(origin, smtp?.from ?? null))
    : null;
  const mailer = smtp === null ? null : mailerOf(smtp);
  const post = postOf({ outside: outsideOf({ loopback, hosts: config.outgoing }), vapid, mailer, origin });
  const notices = noticesOf({ ...needs, post, origin });
  const desk: DeskNeeds = {
    ...{ store: needs.store, shelf: needs.shelf, notices, vapid, mailer },
    ...{ isFound, loopback, origin, limits },
  };
  const close = () => {
    notices.close();
    mailer?.close();
  };
  return { notices, desk: deskOf(desk), close };
}

/** Whom a service writes to if this server troubles it: the address from which its letters come, or the server itself. */
function contactOf(origin: string, from: string | null): string {
  const address = from?.replace(/^.*<|>$/g, '');
  return address === undefined ? origin : `mailto:${address}`;
}
