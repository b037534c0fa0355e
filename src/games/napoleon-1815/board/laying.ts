import { get, there } from '../../../kernel/there.ts';
import { towards } from '../../../table/land/curves.ts';
import { distance, type Point } from '../../../table/land/lines.ts';
import type { Zone } from '../data/box.ts';
import type { View } from '../position.ts';
import { grown, MAP, overlap, type Rect } from './geometry.ts';
import { type Ground, groundOf } from './ground.ts';
import { FURNISHINGS } from './land/furnishings.ts';
import type { Sheet, Spot } from './sheet.ts';
import { type Loose, type Pile, pilesOf, type Shape } from './stacks.ts';

// Where everything lies that can give way: piles, the names of the places, and flags. A name has its own place on the printed
// sheet; where blocks come to lie on it, it moves to the other side of its place, as a cartographer would have written it.

/** Where all that can give way lies in a view. */
export interface Laid {
  readonly piles: readonly Pile[];
  /** By zone. */
  readonly names: readonly Rect[];
  readonly flags: readonly (Rect | null)[];
}

/** Where things may lie: known for a sheet, asked for each view. */
export interface Placing {
  lay(view: View): Laid;
  /** Where small plates about zones may lie, all else left free. */
  plates(zones: readonly Zone[], w: number, h: number, laid: Laid): ReadonlyMap<Zone, Rect>;
}

/** A place where something may lie, and what that costs whatever lies about it; of the shape of that number. */
interface Option {
  readonly rect: Rect;
  readonly cost: number;
  readonly shape: number;
}

/** Something that looks for its place. */
interface Item {
  readonly isPile: boolean;
  /** Where it stands best of all, if there is such a place: then the others are thought of only when that is taken. */
  readonly home?: Option;
  /** The cheapest first. */
  options(): readonly Option[];
  now: Option;
}

/** How lightly a pile lies on a name or a flag, round after round: first these are to give way. */
const EASE = [0.1, 0.3, 0.6, 1, 1, 1];
const MARK = 60;

/** What it costs to lie on another by a unit: more than any way out of it, for a name under a block is no name. */
function weight({ isPile }: Item, other: Item, ease: number): number {
  if (isPile) return other.isPile ? 60 : 40 * ease;
  return 100;
}

export function placingOf(sheet: Sheet): Placing {
  const { spots } = sheet;
  const regions = spots.map((_, zone) => regionOf(spots, zone));
  const ground = groundOf(sheet, FURNISHINGS, { place: 90, label: 0, chaussee: 2, road: 1.3, bridge: 5, water: 0.4 });
  const kept = new Map<string, readonly Option[]>();
  const optionsOf = (key: string, make: () => readonly Option[]): readonly Option[] => {
    const known = kept.get(key) ?? [...make()].sort((a, b) => a.cost - b.cost);
    kept.set(key, known);
    return known;
  };
  const pileItem = ({ zone, shapes }: Loose): Item => {
    const key = `${zone}:${shapes.map(({ w, h }) => `${w}x${h}`)}`;
    const options = optionsOf(key, () => shapes.flatMap((shape, i) => about(get(regions, zone), ground, shape, i)));
    return { isPile: true, options: () => options, now: get(options, 0) };
  };
  /** What is printed: it stays where it is unless something comes to lie on it. */
  const printed = (kind: 'name' | 'flag', zone: Zone, rect: Rect): Item => {
    const home = { rect, cost: 0, shape: 0 };
    const options = () => optionsOf(`${kind}${zone}`, () => [home, ...beside(get(regions, zone), ground, rect)]);
    return { isPile: false, home, options, now: home };
  };
  let last: { readonly key: string; readonly laid: Laid } | null = null;
  return {
    lay(view) {
      const loose = pilesOf(view, spots.length);
      const marks = marksOf(sheet, view);
      const key = JSON.stringify([loose.map(({ zone, camp, shapes: [a] }) => [zone, camp, a?.w, a?.h]), marks]);
      if (last?.key === key) {
        // The same sizes at the same places: only what is on the blocks may have changed.
        const { piles, names, flags } = last.laid;
        const again = piles.map((pile, i) => ({ ...pile, pieces: sameShape(get(loose, i), pile.at).pieces }));
        return { piles: again, names, flags };
      }
      const piles = loose.map(pileItem);
      const flags = spots.map(({ flag }, zone) => (flag === null ? null : printed('flag', zone, flag)));
      const names = spots.map(({ label }, zone) => printed('name', zone, label));
      settle([...bySize(piles), ...flags.filter((flag) => flag !== null), ...names], marks);
      const laid = {
        piles: loose.map(({ zone, camp, shapes }, i) => {
          const { rect, shape } = get(piles, i).now;
          return { zone, camp, pieces: get(shapes, shape).pieces, at: rect };
        }),
        names: names.map(({ now }) => now.rect),
        flags: flags.map((flag) => flag?.now.rect ?? null),
      };
      last = { key, laid };
      return laid;
    },
    plates(zones, w, h, { piles, names, flags }) {
      const plates = zones.map((zone): Item => {
        const options = optionsOf(`plate${zone}:${w}x${h}`, () => about(get(regions, zone), ground, { w, h }, 0));
        return { isPile: false, options: () => options, now: get(options, 0) };
      });
      const others = [...piles.map(({ at }) => at), ...names, ...flags.filter((flag) => flag !== null)];
      settle(plates, others);
      return new Map(zones.map((zone, i) => [zone, get(plates, i).now.rect]));
    },
  };
}

const sameShape = ({ shapes }: Loose, { w, h }: Rect): Shape =>
  shapes.find((shape) => shape.w === w && shape.h === h) ?? get(shapes, 0);

