import { clashOf } from '../rules/clash.ts';
import { startCombat, startShocks } from '../rules/shock.ts';
import type { Bench } from './bench.ts';
import { playing } from './table.ts';

// Shocks on the bench.

/** A shock of seat 0 from these hexes at one. */
export const fight = (t: Bench, dice: readonly number[], from: readonly string[], at = '1009', counter = false) =>
  playing(t, (p) => startCombat(p, { counter, seat: 0, from: from.map(t.hex), targets: [t.hex(at)] }), dice);
/** Who would fight in it, and for how much. */
export const clash = (t: Bench, from: readonly string[], at = '1009') =>
  clashOf(t.box, t.b, t.p, { counter: false, seat: 0, from: from.map(t.hex), targets: [t.hex(at)] });
export const odds = (t: Bench, column: number) => t.box.odds[column]?.join(':');
/** The whole phase of shocks of seat 0. */
export const phase = (t: Bench, dice: readonly number[] = []) => {
  t.p.phase = 'shocks';
  t.p.active = 0;
  return playing(t, startShocks, dice);
};
