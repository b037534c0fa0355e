import { DROUOT } from '../../pieces.ts';
import { addCard, combatOf, frenchSide, frenchStack } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** LGA: one card more with Drouot; one fatigue for every corps of the stack if it loses. */
export const laGarde: EventRule = {
  windows: ['combat'],
  possible: (_b, p) => frenchStack(combatOf(p)).includes(DROUOT),
  play(_b, p) {
    const c = combatOf(p);
    addCard(c, frenchSide(c));
    c.guard = true;
  },
};
