import { COALITION } from '../../pieces.ts';
import { corpsOf, hasOwnCorps } from '../board.ts';
import { combatOf } from './combat-side.ts';
import type { EventRule } from './rule.ts';

/** ARG: a single coalition corps gives way instead of fighting. The combat chapter does the rest. */
export const arriereGarde: EventRule = {
  windows: ['combat'],
  possible(_b, p, seat) {
    const c = combatOf(p);
    return c.attacker !== COALITION && corpsOf(c.stacks[1]).length === 1 && hasOwnCorps(p, seat, c.stacks[1]);
  },
  play(_b, p) {
    combatOf(p).rearguard = true;
  },
};
