import { there } from '../../../../kernel/there.ts';
import type { EventRule } from './rule.ts';

/** ENC: one movement point less, after the movement card. */
export const encombrement: EventRule = {
  windows: ['card'],
  play(_b, p) {
    there(p.op).extra--;
  },
};
