import { there } from '../../../../kernel/there.ts';
import { COALITION, FRANCE } from '../../pieces.ts';
import type { Combat, Position, Side } from '../../position.ts';

// Which side of a combat a camp is on.

export const combatOf = (p: Position): Combat => there(p.combat);

export const sideOf = (c: Combat, camp: number): Side => (c.attacker === camp ? 0 : 1);
export const frenchSide = (c: Combat): Side => sideOf(c, FRANCE);
export const alliedSide = (c: Combat): Side => sideOf(c, COALITION);
export const frenchStack = (c: Combat): number[] => c.stacks[frenchSide(c)];
export const alliedStack = (c: Combat): number[] => c.stacks[alliedSide(c)];

/** One combat card more for a side. */
export function addCard(c: Combat, side: Side): void {
  c.extra[side]++;
}
