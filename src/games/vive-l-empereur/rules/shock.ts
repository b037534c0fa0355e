import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import { has, mark, stands, unitsAt } from '../field.ts';
import { MARK, NONE, type Position, type Shock, type Unit } from '../position.ts';
import { targetsWith } from './clash.ts';
import { frameOf } from './contact.ts';
import type { Combat, Shocks } from './frames.ts';

// Apart from the procedures (`shocks.ts`, `combat.ts`), for procedures call one another in a ring.

/** VE-VIII.1-d: the phase of shocks. */
export function startShocks(p: Position): void {
  p.shocks = [];
  call<Shocks>(p, { step: 'shocks.open', hex: OFF, riders: [] });
}

/** VE-VIII.8, VE-IX.7-e: a shock that is fought now; the attacker's seat is that of the countercharging cavalry in a countercharge. */
export function startCombat(p: Position, shock: Pick<Combat, 'counter' | 'seat' | 'from' | 'targets'>): void {
  call<Combat>(p, {
    step: 'combat.show',
    ...shock,
    attackers: [],
    defenders: [],
    column: 0,
    leaders: [NONE, NONE],
    bonus: [0, 0],
    results: null,
    broken: [[], []],
    beaten: false,
    advancing: [],
    exploiting: false,
    along: [],
    half: OFF,
    adapting: [],
  });
}

/** VE-VII.5-i: nobody of these hexes fires at whom a shock of this player-turn makes run from now on, wherever he gets to. */
export function involve(p: Position, hexes: readonly Hex[]): void {
  for (const hex of hexes) for (const unit of unitsAt(p, hex)) mark(p, unit, MARK.engaged);
}

/** Is a shock being fought, or the phase of shocks? */
const isShock = (p: Position): boolean => p.phase === 'shocks' || frameOf<Combat>(p, 'combat') !== null;

/**
 * VE-VII.5-i: while shocks are fought, has it to do with one of this player-turn, a countercharge of an earlier phase among them, or has it come
 * into a hex of one that is still to be fought?
 */
export const isEngaged = (p: Position, unit: Unit): boolean =>
  (has(p, unit, MARK.engaged) && isShock(p)) ||
  p.shocks.some(({ target, from }) => [...targetsWith(p, target), ...from].some((hex) => stands(p, unit, hex)));

/** VE-IV.6-s: the declared shock at this hex, or at the other half of the skirmishers in it. */
export const shockAt = (p: Position, hex: Hex): Shock | undefined => {
  const hexes = targetsWith(p, hex);
  return p.shocks.find(({ target }) => hexes.includes(target));
};
