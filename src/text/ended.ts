import { AGREED, RESIGNED, TIMED } from '../kernel/acts.ts';
import type { Outcome, Seat } from '../kernel/flow.ts';
import { TYPESET } from './typeset.ts';

// A match that ended beside the rules, given up, agreed on or out of time: no game speaks of it, so that it is said here for all of them.

/** What is said of such an end in the language of this typography; null if the match ended by its rules. */
export function endedBeside(
  typeset: (text: string) => string,
  { how, facts }: Outcome,
  name: (seat: Seat) => string,
): string | null {
  const isFrench = typeset === TYPESET.fr;
  if (how === AGREED) return isFrench ? 'Partie nulle par accord mutuel.' : 'A draw by agreement.';
  if (how !== RESIGNED && how !== TIMED) return null;
  const seat = name(Number(facts['seat']));
  if (how === TIMED) return isFrench ? `Temps écoulé : ${seat}.` : `Out of time: ${seat}.`;
  return isFrench ? `Abandon de la partie : ${seat}.` : `Resigned: ${seat}.`;
}
