import { DROUOT } from '../../pieces.ts';
import { addCard, combatOf, frenchSide, frenchWith } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** LGA: one card more with Drouot; one fatigue for every corps of the stack if it loses. */
export const laGarde: EventRule = {
  windows: ['combat'],
  needs: [frenchWith('N15-EVT-LGA-01', DROUOT)],
  play(_b, p) {
    const c = combatOf(p);
    addCard(c, frenchSide(c));
    c.guard = true;
  },
};
