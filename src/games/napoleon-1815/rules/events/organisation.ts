import { there } from '../../../../kernel/there.ts';
import { stoppedByFriends } from '../stack.ts';
import { type EventRule, unless } from './rule.ts';

/** ORG: a French stack need not stop where it has met another one. */
export const organisation: EventRule = {
  windows: ['displacement'],
  needs: [unless('N15-EVT-ORG-01', 'notStopped', (_b, p) => !stoppedByFriends(p))],
  play(_b, p) {
    there(p.op).organised = there(p.op).zone;
  },
};
