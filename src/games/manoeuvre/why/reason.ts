import type { Reason } from '../../../kernel/game.ts';
import { WHY, type Why, type WhyFact } from '../text/why.ts';

type Facts = { readonly [name in WhyFact]?: number | string };

/** A reason by its key; the clause is that of the key unless a more exact one is given. */
export function because(why: Why, facts?: Facts, clause: string = WHY[why]): Reason {
  return facts === undefined ? { clause, why } : { clause, why, facts };
}
