import { there } from '../../../../kernel/there.ts';
import type { EventRule } from './rule.ts';

/** FAT: one fatigue more at the end of an enemy displacement; it is part of the total, and nothing to vedettes. */
export const fatigue: EventRule = {
  windows: ['end'],
  play(_b, p) {
    there(p.op).tired++;
  },
};
