import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../matches/lobby.ts';

/** Argon2id, the standard of the library, with 19 MiB and two passes: what OWASP asks for at least, named here lest it change. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;
/** So many are reckoned at once, on threads of their own: the loop goes on, and others need these threads too. */
const AT_ONCE = 2;
const MOST_WAITING = 32;

/** Hashes of passwords. A password is taken sign by sign as it came: nothing is cut off, folded, or brought to another form. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether it is the one; where there is none (null) it takes as long to say no. */
  matches(password: string, kept: string | null): Promise<boolean>;
  /** Whether it was hashed in another form than the one in which it came: whoever knows the password hashes it anew. */
  isOld(kept: string): boolean;
}

/** Stands before the hash of a password as it came. Without it the password was brought to one form of Unicode (NFKC) first, as it once was. */
const EXACT = 'exact ';
const isOld = (kept: string): boolean => !kept.startsWith(EXACT);

export function passwordsOf(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= MOST_WAITING) throw new Refused(503, 'Too many sign in just now: try again in a moment.');
    if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  }
  const hashed = (password: string) => inTurn(async () => EXACT + (await hash(password, COST)));
  // Reckoned before anybody asks, so that the first who asks in vain is not slower either.
  const nobodys = hashed('nobody has this password');
  nobodys.catch(() => {});
  return {
    isOld,
    hash: hashed,
    async matches(password, kept) {
      const against = kept ?? (await nobodys);
      const isRight = await inTurn(() =>
        isOld(against) ? verify(against, password.normalize('NFKC')) : verify(against.slice(EXACT.length), password),
      );
      return isRight && kept !== null;
    },
  };
}
