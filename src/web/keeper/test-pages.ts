import type { Locks } from './claim.ts';

// The pages of one browser, as far as they speak to one another: its locks and its channels.

interface Asking {
  readonly page: number;
  readonly grant: (lock: Lock | null) => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

interface Held {
  readonly page: number;
  readonly failed: (error: unknown) => void;
}

/** Locks as a browser has them, with `ifAvailable` and `steal`; what a page holds or asks for goes when it dies. */
export function locksOf() {
  const held = new Map<string, Held>();
  const queues = new Map<string, Asking[]>();
  const queueOf = (name: string): Asking[] => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const give = (name: string, { page, grant, done, failed }: Asking): void => {
    const mine: Held = { page, failed };
    held.set(name, mine);
    void Promise.resolve(grant({ name, mode: 'exclusive' })).then((value) => {
      if (held.get(name) !== mine) return;
      free(name);
      done(value);
    });
  };
  const free = (name: string): void => {
    held.delete(name);
    const next = queueOf(name).shift();
    if (next !== undefined) give(name, next);
  };
  const requestOf =
    (page: number) =>
    (name: string, { ifAvailable = false, steal = false }: LockOptions, grant: (lock: Lock | null) => unknown) =>
      new Promise<unknown>((done, failed) => {
        const asking = { page, grant, done, failed };
        queueMicrotask(() => {
          const before = held.get(name);
          if (before === undefined) give(name, asking);
          else if (steal) {
            before.failed(new DOMException('taken over', 'AbortError'));
            give(name, asking);
          } else if (ifAvailable) done(grant(null));
          else queueOf(name).push(asking);
        });
      });
  return {
    page: (page: number): Locks => ({ request: requestOf(page) }),
    die(page: number): void {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((asking) => asking.page !== page),
        );
      for (const [name, one] of [...held]) if (one.page === page) free(name);
    },
  };
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** Channels between pages: everybody hears what the others say, a little later. */
export function channels() {
  const open = new Map<string, Channel>();
  let isDeaf = false;
  const say = (from: string, data: unknown): void => {
    if (isDeaf) return;
    for (const [name, channel] of open)
      if (name !== from)
        setImmediate(() => {
          if (open.get(name) === channel) Reflect.apply(Object(channel.onmessage), channel, [{ data }]);
        });
  };
  return {
    open(name: string): Channel {
      const channel: Channel = {
        onmessage: null,
        postMessage: (data) => say(name, data),
        close: () => void open.delete(name),
      };
      open.set(name, channel);
      return channel;
    },
    say,
    die: (name: string) => void open.delete(name),
    deaf(now: boolean): void {
      isDeaf = now;
    },
  };
}
