import type { Outcome, Seat } from '../kernel/flow.ts';
import { RESIGNED } from '../kernel/match.ts';
import { TYPESET } from './typeset.ts';

// A match that somebody gave up: the rules of no game speak of it, so that it is said here for all of them.

/** Who gave the match up; null if it ended otherwise. */
export function resignedBy({ how, facts }: Outcome): Seat | null {
  return how === RESIGNED ? Number(facts['seat']) : null;
}

/** What is said of it in the language of this typography. */
export const resignation = (typeset: (text: string) => string, name: string): string =>
  typeset === TYPESET.fr ? `Abandon de la partie : ${name}.` : `Resigned: ${name}.`;
