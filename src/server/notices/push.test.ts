import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { newVapidKey, sealed, vapidOf } from './push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('is coded as in the example of RFC 8291', () => {
  const ephemeral = createECDH('prime256v1');
  ephemeral.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
  expect(sealed('When I grow up, I want to be a watermelon', keys, { ephemeral, salt }).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('the same text is never the same twice, and a key that is none is refused', () => {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  expect(sealed('x', keys)).not.toEqual(sealed('x', keys));
  expect(() => sealed('x', { ...keys, p256dh: `B${'A'.repeat(86)}` })).toThrow();
});

it('a service can tell by the public key who has signed, for whom and until when', () => {
  const vapid = vapidOf(newVapidKey(), 'mailto:me@example.org');
  const now = 1_800_000_000_000;
  const said = vapid.authorization('https://push.example/send/1?x=2', now);
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(said) ?? [];
  expect(key).toBe(vapid.publicKey);
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString());
  expect([aud, sub]).toEqual(['https://push.example', 'mailto:me@example.org']);
  expect(exp - now / 1000).toBeGreaterThan(0);
  expect(exp - now / 1000).toBeLessThanOrEqual(24 * 3600);
  const point = bytes(key);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isHis = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes(signature),
  );
  expect(isHis).toBe(true);
});
