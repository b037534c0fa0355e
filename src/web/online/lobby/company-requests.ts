import type { Seat } from '../../../kernel/flow.ts';
import { type Answer, ask, type FarMatch, type Person } from '../requests.ts';

/** Where a list goes on. */
export interface ListEnd {
  readonly made: number;
  readonly match: string;
}

export interface LobbyList {
  readonly matches: readonly FarMatch[];
  readonly end: ListEnd | null;
  /** The matches to which one is called by name. */
  readonly calls: readonly { readonly match: FarMatch; readonly by: Person }[];
}

export const openings = (after: ListEnd | null): Promise<Answer<LobbyList>> =>
  ask('GET', after === null ? '/api/lobby' : `/api/lobby?made=${after.made}&match=${after.match}`);
export const sitDownAt = (id: string, seat: Seat | null): Promise<Answer<{ readonly id: string }>> =>
  ask('POST', `/api/lobby/${id}/seat`, { seat });
export const declineCall = (id: string): Promise<Answer<void>> => ask('POST', `/api/lobby/${id}/decline`);
export const setOpen = (id: string, open: boolean): Promise<Answer<void>> =>
  ask('POST', `/api/matches/${id}/open`, { open });
export const giveUp = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/matches/${id}`);
export const callTo = (id: string, person: string): Promise<Answer<void>> =>
  ask('POST', `/api/matches/${id}/calls`, { person });
export const companions = (): Promise<Answer<{ readonly people: readonly Person[] }>> => ask('GET', '/api/companions');
