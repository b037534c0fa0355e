import type { Area } from './land.ts';

// What the page and the worker that draws its land say to each other.

/** Colours by their names. */
export type Colours = Readonly<Record<string, string>>;

export type Asked =
  | { readonly kind: 'colours'; readonly colours: Colours }
  | { readonly kind: 'tile'; readonly id: number; readonly piece: Piece };

/** A piece of the sheet that is to be drawn. */
export interface Piece {
  readonly area: Area;
  /** How many pixels of the screen a unit has, and how many of the page. */
  readonly pixels: number;
  readonly scale: number;
  /** So many pixels more are drawn on every side. */
  readonly more: number;
}

export interface Drawn {
  readonly id: number;
  readonly picture: ImageBitmap;
}
