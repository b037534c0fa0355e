import { get, there } from '../../../../kernel/there.ts';
import { COALITION, CORPS_COUNT, ENGLISH, NATION_OF, PRUSSIAN } from '../../pieces.ts';
import type { EventRule } from './rule.ts';

/** UNI: one operation of English and Prussian corps together. */
export const unionDesForces: EventRule = {
  windows: ['designation'],
  possible(_b, p) {
    const op = there(p.op);
    if (p.seats === 3 || op.camp !== COALITION || op.group.length > 0) return false; // TRI-54
    for (let one = 0; one < CORPS_COUNT; one++) {
      if (NATION_OF[one] !== ENGLISH || get(p.where, one) < 0 || p.activated[one]) continue;
      for (let two = 0; two < CORPS_COUNT; two++)
        if (NATION_OF[two] === PRUSSIAN && p.where[two] === p.where[one] && !p.activated[two]) return true;
    }
    return false;
  },
  play(_b, p) {
    there(p.op).union = true;
  },
};
