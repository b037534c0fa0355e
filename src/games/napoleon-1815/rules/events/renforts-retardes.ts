import { call, type Frame } from '../../../../kernel/flow.ts';
import { there } from '../../../../kernel/there.ts';
import { NATION_OF, PRUSSIAN } from '../../pieces.ts';
import type { Arrival, Position } from '../../position.ts';
import { asking, inSteps, target } from '../asking.ts';
import { about, given, ownBlock } from '../bars.ts';
import { seatOfNation } from '../board.ts';
import { atCorps, type Of } from '../choices.ts';
import type { EventRule } from './rule.ts';

const late = (p: Position): Arrival[] => p.arrivals.filter(({ corps }) => NATION_OF[corps] === PRUSSIAN);

type Delaying = Frame<'renforts-retardes.whom'>;

const ask = asking<Delaying>();

/** RRT: a Prussian corps comes a turn later; if none is still to come, no cards in this recovery. */
export const renfortsRetardes: EventRule = {
  windows: ['draw'],
  play(_b, p, io) {
    if (late(p).length > 0) call<Delaying>(p, { step: 'renforts-retardes.whom' });
    else {
      p.noRecovery = seatOfNation(p, PRUSSIAN);
      io.tell?.({ kind: 'noRecovery', seat: p.noRecovery });
    }
  },
  steps: () =>
    inSteps<Delaying>('renforts-retardes', {
      whom: ask({
        clause: 'N15-EVT-RRT-01',
        who: (p) => seatOfNation(p, PRUSSIAN),
        may: {
          corps: target(
            (p) => late(p).map(({ corps }) => atCorps(corps)),
            [
              ...ownBlock<Of<'corps'>>((c) => c.corps, 'N15-TRI-51'),
              about('N15-EVT-RRT-01', 'notPrussian', (_p, c) => NATION_OF[c.corps] !== PRUSSIAN),
              given('N15-EVT-RRT-01', 'notToCome', (p, _f, c) => !late(p).some(({ corps }) => corps === c.corps)),
            ],
          ),
        },
        take(p, _f, c, io) {
          const arrival = there(p.arrivals.find(({ corps }) => corps === c.corps));
          arrival.turn = Math.max(arrival.turn, p.turn) + 1;
          io.tell?.({ kind: 'delayed', corps: c.corps, turn: arrival.turn });
        },
      }),
    }),
};
