import { useCallback } from 'preact/compat';
import type { GameChoice, Thing } from '../kernel/game.ts';
import { useWatched } from './store.ts';

// What each thing of the table is just now. Whoever draws a thing watches it alone, so that a touch draws again what it changes
// and nothing else, however many things lie on the table.

/** It may be touched now. */
export const LIT = 1;
/** It has been touched on the way to a choice. */
export const CHOSEN = 2;
/** The log, the odds or a reason speaks of it. */
export const MARKED = 4;
/** A hand is over it: it points at it, or carries something to it. */
export const POINTED = 8;

/** All that is lit, chosen and marked: for what lies over the table or speaks of several things. */
export interface Sets {
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: ReadonlySet<Thing>;
  readonly marked: ReadonlySet<Thing>;
  /** What a hand is over. */
  readonly hand?: Thing | null;
  /** The choice that is being weighed, of which no more is known from what was touched for it. */
  readonly weighed?: GameChoice | null;
}

export interface States {
  /** The sum of what the thing is: LIT, CHOSEN, MARKED, POINTED; 0 if it is nothing of it. */
  of(thing: Thing): number;
  /** Told when this thing becomes something else; returns how to stop. */
  watch(thing: Thing, told: () => void): () => void;
  sets(): Sets;
  /** Told whenever anything becomes something else. */
  watchAll(told: () => void): () => void;
}

/** The states as the table's keeper has them: he alone sets them. */
export interface SettableStates extends States {
  /** From now on things are this; those that change are told at once. */
  set(next: Omit<Sets, 'hand'>): void;
  /** A hand is over this thing, or over none. It moves more often than anything else changes. */
  point(thing: Thing | null): void;
}

export const NOTHING: Sets = { lit: new Set(), chosen: new Set(), marked: new Set() };

function sumsOf({ lit, chosen, marked, hand = null }: Sets): ReadonlyMap<Thing, number> {
  const sums = new Map<Thing, number>();
  for (const [state, things] of [[LIT, lit] as const, [CHOSEN, chosen] as const, [MARKED, marked] as const]) {
    for (const thing of things) sums.set(thing, (sums.get(thing) ?? 0) | state);
  }
  if (hand !== null) sums.set(hand, (sums.get(hand) ?? 0) | POINTED);
  return sums;
}

export function createStates(first: Sets = NOTHING): SettableStates {
  let sets = first;
  let sums = sumsOf(first);
  const watchers = new Map<Thing, Set<() => void>>();
  const watchersOfAll = new Set<() => void>();

  function become(next: Sets): void {
    const before = sums;
    const isOther = (sets.weighed ?? null) !== (next.weighed ?? null);
    sets = next;
    sums = sumsOf(next);
    const changed = [...new Set([...before.keys(), ...sums.keys()])].filter(
      (thing) => before.get(thing) !== sums.get(thing),
    );
    if (changed.length === 0 && !isOther) return;
    for (const thing of changed) for (const told of watchers.get(thing) ?? []) told();
    for (const told of watchersOfAll) told();
  }

  return {
    of: (thing) => sums.get(thing) ?? 0,
    watch(thing, told) {
      const known = watchers.get(thing) ?? new Set();
      watchers.set(thing, known.add(told));
      return () => {
        known.delete(told);
        if (known.size === 0 && watchers.get(thing) === known) watchers.delete(thing);
      };
    },
    sets: () => sets,
    watchAll(told) {
      watchersOfAll.add(told);
      return () => watchersOfAll.delete(told);
    },
    set: (next) => become({ ...next, hand: sets.hand ?? null }),
    point(thing) {
      if ((sets.hand ?? null) !== thing) become({ ...sets, hand: thing });
    },
  };
}

/** What the thing is just now; the component is drawn again when that changes. */
export function useThing(states: States, thing: Thing): number {
  return useWatched(
    () => states.of(thing),
    useCallback((told: () => void) => states.watch(thing, told), [states, thing]),
  );
}

/**
 * What is read from all states together, a plain value; the component is drawn again when another is read. Without states nothing is
 * watched, and what is read is nothing.
 */
export function useReading<T extends string | number | boolean | null>(
  states: States | null,
  read: (sets: Sets) => T,
): T {
  return useWatched(() => read(states?.sets() ?? NOTHING), states?.watchAll);
}
