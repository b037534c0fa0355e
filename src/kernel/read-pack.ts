import type { core } from 'zod/mini';
import { sayIssue } from './pack-issue.ts';
import { sayFaultInFrench, sayIssueInFrench } from './pack-issue-french.ts';

/** What a schema makes of a value: the pack, or what it objects to. */
interface Schema<P> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: P }
    | { readonly success: false; readonly error: { readonly issues: readonly core.$ZodIssue[] } };
}

/** The pack, or the sentence that says where it fails, in both languages. */
type Read<P> = { readonly pack: P } | { readonly error: string; readonly french: string };

/**
 * Reads a value from outside as a pack of a game, or says in one sentence where it fails. `faults` tells of values that have
 * the right shape and cannot all be true at once; `nouns` is what the lists of the pack hold, by their keys.
 */
export function packReader<P>(
  schema: Schema<P>,
  faults: (pack: P) => Iterable<string>,
  nouns: Readonly<Record<string, string>>,
): (value: unknown) => Read<P> {
  return (value) => {
    const read = schema.safeParse(value);
    if (!read.success) {
      const [issue] = read.error.issues;
      if (issue === undefined) return { error: 'this is no pack', french: 'ce n’est pas un jeu de composants' };
      return { error: sayIssue(issue, value, nouns), french: sayIssueInFrench(issue, value) };
    }
    for (const error of faults(read.data)) return { error, french: sayFaultInFrench(error) };
    return { pack: read.data };
  };
}

/** A fault for every entry of a list whose key an entry before it has already. */
export function* repeated<K extends string>(
  place: string,
  key: K,
  list: readonly { readonly [key in K]: string | number }[],
): Generator<string> {
  const seen = new Map<string | number, string>();
  for (const [i, item] of list.entries()) yield* taken(seen, item[key], `${place}[${i}].${key}`);
}

/** A fault if the value was seen before, with the place where it was; otherwise it is seen from now on. */
export function* taken<V extends string | number>(seen: Map<V, string>, value: V, place: string): Generator<string> {
  const before = seen.get(value);
  if (before !== undefined) yield `${place} is '${value}', as ${before} is already`;
  else seen.set(value, place);
}
