import type { Reason } from '../../../kernel/game.ts';
import type { ClauseId } from '../text/clauses.en.ts';
import { WHY, type Why, type WhyFact } from '../text/why.ts';

type Facts = { readonly [name in WhyFact]?: number | string };

/** A reason by its key; the clause is that of the key unless a more exact one is given. */
export function because(why: Why, facts: Facts = {}, clause: ClauseId = WHY[why]): Reason {
  return Object.keys(facts).length === 0 ? { clause, why } : { clause, why, facts };
}

/** More than three reasons at once tell a person nothing. */
const ENOUGH = 3;

/** The first few reasons, none of them twice. */
export function foremost(reasons: readonly Reason[]): Reason[] {
  const out: Reason[] = [];
  for (const reason of reasons) {
    if (out.length < ENOUGH && !out.some(({ why }) => why === reason.why)) out.push(reason);
  }
  return out;
}
