import type { Frame, Seat } from '../kernel/flow.ts';
import type { GameView } from '../kernel/game.ts';

/** What a sentence is told about: the table as the reader sees it, and what is in the box. Knows no language. */
export interface SceneOf<B, V extends GameView> {
  readonly box: B;
  readonly view: V;
}

/** Is it the reader's own seat? A seat that is null is nobody's. */
export function isReader({ view }: { readonly view: Pick<GameView, 'viewer'> }, seat: Seat | null): boolean {
  return seat !== null && view.viewer === seat;
}

interface Staged {
  readonly view: { readonly stack: readonly Frame[] };
}

/** What the procedure on top keeps under a name. */
export function local({ view }: Staged, name: string): unknown {
  const frame = view.stack.at(-1);
  return frame === undefined ? undefined : Object.entries(frame).find(([key]) => key === name)?.[1];
}

/** A number that the procedure on top keeps, if it keeps one that means something. */
export function localOf(s: Staged, name: string): number | null {
  const value = local(s, name);
  return typeof value === 'number' && value >= 0 ? value : null;
}
