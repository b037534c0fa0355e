import { combatOf, frenchSide } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** CAM: a French stack that must retreat is not pursued. */
export const cambronne: EventRule = {
  windows: ['beaten', 'pursuit'],
  possible(_b, p) {
    const c = combatOf(p);
    return c.loser === frenchSide(c);
  },
  play(_b, p) {
    combatOf(p).noPursuit = true;
  },
};
