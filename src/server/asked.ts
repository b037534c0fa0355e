import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Refused } from './lobby.ts';
import { MATCH } from './messages.ts';

/** The match that an address names. */
export function idOf({ params }: FastifyRequest): string {
  const found = z.object({ id: MATCH }).safeParse(params);
  if (!found.success) throw new Refused(404, 'There is no such match.');
  return found.data.id;
}

/** What a request says, checked for its form. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const where = found.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(
    400,
    `This request cannot be understood${where === '' ? '' : `: '${where}' is not what it should be`}.`,
  );
}
