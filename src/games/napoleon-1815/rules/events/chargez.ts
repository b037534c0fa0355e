import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { type Corps, GNEISENAU, GROUCHY, NEY, UXBRIDGE } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { campOfSeat, ownerOf } from '../board.ts';
import { atCorps } from '../choices.ts';
import { tireEach } from '../share.ts';
import { addCard, combatOf, sideOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

interface Charging extends Frame {
  readonly seat: Seat;
}

const CHARGERS: readonly Corps[] = [NEY, GROUCHY, UXBRIDGE, GNEISENAU];

function chargers(p: Position, seat: Seat): Corps[] {
  const c = combatOf(p);
  const stack = c.stacks[sideOf(c, campOfSeat(seat))];
  return CHARGERS.filter((corps) => stack.includes(corps) && ownerOf(p, corps) === seat);
}

/** CHG: one card more, one fatigue for the cavalry that charges. */
export const chargez: EventRule = {
  windows: ['combat'],
  possible: (_b, p, seat) => chargers(p, seat).length > 0,
  play(b, p, io, seat) {
    const c = combatOf(p);
    addCard(c, sideOf(c, campOfSeat(seat)));
    const found = chargers(p, seat);
    if (found.length === 1) tireEach(b, p, io, found, 1, 'event');
    else call<Charging>(p, { step: 'chargez.pick', seat }); // CHG-03
  },
  steps: (b) =>
    procedure<Position, Charging, Choice, N15Event>('chargez', {
      pick: {
        who: (_p, f) => f.seat,
        choices(p, f, out) {
          for (const corps of chargers(p, f.seat)) out.push(atCorps(corps));
        },
        take(p, _f, c, io) {
          if (c.kind === 'corps') tireEach(b, p, io, [c.corps], 1, 'event');
        },
      },
    }),
};
