import type { Seat } from '../../kernel/flow.ts';
import type { MatchInfo } from '../keeper/contract.ts';

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
  { id, sitters, curtain }: Pick<MatchInfo, 'id' | 'sitters' | 'curtain'>,
  seat: Seat,
  over: boolean,
): boolean {
  const sitter = sitters[seat];
  if (sitter === undefined) return false;
  if (over) return true;
  if (sitter.kind === 'bot') return false;
  const people = sitters.filter(({ kind }) => kind !== 'bot').length;
  return people === 1 || !curtain || (holder?.match === id && holder.seat === seat);
}
