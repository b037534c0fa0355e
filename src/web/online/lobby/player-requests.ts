import { type Answer, ask, type Person } from '../requests.ts';

export interface Ranked {
  readonly rating: number;
  readonly deviation: number;
  readonly played: number;
  /** Whether enough is known. */
  readonly known: boolean;
}

export interface Past {
  readonly match: string;
  readonly seat: number;
  readonly game: string;
  readonly ended: number;
  /** 1 won, 0 lost, a half for a draw. */
  readonly score: number;
  /** The rating before and after; null where it was not rated, or for the first. */
  readonly before: number | null;
  readonly after: number | null;
  readonly others: readonly (Person & { readonly seat: number })[];
  /** Whether one may look at it. */
  readonly open: boolean;
}

export interface Profile {
  readonly person: Person;
  readonly ratings: readonly (Ranked & { readonly game: string })[];
  readonly tallies: readonly {
    readonly game: string;
    readonly seat: number;
    readonly score: number;
    readonly count: number;
  }[];
  readonly history: readonly Past[];
  readonly end: number | null;
}

export const profileOf = (id: string, before: number | null): Promise<Answer<Profile>> =>
  ask('GET', `/api/players/${encodeURIComponent(id)}${before === null ? '' : `?before=${before}`}`);
export const leadersOf = (game: string): Promise<Answer<{ readonly leaders: readonly (Ranked & Person)[] }>> =>
  ask('GET', `/api/leaders/${encodeURIComponent(game)}`);
