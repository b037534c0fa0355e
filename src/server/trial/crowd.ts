import { randomBytes } from 'node:crypto';
import type { Patch } from '../../keeper/patch.ts';
import type { Now } from '../../keeper/room.ts';
import type { FromNode, ToNode } from '../../keeper/wire.ts';
import type { Random } from '../../kernel/chance.ts';
import type { Guest } from './guests.ts';

// People who play by what they are offered and keep no table: so cheap that thousands of them fit beside the node that they try.

/** What a crowd has lived through. Times in milliseconds. */
export interface Tally {
  acknowledged: number;
  refused: number;
  /** Whatever else was said instead of an acknowledgement. */
  troubled: number;
  /** Sockets that were closed by the node. */
  lost: number;
  /** From a choice to its acknowledgement. */
  readonly waits: number[];
  /** From the moment at which a socket is sought to the first word of the table. */
  readonly sits: number[];
}

/** One page. */
export interface Page {
  readonly guest: Guest;
  match: string;
  /** Whether it is asked, and waits for no answer. */
  readonly isAsked: boolean;
  /** Connects and sits down; resolves when it was shown something. */
  connect(): Promise<void>;
  /** Sits down at another match, on the same socket. */
  move(match: string): void;
  cut(): void;
  /** Chooses at random. */
  act(random: Random): void;
}

export interface Ears {
  /** Something has changed: perhaps it is asked, perhaps it no longer is. */
  changed(page: Page): void;
  /** What it chose was answered, or never will be. */
  answered(): void;
  over(page: Page): void;
  /** A line as it came, for those who only look on. */
  heard?(text: string): void;
}

/** Whoever was shown nothing after so many milliseconds never will be. */
const PATIENCE = 120_000;

/** Does the match end with it? */
const isEnd = (view: Patch | null): boolean => view !== null && view !== 0 && !Array.isArray(view) && 'outcome' in view;

export function pageOf(guest: Guest, match: string, tally: Tally, ears: Ears): Page {
  let socket: WebSocket | null = null;
  let n: number | null = null;
  let now: Now | null = null;
  let pending: { readonly key: string; readonly since: number } | null = null;
  let isAwaited = false;
  let shown = () => {};
  const say = (message: ToNode) => socket?.send(JSON.stringify(message));

  function heard(text: string): void {
    ears.heard?.(text);
    // Whoever only looks on reads nothing once he was shown the table: a thousand of them would be the limit themselves.
    if (ears.heard !== undefined && !isAwaited) return;
    const message: FromNode = JSON.parse(text);
    if ('match' in message && message.match !== page.match) return;
    if (message.kind === 'whole') {
      [n, now] = [message.whole.n, message.whole];
      shown();
      if (message.whole.view.outcome !== null) ears.over(page);
    } else if (message.kind === 'items') {
      [n, now] = [message.items.at(-1)?.n ?? n, message.now];
      shown();
      if (message.items.some(({ parts }) => parts.some(({ view }) => isEnd(view)))) ears.over(page);
    } else if (message.kind === 'ack' || message.kind === 'refused' || message.kind === 'trouble') {
      if (pending?.key !== message.key) return;
      tally.waits.push(performance.now() - pending.since);
      tally[message.kind === 'ack' ? 'acknowledged' : message.kind === 'refused' ? 'refused' : 'troubled']++;
      pending = null;
      ears.answered();
    }
    ears.changed(page);
  }

  const page: Page = {
    guest,
    match,
    get isAsked() {
      return pending === null && now !== null && now.q !== null && now.choices.length > 0;
    },
    connect() {
      const since = performance.now();
      const { origin } = guest.where;
      const mine: WebSocket = Reflect.construct(WebSocket, [
        `${origin.replace('http', 'ws')}/api/live`,
        { headers: { cookie: guest.cookie, origin } },
      ]);
      socket = mine;
      isAwaited = true;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error('somebody who came was shown no table')), PATIENCE);
        shown = () => {
          clearTimeout(late);
          [isAwaited, shown] = [false, () => {}];
          tally.sits.push(performance.now() - since);
          resolve();
        };
        mine.onopen = () => say({ kind: 'sit', match: page.match, since: n });
        mine.onmessage = ({ data }) => {
          if (socket === mine) heard(String(data));
        };
        mine.onclose = () => {
          if (socket !== mine) return;
          socket = null;
          clearTimeout(late);
          tally.lost++;
          reject(new Error('the node has closed a socket'));
        };
        mine.onerror = () => {};
      });
    },
    move(next) {
      say({ kind: 'leave', match: page.match });
      page.match = next;
      [n, now] = [null, null];
      say({ kind: 'sit', match: next, since: null });
    },
    cut() {
      const old = socket;
      [socket, now] = [null, null];
      if (pending !== null) ears.answered();
      pending = null;
      ears.changed(page);
      old?.close();
    },
    act(random) {
      if (pending !== null || now === null || now.q === null) return;
      pending = { key: randomBytes(12).toString('hex'), since: performance.now() };
      const choice = now.choices[random.below(now.choices.length)];
      say({ kind: 'submit', match: page.match, key: pending.key, wish: { choice, q: now.q } });
    },
  };
  return page;
}
