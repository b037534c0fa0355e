import type { Zone } from '../data/box.ts';
import { type Block, type Camp, isVedette, type Nation } from '../pieces.ts';
import type { View } from '../position.ts';
import { distance, grown, MAP, overlap, type Point, type Rect, towards } from './geometry.ts';
import { type Ground, groundOf } from './ground.ts';
import { FURNISHINGS } from './land/furnishings.ts';
import { LYING, SMALL, STANDING } from './pieces/blocks.tsx';
import type { Sheet, Spot } from './sheet.ts';
import { blocksAt } from './table.ts';

/** One block of a pile, from the pile's corner. */
export type Piece =
  | { readonly kind: 'block'; readonly block: Block; readonly x: number; readonly y: number }
  | { readonly kind: 'back'; readonly nation: Nation; readonly done: boolean; readonly x: number; readonly y: number };

/** The blocks of a camp in a zone, together. */
export interface Pile {
  readonly zone: Zone;
  readonly camp: Camp;
  readonly pieces: readonly Piece[];
  readonly at: Rect;
}

interface Loose {
  readonly zone: Zone;
  readonly w: number;
  readonly h: number;
}

const ROW = LYING.h + 1;
const COLUMN = LYING.w + 4;
const HIGH = 4;

/** What the piles of a view look like and how large they are. */
function pilesOf(view: View, zones: number): (Omit<Pile, 'at'> & Loose)[] {
  const out: (Omit<Pile, 'at'> & Loose)[] = [];
  for (let zone = 0; zone < zones; zone++) {
    for (const camp of [0, 1]) {
      const pieces = arrange(blocksAt(view, zone, camp), backsAt(view, zone, camp));
      if (pieces.length === 0) continue;
      const size = (piece: Piece) =>
        piece.kind === 'back' ? { w: STANDING.w + 7, h: STANDING.h + 7 } : isVedette(piece.block) ? SMALL : LYING;
      const w = Math.max(...pieces.map((piece) => piece.x + size(piece).w));
      const h = Math.max(...pieces.map((piece) => piece.y + size(piece).h)) + 4;
      out.push({ zone, camp, pieces, w, h });
    }
  }
  return out;
}

function backsAt(view: View, zone: Zone, camp: Camp): readonly { readonly nation: Nation; readonly done: boolean }[] {
  return view.hidden
    .filter((group) => group.zone === zone && (group.nation === 0) === (camp === 0))
    .flatMap(({ nation, activated, count }) => Array.from({ length: count }, () => ({ nation, done: activated })));
}

/** Corps and commanders in columns, vedettes under them, then those that show their backs. */
function arrange(
  blocks: readonly Block[],
  backs: readonly { readonly nation: Nation; readonly done: boolean }[],
): Piece[] {
  const lying = blocks.filter((block) => !isVedette(block));
  const riders = blocks.filter(isVedette);
  const columns = Math.max(1, Math.ceil(lying.length / HIGH));
  const high = Math.ceil(lying.length / columns);
  const pieces: Piece[] = lying.map((block, i) => ({
    kind: 'block',
    block,
    x: Math.floor(i / high) * COLUMN,
    y: (i % high) * ROW,
  }));
  let y = lying.length === 0 ? 0 : high * ROW + 5;
  const abreast = Math.max(3, columns * 2);
  const step = riders.length > 2 && columns === 1 ? 35 : SMALL.w + 3;
  riders.forEach((block, i) => {
    pieces.push({ kind: 'block', block, x: (i % abreast) * step, y: y + Math.floor(i / abreast) * (SMALL.h - 2) });
  });
  if (riders.length > 0) y += Math.ceil(riders.length / abreast) * (SMALL.h - 2) + 5;
  backs.forEach(({ nation, done }, i) => {
    pieces.push({
      kind: 'back',
      nation,
      done,
      x: (i % 5) * (STANDING.w - 6),
      y: y + Math.floor(i / 5) * (STANDING.h - 8),
    });
  });
  return pieces;
}

/** Where piles may lie: known for a sheet, asked for each view. */
export interface Placing {
  piles(view: View): readonly Pile[];
  /** Where small plates about zones may lie, the piles left free. */
  plates(zones: readonly Zone[], w: number, h: number, piles: readonly Pile[]): ReadonlyMap<Zone, Rect>;
}

