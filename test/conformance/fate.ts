import type { GameEvent, Io } from '../../src/kernel/chance.ts';
import { askedSeats, type Flow, listChoices, play, type Steps } from '../../src/kernel/flow.ts';
import type { GameChoice } from '../../src/kernel/game.ts';
import { get } from '../../src/kernel/there.ts';
import type { Intent } from './knowledge.ts';

/**
 * Plays a choice and then, for whoever is asked, what `next` says, until an event tells what became of it. What is rolled
 * after that changes nothing, and is not tried.
 */
export function playedToFate<P extends Flow, C extends GameChoice, E extends GameEvent>(
  steps: Steps<P, C>,
  p: P,
  { seat, choice }: Intent<C>,
  io: Io,
  fateOf: (event: E) => string | null,
  next: (list: readonly C[]) => C = (list) => list.find(({ kind }) => kind === 'pass') ?? get(list, 0),
): string {
  let fate: string | null = null;
  const watched: Io<E> = {
    roll: (stream, sides) => (fate === null ? io.roll(stream, sides) : 1),
    dice: (stream, count, sides) =>
      (fate === null ? io.dice?.(stream, count, sides) : undefined) ?? new Array<number>(count).fill(1),
    reveal() {},
    tell(event) {
      fate ??= fateOf(event);
    },
  };
  play(steps, p, seat, choice, watched);
  while (fate === null && p.outcome === null) {
    const asked = get(askedSeats(steps, p), 0);
    play(steps, p, asked, next(listChoices(steps, p, asked, [])), watched);
  }
  return fate ?? 'nothing came of it';
}
