import type { Seat } from '../kernel/flow.ts';
import type { GameChoice } from '../kernel/game.ts';
import type { Room } from './room.ts';

/** A question as far as everybody may know it. */
export interface OpenQuestion {
  readonly q: number;
  readonly choices: readonly GameChoice[];
}

/** What a seat is asked that is no secret: in a reaction window, how it is let go by. Null for any other question. */
export function openQuestion({ match: { game, position }, question }: Room, seat: Seat): OpenQuestion | null {
  const [q, frame] = [question(seat), position.stack.at(-1)];
  const kind = frame === undefined ? null : (game.steps[frame.step]?.window ?? null);
  return q === null || kind === null ? null : { q, choices: [{ kind }] };
}
