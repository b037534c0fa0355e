import { get } from '../../../../kernel/there.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import { campOfSeat, corpsOf } from '../board.ts';
import { combatOf, ownCorpsInStack, sideOf } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** TRI-51, TEN-01, REO-01: the stack of the seat's own camp has to retreat. */
export const beaten = (clause: ClauseId) =>
  unless(clause, 'notBeaten', (_b, p, seat) => combatOf(p).loser !== sideOf(combatOf(p), campOfSeat(seat)));

/** REO: a retreating stack with cavalry left is not pursued. */
export const retraiteEnOrdre: EventRule = {
  windows: ['beaten', 'pursuit'],
  needs: [
    beaten('N15-EVT-REO-01'),
    ownCorpsInStack,
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
