import type { Seat } from '../../kernel/flow.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';

/** What a thread is told to think about: what one seat may know of a match, and nothing else. */
interface Before {
  readonly game: string;
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
}

export type Question =
  /** Which of the choices; `thinking`: for how many milliseconds. Answered by its place in the list. */
  | (Before & {
      readonly kind: 'choose';
      readonly choices: readonly GameChoice[];
      readonly level: string;
      readonly thinking: number;
    })
  /** Whether to agree on a draw: 1 or 0. */
  | (Before & { readonly kind: 'draw' });

export type Answer = { readonly answer: number } | { readonly failed: string };
