import type { Io } from '../../../../kernel/chance.ts';
import type { Seat, Steps } from '../../../../kernel/flow.ts';
import type { Box, Card } from '../../data/box.ts';
import type { Choice, Position } from '../../position.ts';
import type { N15Event } from '../../told.ts';

/**
 * When a card can be played for its event (WIN).
 *
 * `draw`: red, at once. `initiative`: blue. `designation`: with the designation of a stack. `start`: W1. `reveal`: W2 of the
 * acting player. `card`: W2 of the opponent. `entry`: W3 of the opponent. `displacement`: W2 and W3 of the acting player.
 * `end`: W4. `combat`: W5. `beaten`: W6. `pursuit`: W6 once more. `operationEnd`: W7. `answer`: CONTRE ORDRE.
 */
export type Window =
  | 'draw'
  | 'initiative'
  | 'designation'
  | 'start'
  | 'reveal'
  | 'card'
  | 'entry'
  | 'displacement'
  | 'end'
  | 'combat'
  | 'beaten'
  | 'pursuit'
  | 'operationEnd'
  | 'answer';

export interface EventRule {
  readonly windows: readonly Window[];
  /** Can the seat play it now? Only what the seat knows may decide. */
  possible(b: Box, p: Position, seat: Seat): boolean;
  /** Could it be possible, as far as everybody can see? The same unless secrets decide. */
  opens?(b: Box, p: Position, seat: Seat): boolean;
  /** The event takes effect. The card is on the discard pile. */
  play(b: Box, p: Position, io: Io<N15Event>, seat: Seat, card: Card): void;
  /** The questions that it asks, as a procedure named after the event. */
  readonly steps?: (b: Box) => Steps<Position, Choice>;
}

export const always = (): boolean => true;
