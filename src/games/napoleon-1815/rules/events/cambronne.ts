import { combatOf, frenchSide } from './combat-side.ts';
import { type EventRule, quietly } from './rule.ts';

/** CAM: a French stack that must retreat is not pursued. */
export const cambronne: EventRule = {
  windows: ['beaten', 'pursuit'],
  needs: [quietly((_b, p) => combatOf(p).loser !== frenchSide(combatOf(p)))],
  play(_b, p) {
    combatOf(p).noPursuit = true;
  },
};
