import { corpsOf } from '../board.ts';
import { tireEach } from '../share.ts';
import { combatOf, frenchStack } from './combat-side.ts';
import { type EventRule, unless } from './rule.ts';

/** GBA-01. */
const CORPS_NEEDED = 3;

/** GBA: one loss more for the coalition, one fatigue for every French corps of the stack. */
export const grandeBatterie: EventRule = {
  windows: ['combat'],
  needs: [unless('N15-EVT-GBA-01', 'threeCorps', (_b, p) => corpsOf(frenchStack(combatOf(p))).length < CORPS_NEEDED)],
  play(b, p, io) {
    const c = combatOf(p);
    c.battery = true;
    tireEach(b, p, io, corpsOf(frenchStack(c)), 1, 'event');
  },
};
