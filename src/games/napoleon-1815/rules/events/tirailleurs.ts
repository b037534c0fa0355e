import { get } from '../../../../kernel/there.ts';
import { COALITION } from '../../pieces.ts';
import { corpsOf, seatsOf } from '../board.ts';
import { placeFatigue, scopeOf } from '../share.ts';
import { alliedSide, alliedStack, combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** TIR: one fatigue at once for the coalition stack, where its owner likes. */
export const tirailleurs: EventRule = {
  windows: ['combat'],
  play(_b, p) {
    const c = combatOf(p);
    placeFatigue(p, get(seatsOf(p, COALITION), 0), {
      corps: corpsOf(alliedStack(c)),
      amount: 1,
      scope: scopeOf(alliedSide(c)),
      zone: c.zone,
      why: 'event',
    });
  },
};
