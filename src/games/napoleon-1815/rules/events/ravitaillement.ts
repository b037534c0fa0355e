import { call, type Frame, procedure, type Seat } from '../../../../kernel/flow.ts';
import { get } from '../../../../kernel/there.ts';
import type { Zone } from '../../data/box.ts';
import { CORPS_COUNT, type Corps } from '../../pieces.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';
import { ownerOf } from '../board.ts';
import { atZone } from '../choices.ts';
import { relieve } from '../share.ts';
import type { EventRule } from './rule.ts';

interface Feeding extends Frame {
  readonly seat: Seat;
}

const FATIGUES = 2;

function own(p: Position, seat: Seat): Corps[] {
  const found: Corps[] = [];
  for (let corps = 0; corps < CORPS_COUNT; corps++)
    if (get(p.where, corps) >= 0 && ownerOf(p, corps) === seat) found.push(corps);
  return found;
}

/** RAV: two fatigues less among the corps of one zone. */
export const ravitaillement: EventRule = {
  windows: ['initiative'],
  possible: (_b, p, seat) => own(p, seat).length > 0,
  play(_b, p, _io, seat) {
    call<Feeding>(p, { step: 'ravitaillement.where', seat });
  },
  steps: () =>
    procedure<Position, Feeding, Choice, N15Event>('ravitaillement', {
      where: {
        who: (_p, f) => f.seat,
        choices(p, f, out) {
          const zones: Zone[] = [];
          for (const corps of own(p, f.seat)) if (!zones.includes(get(p.where, corps))) zones.push(get(p.where, corps));
          for (const zone of zones.sort((x, y) => x - y)) out.push(atZone(zone));
        },
        take(p, f, c) {
          if (c.kind !== 'zone') return;
          const corps = own(p, f.seat).filter((one) => p.where[one] === c.zone);
          relieve(p, f.seat, { corps, amount: FATIGUES, scope: 'zone', zone: c.zone, why: 'event' });
        },
      },
    }),
};
