import { combatOf, frenchSide } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

const CONNECTIONS = 1;
const FATIGUES = 2;

/** PAN: a beaten French stack retreats farther and tires more. */
export const panique: EventRule = {
  windows: ['beaten'],
  // A stack that cannot retreat is no loser any more.
  needs: [unless('N15-EVT-PAN-02', 'notBeaten', (_b, p) => combatOf(p).loser !== frenchSide(combatOf(p)))],
  play(_b, p) {
    const c = combatOf(p);
    c.retreat += CONNECTIONS;
    c.retreatFatigue += FATIGUES;
  },
};
