import { type Hex, OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import { NONE, type Position, type Shock } from '../position.ts';
import { targetsWith } from './clash.ts';
import type { Combat, Shocks } from './frames.ts';

// Apart from the procedures (`shocks.ts`, `combat.ts`), for procedures call one another in a ring.

/** VE-VIII.1-d: the phase of shocks. */
export function startShocks(p: Position): void {
  p.shocks = [];
  p.involved = [];
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
    leader: NONE,
  });
}

/** VE-VII.5-i: nobody of these hexes uses opportunity fire while the phase lasts. */
export function involve(p: Position, hexes: readonly Hex[]): void {
  for (const hex of hexes) if (!p.involved.includes(hex)) p.involved.push(hex);
}

/** VE-IV.6-s: the declared shock at this hex, or at the other half of the skirmishers in it. */
export const shockAt = (p: Position, hex: Hex): Shock | undefined => {
  const hexes = targetsWith(p, hex);
  return p.shocks.find(({ target }) => hexes.includes(target));
};
