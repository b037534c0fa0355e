import type { CommonReason } from '../../../kernel/why-not.ts';
import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import { TERRAINS } from '../data/box.ts';
import type { reasons } from './en/reasons.ts';
import type { Scene } from './scene.ts';
import { STEPS } from './steps.ts';

/** The facts of a reason, read: every one of them may be missing, for of several wishes only what they agree in is told. */
export const factsOf = (told: Told) => ({
  unit: aNumber(told['unit']),
  target: aNumber(told['target']),
  /** The unit in the way. */
  by: aNumber(told['by']),
  card: aNumber(told['card']),
  slot: aNumber(told['slot']),
  seat: aNumber(told['seat']),
  terrain: aWord(TERRAINS, told['terrain']),
  /** A limit. */
  max: aNumber(told['max']),
  step: aWord(STEPS, told['step']),
});
export type Facts = ReturnType<typeof factsOf>;

/** Sentences by reason. */
export type ReasonWords = Readonly<Record<string, string | ((s: Scene, f: Facts) => string)>>;

/** Every reason of the rules, beside those that the kernel gives. */
export type Why = Exclude<keyof typeof reasons, CommonReason>;
