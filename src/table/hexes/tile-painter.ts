import { cellsIn, type Land, type Layer } from './land.ts';
import type { Asked, Colours, Drawn, Piece } from './tile-words.ts';

// Draws land where nobody waits for it: what a worker does that is asked for tiles.

type Context = OffscreenCanvasRenderingContext2D;

/** What of a canvas is drawn with. */
interface Canvas
  extends Pick<Context, 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'globalAlpha' | 'lineCap' | 'lineJoin'> {
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fill(path: Path2D): void;
  stroke(path: Path2D): void;
}

/** Lines grow more slowly than the ground: near means room, not bulk. */
const SLOWER = 0.35;

export interface Painter {
  paint(canvas: Canvas, piece: Piece, colours: Colours): void;
}

/** Strokes become paths once, when they are first met. */
export function painterOf(land: Land, pathOf: (strokes: string) => Path2D): Painter {
  const paths = new Map<Layer, Map<number, Path2D>>();
  const pathIn = (layer: Layer, cell: number): Path2D => {
    const known = paths.get(layer) ?? new Map<number, Path2D>();
    paths.set(layer, known);
    const path = known.get(cell) ?? pathOf(layer.cells.get(cell) ?? '');
    known.set(cell, path);
    return path;
  };
  return {
    paint(canvas, { area, pixels, scale, more }, colours) {
      canvas.setTransform(pixels, 0, 0, pixels, more - area.x * pixels, more - area.y * pixels);
      canvas.lineCap = 'round';
      canvas.lineJoin = 'round';
      const aside = more / pixels;
      const around = {
        x: area.x - aside,
        y: area.y - aside,
        width: area.width + 2 * aside,
        height: area.height + 2 * aside,
      };
      for (const layer of land.layers) {
        const { fill, stroke, width = 1, alpha = 1, from = 0 } = layer.look;
        if (scale < from) continue;
        canvas.globalAlpha = alpha;
        canvas.lineWidth = width * scale ** -SLOWER;
        for (const cell of cellsIn(layer, around)) {
          const path = pathIn(layer, cell);
          if (fill !== undefined) {
            canvas.fillStyle = colours[fill] ?? 'transparent';
            canvas.fill(path);
          }
          if (stroke === undefined) continue;
          canvas.strokeStyle = colours[stroke] ?? 'transparent';
          canvas.stroke(path);
        }
      }
    },
  };
}

/** The worker's end of its line to the page. */
interface Port {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: Drawn, how: { readonly transfer: Transferable[] }): void;
}

/** A worker's whole work: land is made when it is known of which, and drawn in the colours that were said last. */
export function drawTiles<T>(port: Port, landOf: (data: T) => Land): void {
  let painter: Painter | null = null;
  let colours: Colours = {};
  port.onmessage = ({ data }: MessageEvent<Asked | { readonly kind: 'land'; readonly land: T }>) => {
    if (data.kind === 'land') painter = painterOf(landOf(data.land), (strokes) => new Path2D(strokes));
    else if (data.kind === 'colours') colours = data.colours;
    else {
      const { id, piece } = data;
      const { area, pixels, more } = piece;
      const size = (long: number) => Math.max(1, Math.round(long * pixels) + 2 * more);
      const sheet = new OffscreenCanvas(size(area.width), size(area.height));
      const canvas = sheet.getContext('2d', { alpha: false });
      if (canvas === null) return;
      painter?.paint(canvas, piece, colours);
      const drawn: Drawn = { id, picture: sheet.transferToImageBitmap() };
      port.postMessage(drawn, { transfer: [drawn.picture] });
    }
  };
}
