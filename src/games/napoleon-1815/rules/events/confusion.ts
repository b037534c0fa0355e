import { get, there } from '../../../../kernel/there.ts';
import { campOfSeat, hasCorps } from '../board.ts';
import type { EventRule } from './rule.ts';

/** CNF-01: a crossroads. */
const CONNECTIONS = 3;

/** CNF: an enemy stack must stop in an uncontested zone with three or more connections. */
export const confusion: EventRule = {
  windows: ['entry'],
  possible(b, p, seat) {
    const zone = there(p.op).zone;
    return get(b.zones, zone).near.length >= CONNECTIONS && !hasCorps(p, campOfSeat(seat), zone);
  },
  play(_b, p, io) {
    const op = there(p.op);
    op.over = true;
    op.cut = true;
    io.tell?.({ kind: 'halted', zone: op.zone, why: 'confusion' });
  },
};
