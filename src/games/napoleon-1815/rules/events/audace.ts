import { FRANCE } from '../../pieces.ts';
import { combatOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** AUD: no cards for wood, walls or farm when the French attack. */
export const audace: EventRule = {
  windows: ['combat'],
  needs: [unless('N15-EVT-AUD-01', 'notAttacking', (_b, p) => combatOf(p).attacker !== FRANCE)],
  play(_b, p) {
    combatOf(p).audace = true;
  },
};
