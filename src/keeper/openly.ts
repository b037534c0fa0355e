import type { Seat } from '../kernel/flow.ts';
import type { GameChoice } from '../kernel/game.ts';
import { choices, undoable } from '../kernel/match.ts';
import type { Room } from './room.ts';

/** A question as far as everybody may know it. */
export interface OpenQuestion {
  readonly q: number;
  readonly choices: readonly GameChoice[];
  /** Whether these are all choices, and so the question can be put before everybody. */
  readonly all: boolean;
  readonly undoable: number;
}

/** What a seat is asked that is no secret: all of it at an open step; in a reaction window, how it is let go by. */
export function openQuestion({ match, question }: Room, seat: Seat): OpenQuestion | null {
  const { game, position } = match;
  const [q, frame] = [question(seat), position.stack.at(-1)];
  const step = frame === undefined ? undefined : game.steps[frame.step];
  if (q === null || frame === undefined || step === undefined) return null;
  if (step.open?.(position, frame) === true)
    return { q, choices: choices(match, seat), all: true, undoable: undoable(match, seat) };
  return step.window === null ? null : { q, choices: [{ kind: step.window }], all: false, undoable: 0 };
}
