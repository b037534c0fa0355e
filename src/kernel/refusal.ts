import type { GameEvent } from './chance.ts';
import type { Flow, Seat } from './flow.ts';
import type { GameChoice, GameView, Reason } from './game.ts';
import type { Match, Refusal } from './match.ts';
import { isWhole } from './plain.ts';
import { whyNot } from './why-not.ts';

// Why a line may not be written.

function refuse(code: Refusal['code'], message: string, reasons: readonly Reason[] = []): Refusal {
  return { code, message, reasons };
}

export const refused = (code: Refusal['code'], message: string, reasons: readonly Reason[] = []) => ({
  refusal: refuse(code, message, reasons),
  next: null,
});

export function notOffered<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
): Refusal {
  if (match.game.readChoice(value) === null) return refuse('malformed', 'this is not a choice of this game');
  return refuse('not-offered', 'this choice is not offered now', reasonsFor(match, seat, value));
}

/** The clauses that stand in the way of what somebody sent; none for what is no choice at all, or for a seat that is none. */
export function reasonsFor<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, position, seats }: Match<P, C, V, E>,
  seat: Seat,
  value: unknown,
): readonly Reason[] {
  const choice = game.readChoice(value);
  return choice === null || !isWhole(seat, 0, seats - 1) ? [] : whyNot(game, position, seat, { choice });
}
