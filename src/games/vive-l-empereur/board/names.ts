import { get } from '../../../kernel/there.ts';
import type { HexSheet } from '../../../table/hexes/sheet.ts';
import type { Point } from '../../../table/land/lines.ts';
import type { GroundPlan, PlaceName } from './shown.ts';

// Where names stand: in free ground beside their place, or farther off with a fine line to it.

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

const SIZES = { place: 24, wood: 27, water: 22, way: 22 } as const;
/** How wide a letter is on the whole, as a share of its size. */
const LETTER = { place: 0.52, wood: 0.5, water: 0.44, way: 0.44 } as const;

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
  fortified_farm: 9,
  chateau: 9,
  town: 9,
} as const;

export function placeNames(sheet: HexSheet, plan: GroundPlan, names: readonly PlaceName[]): readonly PlacedName[] {
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
    const middle = (box.top + box.bottom) / 2;
    for (let x = box.left; x <= box.right; x += sheet.radius * 0.5) {
      const hex = sheet.at(x, middle);
      if (hex < 0) continue;
      cost += COST[get(plan.terrain, hex)] + (roads.has(hex) ? 1.5 : 0) + (streams.has(hex) ? 0.7 : 0);
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
    const size = SIZES[kind];
    const wide = text.length * size * LETTER[kind];
    const boxAt = ([x, y]: Point, anchor: PlacedName['anchor']): Box => {
      const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
      return { left, top: y - size * 0.8, right: left + wide, bottom: y + size * 0.25 };
    };
    if (kind !== 'place') {
      taken.push(boxAt(place, 'middle'));
      return { text, kind, at: place, anchor: 'middle', size, turn, lead: null };
    }
    const stands = STANDS.map(([u, v, anchor], i) => {
      const at: Point = [place[0] + u * sheet.radius, place[1] + v * sheet.radius];
      const box = boxAt(at, anchor);
      return { at, anchor, box, far: i >= FAR, cost: costOf(box) + i * 0.25 + (i >= FAR ? 2 : 0) };
    });
    const best = stands.reduce((a, b) => (b.cost < a.cost ? b : a));
    taken.push(best.box);
    return { text, kind, at: best.at, anchor: best.anchor, size, turn, lead: best.far ? place : null };
  });
}
