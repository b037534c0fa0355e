import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import * as z from 'zod';

// Web push: a message that only the browser can read (RFC 8291), in the coding of RFC 8188, signed for the service that passes it on
// (VAPID, RFC 8292).

const CURVE = 'prime256v1';
/** What is sent fits into one record. */
const RECORD = 4096;
/** How long a signature holds: a day at most, by the RFC. */
const SIGNED = 12 * 60 * 60;

/** A point of the curve that is not packed, and the secret of a subscription. */
const POINT = z.string().regex(/^[\w-]{87}=?$/);
const SECRET = z.string().regex(/^[\w-]{22}(==)?$/);

/** What a browser gives out, so that it can be written to. */
export const PUSH_KEYS = z.strictObject({ p256dh: POINT, auth: SECRET });
export type PushKeys = z.infer<typeof PUSH_KEYS>;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Only what is drawn anew each time; tests give theirs. */
export interface Draws {
  readonly ephemeral: ECDH;
  readonly salt: Uint8Array;
}

function drawn(): Draws {
  const ephemeral = createECDH(CURVE);
  ephemeral.generateKeys();
  return { ephemeral, salt: randomBytes(16) };
}

/** Throws if the keys are no keys. */
export function sealed(text: string, { p256dh, auth }: PushKeys, { ephemeral, salt }: Draws = drawn()): Buffer {
  const [theirs, ours] = [bytes(p256dh), ephemeral.getPublicKey()];
  const shared = ephemeral.computeSecret(theirs);
  const derive = (key: Uint8Array, with_: Uint8Array, info: Uint8Array, length: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, bytes(auth), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The sign after the text says that no record follows.
  const body = [cipher.update(text, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...body]);
}

/** By what the services know this server. */
export interface Vapid {
  /** What a browser must be told when it subscribes. */
  readonly publicKey: string;
  /** The header for a service, at a moment. */
  authorization(endpoint: string, now: number): string;
}

export const newVapidKey = (): string => {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  // A number that begins with nothing is as long as any other.
  return Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
};

/** `contact`: where those who keep the service find whoever keeps this server. */
export function vapidOf(privateKey: string, contact: string): Vapid {
  const keys = createECDH(CURVE);
  keys.setPrivateKey(bytes(privateKey));
  const point = keys.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key: KeyObject = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
  const publicKey = point.toString('base64url');
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    publicKey,
    authorization(endpoint, now) {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + SIGNED, sub: contact };
      const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}
