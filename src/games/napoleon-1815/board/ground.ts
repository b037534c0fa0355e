import { get } from '../../../kernel/there.ts';
import { finer } from '../../../table/land/curves.ts';
import type { Line, Point } from '../../../table/land/lines.ts';
import { grown, MAP, type Rect } from './geometry.ts';
import type { Sheet } from './sheet.ts';

const CELL = 4;
const COLS = Math.ceil(MAP.w / CELL);
const ROWS = Math.ceil(MAP.h / CELL);

/** How dear each piece of the sheet is to cover, and how much a rectangle of it costs. */
export interface Ground {
  cost(rect: Rect): number;
  /** Is anything drawn here? */
  taken(at: Point): boolean;
}

export interface Dear {
  readonly place: number;
  readonly label: number;
  readonly chaussee: number;
  readonly road: number;
  readonly bridge: number;
  readonly water: number;
}

/** Sums over all cells above and to the left: any rectangle costs four look-ups. */
export function groundOf(sheet: Sheet, fixed: readonly Rect[], dear: Dear): Ground {
  const cells = new Float32Array(COLS * ROWS);
  const put = (x: number, y: number, cost: number) => {
    const [i, j] = [Math.floor((x - MAP.x) / CELL), Math.floor((y - MAP.y) / CELL)];
    if (i < 0 || j < 0 || i >= COLS || j >= ROWS) return;
    cells[j * COLS + i] = Math.max(get(cells, j * COLS + i), cost);
  };
  const fill = (rect: Rect, cost: number) => {
    for (let y = rect.y; y < rect.y + rect.h + CELL; y += CELL)
      for (let x = rect.x; x < rect.x + rect.w + CELL; x += CELL) put(x, y, cost);
  };
  const disc = ([x, y]: Point, r: number, cost: number) => {
    for (let v = -r; v <= r; v += CELL)
      for (let u = -r; u <= r; u += CELL) if (u * u + v * v <= r * r) put(x + u, y + v, cost);
  };
  const along = (line: Line, half: number, cost: number) => {
    for (const at of finer(line, 3, Math.ceil)) disc(at, half, cost);
  };
  for (const { line, widths } of sheet.streams) along(line, (widths.at(-1) ?? 4) / 2, dear.water);
  for (const { line, kind } of sheet.roads) along(line, 3, kind === 'chaussee' ? dear.chaussee : dear.road);
  for (const { bridge } of sheet.roads) if (bridge !== null) disc(bridge.at, 13, dear.bridge);
  for (const { at, r, label, flag } of sheet.spots) {
    disc(at, r + 3, dear.place);
    if (dear.label === 0) continue;
    fill(grown(label, 1), dear.label);
    if (flag !== null) fill(flag, dear.label);
  }
  for (const rect of fixed) fill(rect, 40);
  return summed(cells);
}

function summed(cells: Float32Array): Ground {
  const sums = new Float64Array((COLS + 1) * (ROWS + 1));
  for (let j = 0; j < ROWS; j++) {
    let row = 0;
    for (let i = 0; i < COLS; i++) {
      row += get(cells, j * COLS + i);
      sums[(j + 1) * (COLS + 1) + i + 1] = get(sums, j * (COLS + 1) + i + 1) + row;
    }
  }
  const clampCol = (x: number) => Math.max(0, Math.min(COLS, Math.round((x - MAP.x) / CELL)));
  const clampRow = (y: number) => Math.max(0, Math.min(ROWS, Math.round((y - MAP.y) / CELL)));
  return {
    cost({ x, y, w, h }) {
      const out =
        Math.max(0, MAP.x + 6 - x) +
        Math.max(0, MAP.y + 6 - y) +
        Math.max(0, x + w - MAP.x - MAP.w + 6) +
        Math.max(0, y + h - MAP.y - MAP.h + 6);
      const [i, j, k, l] = [clampCol(x), clampRow(y), clampCol(x + w), clampRow(y + h)];
      const at = (col: number, row: number) => get(sums, row * (COLS + 1) + col);
      return at(k, l) - at(i, l) - at(k, j) + at(i, j) + out * 400;
    },
    taken([x, y]) {
      const [i, j] = [Math.floor((x - MAP.x) / CELL), Math.floor((y - MAP.y) / CELL)];
      return i < 0 || j < 0 || i >= COLS || j >= ROWS || get(cells, j * COLS + i) > 0;
    },
  };
}
