import type { Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Position } from '../../position.ts';
import { campOfSeat, corpsOf, hasOwnCorps } from '../board.ts';
import { combatOf, sideOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

function beaten(p: Position, seat: Seat): boolean {
  const c = combatOf(p);
  const side = sideOf(c, campOfSeat(seat));
  return c.loser === side && hasOwnCorps(p, seat, c.stacks[side]);
}

/** REO: a retreating stack with cavalry left is not pursued. */
export const retraiteEnOrdre: EventRule = {
  windows: ['beaten', 'pursuit'],
  possible(_b, p, seat) {
    const c = combatOf(p);
    return beaten(p, seat) && corpsOf(c.stacks[sideOf(c, campOfSeat(seat))]).some((corps) => get(p.cavalry, corps) > 0);
  },
  opens(b, p, seat) {
    return p.screens ? beaten(p, seat) : this.possible(b, p, seat);
  },
  play(_b, p) {
    combatOf(p).noPursuit = true;
  },
};
