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
  /**
   * The dice of that event are still in the air: they are drawn without their faces, and nothing of what they bring, neither for the eye
   * nor for the ear. The view is the one before the event.
   */
  readonly rolling?: boolean;
  /**
   * What has been told since the viewer chose last, all of it the doing of others: its traces stay on the board (`traces.tsx`) until he
   * chooses. Nothing while it is being shown.
   */
  readonly lately?: readonly GameEvent[];
  /** Touched: a step to a choice if it is lit, otherwise the question 'why not?'. */
  readonly onTouch: (thing: Thing) => void;
  /** Pointed at, or no longer. */
  readonly onPoint: (thing: Thing | null) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a game puts on the table. */
export interface TableDrawing<V> {
  /** The size of the board in its own units: the board is an SVG that fills it. */
  readonly width: number;
  readonly height: number;
  /** Where boards are of several sizes: that of the one which is played on. */
  sizeOf?(view: V): Size;
  /** The scale at which the board is nearest; six times the whole of it if nothing is said. */
  readonly nearest?: number;
  /** The scale from which on all that is written on it can be read; on a window too small for that, what is asked comes near. */
  readonly legible?: number;
  /** The board is too large to be played on as a whole: the window stays where it is, and moves only to what is out of sight. */
  readonly roams?: boolean;
  /** Below this scale the board is seen from afar: its frame says so (`data-far`), and the drawing may show larger and fewer things. */
  readonly far?: number;
  readonly Board: ComponentType<DrawingProps<V>>;
  /** The cards of the viewer and what else lies before him; null if the game has none. */
  readonly Hand: ComponentType<DrawingProps<V>> | null;
  /** What that is called where it lies on a sheet of its own and is no hand of cards. */
  readonly handIs?: (language: Language) => string;
  /** Turn, losses, night: the state of the match at a glance. */
  readonly Status: ComponentType<{ readonly view: V; readonly language: Language }>;
  /** Is it an event of dice, which the drawing shows falling before they lie? Without it, no dice are seen. */
  isRoll?(event: GameEvent): boolean;
}

/** The size of the board that is played on. */
export const sizeOf = <V>(drawing: TableDrawing<V>, view: V): Size => drawing.sizeOf?.(view) ?? drawing;
