import type { Conduct } from '../kernel/acts.ts';
import { askedSeats, type Flow, type Seat, type Steps } from '../kernel/flow.ts';
import { asking } from '../kernel/match.ts';
import type { Room } from './room.ts';

// Which bot is to act at a table: the same in a browser and on a server.

/** The level of the bot that plays a seat now; null for a person. */
export type LevelOf = (seat: Seat) => string | null;

/** A bot at its seat. */
export interface BotAtSeat {
  readonly seat: Seat;
  readonly level: string;
}

/** The bot whose turn it is, and the number of its question. */
export interface BotTurn extends BotAtSeat {
  readonly q: number;
}

export function nextBot(room: Room, levelOf: LevelOf): BotTurn | null {
  for (const seat of asking(room.match)) {
    const level = levelOf(seat);
    const q = room.question(seat);
    if (level !== null && q !== null) return { seat, level, q };
  }
  return null;
}

/** The bot that has not said yet what it thinks of an offer. */
export function nextToAnswer({ offer, handed }: Conduct, levelOf: LevelOf): BotAtSeat | null {
  if (offer === null) return null;
  for (const seat of handed.keys()) {
    const level = levelOf(seat);
    if (level !== null && seat !== offer.seat && !offer.agreed.includes(seat)) return { seat, level };
  }
  return null;
}

/** Whether a bot is to act. While something is offered nobody plays on: the next choice would end the offer before all have answered. */
export function awaitsBot<P extends Flow, C>(
  steps: Steps<P, C>,
  position: P,
  conduct: Conduct,
  levelOf: LevelOf,
): boolean {
  if (position.outcome !== null) return false;
  if (conduct.offer !== null) return nextToAnswer(conduct, levelOf) !== null;
  return askedSeats(steps, position).some((seat) => levelOf(seat) !== null);
}
