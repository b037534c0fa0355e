import type { Seat } from '../../kernel/flow.ts';
import { isNear, type MatchInfo } from '../keeper/contract.ts';

/** Where people share the screen: the seat that was behind the curtain last and sits before it now. */
let holder: { readonly match: string; readonly seat: Seat } | null = null;

/** The person of that seat has taken the screen; null when it is being handed on, or left alone. */
export function handScreen(match: string, seat: Seat | null): void {
  holder = seat === null ? null : { match, seat };
}

/** The screen shows something else: nobody sits before it until the next curtain. */
export function leaveScreen(): void {
  holder = null;
}

/**
 * May this screen show the match through the eyes of that seat? While people with secrets share it, only those of the one who
 * sits before it now; never those of a bot that still plays.
 */
export function mayShow(
  { id, players, curtain }: Pick<MatchInfo, 'id' | 'players' | 'curtain'>,
  seat: Seat,
  over: boolean,
): boolean {
  const player = players[seat];
  // A server shows nobody what others saw.
  if (player === undefined || player.kind === 'far') return false;
  if (over) return true;
  if (player.kind === 'bot') return false;
  const people = players.filter(isNear).length;
  return people === 1 || !curtain || (holder?.match === id && holder.seat === seat);
}
