import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { asks, byTheWay, may } from '../../../../kernel/permission.ts';
import { get } from '../../../../kernel/there.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { coalitionPlayer } from '../bars.ts';
import { remember } from '../cards.ts';
import { seatNamed } from '../choices.ts';
import type { EventRule } from './rule.ts';

function look(p: Position, io: Io<N15Event>, of: Seat): void {
  remember(p, 0, get(p.hands, of));
  io.reveal();
  io.tell?.({ kind: 'sawHand', seat: 0, of, cards: [...get(p.hands, of)] }, 0);
}

type Scouting = Frame<'eclaireurs.whom'>;

const ask = asks<Position, Scouting, Choice, N15Event>();

/** ECL: the French look at an enemy hand; with three players at the one they choose. */
export const eclaireurs: EventRule = {
  windows: ['initiative'],
  play(_b, p, io) {
    if (p.seats === 2) look(p, io, 1);
    else call<Scouting>(p, { step: 'eclaireurs.whom' });
  },
  steps: () =>
    procedure<Position, Scouting, Choice, N15Event>('eclaireurs', {
      whom: ask({
        clause: 'N15-EVT-ECL-01',
        who: () => 0,
        may: {
          seat: may(
            (_p, _f, out) => out.push(seatNamed(1), seatNamed(2)),
            [coalitionPlayer('N15-EVT-ECL-01', (seat) => seat === 0)],
            byTheWay,
          ),
        },
        take: (p, _f, c, io) => look(p, io, c.seat),
      }),
    }),
};
