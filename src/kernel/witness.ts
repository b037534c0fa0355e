import type { Chance, GameEvent, Io } from './chance.ts';
import type { Flow } from './flow.ts';
import type { Glimpse, Rolled, Told } from './match.ts';

// What is noted while a line is played.

/** The `Io` of one line of the journal: writes down what chance and the game do, and counts what can't be taken back. */
interface Witness<E extends GameEvent> extends Io<E> {
  uses: number;
}

export function witness<E extends GameEvent>(
  chance: Chance,
  told: Told<E>[],
  rolls: Rolled[],
  at: number,
  onTold: () => void = () => {},
): Witness<E> {
  return {
    uses: 0,
    roll(stream, sides) {
      this.uses++;
      const value = chance.next(stream, sides);
      rolls.push({ at, stream, sides, value });
      return value;
    },
    reveal() {
      this.uses++;
    },
    tell: (event, only) => {
      told.push({ at, event, only: only ?? null });
      onTold();
    },
  };
}

/** More tables than this nobody looks at for one line: the rest is told on the last one. */
const MOST_GLIMPSES = 64;

/**
 * Notes the table at every event: nothing that happens after it, also in the same step, is seen with it. With the last event of a step
 * goes whatever else the step does, for it may tell first and act then.
 */
export function glimpsing<P extends Flow>(copy: () => P, told: readonly unknown[]) {
  const seen: Glimpse<P>[] = [];
  let inStep = false;
  return {
    /** Something was told. */
    tell(): void {
      if (seen.length >= MOST_GLIMPSES - 1) return;
      seen.push({ position: copy(), told: told.length });
      inStep = true;
    },
    /** A step has been taken. */
    ran(): void {
      const last = seen.at(-1);
      if (inStep && last?.told === told.length) seen[seen.length - 1] = { position: copy(), told: told.length };
      inStep = false;
    },
    /** All of them, with the table at the end in place of one that shows the same. */
    all(last: P): readonly Glimpse<P>[] {
      if (seen.at(-1)?.told === told.length) seen.pop();
      return [...seen, { position: last, told: told.length }];
    },
  };
}
