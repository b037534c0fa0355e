import type { Language } from '../../../kernel/game.ts';
import { type Answer, ask } from '../requests.ts';

/** What went wrong there last; `status` is what the other side said. */
export interface NoticeFailure {
  readonly why: 'away' | 'forbidden' | 'refused' | 'gone';
  readonly status: number | null;
}

/** Of what one can be told. */
export const OCCASIONS = ['turn', 'over', 'call', 'ready'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A way by which one is told. */
export interface NoticeChannel {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly on: boolean;
  readonly occasions: readonly Occasion[];
  readonly address: string;
  /** 'Firefox, Linux'; '' if it is not known. */
  readonly browser: string;
  readonly shape: NoticeShape | null;
  readonly secret: string | null;
  readonly confirmed: boolean;
  readonly failure: (NoticeFailure & { readonly at: number }) | null;
}

export type NoticeShape = 'discord' | 'json';

export interface Told {
  readonly offers: { readonly push: string | null; readonly mail: boolean; readonly webhook: boolean };
  readonly channels: readonly NoticeChannel[];
}

export const notices = (): Promise<Answer<Told>> => ask('GET', '/api/notices');
export const addMail = (address: string, language: Language): Promise<Answer<Told>> =>
  ask('POST', '/api/notices/mail', { address, language });
export const addWebhook = (address: string, shape: NoticeShape, language: Language): Promise<Answer<Told>> =>
  ask('POST', '/api/notices/webhook', { address, shape, language });
export const switchNotices = (
  id: string,
  language: Language,
  { on, occasions }: Pick<NoticeChannel, 'on' | 'occasions'>,
): Promise<Answer<Told>> => ask('POST', `/api/notices/${id}`, { on, language, occasions });
export const removeNotices = (id: string): Promise<Answer<Told>> => ask('DELETE', `/api/notices/${id}`);
export const testNotices = (id: string): Promise<Answer<Told & { readonly failure: NoticeFailure | null }>> =>
  ask('POST', `/api/notices/${id}/test`);
/** Where the links of e-mails lead. */
export const followLink = (what: 'yes' | 'stop', token: string): Promise<Answer<void>> =>
  ask('POST', what === 'yes' ? '/api/notices/confirmation' : '/api/notices/stop', { token });

/** Whether this browser could be told anything while nobody looks at it. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the one who sits here whether this browser may tell him, and the server to write to it. */
export async function tellHere(key: string, language: Language): Promise<Answer<Told>> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return { status: 0, why: 'denied' };
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key is of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    return ask('POST', '/api/notices/push', { endpoint, keys, language });
  } catch {
    return { status: 0, why: 'denied' };
  }
}
