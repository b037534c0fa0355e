import type { Position } from '../position.ts';
import type { Combat } from './frames.ts';

/** VE-VIII.1-d: the phase of shocks. */
export function startShocks(_p: Position): void {}

/** VE-VIII.8, VE-IX.7-e: a shock that is fought now; the attacker's seat is that of the countercharging cavalry in a countercharge. */
export function startCombat(_p: Position, _combat: Pick<Combat, 'counter' | 'seat' | 'from' | 'targets'>): void {}
