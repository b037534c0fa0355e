import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { remember } from '../cards.ts';
import { seatNamed } from '../choices.ts';
import { always, type EventRule } from './rule.ts';

function look(p: Position, io: Io<N15Event>, of: Seat): void {
  remember(p, 0, get(p.hands, of));
  io.reveal();
  io.tell?.({ kind: 'sawHand', seat: 0, of, cards: [...get(p.hands, of)] }, 0);
}

/** ECL: the French look at an enemy hand; with three players at the one they choose. */
export const eclaireurs: EventRule = {
  windows: ['initiative'],
  possible: always,
  play(_b, p, io) {
    if (p.seats === 2) look(p, io, 1);
    else call(p, { step: 'eclaireurs.whom' });
  },
  steps: () =>
    procedure<Position, Frame, Choice, N15Event>('eclaireurs', {
      whom: {
        who: () => 0,
        choices(_p, _f, out) {
          out.push(seatNamed(1), seatNamed(2));
        },
        take(p, _f, c, io) {
          if (c.kind === 'seat') look(p, io, c.seat);
        },
      },
    }),
};
