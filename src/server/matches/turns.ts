import { parsed } from '../../keeper/read-rows.ts';
import type { Seat } from '../../kernel/flow.ts';
import type { NodeStore } from '../store/node-store.ts';
import { readStanding } from './clocks.ts';

/** So many matches of one person are followed: all that wait or run. */
const MOST = 300;

/** Tells people at which of their matches it is their turn: when they come, and as soon as that changes. */
export interface Turns {
  come(person: string, tell: (asked: readonly string[]) => void): Promise<() => void>;
  close(): void;
}

interface Listener {
  readonly tell: (asked: readonly string[]) => void;
  /** By match where he sits. */
  readonly seats: ReadonlyMap<string, Seat>;
  readonly asked: Set<string>;
}

export interface TurnsNeeds {
  readonly store: Pick<NodeStore, 'hear' | 'head' | 'listOf'>;
  fault(error: unknown): void;
}

/** What is told is what everybody at the table sees: who is asked. A line after which nobody else is asked tells nothing. */
export function turnsOf({ store, fault }: TurnsNeeds): Turns {
  const matches = new Map<string, Set<Listener>>();
  /** What was heard of while somebody's matches are looked up. */
  const coming = new Set<Set<string>>();
  /** Those at which it is looked just now, and whether something was heard of them meanwhile. */
  const looking = new Map<string, boolean>();

  async function look(match: string): Promise<void> {
    const head = await store.head(match);
    const asked = head === null || head.over ? [] : readStanding(head.summary).asked;
    for (const listener of matches.get(match) ?? []) {
      const seat = listener.seats.get(match);
      const isAsked = seat !== undefined && asked.includes(seat);
      if (isAsked === listener.asked.has(match)) continue;
      if (isAsked) listener.asked.add(match);
      else listener.asked.delete(match);
      listener.tell([...listener.asked]);
    }
  }

  async function lookOn(match: string): Promise<void> {
    do {
      looking.set(match, false);
      await look(match).catch(fault);
    } while (looking.get(match) === true);
    // In the same breath: what is heard of from now on is looked at anew.
    looking.delete(match);
  }

  function moved(match: string): void {
    if (looking.has(match)) looking.set(match, true);
    else void lookOn(match);
  }

  const stop = store.hear((what) => {
    for (const early of coming) early.add(what);
    if (matches.has(what)) moved(what);
  });

  /** Where somebody sits at matches that are not over, and where he is asked. */
  async function placesOf(person: string) {
    const [seats, asked] = [new Map<string, Seat>(), new Set<string>()];
    for (const { id, summary, over, seats: all } of await store.listOf(person, MOST)) {
      const seat = all.find((one) => one.person?.id === person)?.seat;
      if (over || seat === undefined) continue;
      seats.set(id, seat);
      if (summary !== null && readStanding(parsed(summary, `match ${id}`)).asked.includes(seat)) asked.add(id);
    }
    return { seats, asked };
  }

  return {
    async come(person, tell) {
      const early = new Set<string>();
      coming.add(early);
      const listener: Listener = await placesOf(person)
        .then((places) => ({ tell, ...places }))
        .finally(() => coming.delete(early));
      const { seats, asked } = listener;
      for (const match of seats.keys()) matches.set(match, (matches.get(match) ?? new Set()).add(listener));
      tell([...asked]);
      for (const match of early) if (seats.has(match)) moved(match);
      return () => {
        for (const match of seats.keys()) {
          const there = matches.get(match);
          if (there?.delete(listener) === true && there.size === 0) matches.delete(match);
        }
      };
    },
    close() {
      stop();
      matches.clear();
    },
  };
}
