import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as overPlain } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Failure } from '../store/channel-store.ts';
import { isLoopback, isPublic } from './addresses.ts';

// Writes to an address that somebody else has chosen. The name is looked up once, and what was found is what is asked: a name that leads
// elsewhere a moment later leads nowhere. Nothing is followed, and nothing of the answer is kept but its number.

/** For so long an answer is waited for, in milliseconds, from the first look at the name to the last byte. */
const PATIENCE = 10_000;
/** Of an answer no more is read. */
const LONGEST_ANSWER = 16 * 1024;

export interface Outside {
  /** Null if it was taken. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array): Promise<Failure | null>;
}

export interface OutsideNeeds {
  /** Whether this machine itself may be written to, without TLS: for tests. */
  readonly loopback: boolean;
  /** The hosts that may be written to, `*.` before a name for all below it; null: any public one. */
  readonly hosts?: readonly string[] | null;
  /** Every address of a name. */
  resolve?(host: string): Promise<readonly string[]>;
  readonly patience?: number;
}

const resolved = async (host: string): Promise<readonly string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

const away: Failure = { why: 'away', status: null };
const forbidden: Failure = { why: 'forbidden', status: null };

/** The address as it may be asked; null if it is none that could be. */
export function readAddress(text: string, loopback: boolean): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '' || text.length > 2000) return null;
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayAsk(host, loopback)) return null;
  const isHere = loopback && (isLoopback(host) || host === 'localhost');
  if (url.protocol === 'https:' && (url.port === '' || isHere)) return url;
  return url.protocol === 'http:' && isHere ? url : null;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
const mayAsk = (address: string, loopback: boolean): boolean => isPublic(address) || (loopback && isLoopback(address));

/** What a number of HTTP says: that it was taken, is there no more, or was refused. */
export function failureOf(status: number): Failure | null {
  if (status >= 200 && status < 300) return null;
  return { why: status === 404 || status === 410 ? 'gone' : 'refused', status };
}

const isOne = (host: string, hosts: readonly string[]): boolean =>
  hosts.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));

export function outsideOf({ loopback, hosts = null, resolve = resolved, patience = PATIENCE }: OutsideNeeds): Outside {
  return {
    async post(text, headers, body) {
      const url = readAddress(text, loopback);
      if (url === null || (hosts !== null && !isOne(hostOf(url), hosts))) return forbidden;
      const signal = AbortSignal.timeout(patience);
      try {
        const host = hostOf(url);
        const found = isIP(host) === 0 ? await within(signal, resolve(host)) : [host];
        const [first] = found;
        // One that is forbidden among others is no accident.
        if (first === undefined) return away;
        if (!found.every((address) => mayAsk(address, loopback))) return forbidden;
        return failureOf(await asked(url, first, headers, body, signal));
      } catch {
        return away;
      }
    },
  };
}

/** A name that nobody answers for is waited for no longer than anything else. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

function asked(
  url: URL,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
  signal: AbortSignal,
): Promise<number> {
  const family = isIP(address);
  const pinned: LookupFunction = (_host, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family);
  const request: typeof overTls = url.protocol === 'https:' ? overTls : overPlain;
  return new Promise((resolve, reject) => {
    const sent: ClientRequest = request(url, {
      ...{ method: 'POST', agent: false, lookup: pinned, signal, autoSelectFamily: false },
      headers: { 'user-agent': 'Bivouac', ...headers, 'content-length': String(Buffer.byteLength(body)) },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let read = 0;
      const done = () => {
        resolve(answer.statusCode ?? 0);
        sent.destroy();
      };
      answer.on('data', (piece: Uint8Array) => {
        read += piece.length;
        if (read > LONGEST_ANSWER) done();
      });
      answer.on('end', done);
      answer.on('error', reject);
    });
    sent.end(body);
  });
}
