/** Whether this page may play a match: of the pages of a browser one does, the others watch. */
export interface Claim {
  /** Does this page play it now? */
  readonly held: boolean;
  /** From now on this page does. */
  take(): Promise<void>;
  /** Called when another page has taken it over, or left it to this one. */
  onChange(changed: () => void): void;
  release(): void;
}

// A claim decides who thinks for the bots and who may click, not what is true: of two pages that believe that they play a match the
// store keeps the lines of the one that is first, and the other learns of them.

/** A claim that says whom it tells of a change. */
function createClaim(take: () => Promise<void>, release: () => void) {
  let held = false;
  let changed = () => {};
  const claim: Claim = {
    get held() {
      return held;
    },
    take,
    onChange(callback) {
      changed = callback;
    },
    release() {
      changed = () => {};
      held = false;
      release();
    },
  };
  const become = (now: boolean) => {
    if (held === now) return;
    held = now;
    changed();
  };
  return { claim, become };
}

/** What is asked of the browser's locks. */
export interface Locks {
  request(name: string, how: LockOptions, had: (lock: Lock | null) => Promise<void> | undefined): Promise<unknown>;
}

/**
 * So long a page that is being left, or loaded anew, may still hold its lock, in milliseconds: whoever comes next waits for it, and
 * does not say that another page plays.
 */
const LEAVING = 400;

/** By the browser's locks: whoever waits gets the match when the page that plays it is gone, however it went. */
export async function claimByLock(locks: Locks, name: string): Promise<Claim> {
  let give = () => {};
  let left = false;
  const { claim, become } = createClaim(
    // Who takes from himself would lose what he has.
    async () => (claim.held ? undefined : hold({ steal: true })),
    () => {
      left = true;
      give();
    },
  );
  /** Asks for the lock; resolves when it is had, or is not to be had at once. */
  function hold(how: LockOptions): Promise<void> {
    return new Promise((answered) => {
      const had = (lock: Lock | null) => {
        if (lock === null || left) {
          answered();
          return undefined;
        }
        become(true);
        answered();
        return new Promise<void>((done) => {
          give = done;
        });
      };
      locks.request(name, how, had).catch((error: unknown) => {
        answered();
        if (left) return;
        // A browser that has locks and gives none: then every page plays as if it were alone.
        if (!(error instanceof Error) || error.name !== 'AbortError') return become(true);
        // Another page has taken it over: this one gets it back when that one is gone.
        become(false);
        void hold({});
      });
    });
  }
  await hold({ ifAvailable: true });
  if (!claim.held) await Promise.race([hold({}), new Promise((wake) => setTimeout(wake, LEAVING))]);
  return claim;
}

/** How long another page may take to say that it plays the match, in milliseconds. */
const ANSWER = 150;

type Said = { readonly from: string; readonly says: 'who plays?' | 'I do' | 'mine now' | 'left' };

function isSaid(value: unknown): value is Said {
  return value !== null && typeof value === 'object' && 'from' in value && 'says' in value;
}

/**
 * Where there are no locks (plain http in a home network) pages ask one another. Of several who ask at once the one whose name comes
 * first plays. A page that dies without a word is not missed: whoever watches takes over by hand.
 */
export async function claimByWord(
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>,
  me: string,
): Promise<Claim> {
  const say = (says: Said['says']) => channel.postMessage({ from: me, says });
  let answer: ((isPlayed: boolean) => void) | null = null;
  const { claim, become } = createClaim(
    async () => {
      answer?.(true);
      say('mine now');
      become(true);
    },
    () => {
      answer?.(true);
      say('left');
      channel.close();
    },
  );
  /** Plays the match, unless somebody says that he does. */
  async function ask(): Promise<void> {
    const played = new Promise<boolean>((known) => {
      const timer = setTimeout(() => known(false), ANSWER);
      answer = (isPlayed) => {
        clearTimeout(timer);
        known(isPlayed);
      };
    });
    say('who plays?');
    const isPlayed = await played;
    answer = null;
    if (!isPlayed) become(true);
  }
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSaid(data) || data.from === me) return;
    const isFirst = data.from < me;
    switch (data.says) {
      case 'who plays?':
        if (claim.held) say('I do');
        else if (isFirst) answer?.(true);
        // Asked again by a name that comes first, the other gives way.
        else if (answer !== null) say('who plays?');
        break;
      case 'I do':
        answer?.(true);
        // Two who had not heard of one another.
        if (isFirst) become(false);
        break;
      case 'mine now':
        answer?.(true);
        become(false);
        break;
      case 'left':
        if (!claim.held && answer === null) void ask();
        break;
    }
  };
  await ask();
  return claim;
}

/** Nobody else is there. */
export async function claimAlone(): Promise<Claim> {
  const { claim, become } = createClaim(
    async () => become(true),
    () => {},
  );
  become(true);
  return claim;
}
