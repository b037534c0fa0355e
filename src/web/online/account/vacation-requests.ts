import { type Answer, ask } from '../requests.ts';

/** How it stands with one’s vacation. */
export interface VacationInfo {
  /** For how many days of a year people may be away; how many of this one are left, and for how many one may go now. */
  readonly allowance: number;
  readonly left: number;
  readonly most: number;
  /** The vacation on which one is. */
  readonly now: { readonly since: number; readonly until: number } | null;
}

export const vacation = (): Promise<Answer<VacationInfo>> => ask('GET', '/api/vacation');
export const goAway = (days: number): Promise<Answer<VacationInfo>> => ask('POST', '/api/vacation', { days });
export const comeBack = (): Promise<Answer<VacationInfo>> => ask('DELETE', '/api/vacation');
