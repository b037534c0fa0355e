import { get, there } from '../../../../kernel/there.ts';
import { CORPS_COUNT, ENGLISH, NATION_OF, PRUSSIAN } from '../../pieces.ts';
import type { Position } from '../../position.ts';
import { type EventRule, unless } from './rule.ts';

/** A zone with English and Prussian corps to activate. */
function hasMixedZone(p: Position): boolean {
  for (let one = 0; one < CORPS_COUNT; one++) {
    if (NATION_OF[one] !== ENGLISH || get(p.where, one) < 0 || p.activated[one]) continue;
    for (let two = 0; two < CORPS_COUNT; two++)
      if (NATION_OF[two] === PRUSSIAN && p.where[two] === p.where[one] && !p.activated[two]) return true;
  }
  return false;
}

/** UNI: one operation of English and Prussian corps together. */
export const unionDesForces: EventRule = {
  windows: ['designation'],
  needs: [
    unless('N15-EVT-UNI-01', 'stackBegun', (_b, p) => there(p.op).group.length > 0),
    unless('N15-EVT-UNI-01', 'noMixedZone', (_b, p) => !hasMixedZone(p)),
  ],
  play(_b, p) {
    there(p.op).union = true;
  },
};
