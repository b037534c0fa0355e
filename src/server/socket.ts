import { CLOSED, type FromNode, type ToNode } from '../keeper/wire.ts';
import type { Limits } from './config.ts';
import type { Hall } from './matches/hall.ts';
import { type Sitting, sitDown } from './matches/seat.ts';
import { readMessage } from './messages.ts';
import type { Answered } from './metrics.ts';

/** No message of a page is longer. */
export const LONGEST_MESSAGE = 16 * 1024;
/** Whoever leaves so much lying is cut off, and comes back for the whole. */
const MOST_UNSENT = 4 * 1024 * 1024;
/** So many messages may wait for those before them. */
const MOST_WAITING = 64;

/** What is used of a socket. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** One connection of somebody. */
export interface Connection {
  /** A message that came. */
  heard(text: string): void;
  send(message: FromNode): void;
  close(why: keyof typeof CLOSED): void;
  /** The socket is gone. */
  ended(): void;
  /** Resolves when all that came so far was answered. */
  settled(): Promise<void>;
}

export interface ConnectionNeeds {
  readonly hall: Hall;
  readonly person: string;
  /** Whether what is wished for on it is done: not by a token that is only for looking. */
  readonly plays: boolean;
  readonly wire: Wire;
  readonly limits: Pick<Limits, 'messages' | 'burst' | 'tables' | 'lines'>;
  now(): number;
  fault(error: unknown): void;
  /** Told what came of a choice, and how long that took. */
  chosen?(answer: Answered, seconds: number): void;
  /** Told what was said that nobody may say here. */
  refused?(why: 'flood' | 'malformed' | 'not-allowed'): void;
}

/** What a message costs: to sit down a match is opened, and to tell what happened it is played again. */
function costOf(message: ToNode): number {
  if (message.kind === 'ask') return 'history' in message.question ? 10 : 2;
  if (message.kind === 'turns') return 10;
  return message.kind === 'sit' ? 2 : 1;
}

const texts = new WeakMap<FromNode, string>();

/** A message that many are sent is put into words once. */
function textOf(message: FromNode): string {
  const text = texts.get(message) ?? JSON.stringify(message);
  if (message.kind === 'items') texts.set(message, text);
  return text;
}

/** Messages are dealt with one after the other, as they came. */
export function connectionOf(needs: ConnectionNeeds): Connection {
  const { hall, person, plays, wire, limits, now, fault, chosen, refused } = needs;
  const sittings = new Map<string, Sitting>();
  let isOpen = true;
  let waiting = 0;
  let turn = Promise.resolve();
  let hearNoTurns = () => {};
  let [allowance, counted] = [limits.burst, now()];

  const send = (message: FromNode): void => {
    if (!isOpen) return;
    if (wire.bufferedAmount > MOST_UNSENT) close('slow');
    else wire.send(textOf(message));
  };
  const ended = (): void => {
    isOpen = false;
    for (const sitting of sittings.values()) sitting.leave();
    sittings.clear();
    hearNoTurns();
  };
  const close = (why: keyof typeof CLOSED): void => {
    if (!isOpen) return;
    if (why === 'flood' || why === 'malformed') refused?.(why);
    ended();
    wire.close(CLOSED[why], why);
  };

  /** A message costs something of an allowance that grows back with time. */
  function isFlood(cost: number): boolean {
    const at = now();
    allowance = Math.min(limits.burst, allowance + ((at - counted) / 1000) * limits.messages);
    counted = at;
    allowance -= cost;
    return allowance < 0 || waiting >= MOST_WAITING;
  }

  async function deal(message: ToNode): Promise<void> {
    if (!isOpen) return;
    if (message.kind === 'turns') {
      hearNoTurns();
      hearNoTurns = await hall.turns.come(person, (asked) => send({ kind: 'turns', asked }));
      if (!isOpen) hearNoTurns();
      return;
    }
    const { kind, match } = message;
    if (kind === 'submit' || kind === 'ask') {
      const sitting = sittings.get(match);
      if (sitting === undefined) send({ kind: 'trouble', match, key: message.key, why: 'not-sitting' });
      else if (kind === 'submit' && !plays) {
        refused?.('not-allowed');
        send({ kind: 'trouble', match, key: message.key, why: 'not-allowed' });
      } else if (kind === 'submit') {
        const since = performance.now();
        const answer = await sitting.submit(message.key, message.wish);
        const what = answer === 'ack' ? 'acknowledged' : answer === 'refused' ? 'refused' : 'trouble';
        chosen?.(what, (performance.now() - since) / 1000);
      } else await sitting.ask(message.key, message.question);
      return;
    }
    sittings.get(match)?.leave();
    sittings.delete(match);
    if (kind === 'leave') return;
    if (sittings.size >= limits.tables) return close('flood');
    const sitting = await sitDown({ hall, person, limits, send, fault }, match, message.since, message.present);
    if (sitting === null) return;
    if (isOpen) sittings.set(match, sitting);
    else sitting.leave();
  }

  return {
    heard(text) {
      if (!isOpen) return;
      const message = readMessage(text);
      if (isFlood(message === null ? 1 : costOf(message))) return close('flood');
      if (message === null) return close('malformed');
      waiting++;
      turn = turn
        .then(() => deal(message))
        .catch(fault)
        .finally(() => {
          waiting--;
        });
    },
    send,
    close,
    ended,
    settled: () => turn,
  };
}
