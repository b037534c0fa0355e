import { FRANCE } from '../../pieces.ts';
import { addCard, combatOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** ELA: one card more for a French attack. */
export const elan: EventRule = {
  windows: ['combat'],
  needs: [unless('N15-EVT-ELA-01', 'notAttacking', (_b, p) => combatOf(p).attacker !== FRANCE)],
  play: (_b, p) => addCard(combatOf(p), 0),
};
