import { combatOf, frenchSide } from './combat-side.ts';
import type { EventRule } from './rule.ts';

const CONNECTIONS = 1;
const FATIGUES = 2;

/** PAN: a beaten French stack retreats farther and tires more. */
export const panique: EventRule = {
  windows: ['beaten'],
  possible(_b, p) {
    const c = combatOf(p);
    return c.loser === frenchSide(c); // PAN-02: a stack that cannot retreat is no loser any more
  },
  play(_b, p) {
    const c = combatOf(p);
    c.retreat += CONNECTIONS;
    c.retreatFatigue += FATIGUES;
  },
};
