import type { Steps } from '../../src/kernel/flow.ts';

/** Every reason that a rule of some step can give, with its clause. */
export function reasonsIn<P, C>(steps: Steps<P, C>): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { asking } of Object.values(steps)) {
    if (asking === null) continue;
    for (const { why, clause } of [...asking.closed, ...[...asking.may.values()].flatMap(({ rules }) => rules)])
      found[why] = clause;
  }
  return found;
}
