import { type Hex, type Hexes, hexesOf, hexNamed, OFF, WAYS } from '../../../grids/hexes.ts';
import { get } from '../../../kernel/there.ts';
import { type Arm, byArm, HEXSIDES, MOVERS, type Mover, place, TERRAIN } from './names.ts';
import type { Pack, Scenario } from './schema.ts';

/** No way in, no way across, no shock. */
export const SHUT = -1;

/** The ground of a scenario (VE-III.5-a), in tables. A hexside is `hex * WAYS + way`, seen from the hex that is left. */
export interface Ground {
  readonly hexes: Hexes;
  /** The two axes on which hexes lie without being shoved: the same difference is the same way everywhere. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Places in `TERRAIN`. */
  readonly terrain: Uint8Array;
  readonly height: Uint8Array;
  /** By hexside: its place in `HEXSIDES`, or OFF. Slopes are not among them. */
  readonly feature: Int8Array;
  /** By hexside: 1 where a road or path crosses it. */
  readonly road: Uint8Array;
  /** By hex: 1 where a road or path is. */
  readonly roadHex: Uint8Array;
  /** By mover and hexside: what the step over it costs, hex and hexside together, without a road; or SHUT. */
  readonly entry: Readonly<Record<Mover, Int8Array>>;
  /** By arm and hexside: 1 where `isOpen`. */
  readonly open: Readonly<Record<Arm, Uint8Array>>;
  /** By hexside: what the features add to the value of an attacker across it, slope included; NO_SHOCK where there is none. */
  readonly shock: Int8Array;
}

/** In `Ground.shock`: no shock across. */
export const NO_SHOCK = -99;

const [UP, DOWN] = [place(HEXSIDES, 'slope-up'), place(HEXSIDES, 'slope-down')];

export function groundOf(pack: Pack, map: Scenario['map']): Ground {
  const hexes = hexesOf({ cols: map.cols, rows: map.rows, top: 'flat', shoved: 'even' });
  const { count, next } = hexes;
  const [q, r] = [new Int16Array(count), new Int16Array(count)];
  const [terrain, height, roadHex] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
  const [feature, road] = [new Int8Array(count * WAYS).fill(OFF), new Uint8Array(count * WAYS)];
  const letters = new Map(pack.terrain.map(({ letter }, i) => [letter, i]));
  for (let hex = 0; hex < count; hex++) {
    const [col, row] = [hex % map.cols, Math.floor(hex / map.cols)];
    q[hex] = col;
    r[hex] = row - (col - (col & 1)) / 2;
    terrain[hex] = letters.get(map.terrain[row]?.[col] ?? '') ?? 0;
    height[hex] = Number(map.elevation[row]?.[col] ?? 0);
  }
  const named = (hex: string): Hex => hexNamed(hexes, hex);
  /** A hexside as both of its hexes see it. */
  const both = (a: Hex, b: Hex): readonly number[] => [a * WAYS + hexes.wayTo(a, b), b * WAYS + hexes.wayTo(b, a)];
  for (const { a, b, type } of map.hexsides)
    for (const side of both(named(a), named(b))) feature[side] = place(HEXSIDES, type);
  for (const { hexes: way } of map.roads)
    for (const [i, hex] of way.entries()) {
      roadHex[named(hex)] = 1;
      const before = way[i - 1];
      if (before !== undefined) for (const side of both(named(before), named(hex))) road[side] = 1;
    }
  const entry = { foot: table(), line: table(), square: table(), horse: table(), guns: table(), charge: table() };
  const shock = new Int8Array(count * WAYS).fill(NO_SHOCK);
  function table(): Int8Array {
    return new Int8Array(count * WAYS).fill(SHUT);
  }
  for (let hex = 0; hex < count; hex++)
    for (let way = 0; way < WAYS; way++) {
      const side = hex * WAYS + way;
      const to = get(next, side);
      if (to === OFF) continue;
      const rise = get(height, to) - get(height, hex);
      const crossed = [rise > 0 ? UP : rise < 0 ? DOWN : OFF, get(feature, side)]
        .filter((each) => each !== OFF)
        .map((each) => get(pack.hexsides, each));
      const ground = get(pack.terrain, get(terrain, to));
      for (const mover of MOVERS) {
        const costs = [ground, ...crossed].map((each) => (mover === 'charge' ? each.charge : each.move[mover]));
        entry[mover][side] = costs.reduce<number>(
          (sum, cost) => (cost === null || sum === SHUT ? SHUT : sum + cost),
          0,
        );
      }
      shock[side] = crossed.reduce<number>(
        (sum, each) => (each.shock === null || sum === NO_SHOCK ? NO_SHOCK : sum + each.shock),
        0,
      );
    }
  const sides = { hexes, terrain, feature, road, entry };
  const opened = (arm: Arm): Uint8Array =>
    Uint8Array.from({ length: count * WAYS }, (_, side) => (isOpened(sides, arm, side) ? 1 : 0));
  const open = { infantry: opened('infantry'), cavalry: opened('cavalry'), artillery: opened('artillery') };
  return { hexes, q, r, terrain, height, feature, road, roadHex, entry, open, shock };
}

const STRONG: ReadonlySet<number> = new Set([place(TERRAIN, 'fortified-farm'), place(TERRAIN, 'chateau')]);
const RIVER = place(HEXSIDES, 'river');
const POND = place(TERRAIN, 'pond');
const ROOMS = { infantry: 'foot', cavalry: 'horse', artillery: 'guns' } as const;

/**
 * VE-VIII.9-j: may a Disorganised unit of the arm, which needs no formation for roads and bridges, take this step? A road opens what the
 * chart closes, but neither rivers and ponds nor, to horse and guns, strong points.
 */
export const isOpen = (ground: Ground, arm: Arm, hex: Hex, way: number): boolean =>
  byArm(ground.open, arm)[hex * WAYS + way] === 1;

type Sides = Pick<Ground, 'hexes' | 'terrain' | 'feature' | 'road' | 'entry'>;

function isOpened(ground: Sides, arm: Arm, side: number): boolean {
  const to = get(ground.hexes.next, side);
  if (to === OFF) return false;
  if (get(ground.entry[ROOMS[arm]], side) !== SHUT) return true;
  if (get(ground.feature, side) === RIVER) return false;
  const at = get(ground.terrain, to);
  return get(ground.road, side) === 1 && at !== POND && !(arm !== 'infantry' && STRONG.has(at));
}

/** Further than any hex is. */
export const FAR = 32_000;

/** VE-IV.5-d, VE-VIII.9-n: the fewest hexes from each hex to one of these, by the arm's own ways, along the direction of movement. */
export function wayHome(ground: Ground, arm: Arm, goals: readonly Hex[]): Int16Array {
  const { hexes } = ground;
  const far = new Int16Array(hexes.count).fill(FAR);
  const queue = [...goals];
  for (const goal of goals) far[goal] = 0;
  for (let i = 0; i < queue.length; i++) {
    const hex = get(queue, i);
    for (let way = 0; way < WAYS; way++) {
      const from = get(hexes.next, hex * WAYS + way);
      // The step comes from there, against the way that is looked along.
      if (from === OFF || get(far, from) !== FAR || !isOpen(ground, arm, from, (way + 3) % WAYS)) continue;
      far[from] = get(far, hex) + 1;
      queue.push(from);
    }
  }
  return far;
}
