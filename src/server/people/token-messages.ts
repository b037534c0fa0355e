import * as z from 'zod';
import { SCOPES } from '../../keeper/tokens.ts';

export const NEW_TOKEN = z.strictObject({
  label: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u),
  scope: z.enum(SCOPES),
  /** For so many days it is taken. */
  days: z.int().min(1).max(366),
  /** Of somebody who has one; null: there is none. */
  password: z.string().min(1).max(1000).nullable(),
});

/** An address with the name of a token in it: not what it is known by. */
export const OF_TOKEN = z.object({ id: z.string().regex(/^[\w-]{22}$/) });
