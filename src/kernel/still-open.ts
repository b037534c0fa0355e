import { type Conduct, withoutOffer } from './acts.ts';
import type { GameEvent } from './chance.ts';
import type { Flow } from './flow.ts';
import type { GameChoice, GameView, Viewer } from './game.ts';
import type { Match, OpenChoice, Told } from './match.ts';
import { same } from './plain.ts';
import { togetherAt } from './questions.ts';
import { heardBy } from './told.ts';

// What stays open after a line depends for every seat on what that seat may know: nothing ends by what is done in secret.

/** Does a line leave no trace for that viewer? `kept` is how many of the events told so far stay, `now` what is told after them. */
function isSecretFrom<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  { game, position, told }: Match<P, C, V, E>,
  viewer: Viewer,
  after: P,
  kept: number,
  now: readonly Told<E>[],
): boolean {
  if (!same(heardBy(told.slice(kept), viewer), heardBy(now, viewer))) return false;
  return same(game.view(position, viewer), game.view(after, viewer));
}

/**
 * An open offer ends with the next choice, or choice taken back, that everybody can see: the match has gone on without an answer.
 * What is done in secret leaves it, for its end would tell of it.
 */
export function conductAfter<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  after: P,
  kept: number,
  now: readonly Told<E>[],
): Conduct {
  const { conduct } = match;
  if (conduct.offer === null) return conduct;
  return isSecretFrom(match, null, after, kept, now) ? conduct : withoutOffer(conduct);
}

/**
 * The law of undo: one's own choices, beside them the answers that others give to the same question, and those of others who notice
 * nothing of this one.
 */
export function stillOpen<P extends Flow, C extends GameChoice, V extends GameView, E extends GameEvent>(
  match: Match<P, C, V, E>,
  open: OpenChoice<P, C>,
  after: P,
  now: readonly Told<E>[],
): readonly OpenChoice<P, C>[] {
  const { game, undo, told } = match;
  const isBeside = ({ together }: OpenChoice<P, C>) => together !== null && together === open.together;
  // The answer that closes the question shows that all have answered: from then on they stand.
  const closes = togetherAt(game.steps, after) !== open.together;
  if (closes && undo.some((other) => other.seat !== open.seat && isBeside(other))) return [];
  const stays = undo.filter(
    (other) => other.seat === open.seat || isBeside(other) || isSecretFrom(match, other.seat, after, told.length, now),
  );
  return [...stays, open];
}
