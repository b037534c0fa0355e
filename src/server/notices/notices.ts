import type { ShelfEntry } from '../../games/shelf.ts';
import { parsed } from '../../keeper/read-rows.ts';
import { readAgreed } from '../matches/agreed.ts';
import { readStanding } from '../matches/clocks.ts';
import { infoFrom } from '../matches/lobby.ts';
import type { Presence } from '../matches/presence.ts';
import { newId } from '../secrets.ts';
import type { Channel, ChannelKind, Failure, Occasion } from '../store/channel-store.ts';
import type { NodeStore } from '../store/node-store.ts';
import type { Moved, Notice, Waiting } from '../store/notice-store.ts';
import { type Message, messageOf } from './message.ts';
import type { Post } from './post.ts';
import { actsOf, CALL, pauseAfter, READY, turnAfter, turnBefore, waitAt } from './rules.ts';

/** For how long one node alone looks who is to be told, and for how long one has in hand what it sends, in milliseconds. */
const LEASE = 30_000;
const HELD = 60_000;
/** So many are looked at, or told, at once; so many are sent at once. */
const MOST = 200;
const MOST_SENT = 20;
/** All matches are looked at so often, in milliseconds; in between those alone of which something was heard. */
const ALL = 60_000;
/** So many of them are looked at by one question. */
const PIECE = 50;
/** Where something was heard of more, all are looked at. */
const MOST_HEARD = 5000;
/** So many calls and matches of one person are known. */
const MOST_CALLS = 20;
const MOST_MATCHES = 1000;

/** What came of something that was sent. */
export type Sent = 'sent' | 'failed' | 'given-up';

/** Sees whose turn it is, and that they are told: all of it is kept in the database, and whichever node is up does it. */
export interface Notices {
  /** Looks who is to be told; those who have a page open at a match find out there. */
  look(): Promise<void>;
  /** Sends what is due. */
  send(): Promise<void>;
  /** Somebody begins to wish to be told: of what is so already he is not. */
  acquaint(person: string): Promise<void>;
  close(): void;
  /** Sends one message by one way now, and keeps what came of it. */
  carry(channel: Channel, message: Message): Promise<Failure | null>;
}

export interface NoticesNeeds {
  readonly store: NodeStore;
  readonly here: Pick<Presence, 'has'>;
  readonly post: Post;
  readonly shelf: readonly ShelfEntry[];
  readonly origin: string;
  /** The time of all who share the database. */
  now?(): Promise<number>;
  fault(error: unknown): void;
  sent?(kind: ChannelKind, answer: Sent): void;
  /** Milliseconds of no clock in particular. */
  passed?(): number;
}

/** Of which matches something was heard since they were looked at; null: it may be any. */
function hearing({ store, passed = () => performance.now() }: Pick<NoticesNeeds, 'store' | 'passed'>) {
  let heard: Set<string> | null = null;
  let before = passed();
  const add = (match: string): void => {
    if (match.includes('/')) return;
    heard?.add(match);
    if ((heard?.size ?? 0) > MOST_HEARD) heard = null;
  };
  return {
    add,
    stop: store.hear(add),
    /** What there is to be looked at, which from now on is gathered anew. */
    taken(): readonly string[] | null {
      const taken = heard === null || passed() - before >= ALL ? null : [...heard];
      if (taken === null) before = passed();
      heard = new Set();
      return taken;
    },
    all(): void {
      heard = null;
    },
  };
}

