import type { Seat } from './flow.ts';
import type { Plain } from './plain.ts';

/** What happened, as data. Sentences, animations and statistics are drawn from events. */
export interface GameEvent {
  readonly kind: string;
}

/** Tells an event to everybody, or only to one seat. */
export type Tell<E extends GameEvent = GameEvent> = (event: E, only?: Seat) => void;

/**
 * What a step may do to the world outside its position.
 *
 * `tell` is null where nobody listens: write `io.tell?.({ ... })`, and the event is not even built.
 */
export interface Io<E extends GameEvent = GameEvent> {
  /** A number from 1 to `sides`. Streams are independent: one more die in a fight never reorders a deck. */
  roll(stream: string, sides: number): number;
  /** Several dice at once, of which only the sum counts: whoever tries every roll needs to try each sum only. See `rollAll`. */
  dice?(stream: string, count: number, sides: number): readonly number[];
  /** Something that was hidden from somebody is hidden no longer: no choice before this moment can be taken back. */
  reveal(): void;
  readonly tell: Tell<E> | null;
}

/** A source of chance. */
export interface Chance {
  /** A number from 1 to `sides` from the named stream. */
  next(stream: string, sides: number): number;
  /** Where every stream stands, so that a match can go on later from here. Holds no secret. */
  mark(): Plain;
  /** Another source that will give the same numbers from here on. What is tried on it leaves this one as it was. */
  fork(): Chance;
}

/** The faces of several dice. The rules may tell each of them, but go by their sum alone. */
export function rollAll(io: Io<never>, stream: string, count: number, sides: number): readonly number[] {
  if (io.dice !== undefined) return io.dice(stream, count, sides);
  const faces: number[] = [];
  for (let n = 0; n < count; n++) faces.push(io.roll(stream, sides));
  return faces;
}

/** An `Io` over a source of chance for play-outs: nobody listens, nobody counts. */
export function quietIo<E extends GameEvent = GameEvent>(chance: Chance): Io<E> {
  return { roll: (stream, sides) => chance.next(stream, sides), reveal() {}, tell: null };
}

/** Random numbers for shuffles, imagination and bots: never a part of a match. */
export interface Random {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
}

/** Shuffles in place. */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}
