import { combatOf, frenchSide } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** CAM: a French stack that must retreat is not pursued. */
export const cambronne: EventRule = {
  windows: ['beaten', 'pursuit'],
  needs: [
    unless('N15-EVT-CAM-01', 'notBeaten', (_b, p) => combatOf(p).loser !== frenchSide(combatOf(p)), { told: false }),
  ],
  play(_b, p) {
    combatOf(p).noPursuit = true;
  },
};
