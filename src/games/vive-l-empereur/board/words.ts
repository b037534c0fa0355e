import type { Thing } from '../../../kernel/game.ts';

/** What the board says. The words themselves stand in text/. */
export interface FieldWords {
  /** The field as a whole, and the ground under the pieces. */
  readonly field: string;
  readonly ground: string;
  /** Letters before the values of a unit. */
  readonly fire: string;
  readonly shock: string;
  readonly morale: string;
  /** The front, flank and rear of a target, as short as a slip. */
  readonly front: string;
  readonly flank: string;
  readonly rear: string;
  /** The name of a thing for those who hear the table: all that is seen of it. */
  name(thing: Thing): string;
}
