import type { NewToken, ShownToken } from '../../keeper/tokens.ts';
import { type Answer, ask } from './requests.ts';

export const tokens = (): Promise<Answer<{ readonly tokens: readonly ShownToken[] }>> => ask('GET', '/api/tokens');
/** What it is known by is told when it is made, and never again. */
export const makeToken = (
  wished: NewToken & { readonly password: string | null },
): Promise<Answer<ShownToken & { readonly token: string }>> => ask('POST', '/api/tokens', wished);
export const endToken = (id: string): Promise<Answer<void>> => ask('DELETE', `/api/tokens/${id}`);
