import type { Seat, Steps } from '../../kernel/flow.ts';
import type { Odds } from '../../kernel/odds.ts';
import type { Box } from './data/box.ts';
import type { Choice, Position } from './position.ts';

/** Exact odds of the dice that a choice leads to at once. */
export function oddsOfChoice(
  _box: Box,
  _steps: Steps<Position, Choice>,
  _p: Position,
  _seat: Seat,
  _c: Choice,
): Odds | null {
  return null;
}
