import type { Seat } from '../../kernel/flow.ts';
import type { GameChoice, GameView } from '../../kernel/game.ts';

/** What a bot is told: its own view and choices, and nothing else of the match. */
export interface Question {
  readonly game: string;
  readonly pack: unknown;
  readonly view: GameView;
  readonly seat: Seat;
  readonly choices: readonly GameChoice[];
  readonly level: string;
  readonly seed: string;
  /** For how many milliseconds it may look ahead; null where nobody waits for a beat. */
  readonly thinking: number | null;
}

/** Thinks for bots, in a worker of its own. Answers with the place of the choice in the list. */
export interface Thinker {
  /** Fetches the game, so that the first question finds it there. */
  prepare?(game: string, pack: unknown): Promise<void>;
  decide(question: Question): Promise<number>;
}
