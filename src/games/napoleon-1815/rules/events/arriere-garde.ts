import { COALITION } from '../../pieces.ts';
import { corpsOf } from '../board.ts';
import { combatOf, ownCorpsInStack } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** ARG: a single coalition corps gives way instead of fighting. The combat chapter does the rest. */
export const arriereGarde: EventRule = {
  windows: ['combat'],
  needs: [
    unless('N15-EVT-ARG-01', 'notDefending', (_b, p) => combatOf(p).attacker === COALITION),
    unless('N15-EVT-ARG-01', 'oneCorpsDefends', (_b, p) => corpsOf(combatOf(p).stacks[1]).length !== 1),
    ownCorpsInStack,
  ],
  play(_b, p) {
    combatOf(p).rearguard = true;
  },
};
