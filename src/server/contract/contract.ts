import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Scope } from '../../keeper/tokens.ts';

/**
 * What a route takes and answers. The schemas are those by which what comes is checked: the document that others read is made of
 * them, and nothing else is written down about a route.
 */
export interface Contract {
  /** What it is for, in a sentence. */
  readonly does: string;
  readonly group: 'people' | 'matches' | 'company' | 'account' | 'operator';
  /** Whether one has to be known here. */
  readonly known: boolean;
  /** What a personal token needs to be taken here; null: none is. */
  readonly token: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What is answered by each status that means success; null: nothing is. */
  readonly answers: { readonly [status: number]: z.ZodType | null };
  /** The statuses of refusals that do not follow from all the rest. */
  readonly refuses?: readonly number[];
}

/** By method and address, as in `GET /api/matches/:id`. */
export type Contracts = { readonly [route: string]: Contract };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route takes and answers. */
    contract?: Contract;
  }
}

export const contractOf = ({ routeOptions }: FastifyRequest): Contract | undefined => routeOptions.config.contract;
