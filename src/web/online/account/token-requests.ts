import type { MadeToken, NewToken, ShownToken } from '../../../keeper/tokens.ts';
import { type Answer, ask } from '../requests.ts';

export const tokens = (): Promise<Answer<{ readonly tokens: readonly ShownToken[] }>> => ask('GET', '/api/tokens');
export const makeToken = (wished: NewToken & { readonly password: string | null }): Promise<Answer<MadeToken>> =>
  ask('POST', '/api/tokens', wished);
export const endToken = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/tokens/${id}`);
