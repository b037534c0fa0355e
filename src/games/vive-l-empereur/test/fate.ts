import type { Intent } from '../../../../test/conformance/knowledge.ts';
import type { Io } from '../../../kernel/chance.ts';
import type { Steps } from '../../../kernel/flow.ts';
import type { Box } from '../data/box.ts';
import type { Choice, Position } from '../position.ts';

export function fateOf(
  _box: Box,
  _steps: Steps<Position, Choice>,
  _p: Position,
  _made: Intent<Choice>,
  _io: Io,
): string | null {
  return null;
}
