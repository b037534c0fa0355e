import { get } from '../../../kernel/there.ts';
import type { Box } from '../data/box.ts';
import { type Combat, NONE, type Position, type Unit } from '../position.ts';
import { participants } from './totals.ts';

// 9.2.2: Committed Attacks.

/** How many Committed Attacks were played in this combat. */
export function committedIn(box: Box, f: Combat): number {
  let count = 0;
  for (const { card } of f.attack) if (get(box.cards, card).type === 'committedAttack') count++;
  return count;
}

/** 9.2.2-b: at most one for each attacking or supporting unit. */
export function mayCommit(box: Box, f: Combat): boolean {
  return f.type === 'assault' && committedIn(box, f) < participants(f).length;
}

/** I-34: the surviving participants that have not yet taken such a Hit. */
export function maySuffer(p: Position, f: Combat): Unit[] {
  return participants(f).filter((unit) => p.where[unit] !== NONE && !f.suffered.includes(unit));
}
