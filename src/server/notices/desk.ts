import type { Language } from '../../kernel/game.ts';
import type { Limits } from '../config.ts';
import { Refused } from '../matches/lobby.ts';
import { type Attempts, attemptsOf } from '../people/attempts.ts';
import { hashOfToken, newId, newToken } from '../secrets.ts';
import type { Channel, ChannelKind, Failure, Occasion } from '../store/channel-store.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Person } from '../store/people-store.ts';
import type { Mailer } from './mail.ts';
import { type Teller, testMessage } from './message.ts';
import type { Notices } from './notices.ts';
import { readAddress } from './outside.ts';
import { pushDetail, webhookDetail } from './post.ts';
import { type PushKeys, sealed, type Vapid } from './push.ts';
import type { Shape } from './webhook.ts';

/** So many ways of each kind somebody has. */
const MOST: Readonly<Record<ChannelKind, number>> = { push: 10, mail: 1, webhook: 3 };
/** How long the link holds by which an address is confirmed. */
const HOLDS = 24 * 60 * 60_000;

/** A way as its owner sees it. */
export interface ShownChannel {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly on: boolean;
  /** Of what is told by it. */
  readonly occasions: readonly Occasion[];
  /** '' for a browser: its address says nothing to anybody. */
  readonly address: string;
  /** Which browser it is; '' otherwise. */
  readonly browser: string;
  readonly shape: Shape | null;
  /** What a webhook is signed with. */
  readonly secret: string | null;
  readonly confirmed: boolean;
  readonly made: number;
  readonly failure: (Failure & { readonly at: number }) | null;
}

/** What can be had here. */
export interface Offers {
  /** The key for which a browser subscribes; null: no browser is written to. */
  readonly push: string | null;
  readonly mail: boolean;
  readonly webhook: boolean;
}

/** Where people say how they wish to be told. */
export interface NoticeDesk {
  readonly offers: Offers;
  of(person: Person): Promise<readonly ShownChannel[]>;
  /** The same for a file of everything that is kept of somebody: nothing that opens anything. */
  kept(person: string): Promise<readonly object[]>;
  subscribe(person: Person, endpoint: string, keys: PushKeys, browser: string, language: Language): Promise<void>;
  /** A browser has another address: what it is told stays as it was. `old` is null where it does not know the one before. */
  renew(person: Person, old: string | null, endpoint: string, keys: PushKeys, browser: string): Promise<void>;
  writeTo(person: Person, address: string, language: Language): Promise<void>;
  hook(person: Person, address: string, shape: Shape, language: Language): Promise<void>;
  set(person: Person, id: string, isOn: boolean, language: Language, occasions?: readonly Occasion[]): Promise<void>;
  /** Sends a test; what went wrong, or null. */
  test(person: Person, id: string): Promise<Failure | null>;
  remove(person: Person, id: string): Promise<void>;
  /** Where the link of an e-mail leads: an address is confirmed. */
  confirm(token: string): Promise<void>;
  /** The other link: nothing is sent there any more. */
  stop(secret: string): Promise<void>;
  /** Who came in as another is told of what both had. */
  joined(person: string): Promise<void>;
}

export interface DeskNeeds extends Teller {
  readonly store: NodeStore;
  readonly notices: Notices;
  readonly vapid: Vapid | null;
  readonly mailer: Mailer | null;
  /** Whether there is an address of this server to which anything could lead. */
  readonly isFound: boolean;
  readonly loopback: boolean;
  readonly limits: Pick<Limits, 'letters'>;
}

