import { get } from '../../kernel/there.ts';
import { distance, type Line, type Point, pathOf, tenth } from '../land/lines.ts';

// The land as strokes: gathered by look and cut into cells, so that whoever draws a part of it draws no more than that part.

/** How strokes look. Colours are names: what they are by day and by candle stands in the style sheets. */
export interface Look {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly alpha?: number;
  /** Too fine to be seen from afar: left out below so many pixels a unit. */
  readonly from?: number;
  /** How far strokes reach beyond the cell in which they begin. */
  readonly reach?: number;
  /** Large shapes, drawn as one: they are never cut. */
  readonly whole?: boolean;
}

export interface Layer {
  readonly look: Look;
  readonly cells: Map<number, string>;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

/** The side of a cell, in units of the sheet. */
export const CELL = 256;
/** No piece of a line is longer than this, and no stroke that says nothing of its reach goes farther. */
const REACH = 48;
/** Cells in a row: more than any sheet has. */
const ROW = 1024;
/** The cell of what is drawn as one. */
const WHOLE = -1;

export interface Pen {
  /** A stroke that begins about here. */
  add(x: number, y: number, path: string): void;
  /** A line of any length. */
  line(points: Line): void;
  /** A line of dashes, which do not break where it is cut. */
  dashes(points: Line, long: number, gap: number): void;
}

/** A sheet to draw land on: what a later pen draws lies above what an earlier one drew. */
export function blankLand(width: number, height: number): Land & { pen(look: Look): Pen } {
  const layers: Layer[] = [];
  return {
    width,
    height,
    layers,
    pen(look) {
      const cells = new Map<number, string>();
      layers.push({ look, cells });
      const add = (x: number, y: number, path: string) => {
        const cell = look.whole === true ? WHOLE : Math.floor(y / CELL) * ROW + Math.floor(x / CELL);
        cells.set(cell, (cells.get(cell) ?? '') + path);
      };
      return {
        add,
        line(points) {
          for (const piece of cut(points, REACH)) add(get(piece, 0)[0], get(piece, 0)[1], pathOf(piece));
        },
        dashes(points, long, gap) {
          for (const piece of dashesOf(points, long, gap)) add(get(piece, 0)[0], get(piece, 0)[1], pathOf(piece));
        },
      };
    },
  };
}

/** A line in pieces, none longer than said as long as its points are closer: each begins where the last ended. */
export function cut(points: Line, most: number): Line[] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  let long = 0;
  for (const at of points) {
    const last = piece.at(-1);
    if (last !== undefined) long += distance(last, at);
    if (last !== undefined && long > most && piece.length > 1) {
      pieces.push(piece);
      piece = [last];
      long = distance(last, at);
    }
    piece.push(at);
  }
  return piece.length > 1 ? [...pieces, piece] : pieces;
}

export function dashesOf(points: Line, long: number, gap: number): Line[] {
  const dashes: Point[][] = [];
  let dash: Point[] | null = null;
  let left = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [get(points, i), get(points, i + 1)];
    const far = distance(a, b);
    let gone = 0;
    while (gone < far) {
      if (left <= 0) {
        const at: Point = [a[0] + ((b[0] - a[0]) * gone) / far, a[1] + ((b[1] - a[1]) * gone) / far];
        if (dash === null) {
          dash = [at];
          left = long;
        } else {
          dashes.push([...dash, at]);
          dash = null;
          left = gap;
        }
      }
      const step = Math.min(left, far - gone);
      gone += step;
      left -= step;
    }
    if (dash !== null && left > 0) dash.push(b);
  }
  return dash !== null && dash.length > 1 ? [...dashes, dash] : dashes;
}

/** A part of a sheet. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The cells of a layer that may have a stroke in the area. */
export function cellsIn({ look, cells }: Layer, { x, y, width, height }: Area): readonly number[] {
  if (look.whole === true) return [...cells.keys()];
  const reach = look.reach ?? REACH;
  const found: number[] = [];
  const first = Math.floor((x - reach) / CELL);
  const last = Math.floor((x + width + reach) / CELL);
  for (let j = Math.floor((y - reach) / CELL); j <= Math.floor((y + height + reach) / CELL); j++) {
    for (let i = first; i <= last; i++) if (cells.has(j * ROW + i)) found.push(j * ROW + i);
  }
  return found;
}

/** A circle as a stroke. */
export const circle = ([x, y]: Point, r: number): string =>
  `M${tenth(x - r)} ${tenth(y)}a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(2 * r)} 0a${tenth(r)} ${tenth(r)} 0 1 0 ${tenth(-2 * r)} 0Z`;
