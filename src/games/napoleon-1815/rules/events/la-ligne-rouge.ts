import { COALITION, HILL, ORANGE, PICTON } from '../../pieces.ts';
import { hasOwnCorps } from '../board.ts';
import { addCard, combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

const THIN_RED = [PICTON, ORANGE, HILL];

/** LLR: one card more for a defence with Picton, Orange or Hill. */
export const laLigneRouge: EventRule = {
  windows: ['combat'],
  possible(_b, p, seat) {
    const c = combatOf(p);
    const stack = c.stacks[1];
    return c.attacker !== COALITION && THIN_RED.some((corps) => stack.includes(corps)) && hasOwnCorps(p, seat, stack);
  },
  play: (_b, p) => addCard(combatOf(p), 1),
};
