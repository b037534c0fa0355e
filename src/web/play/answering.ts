import type { Whole } from '../../keeper/room.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { Game, GameChoice, Span } from '../../kernel/game.ts';
import type { MatchInfo } from '../keeper/contract.ts';
import { getSettings } from '../settings.ts';
import { begun, goingBy, passesOn, type Stop } from './reactions.ts';

/** What decides whether a question is put to the person at all. */
export interface Answering {
  readonly game: Game;
  readonly info: MatchInfo;
  readonly own: readonly Seat[];
  /** Who lets windows go by, and how long: kept by this page alone, and told to nobody. */
  readonly stops: Map<Seat, Stop>;
}

/** For how long the seat still lets windows go by; null if it is asked. */
export function stopOf({ game, stops }: Answering, seat: Seat, look: Pick<Whole, 'view' | 'told'>): Span | null {
  const stop = stops.get(seat);
  return stop !== undefined && begun(game, look, stop.span) === stop.at ? stop.span : null;
}

/** How long a window stands open at least where people play with one another. */
const BEAT = 900;

/**
 * For how many milliseconds a window stands open before it is let go by, by the page or by a hand: the same for both, and for every
 * hand of cards. Who sits at the table is known to all; a bot learns nothing from the time that an answer takes.
 */
export function beatOf({ players }: MatchInfo, seat: Seat): number {
  return players.some(({ kind }, other) => other !== seat && kind !== 'bot') ? BEAT : 0;
}

/**
 * What is answered without asking the one who sits there, or null.
 *
 * A window is let go by where he said so; and where he could not play anything, unless people share the screen: they would learn from a
 * question that is skipped what the other does not hold. Any other question is answered if it has a single answer that touches nothing.
 * A turn is never ended that way, unless he said so.
 */
export function answerOf(at: Answering, look: Whole, viewer: Seat): GameChoice | null {
  const { game, own } = at;
  const { view, choices } = look;
  const { auto, react, ends } = getSettings();
  const goBy = goingBy(game, view);
  if (goBy !== null && stopOf(at, viewer, look) !== null) return goBy;
  const [only] = choices;
  if (own.length !== 1 || choices.length !== 1 || only === undefined || game.touches(only).length > 0) return null;
  if (!(goBy === null ? auto : react === 'able')) return null;
  // In a window of somebody else's turn nothing of one's own can end.
  const isMine = goBy === null || game.reactions?.whose(view) === viewer;
  return isMine && !ends && passesOn(game, view, viewer, only) ? null : only;
}