export function placingOf(sheet: Sheet): Placing {
  const ground = groundOf(sheet, FURNISHINGS, {
    place: 16,
    label: 8,
    chaussee: 2,
    road: 1.3,
    bridge: 4,
    water: 0.4,
  });
  let last: { readonly key: string; readonly piles: readonly Pile[] } | null = null;
  return {
    piles(view) {
      const loose = pilesOf(view, sheet.spots.length);
      const kept = marksOf(sheet, view);
      const key = JSON.stringify([loose.map(({ zone, camp, w, h }) => [zone, camp, w, h]), kept]);
      if (last?.key === key) {
        const places = last.piles;
        return loose.map(({ zone, camp, pieces }, i) => ({ zone, camp, pieces, at: places[i]!.at }));
      }
      const rects = settle(sheet, ground, loose, kept);
      const piles = loose.map(({ zone, camp, pieces }, i) => ({ zone, camp, pieces, at: rects[i]! }));
      last = { key, piles };
      return piles;
    },
    plates(zones, w, h, piles) {
      const loose = zones.map((zone) => ({ zone, w, h }));
      const rects = settle(
        sheet,
        ground,
        loose,
        piles.map(({ at }) => at),
      );
      return new Map(loose.map(({ zone }, i) => [zone, rects[i]!]));
    },
  };
}

/** What must be seen whatever stands about it: axes, crossed sabres, destroyed bridges. */
function marksOf({ spots, roads }: Sheet, { axes, destroyed }: View): Rect[] {
  const about = ([x, y]: Point, half: number): Rect => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half });
  return [
    ...axes.flatMap(({ zone, link }) => {
      const [spot, road] = [spots[zone], roads[link]];
      if (spot === undefined || road === undefined) return [];
      const [first, last] = [road.line[0]!, road.line.at(-1)!];
      const far = distance(first, spot.at) < distance(last, spot.at) ? last : first;
      return [about(towards(spot.at, far, spot.r + 38), 24), about([spot.at[0], spot.at[1] - spot.r - 13], 14)];
    }),
    ...destroyed.flatMap((link) => {
      const bridge = roads[link]?.bridge;
      return bridge === null || bridge === undefined ? [] : [about(bridge.at, 15)];
    }),
  ];
}

/** What it costs to lie a unit away from one's zone, and to lie nearer to another zone by a unit. */
const APART = 9;
const ASTRAY = 60;
const FAR = [0, 5, 11, 18, 27, 38, 52, 68];
const TURNS = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);

/** Each looks for the cheapest place about its zone, a few times over: nobody lies on anybody. */
function settle(sheet: Sheet, ground: Ground, loose: readonly Loose[], kept: readonly Rect[]): Rect[] {
  const options = loose.map(({ zone, w, h }) => optionsFor(sheet, zone, ground, w, h));
  const order = loose.map((_, i) => i).sort((a, b) => loose[b]!.w * loose[b]!.h - loose[a]!.w * loose[a]!.h);
  const placed: (Rect | undefined)[] = loose.map(() => undefined);
  for (let round = 0; round < 4; round++) {
    for (const i of order) {
      const others = [...placed.filter((rect, j) => rect !== undefined && j !== i).map((rect) => rect!), ...kept];
      let least = Number.POSITIVE_INFINITY;
      for (const { rect, cost } of options[i]!) {
        if (cost >= least) continue;
        const wide = grown(rect, 3);
        let sum = cost;
        for (const other of others) sum += overlap(wide, other) * 1.5;
        if (sum < least) {
          least = sum;
          placed[i] = rect;
        }
      }
    }
  }
  return placed.map((rect, i) => rect ?? options[i]![0]!.rect);
}

/** From a point to the nearest edge of a rectangle. */
function gap([x, y]: Point, { x: left, y: top, w, h }: Rect): number {
  return Math.hypot(Math.max(left - x, 0, x - left - w), Math.max(top - y, 0, y - top - h));
}

/** By how much the rectangle is nearer to some other zone than to its own. */
function astray(spots: readonly Spot[], zone: Zone, rect: Rect): number {
  const own = gap(spots[zone]!.at, rect);
  let nearest = own;
  for (const { at } of spots) nearest = Math.min(nearest, gap(at, rect));
  return own - nearest;
}

function optionsFor(
  { spots }: Sheet,
  zone: Zone,
  ground: Ground,
  w: number,
  h: number,
): { readonly rect: Rect; readonly cost: number }[] {
  const { at, r } = spots[zone]!;
  return FAR.flatMap((far) =>
    TURNS.map((turn) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const reach = r + 4 + far;
      // The pile's edge, not its middle, keeps the distance.
      const middle: Point = [
        at[0] + c * reach + Math.sign(c) * Math.min(1, Math.abs(c) * 1.6) * (w / 2),
        at[1] + s * reach + Math.sign(s) * Math.min(1, Math.abs(s) * 1.6) * (h / 2),
      ];
      const rect: Rect = {
        x: Math.max(MAP.x + 6, Math.min(MAP.x + MAP.w - w - 6, middle[0] - w / 2)),
        y: Math.max(MAP.y + 6, Math.min(MAP.y + MAP.h - h - 8, middle[1] - h / 2)),
        w,
        h,
      };
      return { rect, cost: ground.cost(grown(rect, 1)) + far * APART + astray(spots, zone, rect) * ASTRAY };
    }),
  );
}
