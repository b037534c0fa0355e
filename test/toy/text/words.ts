import type { Sentences } from '../../../src/text/sentences.ts';
import type { Choice, PicketEvent } from '../position.ts';

/** Every reason of the rules, beside those that the kernel gives. */
export type Why = 'notInHand' | 'noSuchSeat' | 'yourself' | 'tooFar' | 'oneAtATime' | 'marchedEnough' | 'noParry';

/** What is said at the table beside what every game says. */
export interface Words extends Sentences<Choice, PicketEvent, Why> {
  readonly table: { readonly road: string; readonly hand: string; readonly round: string; readonly losses: string };
}
