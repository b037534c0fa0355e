import type { Window } from '../window.ts';
import type { Asked, Colours, Drawn } from './tile-words.ts';
import { KEPT, levelOf, OVERLAP, pixelsAt, type Tile, wanted } from './tiles.ts';

// Keeps the land under a window drawn: asks a worker for the tiles that are wanted and lays them out as they come.

/** As many tiles are being drawn at once: what is wanted by then comes next, not what was wanted first. */
const IN_FLIGHT = 2;
/** The whole sheet lies below all tiles, its longer side drawn in so many pixels at most. */
const COARSE = 1400;

/** A worker as it is talked to. */
export interface TileWorker {
  onmessage: ((event: MessageEvent<Drawn>) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

interface Laid {
  readonly tile: Tile;
  readonly canvas: HTMLCanvasElement;
}

export interface TileKeeper {
  /** The window has moved. */
  look(window: Window): void;
  /** From now on land is drawn in these colours: what lies there in others goes at once, for half a map by day and half by candle is none. */
  colour(colours: Colours): void;
  end(): void;
}

interface Place {
  readonly sheet: { readonly width: number; readonly height: number };
  /** Where tiles are laid out, in units of the sheet. */
  readonly ground: HTMLElement;
  readonly density: () => number;
  /** Does something before the next picture. */
  readonly soon: (act: () => void) => void;
}

export function tileKeeper(worker: TileWorker, { sheet, ground, density, soon }: Place): TileKeeper {
  const laid = new Map<string, Laid>();
  const asked = new Map<number, { readonly tile: Tile; readonly drawnIn: number }>();
  const come: { readonly tile: Tile; readonly drawnIn: number; readonly picture: ImageBitmap }[] = [];
  let [ids, colours, ended] = [0, 0, false];
  let window: Window | null = null;
  /** The scale at which the last tiles were asked for: nearer ones are asked for at rest. */
  let askedAt = 0;
  const whole: Tile = { key: 'whole', level: Number.NEGATIVE_INFINITY, area: { x: 0, y: 0, ...sheet } };
  const coarse = Math.min(1, COARSE / Math.max(sheet.width, sheet.height));

  const isAsked = ({ key }: Tile) =>
    [...asked.values()].some(({ tile, drawnIn }) => tile.key === key && drawnIn === colours) ||
    come.some(({ tile, drawnIn }) => tile.key === key && drawnIn === colours);

  function ask(tile: Tile): void {
    const id = ids++;
    asked.set(id, { tile, drawnIn: colours });
    const isWhole = tile === whole;
    const pixels = isWhole ? coarse : pixelsAt(tile.level);
    const scale = isWhole ? coarse : pixels / density();
    worker.postMessage({ kind: 'tile', id, piece: { area: tile.area, pixels, scale, more: isWhole ? 0 : OVERLAP } });
  }

  function next(): void {
    if (ended || colours === 0) return;
    if (!laid.has(whole.key) && !isAsked(whole)) ask(whole);
    // While it is being enlarged, tiles of a scale that nobody stays at would only be in the way.
    if (window === null || (!window.resting && askedAt !== 0 && window.scale !== askedAt)) return;
    askedAt = window.scale;
    const { seen, ring } = wanted(window, sheet, density());
    for (const tile of [...seen, ...ring]) {
      if (asked.size >= IN_FLIGHT) return;
      if (!laid.has(tile.key) && !isAsked(tile)) ask(tile);
    }
  }

  /** Lays out all that has come since the last picture at once, then takes away what it covers. */
  function lay(): void {
    if (ended) return;
    for (const { tile, drawnIn, picture } of come.splice(0)) {
      if (drawnIn !== colours) {
        picture.close();
        continue;
      }
      const canvas = canvasFor(tile, picture, sheet, tile === whole ? 0 : OVERLAP / pixelsAt(tile.level));
      canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      laid.set(tile.key, { tile, canvas });
      ground.append(canvas);
    }
    clear();
    next();
  }

  /** Tiles of another scale go when those of this one cover the window; of the others the oldest go first. */
  function clear(): void {
    if (window === null) return;
    const level = levelOf(window.scale, density());
    const { seen } = wanted(window, sheet, density());
    const covered = seen.every(({ key }) => laid.has(key));
    for (const [key, { tile }] of laid) {
      if (tile === whole) continue;
      if ((covered && tile.level !== level) || laid.size > KEPT + 1) remove(key, seen);
    }
  }

  function remove(key: string, seen: readonly Tile[]): void {
    if (seen.some((tile) => tile.key === key)) return;
    laid.get(key)?.canvas.remove();
    laid.delete(key);
  }

  worker.onmessage = ({ data: { id, picture } }) => {
    const about = asked.get(id);
    asked.delete(id);
    if (about !== undefined) {
      come.push({ ...about, picture });
      if (come.length === 1) soon(lay);
    }
    next();
  };

  return {
    look(now) {
      window = now;
      next();
      if (now.resting) clear();
    },
    colour(named) {
      colours++;
      for (const { canvas } of laid.values()) canvas.remove();
      laid.clear();
      worker.postMessage({ kind: 'colours', colours: named });
      next();
    },
    end() {
      ended = true;
      worker.onmessage = null;
      worker.terminate();
      for (const { canvas } of laid.values()) canvas.remove();
    },
  };
}

function canvasFor(
  { area, level }: Tile,
  { width, height }: ImageBitmap,
  sheet: Place['sheet'],
  more: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const { style } = canvas;
  // As a share of the sheet, however large that is laid out.
  const along = (units: number) => `${(units / sheet.width) * 100}%`;
  const down = (units: number) => `${(units / sheet.height) * 100}%`;
  style.left = along(area.x - more);
  style.top = down(area.y - more);
  style.width = along(area.width + 2 * more);
  style.height = down(area.height + 2 * more);
  style.zIndex = Number.isFinite(level) ? String(100 + level) : '0';
  return canvas;
}
