import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';
import type { Seat } from './flow.ts';
import { isObject } from './plain.ts';

/**
 * Chance that nobody can predict and anybody can check afterwards.
 *
 * The keeper of the match draws a secret of 32 bytes and publishes its SHA-256, the commitment, before anything else. Every person
 * at the table then promises a contribution, a text of one line, by its SHA-256; when all have promised, the texts are told. The key is
 * HMAC-SHA-256(secret, the lines "seat text" in the order of the seats, joined by line feeds). The n-th number of a stream, counted from 0, is made of the words of HMAC-SHA-256(key, "stream/n/block"), block = 0, 1, ...: the
 * first 32-bit big-endian word below the largest multiple of `sides` gives word mod sides + 1. Counting from the stream and
 * n alone means that numbers can be checked in any order. At the end the secret is published.
 */
export interface ChanceKey {
  readonly secret: string;
  /** Those of the first matches are bare texts, joined by line feeds, that no seat had promised. */
  readonly contributions: readonly Contribution[] | readonly string[];
}

export interface SeatedKey extends ChanceKey {
  readonly contributions: readonly Contribution[];
}

export interface BareKey extends ChanceKey {
  readonly contributions: readonly string[];
}

/** What a person added. The seat of a bot adds nothing: a second number from the keeper would be worth nothing. */
export interface Contribution {
  readonly seat: Seat;
  /** The SHA-256 of the text, known before the text of anybody else was. */
  readonly promise: string;
  readonly text: string;
}

const SECRET = /^[0-9a-f]{64}$/;

export function isSecret(text: unknown): text is string {
  return typeof text === 'string' && SECRET.test(text);
}

/** The commitment to a secret: what is published before the match. */
export function commitment(secret: string): string {
  if (!isSecret(secret)) throw new Error('a secret is 32 bytes written as 64 hexadecimal digits');
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** What is published of a contribution before it is told. */
export function promiseOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** One line of 1 to 1000 letters; half a letter would be written as another one. */
export function isContribution(text: unknown): text is string {
  return (
    typeof text === 'string' && text.length > 0 && text.length <= 1000 && !/[\n\r]/.test(text) && text.isWellFormed()
  );
}

/** What is wrong with contributions, or null: one a seat, in the order of the seats, and each as it was promised. */
export function contributionFault(contributions: readonly Contribution[]): string | null {
  let last = -1;
  for (const { seat, promise, text } of contributions) {
    if (!isContribution(text)) return `the contribution of seat ${seat} is not one line of 1 to 1000 letters`;
    if (seat === last) return `seat ${seat} has contributed twice`;
    if (seat < last) return `the contribution of seat ${seat} stands after that of seat ${last}`;
    const kept = promiseOf(text);
    if (kept !== promise)
      return `the contribution of seat ${seat} does not fit its promise: its SHA-256 is ${kept}, but ${promise} was promised`;
    last = seat;
  }
  return null;
}

/** Anything from outside: are they contributions of seats by their form? */
export function areContributions(value: unknown): value is readonly Contribution[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && hasForm(one));
}

const hasForm = ({ seat, promise, text }: { readonly [key in keyof Contribution]?: unknown }): boolean =>
  Number.isInteger(seat) && typeof promise === 'string' && isContribution(text);

export function isSeated(contributions: ChanceKey['contributions']): contributions is readonly Contribution[] {
  return contributions.some((one) => typeof one !== 'string');
}

/** The text that seats and contributions come to. */
function joined(contributions: ChanceKey['contributions']): string {
  if (isSeated(contributions)) {
    const fault = contributionFault(contributions);
    if (fault !== null) throw new Error(fault);
    return contributions.map(({ seat, text }) => `${seat} ${text}`).join('\n');
  }
  if (contributions.some((text) => text.includes('\n'))) throw new Error('a contribution is a text of one line');
  return contributions.join('\n');
}

export function provableChance(key: ChanceKey, counters: { readonly [stream: string]: number } = {}): Chance {
  if (!isSecret(key.secret)) throw new Error('a secret is 32 bytes written as 64 hexadecimal digits');
  const k = hmac(sha256, hexToBytes(key.secret), utf8ToBytes(joined(key.contributions)));
  return counted(k, new Map(Object.entries(counters)));
}

function counted(key: Uint8Array, counts: Map<string, number>): Chance {
  return {
    next(stream, sides) {
      const n = counts.get(stream) ?? 0;
      counts.set(stream, n + 1);
      return numberAt(key, stream, n, sides);
    },
    mark: () => Object.fromEntries(counts),
    fork: () => counted(key, new Map(counts)),
  };
}

const WORDS = 4294967296;

function numberAt(key: Uint8Array, stream: string, n: number, sides: number): number {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new Error(`there is no die with ${sides} sides`);
  const limit = WORDS - (WORDS % sides);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, utf8ToBytes(`${stream}/${n}/${block}`));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.byteLength; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return (word % sides) + 1;
    }
  }
}
