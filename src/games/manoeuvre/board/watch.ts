import { useSyncExternalStore } from 'preact/compat';
import type { Seat } from '../../../kernel/flow.ts';

/** What the parts of one table tell each other: whose squares the status points at. */
export interface Pointer {
  get(): Seat | null;
  set(seat: Seat | null): void;
  subscribe(listener: () => void): () => void;
}

export function createPointer(): Pointer {
  let pointed: Seat | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => pointed,
    set(seat) {
      pointed = seat;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export function usePointer(pointer: Pointer): Seat | null {
  return useSyncExternalStore(pointer.subscribe, pointer.get, () => null);
}
