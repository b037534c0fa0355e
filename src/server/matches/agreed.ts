import * as z from 'zod';
import { StoreError } from '../../keeper/store.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Options } from '../../kernel/options.ts';
import type { Plain } from '../../kernel/plain.ts';
import { areContributions, contributionFault, isSecret, type SeatedKey } from '../../kernel/provable-chance.ts';

import { CLOCK } from './clocks.ts';

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
  /** For each seat the level of the bot that sits there; null for a person. */
  readonly bots: readonly (string | null)[];
  /** How many milliseconds later than the seats those see it who look on. */
  readonly delay: number;
  /** Whether it counts for the ratings of those who play it. */
  readonly rated: boolean;
  /** Whether the pages of the seats may give advice: never where it is rated. */
  readonly hints: boolean;
  /** Whether the clock of somebody who is on vacation stands still. */
  readonly vacation: boolean;
}

const AGREED = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  made: z.number(),
  commitment: z.string(),
  watch: z.boolean(),
  clock: CLOCK.nullable().default(null),
  bots: z.array(z.string().nullable()).default([]),
  delay: z.number().min(0).default(0),
  rated: z.boolean().default(false),
  hints: z.boolean().default(false),
  vacation: z.boolean().default(false),
});

export const agreedPlain = ({
  game,
  options,
  made,
  commitment,
  watch,
  clock,
  bots,
  delay,
  rated,
  hints,
  vacation,
}: Agreed): Plain => ({
  ...{ game, options, made, commitment, watch, clock: clock === null ? null : { ...clock } },
  ...{ bots: [...bots], delay, rated, hints, vacation },
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
