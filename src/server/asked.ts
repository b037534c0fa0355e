import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { contractOf } from './contract/contract.ts';
import { Refused } from './matches/lobby.ts';
import { OF_MATCH } from './messages.ts';

/** The match that an address names. */
export function idOf({ params }: FastifyRequest): string {
  const found = OF_MATCH.safeParse(params);
  if (!found.success) throw new Refused(404, 'There is no such match.');
  return found.data.id;
}

/** What the body of a request says. */
export function bodyOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  return read(shown(request, 'body', schema), request.body);
}

/** What its address says after the question mark. */
export function queryOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  return read(shown(request, 'query', schema), request.query);
}

/** Nothing is read but by the schema that the document shows of the route. */
function shown<S extends z.ZodType>(request: FastifyRequest, part: 'body' | 'query', schema: S): S {
  if (contractOf(request)?.[part] !== schema)
    throw new Error(`the document shows another ${part} of ${request.method} ${request.routeOptions.url}`);
  return schema;
}

/** What was said, checked for its form. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const where = found.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(
    400,
    `This request cannot be understood${where === '' ? '' : `: '${where}' is not what it should be`}.`,
  );
}
