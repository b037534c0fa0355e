import type * as z from 'zod';
import { Refused } from './lobby.ts';

/** What was sent, if it has the form that it must have. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const where = found.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(
    400,
    `This request cannot be understood${where === '' ? '' : `: '${where}' is not what it should be`}.`,
  );
}
