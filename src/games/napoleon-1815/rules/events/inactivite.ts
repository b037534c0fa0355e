import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import { NATION_OF } from '../../pieces.ts';
import { NONE } from '../../position.ts';
import { asking, inSteps, opponent } from '../asking.ts';
import { ownerOf, seatsOf } from '../board.ts';
import { withOwnCorps, zonesOf } from './ravitaillement.ts';
import type { EventRule } from './rule.ts';

interface Idle extends Frame<'inactivite.whom' | 'inactivite.where'> {
  /** Who suffers it; NONE until the French have named him. */
  seat: Seat;
}

const ask = asking<Idle>();

/** INA: all blocks of one zone of the sufferer's are activated. */
export const inactivite: EventRule = {
  windows: ['draw'],
  play(b, p, _io, seat, card) {
    const camp = get(b.cards, card).camp;
    call<Idle>(p, { step: 'inactivite.whom', seat: seatsOf(p, camp).length === 1 ? seat : NONE });
  },
  steps: () =>
    inSteps<Idle>('inactivite', {
      whom: ask({
        clause: 'N15-EVT-INA-03',
        when: (_p, f) => f.seat === NONE,
        who: () => 0,
        may: { seat: opponent('N15-EVT-INA-03', [2, 1]) },
        take(_p, f, c, io) {
          f.seat = c.seat;
          io.tell?.({ kind: 'named', seat: c.seat, to: 'idle' });
        },
      }),
      where: ask({
        clause: 'N15-EVT-INA-01',
        when: (p, f) => zonesOf(p, f.seat).length > 0,
        who: (_p, f) => f.seat,
        may: { zone: withOwnCorps('N15-EVT-INA-02') },
        take(p, f, c, io) {
          const idle = p.where.flatMap((at, block) => (at === c.zone && ownerOf(p, block) === f.seat ? [block] : []));
          for (const block of idle) p.activated[block] = true;
          io.tell?.({ kind: 'activated', zone: c.zone, nation: get(NATION_OF, get(idle, 0)), count: idle.length });
        },
      }),
    }),
};
