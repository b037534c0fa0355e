import { createContext } from 'preact/compat';
import type { Store } from './store.ts';

/** Where the sheet of a board lies under the window through which it is seen: moved and enlarged, in pixels of the page. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The size of the window. */
  readonly width: number;
  readonly height: number;
  /** Nothing moves it just now. */
  readonly resting: boolean;
}

/** The window onto a board, for drawings that show other things near than afar, or only what is near. */
export interface BoardWindow {
  /** Nothing before the board was first laid out. */
  readonly now: Store<Window | null>;
  /** Moves the sheet so far that the point (x, y) of it is seen. */
  show(x: number, y: number): void;
}

/** The window in which a drawing stands; null for a picture that nobody moves. */
export const InWindow = createContext<BoardWindow | null>(null);
