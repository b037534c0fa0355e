import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Message } from './message.ts';

/** As Discord reads it, or as any program may. */
export const SHAPES = ['discord', 'json'] as const;
export const SHAPE = z.enum(SHAPES);
export type Shape = (typeof SHAPES)[number];

/** What is markup to Discord is text here, and calls nobody. */
const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, '\\$&');

export function bodyFor(shape: Shape, { kind, title, text, link, game, others, at }: Message): string {
  if (shape === 'discord')
    return JSON.stringify({
      content: `**${plain(title)}**\n${plain(text)}\n<${link}>`,
      allowed_mentions: { parse: [] },
    });
  return JSON.stringify({ kind, game, others, title, text, link, at: new Date(at).toISOString() });
}

/** Says that this server has sent it, and when: HMAC-SHA-256 of the seconds, a point and the body. */
export function signatureOf(secret: string, body: string, now: number): string {
  const at = Math.floor(now / 1000);
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
