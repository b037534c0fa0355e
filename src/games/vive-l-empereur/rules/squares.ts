import type { Position } from '../position.ts';
import type { Squares } from './frames.ts';

/** VE-IX.6: infantry that sees charging cavalry may try to form square. */
export function startSquares(_p: Position, _squares: Pick<Squares, 'seat' | 'chargers' | 'exploit'>): void {}
