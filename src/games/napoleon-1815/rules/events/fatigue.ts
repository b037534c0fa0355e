import { there } from '../../../../kernel/there.ts';
import { always, type EventRule } from './rule.ts';

/** FAT: one fatigue more at the end of an enemy displacement; it is part of the total, and nothing to vedettes. */
export const fatigue: EventRule = {
  windows: ['end'],
  possible: always,
  play(_b, p) {
    there(p.op).tired++;
  },
};
