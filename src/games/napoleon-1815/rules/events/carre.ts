import { combatOf, ownCorpsInStack } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** CAR: two fatigues less if the French came with cavalry. Whether they did is settled with the result. */
export const carre: EventRule = {
  windows: ['combat'],
  needs: [ownCorpsInStack],
  play(_b, p) {
    combatOf(p).square = true;
  },
};
