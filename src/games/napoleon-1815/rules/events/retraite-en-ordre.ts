import { get } from '../../../../kernel/there.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import { campOfSeat, corpsOf, hasOwnCorps } from '../board.ts';
import { combatOf, sideOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** The stack of the seat's camp has to retreat, with a corps of its own in it (TRI-52): nobody else is asked. */
export const beaten = (clause: ClauseId) =>
  unless(clause, 'notBeaten', (_b, p, seat) => {
    const c = combatOf(p);
    const side = sideOf(c, campOfSeat(seat));
    return c.loser !== side || !hasOwnCorps(p, seat, c.stacks[side]);
  });

/** REO: a retreating stack with cavalry left is not pursued. */
export const retraiteEnOrdre: EventRule = {
  windows: ['beaten', 'pursuit'],
  needs: [
    beaten('N15-EVT-REO-01'),
    unless(
      'N15-EVT-REO-01',
      'noCavalry',
      (_b, p, seat) => {
        const c = combatOf(p);
        return !corpsOf(c.stacks[sideOf(c, campOfSeat(seat))]).some((corps) => get(p.cavalry, corps) > 0);
      },
      { secret: 'screens' },
    ),
  ],
  play(_b, p) {
    combatOf(p).noPursuit = true;
  },
};
