import type { CSSProperties } from 'preact/compat';

// How a piece moves while an event is shown (`style/movement.css`): a class on the piece, and inside it what is lifted.

export const LIFTED = 'piece-lift';
export const MOVING = 'piece-moving';
export const STRUCK = 'piece-struck';

interface Place {
  readonly x: number;
  readonly y: number;
}

type Travel = CSSProperties & { readonly '--piece-dx'?: string; readonly '--piece-dy'?: string };

/** How far away something started that stands here now. */
export const travel = (from: Place, here: Place): Travel => ({
  '--piece-dx': `${from.x - here.x}px`,
  '--piece-dy': `${from.y - here.y}px`,
});
