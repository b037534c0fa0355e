import { get } from '../kernel/there.ts';
/**
 * A map of hexes, numbered row by row from the north-west. They stand in columns with a flat side up, every second column half
 * a hex lower; or in rows with a point up, every second row half a hex further east. Directions go clockwise: from the north
 * for flat tops (N NE SE S SW NW), from the north-east for pointed ones (NE E SE SW W NW); vertex k lies between the
 * directions k and k + 1. All is looked up in tables that are made once for a map.
 */
export interface HexMap {
  readonly cols: number;
  readonly rows: number;
  readonly top: 'flat' | 'pointed';
  /** Which columns or rows are shoved by half a hex, numbered from 1. */
  readonly shoved: 'even' | 'odd';
}

export type Hex = number;
/** What lies beyond the edge. */
export const OFF = -1;
export const WAYS = 6;

export interface Hexes extends HexMap {
  readonly count: number;
  /** The hex next to each in a direction, or OFF: `next[hex * WAYS + way]`. */
  readonly next: Int16Array;
  /** The number of the hexside in a direction, and of a vertex: the same seen from all hexes that share it. */
  readonly side: Int32Array;
  readonly vertex: Int32Array;
  /** How many steps lie between two hexes. */
  distance(a: Hex, b: Hex): number;
  /** The direction of a neighbour, or OFF. */
  wayTo(a: Hex, b: Hex): number;
  /** The hexes of the map at exactly this distance, clockwise. */
  ring(hex: Hex, far: number): Hex[];
  /**
   * The hexes between two, in order, through which the straight line between their middles goes; where it runs along a hexside
   * or through a vertex, those on its left or on its right. Where it leaves the map there are none.
   */
  between(a: Hex, b: Hex, hand: 'left' | 'right'): Hex[];
  /** The middle of a hex; from there to a vertex is 1. */
  middle(hex: Hex): readonly [x: number, y: number];
  /** The hex at a point, or OFF. */
  at(x: number, y: number): Hex;
}

/** Steps in each direction along the two axes q and r, on which hexes lie without being shoved. */
const STEPS: Readonly<Record<HexMap['top'], readonly (readonly [q: number, r: number])[]>> = {
  flat: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  pointed: [
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
  ],
};
const ROOT3 = Math.sqrt(3);
/** Aside of a line by less than any figure of the map, so that it decides for one side. */
const ASIDE = 1e-4;

