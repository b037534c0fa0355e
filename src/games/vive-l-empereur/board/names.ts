import type { Hex } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import type { Point } from '../../../table/land/lines.ts';
import type { GroundPlan, PlaceName } from './shown.ts';

// Where names stand: in free ground beside their place, or farther off with a fine line to it. No name lies under a piece as long as there
// is other ground for it: it gives way to the piece, and comes back.

export interface PlacedName {
  readonly text: string;
  readonly kind: PlaceName['kind'];
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly turn: number;
  /** The place that it belongs to, if it stands too far off to be seen to. */
  readonly lead: Point | null;
}

const SIZES = { place: 26, wood: 31, water: 24, way: 23 } as const;
/** How large letters are at each level: they grow more slowly than the ground. */
const LEVELS = [1, 0.74, 0.5, 0.4] as const;
/** How wide a letter is on the whole, as a share of its size. */
const LETTER = { place: 0.62, wood: 0.5, water: 0.44, way: 0.44 } as const;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a name may stand about its place: how far to the side and up, in radii, and on which side of that it begins. */
const STANDS = [
  [0.95, 0.2, 'start'],
  [-0.95, 0.2, 'end'],
  [0, 1.45, 'middle'],
  [0, -1.05, 'middle'],
  [0.85, 1.05, 'start'],
  [-0.85, 1.05, 'end'],
  [0.85, -0.65, 'start'],
  [-0.85, -0.65, 'end'],
  [1.6, 2, 'start'],
  [-1.6, 2, 'end'],
  [1.6, -1.6, 'start'],
  [-1.6, -1.6, 'end'],
  [3, 0.3, 'start'],
  [-3, 0.3, 'end'],
  [2.2, 3.4, 'start'],
  [-2.2, 3.4, 'end'],
  [2.4, -3.6, 'start'],
  [-2.4, -3.6, 'end'],
  [4.4, -2.6, 'start'],
  [-4.4, -2.6, 'end'],
  [4.4, 2.6, 'start'],
  [-4.4, 2.6, 'end'],
  [3.4, -5.4, 'start'],
  [-3.4, -5.4, 'end'],
  [3.4, 5.4, 'start'],
  [-3.4, 5.4, 'end'],
] as const;
/** From here on in the list a fine line leads to the place. */
const FAR = 8;
/** What a name covers, and how much is lost by it. */
const COST = {
  clear: 0,
  rough: 1,
  thicket: 2,
  marsh: 2,
  forest: 2,
  pond: 4,
  farm: 9,
  'fortified-farm': 9,
  chateau: 9,
  town: 9,
} as const;

export function placeNames(
  sheet: HexSheet,
  plan: GroundPlan,
  names: readonly PlaceName[],
  pieces: ReadonlySet<Hex>,
  level = 0,
): readonly PlacedName[] {
  const roads = new Set(plan.roads.filter(({ type }) => type === 'road').flatMap(({ hexes }) => hexes));
  const streams = new Set(plan.streams.flat());
  const taken: Box[] = [];
  const costOf = (box: Box): number => {
    let cost = 0;
    if (box.left < 0 || box.top < 0 || box.right > sheet.width || box.bottom > sheet.height) cost += 60;
    for (const other of taken) {
      if (box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
        cost += 40;
    }
    const covered = new Set<Hex>();
    const step = sheet.radius * 0.4;
    for (const y of [box.top, (box.top + box.bottom) / 2, box.bottom])
      for (let x = box.left; x < box.right + step; x += step) covered.add(sheet.at(Math.min(x, box.right), y));
    for (const hex of covered) {
      if (hex < 0) continue;
      cost += COST[get(plan.terrain, hex)] + (roads.has(hex) ? 1.5 : 0) + (streams.has(hex) ? 0.7 : 0);
      if (pieces.has(hex)) cost += 12;
    }
    return cost;
  };
  // Several hexes of one place have one name; what has its own place on the sheet is put there first.
  const seen = new Set<string>();
  const once = names.filter(({ text, kind }) => {
    const key = `${kind} ${text}`;
    return !seen.has(key) && seen.add(key).size > 0;
  });
  const inOrder = once.toSorted((a, b) => Number(a.kind === 'place') - Number(b.kind === 'place'));
  return inOrder.map(({ hex, text, kind, turn = 0 }): PlacedName => {
    const place = sheet.middle(hex);
    const size = SIZES[kind] * (LEVELS[level] ?? 1);
    const wide = text.length * size * LETTER[kind];
    const boxAt = ([x, y]: Point, anchor: PlacedName['anchor']): Box => {
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      return { left, top: y - size * 0.8, right: left + wide, bottom: y + size * 0.25 };
    };
    if (kind !== 'place') {
      taken.push(...boxesAlong(place, wide, size, turn));
      return { text, kind, at: place, anchor: 'middle', size, turn, lead: null };
    }
    const stands = STANDS.map(([u, v, anchor], i) => {
      const at: Point = [place[0] + u * sheet.radius, place[1] + v * sheet.radius];
      const box = boxAt(at, anchor);
      return { at, anchor, box, far: i >= FAR, cost: costOf(box) + i * 0.3 + (i >= FAR ? 2 : 0) };
    });
    const best = stands.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return { text, kind, at: best.at, anchor: best.anchor, size, turn, lead: best.far ? place : null };
  });
}

/** A turned name as small boxes along its line. */
function boxesAlong([x, y]: Point, wide: number, size: number, turn: number): readonly Box[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const many = Math.max(1, Math.round(wide / size));
  return Array.from({ length: many }, (_, i): Box => {
    const far = ((i + 0.5) / many - 0.5) * wide;
    const [u, v] = [x + far * c + size * 0.3 * s, y + far * s - size * 0.3 * c];
    return { left: u - size / 2, top: v - size / 2, right: u + size / 2, bottom: v + size / 2 };
  });
}
