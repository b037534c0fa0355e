import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { asks, byTheWay, may } from '../../../../kernel/permission.ts';
import { get } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { CORPS_COUNT, type Corps } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import type { N15Event } from '../../told.ts';
import { given } from '../bars.ts';
import { ownerOf } from '../board.ts';
import { atZone, type Of } from '../choices.ts';
import { relieve } from '../share.ts';
import { type EventRule, unless } from './rule.ts';

interface Feeding extends Frame<'ravitaillement.where'> {
  readonly seat: Seat;
}

const FATIGUES = 2;

/** The corps of the seat that are on the map. */
function own(p: Position, seat: Seat): Corps[] {
  const found: Corps[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++)
    if (get(p.where, corps) >= 0 && ownerOf(p, corps) === seat) found.push(corps);
  return found;
}

/** Their zones, in the order of the map. */
export const zonesOf = (p: Position, seat: Seat): Zone[] =>
  [...new Set(own(p, seat).map((corps) => get(p.where, corps)))].sort((x, y) => x - y);

/** RAV-01, INA-01, 02: a zone with a stack of one's own is named. */
export const withOwnCorps = (clause: ClauseId) =>
  may<Position, Frame, Of<'zone'>>(
    (p, _f, out, seat) => {
      for (const zone of zonesOf(p, seat)) out.push(atZone(zone));
    },
    [given(clause, 'noCorpsThere', (p, _f, c, seat) => !own(p, seat).some((corps) => p.where[corps] === c.zone))],
    byTheWay,
  );

const ask = asks<Position, Feeding, Choice, N15Event>();

/** RAV: two fatigues less among the corps of one zone. */
export const ravitaillement: EventRule = {
  windows: ['initiative'],
  needs: [unless('N15-EVT-RAV-01', 'nobodyLeft', (_b, p, seat) => own(p, seat).length === 0)],
  play(_b, p, _io, seat) {
    call<Feeding>(p, { step: 'ravitaillement.where', seat });
  },
  steps: () =>
    procedure<Position, Feeding, Choice, N15Event>('ravitaillement', {
      where: ask({
        clause: 'N15-EVT-RAV-01',
        who: (_p, f) => f.seat,
        may: { zone: withOwnCorps('N15-EVT-RAV-01') },
        take(p, f, c) {
          const corps = own(p, f.seat).filter((one) => p.where[one] === c.zone);
          relieve(p, f.seat, { corps, amount: FATIGUES, scope: 'zone', zone: c.zone, why: 'event' });
        },
      }),
    }),
};