export function hexesOf(map: HexMap): Hexes {
  const { cols, rows, top, shoved } = map;
  const count = cols * rows;
  const flat = top === 'flat';
  const steps = STEPS[top];
  /** By how much a column or row begins further along its axis, counted from 0. */
  const lead = (i: number) => (i + (shoved === 'even' ? -(i & 1) : i & 1)) / 2;
  const [q, r] = [new Int16Array(count), new Int16Array(count)];
  for (let hex = 0; hex < count; hex++) {
    const [col, row] = [hex % cols, Math.floor(hex / cols)];
    q[hex] = flat ? col : col - lead(row);
    r[hex] = flat ? row - lead(col) : row;
  }
  const hexAt = (along: number, down: number): Hex => {
    const [col, row] = flat ? [along, down + lead(along)] : [along + lead(down), down];
    // What was rounded may be a nought below nought: added to nought it is none.
    return col < 0 || row < 0 || col >= cols || row >= rows ? OFF : row * cols + col + 0;
  };
  const next = new Int16Array(count * WAYS);
  for (let hex = 0; hex < count; hex++) {
    steps.forEach(([dq, dr], way) => {
      next[hex * WAYS + way] = hexAt(get(q, hex) + dq, get(r, hex) + dr);
    });
  }
  const middleOf = (along: number, down: number): readonly [number, number] =>
    flat ? [1.5 * along, ROOT3 * (down + along / 2)] : [ROOT3 * (along + down / 2), 1.5 * down];
  const towards = steps.map(([dq, dr]) => middleOf(dq, dr));

  return {
    ...map,
    count,
    next,
    side: shared(next, count, [[0, 3]]),
    vertex: shared(next, count, [
      [0, 2],
      [1, 4],
    ]),
    distance(a, b) {
      const [dq, dr] = [get(q, a) - get(q, b), get(r, a) - get(r, b)];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    },
    wayTo: (a, b) => next.subarray(a * WAYS, a * WAYS + WAYS).indexOf(b),
    ring(hex, far) {
      if (far === 0) return [hex];
      const found: Hex[] = [];
      // From the corner that lies in the first direction, along each side in turn.
      let [along, down] = [get(q, hex) + get(steps, 0)[0] * far, get(r, hex) + get(steps, 0)[1] * far];
      for (let side = 0; side < WAYS; side++) {
        const [dq, dr] = get(steps, (side + 2) % WAYS);
        for (let i = 0; i < far; i++) {
          const at = hexAt(along, down);
          if (at !== OFF) found.push(at);
          along += dq;
          down += dr;
        }
      }
      return found;
    },
    between(a, b, hand) {
      const [from, to] = [middleOf(get(q, a), get(r, a)), middleOf(get(q, b), get(r, b))];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const aside = (hand === 'left' ? ASIDE : -ASIDE) / Math.hypot(dx, dy);
      const [x, y] = [from[0] + dy * aside, from[1] - dx * aside];
      const found: Hex[] = [];
      let [along, down] = [get(q, a), get(r, a)];
      for (;;) {
        const [cx, cy] = middleOf(along, down);
        // The line leaves a hex by the side that it reaches first: half of the way to the neighbour, measured along that way.
        let [first, way] = [Number.POSITIVE_INFINITY, 0];
        towards.forEach(([wx, wy], k) => {
          const speed = dx * wx + dy * wy;
          const reached = (1.5 - (x - cx) * wx - (y - cy) * wy) / speed;
          if (speed > 1e-9 && reached < first) [first, way] = [reached, k];
        });
        along += get(steps, way)[0];
        down += get(steps, way)[1];
        const hex = hexAt(along, down);
        if (hex === b || first > 1) return found;
        if (hex !== OFF) found.push(hex);
      }
    },
    middle: (hex) => middleOf(get(q, hex), get(r, hex)),
    at(x, y) {
      const [u, v] = flat ? [x / 1.5, y / ROOT3 - x / 3] : [x / ROOT3 - y / 3, y / 1.5];
      let [along, down, third] = [Math.round(u), Math.round(v), Math.round(-u - v)];
      const [fu, fv, fw] = [Math.abs(along - u), Math.abs(down - v), Math.abs(third + u + v)];
      // What was rounded most is what the two others make of it.
      if (fu > fv && fu > fw) along = -down - third;
      else if (fv > fw) down = -along - third;
      else third = -along - down;
      return hexAt(along, down);
    },
  };
}

/**
 * A number for each side or vertex. `twins` says where the same one is found: seen from the neighbour in the direction k + first,
 * it is that neighbour's number k + second.
 */
function shared(
  next: Int16Array,
  count: number,
  twins: readonly (readonly [first: number, second: number])[],
): Int32Array {
  const table = new Int32Array(count * WAYS).fill(OFF);
  let numbers = 0;
  for (let hex = 0; hex < count; hex++) {
    for (let k = 0; k < WAYS; k++) {
      const known = twins
        .map(([first, second]) => {
          const other = get(next, hex * WAYS + ((k + first) % WAYS));
          return other === OFF ? OFF : get(table, other * WAYS + ((k + second) % WAYS));
        })
        .find((number) => number !== OFF);
      table[hex * WAYS + k] = known ?? numbers++;
    }
  }
  return table;
}

/** Names as maps print them: the column and the row, two figures each, from 01. */
export function hexName({ cols }: HexMap, hex: Hex): string {
  const two = (value: number) => String(value + 1).padStart(2, '0');
  return two(hex % cols) + two(Math.floor(hex / cols));
}

/** The hex of a name such as `1508`, or OFF. */
export function hexNamed({ cols, rows }: HexMap, name: string): Hex {
  const [col, row] = /^\d{4}$/.test(name) ? [Number(name.slice(0, 2)) - 1, Number(name.slice(2)) - 1] : [OFF, OFF];
  return col < 0 || row < 0 || col >= cols || row >= rows ? OFF : row * cols + col;
}
