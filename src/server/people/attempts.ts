import { createHash } from 'node:crypto';
import { Refused } from '../matches/lobby.ts';

/** For so long a try counts, in milliseconds. */
const SPAN = 15 * 60_000;
/** Of so many names the tries are counted; then those that were tried first are forgotten. */
const MOST_NAMES = 50_000;

/** Tries at passwords, by the name or the person that they are of: each node counts its own. */
export interface Attempts {
  /** Counts a try before it is made, so that many at once are as many; throws when there were too many. */
  begin(of: string): void;
  /** It was the right one. */
  succeeded(of: string): void;
}

export function attemptsOf(most: number, now: () => number = Date.now): Attempts {
  const counted = new Map<string, { readonly since: number; readonly tries: number }>();
  const keyOf = (of: string): string => createHash('sha256').update(of).digest('base64');
  return {
    begin(of) {
      const [key, at] = [keyOf(of), now()];
      const found = counted.get(key);
      const { since, tries } = found === undefined || at - found.since > SPAN ? { since: at, tries: 0 } : found;
      if (tries >= most)
        throw new Refused(429, 'That was tried too often: wait for a quarter of an hour.', { why: 'tries' });
      counted.delete(key);
      counted.set(key, { since, tries: tries + 1 });
      const [oldest] = counted.keys();
      if (counted.size > MOST_NAMES && oldest !== undefined) counted.delete(oldest);
    },
    succeeded: (of) => void counted.delete(keyOf(of)),
  };
}
