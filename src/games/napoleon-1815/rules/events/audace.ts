import { FRANCE } from '../../pieces.ts';
import { combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** AUD: no cards for wood, walls or farm when the French attack. */
export const audace: EventRule = {
  windows: ['combat'],
  possible: (_b, p) => combatOf(p).attacker === FRANCE,
  play(_b, p) {
    combatOf(p).audace = true;
  },
};
