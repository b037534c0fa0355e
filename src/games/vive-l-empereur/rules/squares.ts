import { OFF } from '../../../grids/hexes.ts';
import { call } from '../../../kernel/flow.ts';
import type { Position } from '../position.ts';
import type { Squares } from './frames.ts';

// Apart from the procedure (`forming.ts`), for procedures call one another in a ring.

/** VE-IX.6: infantry that sees charging cavalry may try to form square. */
export function startSquares(
  p: Position,
  { seat, chargers, exploit }: Pick<Squares, 'seat' | 'chargers' | 'exploit'>,
): void {
  call<Squares>(p, { step: 'squares.choose', seat, chargers, exploit, chosen: [], hex: OFF, kept: OFF, moved: [] });
}
