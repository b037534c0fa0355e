import { type Hex, OFF } from '../../../grids/hexes.ts';
import { get, nothingAt } from '../../../kernel/there.ts';
import type { Ground } from './ground.ts';
import type { Pack } from './schema.ts';

// VE-VII.6, VE-VII.7: which hexes a line from middle to middle crosses depends only on how the two lie to one another.

/** Guns reach 7 hexes; cavalry of 10 MP is seen from where its charge can come next to whoever looks (VE-IX.6-c). */
export const REACH = 11;
const SPAN = 2 * REACH + 1;
/** How many ways two hexes within reach can lie to one another, some of them too far. */
export const BEARINGS = SPAN * SPAN;

/** The number of a difference of two hexes, or OFF beyond reach. */
export function bearing(ground: Ground, from: Hex, to: Hex): number {
  const { q, r } = ground;
  const dq = (q[to] ?? nothingAt(to)) - (q[from] ?? nothingAt(from));
  const dr = (r[to] ?? nothingAt(to)) - (r[from] ?? nothingAt(from));
  const both = dq + dr;
  if (dq > REACH || dq < -REACH || dr > REACH || dr < -REACH || both > REACH || both < -REACH) return OFF;
  return (dq + REACH) * SPAN + dr + REACH;
}

/** Where a bearing points, as differences along the axes; null beyond reach. */
export function pointed(at: number): readonly [dq: number, dr: number] | null {
  const [dq, dr] = [Math.floor(at / SPAN) - REACH, (at % SPAN) - REACH];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) > REACH ? null : [dq, dr];
}

/** One hex that a line crosses, or two between which it runs along their hexside (VE-VII.7-h). */
type Crossing = readonly (readonly [dq: number, dr: number])[];

/** How far a point must be inside, as a part of the line: figures here are fractions with denominators of at most 22. */
const INSIDE = 1e-9;

/**
 * What the line from 0, 0 to dq, dr crosses on its way, in order. A point of the line is nearer to the middle of a hex than to any other
 * while it differs from it by less than 1 along each of three axes: each gives an interval of the line, and a hex is crossed where
 * all three overlap (VE-VII.7-j: in a corner they only meet). Where one of them is exactly 1 all along, the line is the hexside.
 */
export function crossings([dq, dr]: readonly [number, number]): Crossing[] {
  const along = axes(dq, dr);
  const span = (to: number): readonly [number, number] => [Math.min(0, to) - 1, Math.max(0, to) + 1];
  const [[leastQ, mostQ], [leastR, mostR]] = [span(dq), span(dr)];
  const found: { readonly from: number; readonly until: number; readonly hex: readonly [number, number] }[] = [];
  for (let q = leastQ; q <= mostQ; q++)
    for (let r = leastR; r <= mostR; r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      let [from, until] = [0, 1];
      for (const [axis, at] of axes(q, r).entries()) {
        const speed = get(along, axis);
        if (speed === 0 && Math.abs(at) > 1) until = 0;
        if (speed === 0) continue;
        const [a, b] = [(at - 1) / speed, (at + 1) / speed];
        from = Math.max(from, Math.min(a, b));
        until = Math.min(until, Math.max(a, b));
      }
      if (until - from > INSIDE) found.push({ from, until, hex: [q, r] });
    }
  found.sort((a, b) => a.from + a.until - b.from - b.until);
  const out: (readonly [number, number])[][] = [];
  for (const [i, { from, hex }] of found.entries()) {
    const before = found[i - 1];
    // Two hexes at the same time are those on either side of a hexside.
    if (before !== undefined && Math.abs(before.from - from) < INSIDE) out.at(-1)?.push(hex);
    else out.push([hex]);
  }
  return out;
}

const axes = (q: number, r: number): readonly number[] => [2 * q + r, r - q, -q - 2 * r];

const CROSSINGS: readonly (readonly Crossing[] | null)[] = Array.from({ length: BEARINGS }, (_, at) => {
  const to = pointed(at);
  return to === null ? null : crossings(to);
});

/** Of lines with nothing between their ends there are many. */
const NOTHING_BETWEEN: readonly Hex[] = [];

/** The hexes in which units would block a line, two by two; null where the ground does. */
type Between = readonly Hex[] | null;

/**
 * Lines over the ground of a map, however long. A line is clear if no hex crossed blocks or is higher than the lower end; of a pair along a
 * hexside one is enough, and that one alone is kept (VE-VII.7-k).
 */
export function linesOver(
  ground: Ground,
  terrain: Pack['terrain'],
): (from: Hex, to: readonly [dq: number, dr: number], crossed: readonly Crossing[]) => Between {
  const { hexes, height } = ground;
  const blocks = Array.from(ground.terrain, (at) => get(terrain, at).blocks);
  const where = new Map<number, Hex>();
  const key = (q: number, r: number): number => q * 1000 + r;
  for (let hex = 0; hex < hexes.count; hex++) where.set(key(get(ground.q, hex), get(ground.r, hex)), hex);
  return (from, to, crossed) => {
    const [q, r] = [get(ground.q, from), get(ground.r, from)];
    const end = where.get(key(q + to[0], r + to[1]));
    if (end === undefined) return null;
    const low = Math.min(get(height, from), get(height, end));
    const between: Hex[] = [];
    for (const crossing of crossed) {
      const free = crossing
        .map(([dq, dr]) => where.get(key(q + dq, r + dr)) ?? OFF)
        .filter((hex) => hex !== OFF && !blocks[hex] && get(height, hex) <= low);
      if (free.length === 0) return null;
      between.push(free[0] ?? OFF, free[1] ?? OFF);
    }
    return between.length === 0 ? NOTHING_BETWEEN : between;
  };
}

/** Lines of sight from a hex, by bearing. */
export type Sight = (from: Hex) => readonly Between[];

/** The lines of sight of a map. Those from a hex are made when it first looks. */
export function sightOf(ground: Ground, terrain: Pack['terrain']): Sight {
  const lineTo = linesOver(ground, terrain);
  const rows: (readonly Between[])[] = [];
  return (from) => {
    const row =
      rows[from] ??
      CROSSINGS.map((crossed, at) => {
        const to = pointed(at);
        return crossed === null || to === null ? null : lineTo(from, to, crossed);
      });
    rows[from] = row;
    return row;
  };
}

/** Steps in each direction along the axes. */
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** VE-VIII.6-f, VE-VIII.6-j: the ways from the end of a line to the hexes through which it comes in; two where it comes in at a corner. */
export const ENTRANCES: readonly (readonly number[])[] = Array.from({ length: BEARINGS }, (_, at) => {
  const to = pointed(at);
  if (to === null || (to[0] === 0 && to[1] === 0)) return [];
  // Of the six hexsides of the end, those that the line crosses last: the farthest along the way back.
  const back = axes(-to[0], -to[1]);
  const steps = STEPS.map(([q, r]) => {
    const step = axes(q, r);
    return step.reduce((sum, each, axis) => sum + each * get(back, axis), 0);
  });
  const most = Math.max(...steps);
  return steps.flatMap((each, way) => (each === most ? way : []));
});
