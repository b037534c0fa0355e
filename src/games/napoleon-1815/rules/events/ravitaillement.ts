import { call, type Frame, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import type { Position } from '../../position.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import { asking, inSteps, target } from '../asking.ts';
import { given } from '../bars.ts';
import { corpsOfSeat } from '../board.ts';
import { atZone, type Of } from '../choices.ts';
import { relieve } from '../share.ts';
import { type EventRule, unless } from './rule.ts';

interface Feeding extends Frame<'ravitaillement.where'> {
  readonly seat: Seat;
}

const FATIGUES = 2;

/** The zones of the seat's corps, in the order of the map. */
export const zonesOf = (p: Position, seat: Seat): Zone[] =>
  [...new Set(corpsOfSeat(p, seat).map((corps) => get(p.where, corps)))].sort((x, y) => x - y);

/** RAV-01, INA-01, 02: a zone with a stack of one's own is named. */
export const withOwnCorps = (clause: ClauseId) =>
  target<Frame, Of<'zone'>>(
    (p, _f, seat) => zonesOf(p, seat).map(atZone),
    [
      given(
        clause,
        'noCorpsThere',
        (p, _f, c, seat) => !corpsOfSeat(p, seat).some((corps) => p.where[corps] === c.zone),
      ),
    ],
  );

const ask = asking<Feeding>();

/** RAV: two fatigues less among the corps of one zone. */
export const ravitaillement: EventRule = {
  windows: ['initiative'],
  needs: [unless('N15-EVT-RAV-01', 'nobodyLeft', (_b, p, seat) => corpsOfSeat(p, seat).length === 0)],
  play(_b, p, _io, seat) {
    call<Feeding>(p, { step: 'ravitaillement.where', seat });
  },
  steps: () =>
    inSteps<Feeding>('ravitaillement', {
      where: ask({
        clause: 'N15-EVT-RAV-01',
        who: (_p, f) => f.seat,
        may: { zone: withOwnCorps('N15-EVT-RAV-01') },
        take(p, f, c) {
          const corps = corpsOfSeat(p, f.seat).filter((one) => p.where[one] === c.zone);
          relieve(p, f.seat, { corps, amount: FATIGUES, scope: 'zone', zone: c.zone, why: 'event' });
        },
      }),
    }),
};
