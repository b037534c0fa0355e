import { useLayoutEffect, useReducer, useRef } from 'preact/compat';

/**
 * What is read now; the component is drawn again when it is told and then reads something else. It watches before the paint, and
 * before whoever laid it on the table goes on: what comes to the table and changes at once is never seen as it was.
 */
export function useWatched<T>(read: () => T, watch: ((told: () => void) => () => void) | undefined): T {
  const [, again] = useReducer<number, void>((times) => times + 1, 0);
  const now = read();
  const last = useRef({ read, now });
  useLayoutEffect(() => {
    last.current = { read, now };
  });
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(last.current.read(), last.current.now)) again();
    };
    look();
    return watch?.(look);
  }, [watch]);
  return now;
}

/** A value that components watch. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useWatched(store.get, store.subscribe);
}
