import * as z from 'zod';
import { bots } from '../bots/index.ts';
import type { ToNode } from '../keeper/wire.ts';
import { CLOCK } from './matches/clocks.ts';

// Whatever comes from outside, checked for its form before anything is done with it.

/** The name of a match: as it is drawn here, and nothing else. */
export const MATCH = z.string().regex(/^[\w-]{22}$/);
/** An address with the name of a match in it. */
export const OF_MATCH = z.object({ id: MATCH });
export const KEY = z.string().regex(/^[\w-]{16,64}$/);
const COUNT = z.int().min(0);

const LEVELS = bots.map(({ id }) => id);
/** The level of a bot. */
const LEVEL = z.enum(LEVELS);

/** What is done beside the rules. Which way back is offered is for the room to say. */
const ACT = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('resign') }),
  z.strictObject({ kind: z.literal('time'), of: COUNT.max(9) }),
  z.strictObject({ kind: z.literal('hand'), level: LEVEL.nullable(), of: COUNT.max(9).exactOptional() }),
  z.discriminatedUnion('what', [
    z.strictObject({ kind: z.literal('offer'), what: z.enum(['draw', 'back']) }),
    z.strictObject({ kind: z.literal('offer'), what: z.literal('clock'), clock: CLOCK.nullable() }),
  ]),
  z.strictObject({ kind: z.literal('agree'), offer: COUNT }),
  z.strictObject({ kind: z.literal('decline'), offer: COUNT }),
]);

/** A choice may be anything: the rules look for it among those that they offer. */
const WISH = z.union([
  z.strictObject({ choice: z.unknown(), q: COUNT }),
  z.strictObject({ undo: COUNT }),
  z.strictObject({ act: ACT }),
]);

const QUESTION = z.union([
  z.strictObject({ odds: z.unknown() }),
  z.strictObject({
    whyNot: z.union([z.strictObject({ thing: z.string().max(200) }), z.strictObject({ choice: z.unknown() })]),
  }),
  z.strictObject({ history: COUNT }),
]);

export const TO_NODE = z.discriminatedUnion('kind', [
  z.strictObject({
    ...{ kind: z.literal('sit'), match: MATCH, since: COUNT.nullable() },
    present: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('leave'), match: MATCH }),
  z.strictObject({ kind: z.literal('turns') }),
  z.strictObject({ kind: z.literal('submit'), match: MATCH, key: KEY, wish: WISH }),
  z.strictObject({ kind: z.literal('ask'), match: MATCH, key: KEY, question: QUESTION }),
]);

/** A message to a node, or null if it is none. */
export function readMessage(text: string): ToNode | null {
  const read = TO_NODE.safeParse(parsed(text));
  return read.success ? read.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What one may be called: something that can be seen, and turns no text around. */
export const NAME = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u);

const TOKEN = z.string().regex(/^[\w-]{43}$/);
export const SEAT = COUNT.max(9).nullable();

const DELAY = z.union([z.literal(0), z.literal(5), z.literal(30)]).transform((minutes) => minutes * 60_000);

export const GUEST = z.strictObject({ name: NAME });
export const NEW_MATCH = z.strictObject({
  game: z.string().max(100),
  options: z.record(z.string().max(100), z.string().max(4000)),
  /** Where the one who makes it sits; null: anywhere. */
  seat: SEAT,
  watch: z.boolean(),
  /** Null: everybody takes his time. */
  clock: CLOCK.nullable().default(null),
  /** For each seat the level of the bot that sits there; null for a person. */
  bots: z.array(LEVEL.nullable()).max(10).default([]),
  /** How many minutes later than the seats those see it who look on. */
  delay: DELAY.default(0),
  rated: z.boolean().default(false),
  /** Whether the pages of the seats may give advice. */
  hints: z.boolean().default(false),
  /** Whether the clock of somebody who is on vacation stands still; without it, unless it is played live. */
  vacation: z.boolean().exactOptional(),
  /** Whether it is listed for everybody. */
  open: z.boolean().default(false),
});
export const LOOK = z.strictObject({ token: TOKEN });
export const JOIN = z.strictObject({ token: TOKEN, seat: SEAT });
