import { glance } from '../../kernel/answers.ts';
import type { Steps } from '../../kernel/flow.ts';
import type { Viewer } from '../../kernel/game.ts';
import { copyPlain } from '../../kernel/plain.ts';
import type { Choice, Position, View } from './position.ts';

/** NW-1.0-a: one player sits at the table, and all of it lies open: what is unknown is drawn by chance at the moment of drawing. */
export function viewOf(steps: Steps<Position, Choice>, p: Position, viewer: Viewer): View {
  return { ...copyPlain(p), ...glance(steps, p, viewer) };
}

/** Nothing is hidden, so that there is only one position that agrees with a view. */
export function imaginePosition(v: View): Position {
  const { viewer: _viewer, asked: _asked, step: _step, ...open } = copyPlain(v);
  return { ...open, stack: [...open.stack] };
}
