import { OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import { NONE, type Position } from '../position.ts';
import type { Attempt, Squares } from './frames.ts';

// Apart from the procedure (`forming.ts`), for procedures call one another in a ring.

/** Before anybody tries. */
export const NOBODY: Attempt = { hex: OFF, charger: NONE, far: 0 };

/** VE-IX.6: infantry that sees charging cavalry may try to form square. */
export function startSquares(
  p: Position,
  { seat, chargers, exploit }: Pick<Squares, 'seat' | 'chargers' | 'exploit'>,
): void {
  const locals = { chosen: [], attempt: NOBODY, hex: OFF, kept: OFF, moved: [] };
  call<Squares>(p, { step: 'squares.choose', seat, chargers, exploit, ...locals });
}
