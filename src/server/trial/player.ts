import { randomBytes } from 'node:crypto';
import { type Mirror, reflect } from '../../keeper/mirror.ts';
import type { Now } from '../../keeper/room.ts';
import type { FromNode, ToNode, WireWish } from '../../keeper/wire.ts';
import type { Random } from '../../kernel/chance.ts';
import type { Viewer } from '../../kernel/game.ts';
import type { Guest } from './guests.ts';

/** Somebody who plays at random, or looks on, by what a node sends him alone; he comes back by himself, and sends again. */
export interface Player {
  readonly guest: Guest;
  readonly match: string;
  /** Where the node has seated him; undefined before it has. */
  seat: Viewer | undefined;
  mirror: Mirror | null;
  now: Now | null;
  /** Why he cannot sit down. */
  turnedAway: 'gone' | 'held' | null;
  /** What was acknowledged. */
  readonly acknowledged: string[];
  /** What was refused, and why. */
  readonly refused: { readonly key: string; readonly code: string }[];
  /** How often something was sent again. */
  resent: number;
  /** How long each answer took, in milliseconds. */
  readonly waits: number[];
  /** Everything that came, as it came. */
  readonly heard: string[];
  /** Resolves when the match is over. */
  readonly over: Promise<void>;
  /** Breaks the line; he comes back. */
  cut(): void;
  /** Makes no more moves; resolves when the last was answered. */
  rest(): Promise<void>;
  /** Goes for good. */
  leave(): void;
}

export interface Playing {
  /** Null for one who only looks on. */
  readonly random: Random | null;
  /** Keeps what was heard word for word. */
  readonly listens?: boolean;
  /** For how many milliseconds he waits before he comes back. */
  readonly pause?: number;
}

/** So often one in this many takes a choice back. */
const TAKES_BACK = 8;

/** One that has begun to sit down. */
export function playerOf(guest: Guest, match: string, { random, listens = false, pause = 50 }: Playing): Player {
  let socket: WebSocket | null = null;
  let isGone = false;
  let isResting = false;
  let pending: { readonly key: string; readonly wish: WireWish; readonly since: number } | null = null;
  let rested: (() => void) | null = null;
  const { promise: over, resolve: isOver } = Promise.withResolvers<void>();

  const player: Player = {
    ...{ guest, match, seat: undefined, mirror: null, now: null, turnedAway: null },
    ...{ acknowledged: [], refused: [], resent: 0, waits: [], heard: [], over },
    cut: () => hangUp(true),
    rest() {
      isResting = true;
      return new Promise((resolve) => {
        rested = resolve;
        if (pending === null) resolve();
      });
    },
    leave() {
      isGone = true;
      hangUp(false);
    },
  };

  const say = (message: ToNode) => socket?.send(JSON.stringify(message));

  function connect(): void {
    if (isGone) return;
    const { origin } = guest.where;
    const headers = { cookie: guest.cookie, origin };
    // Its type is that of a browser, where no page may say such things of itself.
    const mine: WebSocket = Reflect.construct(WebSocket, [`${origin.replace('http', 'ws')}/api/live`, { headers }]);
    socket = mine;
    mine.onopen = () => say({ kind: 'sit', match, since: player.mirror?.n ?? null });
    mine.onmessage = ({ data }) => {
      if (socket === mine) heard(String(data));
    };
    mine.onclose = () => {
      if (socket === mine) hangUp(true);
    };
    mine.onerror = () => {};
  }

  /** Nothing more is heard on this line. */
  function hangUp(isBack: boolean): void {
    const old = socket;
    socket = null;
    if (old !== null && old.readyState < WebSocket.CLOSING) old.close();
    if (isBack && !isGone) setTimeout(connect, pause);
  }

  function heard(text: string): void {
    if (listens) player.heard.push(text);
    const message: FromNode = JSON.parse(text);
    if (message.kind === 'whole') {
      const { n, view, told, ...now } = message.whole;
      player.mirror = { n, view, told };
      sat(message.seat, now);
    } else if (message.kind === 'items') {
      for (const item of message.items) {
        if (player.mirror === null) throw new Error('items came before the whole');
        player.mirror = reflect(player.mirror, item).mirror;
      }
      sat(message.seat, message.now);
    } else if (message.kind === 'ack') answered(message.key, null);
    else if (message.kind === 'refused') answered(message.key, message.refusal.code);
    // Nothing is known of what came of it: he comes back, and sends it again.
    else if (message.kind === 'trouble') hangUp(true);
    else if (message.kind === 'gone' || message.kind === 'held') player.turnedAway = message.kind;
  }

  /** Where he sits was told, and what he can do. */
  function sat(seat: Viewer, now: Now): void {
    const isBack = player.now !== null && sits !== socket;
    sits = socket;
    player.seat = seat;
    player.now = now;
    if (player.mirror?.view.outcome != null) isOver();
    if (pending === null) act();
    else if (isBack) {
      player.resent++;
      say({ kind: 'submit', match, key: pending.key, wish: pending.wish });
    }
  }
  /** The line on which he was told that he sits. */
  let sits: WebSocket | null = null;

  function answered(key: string, refusal: string | null): void {
    if (pending?.key !== key) return;
    player.waits.push(performance.now() - pending.since);
    pending = null;
    if (refusal === null) player.acknowledged.push(key);
    else player.refused.push({ key, code: refusal });
    if (isResting) rested?.();
    act();
  }

  function act(): void {
    const wish = isResting || pending !== null ? null : wished();
    if (wish === null) return;
    pending = { key: randomBytes(16).toString('hex'), wish, since: performance.now() };
    say({ kind: 'submit', match, key: pending.key, wish });
  }

  function wished(): WireWish | null {
    if (random === null || player.now === null || player.seat == null || player.mirror?.view.outcome != null)
      return null;
    const { q, choices, undoes } = player.now;
    if (undoes !== null && random.below(TAKES_BACK) === 0) return { undo: undoes };
    if (q === null || choices.length === 0) return null;
    return { choice: choices[random.below(choices.length)], q };
  }

  connect();
  return player;
}
