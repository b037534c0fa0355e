import type { Language } from '../../../kernel/game.ts';
import type { Card, Link, Zone } from '../data/box.ts';
import type { View } from '../position.ts';
import type { TermKey } from '../told.ts';

/** A zone that the stack under way can come to: for how many points in all, at what fatigue, by which way. */
export interface Reach {
  readonly zone: Zone;
  readonly points: number;
  readonly fatigue: number;
  readonly path: readonly Link[];
}

/** What the drawing cannot know by itself, and is given by whoever furnishes the table. All of it may be missing. */
export interface Aides {
  /** Where the points of the operation under way can take it. */
  readonly reach?: (view: View) => readonly Reach[];
  /** What a card is called, better than in the pack. */
  readonly title?: (card: Card, language: Language, seats: number) => string | undefined;
  /** What a card does, in one line. */
  readonly effect?: (card: Card, language: Language, seats: number) => string | undefined;
  /** What a term of a sum is called. */
  readonly term?: (what: TermKey, language: Language) => string;
}
