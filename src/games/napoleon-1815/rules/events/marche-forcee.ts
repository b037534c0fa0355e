import { there } from '../../../../kernel/there.ts';
import { stoppedByFriends } from '../stack.ts';
import { type EventRule, unless } from './rule.ts';

/** MFO: one movement point more; a stack without any can still cross one connection (I87). */
export const marcheForcee: EventRule = {
  windows: ['displacement'],
  needs: [unless('N15-EVT-MFO-03', 'hadToStop', (_b, p) => there(p.op).over || stoppedByFriends(p))],
  play(_b, p) {
    const op = there(p.op);
    op.mp = Math.max(op.mp + 1, 1);
  },
};