const bySize = (piles: readonly Item[]): Item[] =>
  [...piles].sort((a, b) => b.now.rect.w * b.now.rect.h - a.now.rect.w * a.now.rect.h);

/** What must be seen whatever stands about it: axes, crossed sabres, destroyed bridges. */
function marksOf({ spots, roads }: Sheet, { axes, destroyed }: View): Rect[] {
  const square = ([x, y]: Point, half: number): Rect => ({ x: x - half, y: y - half, w: 2 * half, h: 2 * half });
  return [
    ...axes.flatMap(({ zone, link }) => {
      const [spot, road] = [spots[zone], roads[link]];
      if (spot === undefined || road === undefined) return [];
      const [first, last] = [get(road.line, 0), there(road.line.at(-1))];
      const far = distance(first, spot.at) < distance(last, spot.at) ? last : first;
      return [square(towards(spot.at, far, spot.r + 38), 24), square([spot.at[0], spot.at[1] - spot.r - 13], 14)];
    }),
    ...destroyed.flatMap((link) => {
      const bridge = roads[link]?.bridge;
      return bridge === null || bridge === undefined ? [] : [square(bridge.at, 15)];
    }),
  ];
}

/** Each takes its cheapest place among the others, a few times over, until nobody moves. */
function settle(items: readonly Item[], marks: readonly Rect[]): void {
  for (const ease of EASE) {
    let moved = false;
    for (const item of items) {
      const next = cheapest(item, items, marks, ease);
      moved ||= next !== item.now;
      item.now = next;
    }
    if (!moved && ease === 1) return;
  }
}

function cheapest(item: Item, items: readonly Item[], marks: readonly Rect[], ease: number): Option {
  const costOf = ({ rect, cost }: Option, most: number): number => {
    const wide = item.isPile ? grown(rect, 3) : rect;
    let sum = cost;
    for (const other of items) {
      if (other === item) continue;
      sum += overlap(wide, other.now.rect) * weight(item, other, ease);
      if (sum >= most) return sum;
    }
    for (const mark of marks) sum += overlap(wide, mark) * MARK;
    return sum;
  };
  if (item.home !== undefined && costOf(item.home, 1) === 0) return item.home;
  let [best, least] = [item.now, Number.POSITIVE_INFINITY];
  for (const option of item.options()) {
    // The options come cheapest first: what lies about them can only make them dearer.
    if (option.cost >= least) break;
    const sum = costOf(option, least);
    if (sum < least) [best, least] = [option, sum];
  }
  return best;
}

/** What it costs a pile to lie a unit away from its zone, and to lie nearer to another zone by a unit. */
const APART = 6;
const ASTRAY = 60;
const FAR = [0, 6, 13, 21, 31, 43, 58, 78, 105];
const BROAD = 30;
const TURNS = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12);

/** From a point to the nearest edge of a rectangle, squared: it is asked for tens of thousands of times. */
function squaredGap([x, y]: Point, { x: left, y: top, w, h }: Rect): number {
  const dx = x < left ? left - x : x > left + w ? x - left - w : 0;
  const dy = y < top ? top - y : y > top + h ? y - top - h : 0;
  return dx * dx + dy * dy;
}

/** A place and those so near that something which lies about it could be taken for theirs. */
interface Region {
  readonly spot: Spot;
  readonly near: readonly Point[];
}

const NEIGHBOURS = 260;

function regionOf(spots: readonly Spot[], zone: Zone): Region {
  const spot = get(spots, zone);
  return { spot, near: spots.map(({ at }) => at).filter((at) => distance(at, spot.at) < NEIGHBOURS) };
}

/** By how much the rectangle is nearer to some other place than to its own. */
function astray({ spot, near }: Region, rect: Rect): number {
  const own = squaredGap(spot.at, rect);
  let nearest = own;
  for (const at of near) nearest = Math.min(nearest, squaredGap(at, rect));
  return nearest === own ? 0 : Math.sqrt(own) - Math.sqrt(nearest);
}

type Size = Pick<Rect, 'w' | 'h'>;

/** So that its edge, not its middle, keeps the distance. */
function around({ at, r }: Spot, turn: number, far: number, { w, h }: Size): Rect {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const x = at[0] + c * (r + far) + Math.sign(c) * Math.min(1, Math.abs(c) * 1.6) * (w / 2) - w / 2;
  const y = at[1] + s * (r + far) + Math.sign(s) * Math.min(1, Math.abs(s) * 1.6) * (h / 2) - h / 2;
  return {
    x: Math.max(MAP.x + 6, Math.min(MAP.x + MAP.w - w - 6, x)),
    y: Math.max(MAP.y + 6, Math.min(MAP.y + MAP.h - h - 8, y)),
    w,
    h,
  };
}

/** The places for a pile or a plate about its zone. */
function about(region: Region, ground: Ground, size: Size, shape: number): Option[] {
  return FAR.flatMap((far) =>
    TURNS.map((turn) => {
      const rect = around(region.spot, turn, 9 + far, size);
      const cost =
        ground.cost(grown(rect, 1)) + far * APART + astray(region, rect) * ASTRAY + (shape === 0 ? 0 : BROAD);
      return { rect, cost, shape };
    }),
  );
}

const NEAR = [2, 9, 18, 30, 44, 60, 80];
/** What it costs a name or a flag to leave its place, and to stand a unit off. */
const MOVED = 40;
const OFF = 6;

/** The other places for a name or a flag about its zone. */
function beside(region: Region, ground: Ground, size: Size): Option[] {
  return NEAR.flatMap((far) =>
    TURNS.map((turn) => {
      const rect = around(region.spot, turn, far, size);
      return {
        rect,
        cost: MOVED + ground.cost(grown(rect, 1)) * 1.3 + far * OFF + astray(region, rect) * ASTRAY,
        shape: 0,
      };
    }),
  );
}
