import { there } from '../../../../kernel/there.ts';
import { corpsOf } from '../board.ts';
import { placeFatigue } from '../share.ts';
import type { EventRule } from './rule.ts';

/** EMB: one fatigue at once for the French stack that operates, where its owner likes. Vedettes shrug (FOG-10). */
export const embuscade: EventRule = {
  windows: ['card', 'entry', 'end'],
  play(_b, p) {
    const op = there(p.op);
    placeFatigue(p, op.seat, { corps: corpsOf(op.group), amount: 1, scope: 'group', zone: op.zone, why: 'event' });
  },
};