export function deskOf(needs: DeskNeeds): NoticeDesk {
  const { store, notices, vapid, mailer, isFound, loopback, origin, limits } = needs;
  const letters: Attempts = attemptsOf(limits.letters);
  const offers: Offers = { push: vapid?.publicKey ?? null, mail: mailer !== null, webhook: isFound };

  async function own(person: Person, id: string): Promise<Channel> {
    const found = await store.channel(id);
    if (found === null || found.person !== person.id) throw new Refused(404, 'There is no such way to you.');
    return found;
  }

  type NewChannel = Omit<Channel, 'id' | 'made' | 'isConfirmed' | 'failure' | 'isOn' | 'occasions'>;
  async function put(channel: NewChannel, token?: string) {
    const made = await store.time();
    await acquainted(channel.person);
    const wait = token === undefined ? null : { token: hashOfToken(token), expires: made + HOLDS };
    if (!(await store.putChannel({ ...channel, id: newId(), made, isOn: true }, wait, MOST[channel.kind])))
      throw new Refused(409, 'You have as many of these as fit: remove one first.', { why: 'many' });
  }

  function isSubscription(endpoint: string, keys: PushKeys): void {
    if (readAddress(endpoint, loopback) === null || !areKeys(keys))
      throw new Refused(400, 'This is no subscription.', { why: 'address' });
  }

  /** Whether he is told of anything by any way. */
  const isTold = async (person: string): Promise<boolean> =>
    (await store.channelsOf(person)).some(({ isOn, isConfirmed }) => isOn && isConfirmed);

  /** Whoever was told by no way until now is told from now on. */
  async function acquainted(person: string): Promise<void> {
    if (!(await isTold(person))) await notices.acquaint(person);
  }

  return {
    offers,
    async of(person) {
      return (await store.channelsOf(person.id)).map(shown);
    },
    async kept(person) {
      return (await store.channelsOf(person)).map((channel) => {
        const { secret: _, id: __, ...rest } = shown(channel);
        return { ...rest, language: channel.language };
      });
    },
    async subscribe(person, endpoint, keys, browser, language) {
      if (vapid === null) throw new Refused(404, 'No browser is written to from here.');
      isSubscription(endpoint, keys);
      const detail = JSON.stringify({ keys, browser });
      await put({ kind: 'push', person: person.id, address: endpoint, detail, secret: '', language });
    },
    async renew(person, old, endpoint, keys, browser) {
      isSubscription(endpoint, keys);
      const mine = (await store.channelsOf(person.id)).filter(({ kind }) => kind === 'push');
      const like = mine.filter((one) => (old === null ? pushDetail(one).browser === browser : one.address === old));
      const [found, other] = like;
      // Where several may be meant, none is: the old one falls silent and is forgotten, and its person sees so.
      if (found === undefined || other !== undefined) throw new Refused(404, 'There is no such way to you.');
      await store.moveChannel(found.id, endpoint, JSON.stringify({ keys, browser }));
    },
    async writeTo(person, address, language) {
      if (mailer === null) throw new Refused(404, 'No e-mail is sent from here.');
      // Whoever gives addresses of others is not to write to them again and again.
      letters.begin(`person/${person.id}`);
      letters.begin(`address/${address.toLowerCase()}`);
      const [token, secret] = [newToken(), newToken()];
      await put({ kind: 'mail', person: person.id, address, detail: '', secret, language }, token);
      const failure = await mailer.confirm(address, person.name, `${origin}/notices#yes.${token}`, language);
      if (failure === null) return;
      const kept = (await store.channelsOf(person.id)).find((one) => one.kind === 'mail');
      if (kept !== undefined) await store.channelAnswered(kept.id, failure, await store.time());
    },
    async hook(person, address, shape, language) {
      if (!isFound) throw new Refused(404, 'No webhook is called from here.');
      const url = readAddress(address, loopback);
      if (url === null) throw new Refused(400, 'This is no address that may be called.', { why: 'address' });
      const detail = JSON.stringify({ shape });
      await put({ kind: 'webhook', person: person.id, address: url.href, detail, secret: newToken(), language });
    },
    async set(person, id, isOn, language, occasions) {
      const channel = await own(person, id);
      if (isOn && !channel.isOn) await acquainted(person.id);
      await store.speakOn(person.id, language);
      await store.setChannel(id, isOn, occasions);
    },
    async test(person, id) {
      const channel = await own(person, id);
      if (!channel.isConfirmed) throw new Refused(409, 'This address is not confirmed.', { why: 'unconfirmed' });
      return notices.carry(channel, testMessage(needs, channel.language, await store.time()));
    },
    async remove(person, id) {
      await store.dropChannel((await own(person, id)).id);
    },
    async confirm(token) {
      const channel = await store.confirmChannel(hashOfToken(token), await store.time());
      if (channel === null) throw new Refused(404, 'This link leads to nothing any more.');
      await notices.acquaint(channel.person);
    },
    async stop(secret) {
      if (!(await store.silence('mail', secret))) throw new Refused(404, 'This link leads to nothing any more.');
    },
    async joined(person) {
      // Whoever is told of nothing is acquainted with what is so when that begins.
      if (await isTold(person)) await notices.acquaint(person);
    },
  };
}

function areKeys(keys: PushKeys): boolean {
  try {
    sealed('', keys);
    return true;
  } catch {
    return false;
  }
}

function shown(channel: Channel): ShownChannel {
  const { id, kind, isOn, occasions, address, secret, isConfirmed, made, failure } = channel;
  return {
    ...{ id, kind, on: isOn, occasions, made, failure, confirmed: isConfirmed },
    address: kind === 'push' ? '' : address,
    browser: kind === 'push' ? pushDetail(channel).browser : '',
    shape: kind === 'webhook' ? webhookDetail(channel).shape : null,
    secret: kind === 'webhook' ? secret : null,
  };
}
