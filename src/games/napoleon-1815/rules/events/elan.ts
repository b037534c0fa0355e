import { FRANCE } from '../../pieces.ts';
import { addCard, combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** ELA: one card more for a French attack. */
export const elan: EventRule = {
  windows: ['combat'],
  possible: (_b, p) => combatOf(p).attacker === FRANCE,
  play: (_b, p) => addCard(combatOf(p), 0),
};
