import type { CommonReason } from '../../../kernel/why-not.ts';
import { aNumber, aWord, type Told } from '../../../text/game-text.ts';
import type { Why } from '../rules/bars.ts';
import type { Scene } from './scene.ts';
import { STEPS } from './steps.ts';

/** The facts of a reason, read: every one of them may be missing, for of several wishes only what they agree in is told. */
export const factsOf = (told: Told) => ({
  unit: aNumber(told['unit']),
  hex: aNumber(told['hex']),
  leader: aNumber(told['leader']),
  seat: aNumber(told['seat']),
  step: aWord(STEPS, told['step']),
});
export type Facts = ReturnType<typeof factsOf>;

/** A sentence for every reason of the rules, and for those that the kernel gives. */
export type ReasonWords = Readonly<Record<Why | CommonReason, string | ((s: Scene, f: Facts) => string)>>;
