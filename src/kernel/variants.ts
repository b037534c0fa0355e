import type { Case, Expect } from './case.ts';

/** One way to play a case. */
export interface PlayedVariant {
  /** Its name, or `variant 2`; null where the case has no variants. */
  readonly name: string | null;
  /** A whole case without variants. */
  readonly played: Case;
}

type Dice = { readonly [stream: string]: readonly number[] };

/** The numbers of a variant follow those that the common steps have rolled. */
function rolledAfter(first: Dice, then: Dice): Dice {
  const streams = new Set([...Object.keys(first), ...Object.keys(then)]);
  return Object.fromEntries(
    [...streams].map((stream) => [stream, [...(first[stream] ?? []), ...(then[stream] ?? [])]]),
  );
}

const isMany = (expected: Expect | readonly Expect[]): expected is readonly Expect[] => Array.isArray(expected);

function many(expected: Expect | readonly Expect[] | undefined): readonly Expect[] {
  if (expected === undefined) return [];
  return isMany(expected) ? expected : [expected];
}

/** The cases that a case with variants stands for: itself, where it has none. */
export function variantsOf({ variants, ...common }: Case): readonly PlayedVariant[] {
  if (variants === undefined) return [{ name: null, played: common }];
  return variants.map((variant, i) => {
    const dice = rolledAfter(common.dice ?? {}, variant.dice ?? {});
    const played: Case = {
      ...common,
      clauses: [...(common.clauses ?? []), ...(variant.clauses ?? [])],
      dice,
      steps: [...(common.steps ?? []), ...(variant.steps ?? [])],
      expect: [...many(common.expect), ...many(variant.expect)],
      seed: variant.seed ?? common.seed,
    };
    return { name: variant.name ?? `variant ${i + 1}`, played };
  });
}
