import * as z from 'zod';
import { GREETINGS, LONGEST_REMARK } from '../../keeper/talk.ts';
import { isContribution } from '../../kernel/provable-chance.ts';
import { KEY, MATCH, SEAT } from '../messages.ts';

// What those say who look for company, talk, and add to the dice.

export const SIT = z.strictObject({ seat: SEAT });
export const OPEN = z.strictObject({ open: z.boolean() });
/** Names of people are drawn as those of matches are. */
export const CALL = z.strictObject({ person: MATCH });
/** Where the next part of a list begins; nothing: the first part. */
export const LIST_AFTER = z
  .strictObject({ made: z.coerce.number().min(0).max(1e15).optional(), match: MATCH.optional() })
  .refine(({ made, match }) => (made === undefined) === (match === undefined));

/** Plain words: something that can be seen, lines at most, and nothing that turns text around or hides it. */
const TEXT = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_REMARK)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|\n|\u200d)+$/u)
  .regex(/[^\s\u200d]/u);
export const SAY = z.union([
  z.strictObject({ key: KEY, text: TEXT }),
  z.strictObject({ key: KEY, greeting: z.enum(GREETINGS) }),
]);
const OTHER = z.int().min(0).max(9);
export const MUTE = z.strictObject({ seat: OTHER, muted: z.boolean() });
export const REPORT = z.strictObject({ seat: OTHER });
export const TALK_AFTER = z.object({ after: z.coerce.number().int().min(0).max(1e9).default(0) });

export const BEFORE = z.object({ before: z.coerce.number().min(0).max(1e15).optional() });
export const GAME = z.object({ game: z.string().max(100) });

const PROMISE = z.strictObject({ promise: z.string().regex(/^[0-9a-f]{64}$/), anew: z.literal(true).optional() });
const CONTRIBUTION = z.strictObject({ text: z.string().refine(isContribution) });
export const DICE = z.union([PROMISE, CONTRIBUTION]);

/** The seat of somebody who was not ready in time is free again. */
export const REOPEN = z.strictObject({ seat: z.int().min(0).max(9) });
