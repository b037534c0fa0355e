import { useCallback, useState } from 'preact/compat';

/**
 * What a page waits for and does not get is told here: the page then fails as if it could not be drawn, and says so (`Safe` of the app),
 * instead of waiting for ever.
 */
export function useFailure(): (error: unknown) => void {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure !== null) throw failure.error;
  return useCallback((error: unknown) => setFailure({ error }), []);
}
