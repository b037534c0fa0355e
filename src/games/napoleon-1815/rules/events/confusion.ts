import { get, there } from '../../../../kernel/there.ts';
import { campOfSeat, hasCorps } from '../board.ts';
import { type EventRule, unless } from './rule.ts';

/** CNF-01: a crossroads. */
const CONNECTIONS = 3;

/** CNF: an enemy stack must stop in an uncontested zone with three or more connections. */
export const confusion: EventRule = {
  windows: ['entry'],
  needs: [
    unless('N15-EVT-CNF-01', 'noCrossroads', (b, p) => get(b.zones, there(p.op).zone).near.length < CONNECTIONS),
    unless('N15-EVT-CNF-02', 'ownCorpsThere', (_b, p, seat) => hasCorps(p, campOfSeat(seat), there(p.op).zone)),
  ],
  play(_b, p, io) {
    const op = there(p.op);
    op.over = true;
    op.cut = true;
    io.tell?.({ kind: 'halted', zone: op.zone, why: 'confusion' });
  },
};
