import type { GameEvent } from './chance.ts';
import { askedSeats, type Flow, type Seat, type Steps, top } from './flow.ts';
import type { Game, GameChoice, GameView } from './game.ts';
import type { Match } from './match.ts';

// Which line has put the question of a seat.

/** Whoever is asked at this table is asked by this line. */
export function askedAnew<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { steps }: Game<P, C, V, E>,
  position: P,
  seats: number,
  line: number,
): readonly (number | null)[] {
  const asked = askedSeats(steps, position);
  return Array.from({ length: seats }, (_, seat) => (asked.includes(seat) ? line : null));
}

/** The `each` step at which several seats are asked at once, or null. */
export function togetherAt<P extends Flow, C>(steps: Steps<P, C>, p: P): string | null {
  if (p.outcome !== null) return null;
  const { step } = top(p);
  return steps[step]?.each ? `${p.stack.length}/${step}` : null;
}

/** The questions after a line: those stay that the others are asked beside the one who has just answered. */
export function questionsAfter<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, position, questions }: Match<P, C, V, E>,
  after: P,
  seat: Seat,
  line: number,
): readonly (number | null)[] {
  // Where one seat alone is asked, no other has a question that could stay.
  const isSame = togetherAt(game.steps, position) === togetherAt(game.steps, after);
  const asked = askedSeats(game.steps, after);
  return questions.map((question, other) => {
    if (!asked.includes(other)) return null;
    return isSame && other !== seat && question !== null ? question : line;
  });
}
