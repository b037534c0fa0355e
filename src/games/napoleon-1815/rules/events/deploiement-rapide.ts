import { FRANCE } from '../../pieces.ts';
import { combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** DEP: an attack on the march costs the French no card. */
export const deploiementRapide: EventRule = {
  windows: ['combat'],
  possible(_b, p) {
    const c = combatOf(p);
    return c.attacker === FRANCE && c.marched;
  },
  play(_b, p) {
    combatOf(p).deployed = true;
  },
};
