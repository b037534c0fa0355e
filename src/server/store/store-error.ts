import { StoreError, type StoreFault } from '../../keeper/store.ts';

/** The code of an error of a driver or of the system. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What a driver has thrown, as what it means to whoever keeps matches. */
export function storeError(cause: unknown, why: StoreFault, what = ''): StoreError {
  if (cause instanceof StoreError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  return new StoreError(why, what + message, { cause });
}
