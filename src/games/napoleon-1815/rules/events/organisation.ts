import { there } from '../../../../kernel/there.ts';
import { FRANCE } from '../../pieces.ts';
import { stoppedByFriends } from '../stack.ts';
import type { EventRule } from './rule.ts';

/** ORG: a French stack need not stop where it has met another one. */
export const organisation: EventRule = {
  windows: ['displacement'],
  possible: (_b, p) => there(p.op).camp === FRANCE && stoppedByFriends(p),
  play(_b, p) {
    there(p.op).organised = there(p.op).zone;
  },
};
