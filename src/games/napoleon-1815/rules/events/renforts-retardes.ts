import { call, type Frame, procedure } from '../../../../kernel/flow.ts';
import { there } from '../../../../kernel/there.ts';
import { NATION_OF, PRUSSIAN } from '../../pieces.ts';
import type { Arrival, Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { seatOfNation } from '../board.ts';
import { atCorps } from '../choices.ts';
import { always, type EventRule } from './rule.ts';

const late = (p: Position): Arrival[] => p.arrivals.filter(({ corps }) => NATION_OF[corps] === PRUSSIAN);

/** RRT: a Prussian corps comes a turn later; if none is still to come, no cards in this recovery. */
export const renfortsRetardes: EventRule = {
  windows: ['draw'],
  possible: always,
  play(_b, p, io) {
    if (late(p).length > 0) call(p, { step: 'renforts-retardes.whom' });
    else {
      p.noRecovery = seatOfNation(p, PRUSSIAN);
      io.tell?.({ kind: 'noRecovery', seat: p.noRecovery });
    }
  },
  steps: () =>
    procedure<Position, Frame, Choice, N15Event>('renforts-retardes', {
      whom: {
        who: (p) => seatOfNation(p, PRUSSIAN),
        choices(p, _f, out) {
          for (const { corps } of late(p)) out.push(atCorps(corps));
        },
        take(p, _f, c, io) {
          if (c.kind !== 'corps') return;
          const arrival = there(p.arrivals.find(({ corps }) => corps === c.corps));
          arrival.turn = Math.max(arrival.turn, p.turn) + 1;
          io.tell?.({ kind: 'delayed', corps: c.corps, turn: arrival.turn });
        },
      },
    }),
};
