import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './chance.ts';

/**
 * Chance that nobody can predict and anybody can check afterwards.
 *
 * The keeper of the match draws a secret of 32 bytes and publishes its SHA-256, the commitment, before anything else. Every
 * seat then adds a contribution, any text of one line. The key is HMAC-SHA-256(secret, contributions joined by line feeds). The n-th
 * number of a stream, counted from 0, is made of the words of HMAC-SHA-256(key, "stream/n/block"), block = 0, 1, ...: the
 * first 32-bit big-endian word below the largest multiple of `sides` gives word mod sides + 1. Counting from the stream and
 * n alone means that numbers can be checked in any order. At the end the secret is published.
 */
export interface ChanceKey {
  readonly secret: string;
  readonly contributions: readonly string[];
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

export function provableChance(key: ChanceKey, counters: { readonly [stream: string]: number } = {}): Chance {
  if (!isSecret(key.secret)) throw new Error('a secret is 32 bytes written as 64 hexadecimal digits');
  if (key.contributions.some((text) => text.includes('\n'))) throw new Error('a contribution is a text of one line');
  const k = hmac(sha256, hexToBytes(key.secret), utf8ToBytes(key.contributions.join('\n')));
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
