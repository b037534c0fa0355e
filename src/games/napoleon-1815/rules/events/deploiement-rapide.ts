import { FRANCE } from '../../pieces.ts';
import { combatOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** DEP: an attack on the march costs the French no card. */
export const deploiementRapide: EventRule = {
  windows: ['combat'],
  needs: [
    unless('N15-EVT-DEP-01', 'notAttacking', (_b, p) => combatOf(p).attacker !== FRANCE),
    unless('N15-EVT-DEP-01', 'notOnTheMarch', (_b, p) => !combatOf(p).marched),
  ],
  play(_b, p) {
    combatOf(p).deployed = true;
  },
};
