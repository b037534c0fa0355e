import * as z from 'zod';
import { StoreError } from '../keeper/store.ts';
import type { Options } from '../kernel/options.ts';
import type { Plain } from '../kernel/plain.ts';
import { areContributions, contributionFault, isSecret, type SeatedKey } from '../kernel/provable-chance.ts';

import { CLOCK, type Clock } from './clocks.ts';

/** What was agreed on when a match was made: never changes. */
export interface Agreed {
  readonly game: string;
  readonly options: Options;
  readonly made: number;
  /** Binds the dice before anybody has chosen anything. */
  readonly commitment: string;
  /** Whether anybody who knows its name may look on. */
  readonly watch: boolean;
  /** How long everybody may think; null: as long as he likes. */
  readonly clock: Clock | null;
}

const AGREED = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  made: z.number(),
  commitment: z.string(),
  watch: z.boolean(),
  clock: CLOCK.nullable().default(null),
});

export const agreedPlain = ({ game, options, made, commitment, watch, clock }: Agreed): Plain => ({
  ...{ game, options, made, commitment, watch, clock: clock === null ? null : { ...clock } },
});

/** What a store says of a match, checked for its form. */
export function readAgreed(value: Plain): Agreed {
  const read = AGREED.safeParse(value);
  if (!read.success) throw new StoreError('broken', 'a match does not say what was agreed on');
  return read.data;
}

export const keyPlain = ({ secret, contributions }: SeatedKey): Plain => ({
  secret,
  contributions: contributions.map((one) => ({ ...one })),
});

export function readKey(value: Plain): SeatedKey {
  const { secret, contributions } = z.object({ secret: z.unknown(), contributions: z.unknown() }).parse(value);
  if (!isSecret(secret) || !areContributions(contributions) || contributionFault(contributions) !== null)
    throw new StoreError('broken', 'the dice of a match are lost');
  return { secret, contributions };
}
