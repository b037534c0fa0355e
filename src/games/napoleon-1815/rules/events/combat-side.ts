import { there } from '../../../../kernel/there.ts';
import { COALITION, type Corps, FRANCE } from '../../pieces.ts';
import type { Combat, Position, Side } from '../../position.ts';
import type { ClauseId } from '../../text/clauses.en.ts';
import { campOfSeat, hasOwnCorps } from '../board.ts';
import { unless } from './rule.ts';

// Which side of a combat a camp is on, and whose corps are there.

export const combatOf = (p: Position): Combat => there(p.combat);

export const sideOf = (c: Combat, camp: number): Side => (c.attacker === camp ? 0 : 1);
export const frenchSide = (c: Combat): Side => sideOf(c, FRANCE);
export const alliedSide = (c: Combat): Side => sideOf(c, COALITION);
export const frenchStack = (c: Combat): number[] => c.stacks[frenchSide(c)];
export const alliedStack = (c: Combat): number[] => c.stacks[alliedSide(c)];

/** TRI-52: with three players only for a stack with a corps of the seat's own. */
export const ownCorpsInStack = unless('N15-TRI-52', 'noOwnCorps', (_b, p, seat) => {
  const c = combatOf(p);
  return !hasOwnCorps(p, seat, c.stacks[sideOf(c, campOfSeat(seat))]);
});

/** Only with this corps in the French stack. */
export const frenchWith = (clause: ClauseId, corps: Corps) =>
  unless(clause, 'corpsMissing', (_b, p) => !frenchStack(combatOf(p)).includes(corps), { facts: { block: corps } });

/** One combat card more for a side. */
export function addCard(c: Combat, side: Side): void {
  c.extra[side]++;
}
