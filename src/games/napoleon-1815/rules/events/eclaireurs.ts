import type { Io } from '../../../../kernel/chance.ts';
import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { asking, inSteps, opponent } from '../asking.ts';
import { remember } from '../cards.ts';
import type { EventRule } from './rule.ts';

function look(p: Position, io: Io<N15Event>, of: Seat): void {
  remember(p, 0, get(p.hands, of));
  io.reveal();
  io.tell?.({ kind: 'sawHand', seat: 0, of, cards: [...get(p.hands, of)] }, 0);
}

type Scouting = Frame<'eclaireurs.whom'>;

const ask = asking<Scouting>();

/** ECL: the French look at an enemy hand; with three players at the one they choose. */
export const eclaireurs: EventRule = {
  windows: ['initiative'],
  play(_b, p, io) {
    if (p.seats === 2) look(p, io, 1);
    else call<Scouting>(p, { step: 'eclaireurs.whom' });
  },
  steps: () =>
    inSteps<Scouting>('eclaireurs', {
      whom: ask({
        clause: 'N15-EVT-ECL-01',
        who: () => 0,
        may: { seat: opponent('N15-EVT-ECL-01', [1, 2]) },
        take: (p, _f, c, io) => look(p, io, c.seat),
      }),
    }),
};