export function noticesOf(needs: NoticesNeeds): Notices {
  const { store, here, post, fault, sent = () => {}, now = () => store.time() } = needs;
  const self = newId();
  const stirred = hearing(needs);

  async function follow(moved: Moved): Promise<void> {
    const { match, seat, seq, over, before } = moved;
    const { clock } = readAgreed(parsed(moved.about, `match ${match}`));
    const { asked } = readStanding(parsed(moved.summary, `match ${match}`));
    const known = before === null || isBefore(before.kind) ? null : before;
    const lines = await store.since(match, known?.seq ?? -1);
    const standing = {
      ...{ seat, seq, isAsked: !over && asked.includes(seat), isOver: over, wait: waitAt(clock) },
      acts: actsOf(lines.filter((line) => line.seq <= seq)),
    };
    await store.keepTurn(moved, before, turnAfter(known, standing, await now()));
  }

  /** One that cannot be read keeps nobody else from being told. */
  async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
    for (const one of list) await work(one).catch(fault);
  }

  /** What cannot be looked at now is looked at again. */
  const followed = (moved: Moved): Promise<void> =>
    follow(moved).catch((error: unknown) => {
      stirred.add(moved.match);
      throw error;
    });

  async function followAll(): Promise<void> {
    const heard = stirred.taken();
    try {
      if (heard === null) {
        const all = await store.moved(MOST);
        await each(all, followed);
        if (all.length === MOST) stirred.all();
        return;
      }
      for (let at = 0; at < heard.length; at += PIECE) {
        const piece = heard.slice(at, at + PIECE);
        const some = await store.moved(MOST, piece);
        await each(some, followed);
        if (some.length === MOST) for (const match of piece) stirred.add(match);
      }
    } catch (error) {
      stirred.all();
      throw error;
    }
  }

  async function notice(): Promise<void> {
    await followAll();
    await each(await store.called(MOST), async ({ match, person }) => {
      const at = await now();
      const turn = { kind: 'call', seq: -1, since: at, due: at + CALL, isTold: false } as const;
      await store.keepTurn({ match, person, seat: -1 }, null, turn);
    });
    await each(await store.mustered(MOST), async ({ match, person, seat, before }) => {
      const at = await now();
      const turn = { kind: 'ready', seq: -1, since: at, due: at + READY, isTold: false } as const;
      await store.keepTurn({ match, person, seat }, before, turn);
    });
    const at = await now();
    await each(await store.waiting(at, MOST), async (waiting) => {
      await store.notify(waiting, at, newId);
    });
  }

  async function meet(): Promise<void> {
    const all = await store.waiting(Number.MAX_SAFE_INTEGER, MOST);
    await each(all, async (waiting: Waiting) => {
      if (here.has(waiting.match, waiting.seat)) await store.met(waiting);
    });
  }

  /** What there is still to say; null if it is not so any more. */
  async function messageFor({ match, person, kind, since, channel }: Notice): Promise<Message | null> {
    const { language } = channel;
    const turn = await store.turnOf(match, person);
    if (turn === null || turn.kind !== kind || turn.since !== since) return null;
    if (kind === 'ready' && !(await store.isAwaited(match, person, await now()))) return null;
    const call =
      kind !== 'call' ? null : (await store.calls(person, MOST_CALLS)).find((one) => one.listed.id === match);
    if (call === undefined) return null;
    const listed = call?.listed ?? (await store.listed(match));
    return listed === null
      ? null
      : messageOf(needs, kind, infoFrom(listed, person), call?.by.name ?? null, language, since);
  }

  const carry: Notices['carry'] = async (channel, message) => {
    const at = await now();
    const failure = await post.send(channel, message, at);
    await store.channelAnswered(channel.id, failure, at);
    return failure;
  };

  async function deliver(notice: Notice): Promise<void> {
    const { id, channel, kind, tries } = notice;
    const isWished = channel.isOn && channel.occasions.includes(kind);
    const message = isWished ? await messageFor(notice) : null;
    if (message === null) return store.drop(id);
    const failure = await carry(channel, message);
    if (failure === null) {
      sent(channel.kind, 'sent');
      return store.drop(id);
    }
    const pause = isFinal(channel.kind, failure) ? null : pauseAfter(tries);
    sent(channel.kind, pause === null ? 'given-up' : 'failed');
    if (pause !== null) return store.putOff(id, (await now()) + pause);
    await store.drop(id);
    if (failure.why !== 'gone') return;
    // A browser that took its word back is nobody's any more; a webhook may have been mistyped, and its owner sees it.
    if (channel.kind === 'push') await store.dropChannel(channel.id);
    else await store.setChannel(channel.id, false);
  }

  return {
    carry,
    close: stirred.stop,
    async look() {
      await meet();
      if (!(await store.lease('notices', self, LEASE))) return;
      try {
        await notice();
      } finally {
        await store.release('notices', self);
      }
    },
    async send() {
      const at = await now();
      const list = await store.claim(at, at + HELD, MOST_SENT);
      // What fails here is in nobody's hands a minute later, and is taken up again.
      await Promise.all(list.map((one) => deliver(one).catch(fault)));
    },
    async acquaint(person) {
      const at = await now();
      for (const { id, summary, over, seats } of await store.listOf(person, MOST_MATCHES)) {
        const seat = seats.find((one) => one.person?.id === person)?.seat;
        if (over || seat === undefined) continue;
        if (summary === null) {
          const turn = { kind: 'ready', seq: -1, since: at, due: at, isTold: true } as const;
          await store.keepTurn({ match: id, person, seat }, await store.turnOf(id, person), turn);
          continue;
        }
        const seq = (await store.head(id))?.seq ?? 0;
        const { asked } = readStanding(parsed(summary, `match ${id}`));
        const turn = turnBefore(seq, asked.includes(seat), at);
        await store.keepTurn({ match: id, person, seat }, await store.turnOf(id, person), turn);
      }
      for (const { listed } of await store.calls(person, MOST_CALLS)) {
        const turn = { kind: 'call', seq: -1, since: at, due: at, isTold: true } as const;
        await store.keepTurn({ match: listed.id, person, seat: -1 }, null, turn);
      }
    },
  };
}

/** Whether it is told before a match begins. */
const isBefore = (kind: Occasion): boolean => kind === 'call' || kind === 'ready';

/** Whether trying again would only be a nuisance. */
const isFinal = (kind: ChannelKind, { why, status }: Failure): boolean =>
  why === 'gone' || why === 'forbidden' || (kind === 'mail' && status !== null && status >= 500);
