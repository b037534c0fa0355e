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

/** After so many events of one line nobody looks at each: the rest is told on later tables. */
const MOST_GLIMPSES = 64;

/** Notes the table at every event, and again when the step that told it is done. */
export function glimpsing<P extends Flow>(copy: () => P, told: readonly unknown[]) {
  const seen: Glimpse<P>[] = [];
  let events = 0;
  let before = 0;
  return {
    /** Something was told. */
    tell(): void {
      events++;
      if (events < MOST_GLIMPSES) seen.push({ position: copy(), told: told.length, within: true });
    },
    /** A step has been taken. */
    ran(): void {
      if (told.length > before && events < MOST_GLIMPSES) seen.push({ position: copy(), told: told.length });
      before = told.length;
    },
    /** All of them, with the table at the end in place of the step that told the last event. */
    all(last: P): readonly Glimpse<P>[] {
      const end = seen.at(-1);
      if (end?.told === told.length && end.within !== true) seen.pop();
      return [...seen, { position: last, told: told.length }];
    },
  };
}
