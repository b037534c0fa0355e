import { type Answer, ask } from './requests.ts';

export type Scope = 'read' | 'play';

/** A token of one’s own; what it is known by is told when it is made, and never again. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly scope: Scope;
  readonly made: number;
  readonly until: number;
  readonly used: number | null;
}

export interface NewToken {
  readonly label: string;
  readonly scope: Scope;
  readonly days: number;
  readonly password: string | null;
}

export const tokens = (): Promise<Answer<{ readonly tokens: readonly Token[] }>> => ask('GET', '/api/tokens');
export const makeToken = (wished: NewToken): Promise<Answer<Token & { readonly token: string }>> =>
  ask('POST', '/api/tokens', wished);
export const endToken = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/tokens/${id}`);
