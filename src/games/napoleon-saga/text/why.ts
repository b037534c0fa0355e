import type { CommonReason } from '../../../kernel/why-not.ts';
import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import { NONE, type Unit } from '../position.ts';
import type { Why } from '../rules/whys.ts';
import { type Scene, unitIn } from './scene.ts';
import { STEPS } from './steps.ts';

/** The facts of a reason, read: every one of them may be missing, for of several wishes only what they agree in is told. */
export const factsOf = (told: Told) => ({
  /** The slot of the unit that is to act, or that a card is played on; where it is to go, or whom it is to attack. */
  from: aNumber(told['from']) ?? aNumber(told['on']),
  to: aNumber(told['to']),
  unit: aNumber(told['unit']),
  card: aNumber(told['card']),
  seat: aNumber(told['seat']),
  step: aWord(STEPS, told['step']),
});
export type Facts = ReturnType<typeof factsOf>;

/** The unit that a reason is about, and the one in the slot it has in mind, where the reader sees them. */
export const acting = (s: Scene, { from, unit }: Facts): Unit => unit ?? (from === null ? NONE : unitIn(s, from));
export const meant = (s: Scene, { to }: Facts): Unit => (to === null ? NONE : unitIn(s, to));

/** A sentence for every reason of the rules, and for those that the kernel gives. */
export type ReasonWords = Readonly<Record<Why | CommonReason, string | ((s: Scene, f: Facts) => string)>>;
