import type { Area } from './land.ts';

// Which pieces of the land are wanted under a window: squares of as many pixels of the screen, at scales of steps of the root of two.

/** The side of a tile, in pixels of the screen. */
export const TILE = 512;
/** So many pixels more on every side: neighbours overlap, and no line shows between them. */
export const OVERLAP = 1;
/** As many tiles are kept at most. */
export const KEPT = 60;

export interface Tile {
  readonly key: string;
  /** The scale: two to the half of it are the pixels of a unit. */
  readonly level: number;
  /** What it shows of the sheet, without its overlap. */
  readonly area: Area;
}

/** Where the sheet lies under its window: moved and enlarged, in pixels of the page. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** The level at which land is never enlarged. */
export const levelOf = (scale: number, density: number): number => Math.ceil(2 * Math.log2(scale * density) - 1e-6);

/** Pixels of the screen a unit. */
export const pixelsAt = (level: number): number => 2 ** (level / 2);

/** What is seen of the sheet through the window, and so much of the window more on every side. */
export function seenOf({ x, y, scale, width, height }: Window, more = 0): Area {
  return {
    x: (-x - more * width) / scale,
    y: (-y - more * height) / scale,
    width: (width * (1 + 2 * more)) / scale,
    height: (height * (1 + 2 * more)) / scale,
  };
}

export const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The tiles that the window wants, those nearest to its middle first: all that it shows, then a ring about it. */
export function wanted(
  window: Window,
  sheet: { readonly width: number; readonly height: number },
  density: number,
): { readonly seen: readonly Tile[]; readonly ring: readonly Tile[] } {
  const level = levelOf(window.scale, density);
  const side = TILE / pixelsAt(level);
  const seen = seenOf(window);
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const far = ({ area }: Tile) => Math.hypot(area.x + side / 2 - middle.x, area.y + side / 2 - middle.y);
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value / side)));
  const found: Tile[] = [];
  const last = { i: Math.ceil(sheet.width / side) - 1, j: Math.ceil(sheet.height / side) - 1 };
  for (let j = clamp(seen.y - side, last.j); j <= clamp(seen.y + seen.height + side, last.j); j++) {
    for (let i = clamp(seen.x - side, last.i); i <= clamp(seen.x + seen.width + side, last.i); i++) {
      const area = { x: i * side, y: j * side, width: side, height: side };
      found.push({ key: `${level}/${i}/${j}`, level, area });
    }
  }
  found.sort((a, b) => far(a) - far(b));
  return { seen: found.filter(({ area }) => meets(area, seen)), ring: found.filter(({ area }) => !meets(area, seen)) };
}
