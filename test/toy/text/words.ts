import type { Sentences } from '../../../src/text/sentences.ts';
import type { Choice, PicketEvent } from '../position.ts';

/** What is said at the table beside what every game says. */
export interface Words extends Sentences<Choice, PicketEvent> {
  readonly table: { readonly road: string; readonly hand: string; readonly round: string; readonly losses: string };
}
