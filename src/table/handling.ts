import type { GameEvent } from '../kernel/chance.ts';
import type { GameChoice, GameView, Language, Thing } from '../kernel/game.ts';

// What a hand at the table has to know of pieces that act together. The touches of the choices tell everything of a piece that goes
// alone: a game whose pieces do needs nothing of this.

/** Pieces that can be named one after the other to act together, and the ground they stand on. */
export interface Stack {
  readonly ground: Thing;
  /** In the order in which they are named; one that cannot be named yet is tried again after the others. */
  readonly pieces: readonly Thing[];
}

/** The pieces that have been named, in their order: what is asked now, they do. */
export interface Acting {
  readonly pieces: readonly Thing[];
  /** The kind of thing that they go to: `zone` of `zone:7`. */
  readonly goal: string;
  /** They are still being named: one that is touched again stays behind. */
  readonly forming: boolean;
}

/** How something is reached: what is touched on the way to it, itself last; and its price in words. */
export interface Way {
  readonly steps: readonly Thing[];
  /** What is chosen on it, where that is more than each of the steps: turns between them. */
  readonly choices?: readonly GameChoice[];
  readonly price: string;
}

export interface Handling {
  /** The stacks of the viewer: whoever touches the ground of one means all of it. */
  stacks(view: GameView): readonly Stack[];
  /** Who acts now; null while nobody has been named. */
  acting(view: GameView): Acting | null;
  /** How those who act come to a thing; null where that is not known. */
  way(view: GameView, to: Thing, language: Language): Way | null;
  /** What lies beyond the next step and is walked to by one touch, where the game lights it. */
  goals?(view: GameView): readonly Thing[];
  /** What is told on such a walk and ends it, besides dice; where nothing is said, nothing does. */
  interrupts?(event: GameEvent): boolean;
  /** What could still act and no longer will once this is chosen: whoever ends a phase is told, and asked once more. */
  leaves?(view: GameView, choice: GameChoice, choices: readonly GameChoice[]): readonly Thing[];
  /** Where a piece could be led that has no order yet, and the order that leads it there. */
  bounds(view: GameView, piece: Thing): readonly Thing[];
  isOrder(choice: GameChoice): boolean;
}
