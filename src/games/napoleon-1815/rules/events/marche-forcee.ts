import { there } from '../../../../kernel/there.ts';
import { stoppedByFriends } from '../stack.ts';
import type { EventRule } from './rule.ts';

/** MFO: one movement point more; a stack without any can still cross one connection (I87). */
export const marcheForcee: EventRule = {
  windows: ['displacement'],
  possible: (_b, p) => !there(p.op).over && !stoppedByFriends(p), // MFO-03
  play(_b, p) {
    const op = there(p.op);
    op.mp = Math.max(op.mp + 1, 1);
  },
};
