// What every page asks before it knows whether anything of matches far apart is wanted: whatever else is asked of a server is fetched then.

/** Whether there is a server that keeps matches: a shelf that lies there as files has none. */
export async function isServed(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch('/health');
    const health: { readonly matches?: unknown } | null = answer.ok ? await answer.json() : null;
    return health?.matches === true;
  } catch {
    return false;
  }
}

/** Under this name the browser keeps that a server knows it. */
export const CALLED = 'bivouac/guest';

/** Whether this browser was ever known to a server: whoever was not need not be asked for. */
export function wasCalled(): boolean {
  try {
    return localStorage.getItem(CALLED) !== null;
  } catch {
    return true;
  }
}
