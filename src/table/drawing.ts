import type { ComponentType } from 'preact/compat';
import type { GameEvent } from '../kernel/chance.ts';
import type { Language, Thing } from '../kernel/game.ts';
import type { States } from './states.ts';

/**
 * What every drawing of a table is given: a view and what may be touched. A drawing knows no rules. All of it is the same from one
 * touch to the next: what is lit, chosen or marked is in `states`, and each part of the drawing watches there what it shows.
 */
export interface DrawingProps<V> {
  readonly view: V;
  readonly language: Language;
  /** What may be touched now, what has been touched, what is spoken of. */
  readonly states: States;
  /** The event that is being shown, if any: for arrows, dice and moving counters. */
  readonly showing: GameEvent | null;
  /** Touched: a step to a choice if it is lit, otherwise the question 'why not?'. */
  readonly onTouch: (thing: Thing) => void;
  /** Pointed at, or no longer. */
  readonly onPoint: (thing: Thing | null) => void;
}

/** What a game puts on the table. */
export interface TableDrawing<V> {
  /** The size of the board in its own units: the board is an SVG that fills it. */
  readonly width: number;
  readonly height: number;
  /** The scale from which on all that is written on it can be read; on a window too small for that, what is asked comes near. */
  readonly legible?: number;
  readonly Board: ComponentType<DrawingProps<V>>;
  /** The cards of the viewer and what else lies before him; null if the game has none. */
  readonly Hand: ComponentType<DrawingProps<V>> | null;
  /** Turn, losses, night: the state of the match at a glance. */
  readonly Status: ComponentType<{ readonly view: V; readonly language: Language }>;
}
