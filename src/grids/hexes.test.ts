import { describe, expect, it } from 'vitest';
import { get } from '../kernel/there.ts';
import { type Hex, type Hexes, type HexMap, hexesOf, hexName, hexNamed, OFF, WAYS } from './hexes.ts';

// Everything is reckoned a second time, slowly, from the middles of the hexes alone.

const MAPS: readonly HexMap[] = (['flat', 'pointed'] as const).flatMap((top) =>
  (['even', 'odd'] as const).map((shoved) => ({ cols: 7, rows: 7, top, shoved })),
);
const all = ({ count }: Hexes): Hex[] => Array.from({ length: count }, (_, hex) => hex);
const apart = (a: readonly number[], b: readonly number[]) => Math.hypot(get(a, 0) - get(b, 0), get(a, 1) - get(b, 1));
const neighbours = (hexes: Hexes, hex: Hex): Hex[] =>
  all(hexes).filter((other) => Math.abs(apart(hexes.middle(hex), hexes.middle(other)) - Math.sqrt(3)) < 1e-6);

/** By walking from neighbour to neighbour. */
function steps(hexes: Hexes, from: Hex): number[] {
  const found = new Array<number>(hexes.count).fill(-1);
  found[from] = 0;
  const queue = [from];
  for (const hex of queue) {
    for (const next of neighbours(hexes, hex)) {
      if (found[next] !== -1) continue;
      found[next] = get(found, hex) + 1;
      queue.push(next);
    }
  }
  return found;
}

/** The compass bearing of the way from one point to another, in degrees. */
const bearing = (a: readonly number[], b: readonly number[]) =>
  ((Math.atan2(get(b, 0) - get(a, 0), get(a, 1) - get(b, 1)) * 180) / Math.PI + 360) % 360;

function nearest(middles: readonly (readonly number[])[], x: number, y: number): Hex {
  let [best, least] = [OFF, Number.POSITIVE_INFINITY];
  middles.forEach(([u = 0, v = 0], hex) => {
    const far = (u - x) ** 2 + (v - y) ** 2;
    if (far < least) [best, least] = [hex, far];
  });
  return best;
}

/** Points of a line that are asked: among them all where it can meet a vertex, on a map of at most seven by seven. */
const ASKED = 3 * 420;

/** By asking very many points of the line, moved a little to one hand, which hex they lie in. */
function crossed(hexes: Hexes, a: Hex, b: Hex, hand: 'left' | 'right'): Hex[] {
  const middles = all(hexes).map(hexes.middle);
  const [p, q] = [hexes.middle(a), hexes.middle(b)];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const k = (hand === 'left' ? 1e-4 : -1e-4) / Math.hypot(dx, dy);
  const found: Hex[] = [];
  for (let i = 0; i <= ASKED; i++) {
    const t = i / ASKED;
    const hex = nearest(middles, p[0] + dx * t + dy * k, p[1] + dy * t - dx * k);
    if (hex !== a && hex !== b && found.at(-1) !== hex) found.push(hex);
  }
  return found;
}

/** Where vertex k of a hex lies: half-way in bearing between the directions k and k + 1. */
function corner(hexes: Hexes, hex: Hex, k: number): readonly number[] {
  const turn = (((hexes.top === 'flat' ? 30 : 60) + k * 60) * Math.PI) / 180;
  const [x, y] = hexes.middle(hex);
  return [x + Math.sin(turn), y - Math.cos(turn)];
}

describe.each(MAPS)('$top tops, $shoved ones shoved', (map) => {
  const hexes = hexesOf(map);

  it('the neighbours are those that touch, clockwise', () => {
    for (const hex of all(hexes)) {
      const ways = Array.from({ length: WAYS }, (_, way) => get(hexes.next, hex * WAYS + way));
      expect(ways.filter((next) => next !== OFF).sort((a, b) => a - b)).toEqual(neighbours(hexes, hex));
      ways.forEach((next, way) => {
        if (next === OFF) return;
        expect(bearing(hexes.middle(hex), hexes.middle(next))).toBeCloseTo(way * 60 + (map.top === 'flat' ? 0 : 30));
        expect(hexes.wayTo(hex, next)).toBe(way);
        expect(hexes.next[next * WAYS + ((way + 3) % WAYS)]).toBe(hex);
      });
      expect(hexes.wayTo(hex, hex)).toBe(OFF);
    }
  });

  it('distances are the fewest steps, and rings all that are as far', () => {
    for (const hex of all(hexes)) {
      const far = steps(hexes, hex);
      for (const other of all(hexes)) expect(hexes.distance(hex, other)).toBe(far[other]);
      for (const radius of [0, 1, 3]) {
        const ring = hexes.ring(hex, radius);
        expect([...ring].sort((a, b) => a - b)).toEqual(all(hexes).filter((other) => far[other] === radius));
      }
    }
  });

  it('a ring goes round clockwise from the first direction', () => {
    const middle = 3 * map.cols + 3;
    expect(hexes.ring(middle, 1)).toEqual(Array.from({ length: WAYS }, (_, way) => hexes.next[middle * WAYS + way]));
  });

  it('a hexside has one number, whichever hex it is seen from', () => {
    const seen = new Map<number, string>();
    for (const hex of all(hexes)) {
      for (let way = 0; way < WAYS; way++) {
        const [a, b] = [corner(hexes, hex, (way + 5) % WAYS), corner(hexes, hex, way)];
        const place = [(get(a, 0) + get(b, 0)) / 2, (get(a, 1) + get(b, 1)) / 2]
          .map((n) => (n + 100).toFixed(3))
          .join();
        const number = get(hexes.side, hex * WAYS + way);
        expect(seen.get(number) ?? place).toBe(place);
        seen.set(number, place);
      }
    }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });

  it('so has a vertex', () => {
    const seen = new Map<number, string>();
    for (const hex of all(hexes)) {
      for (let k = 0; k < WAYS; k++) {
        const place = corner(hexes, hex, k)
          .map((n) => (n + 100).toFixed(3))
          .join();
        const number = get(hexes.vertex, hex * WAYS + k);
        expect(seen.get(number) ?? place).toBe(place);
        seen.set(number, place);
      }
    }
    expect(new Set(seen.values()).size).toBe(seen.size);
  });

  const middles = all(hexes).map(hexes.middle);

  it('a point lies in the hex whose middle is nearest', () => {
    for (const hex of all(hexes)) {
      const [x, y] = hexes.middle(hex);
      for (let turn = 0; turn < 12; turn++) {
        const [u, v] = [x + 0.85 * Math.sin(turn * 0.53), y + 0.85 * Math.cos(turn * 0.53)];
        const best = nearest(middles, u, v);
        // No middle of the map is as near to what lies beyond the edge.
        if (apart(hexes.middle(best), [u, v]) < 0.86) expect(hexes.at(u, v)).toBe(best);
      }
    }
    expect(hexes.at(-3, 2)).toBe(OFF);
  });

  it('the hexes between two are those that the line between their middles goes through', () => {
    const within = all(hexes).filter((hex) => hexes.ring(hex, 1).length === WAYS);
    for (const from of within.slice(0, 4)) {
      for (const to of within) {
        if (to === from) continue;
        for (const hand of ['left', 'right'] as const) {
          expect(hexes.between(from, to, hand)).toEqual(crossed(hexes, from, to, hand));
        }
      }
    }
  });

  it('a line along the rim has no hexes where it leaves the map', () => {
    for (const to of all(hexes)) {
      const seen = (['left', 'right'] as const).map((hand) => hexes.between(0, to, hand).length);
      if (to !== 0) expect(Math.max(...seen)).toBeGreaterThanOrEqual(hexes.distance(0, to) - 1);
    }
  });
});

describe('a map of thirty by twenty-five, as published', () => {
  const map: HexMap = { cols: 30, rows: 25, top: 'flat', shoved: 'even' };
  const hexes = hexesOf(map);
  const near = (name: string) =>
    Array.from(hexes.next.subarray(hexNamed(map, name) * WAYS, hexNamed(map, name) * WAYS + WAYS), (hex) =>
      hex === OFF ? '' : hexName(map, hex),
    );

  it('even columns lie half a hex further south', () => {
    expect(near('1508')).toEqual(['1507', '1607', '1608', '1509', '1408', '1407']);
    expect(near('1408')).toEqual(['1407', '1508', '1509', '1409', '1309', '1308']);
    expect(near('0101')).toEqual(['', '', '0201', '0102', '', '']);
  });

  it('along a hexside the line goes by one hex or the other', () => {
    const [from, to] = [hexNamed(map, '1508'), hexNamed(map, '1707')];
    expect(hexes.distance(from, to)).toBe(2);
    expect(hexes.between(from, to, 'left').map((hex) => hexName(map, hex))).toEqual(['1607']);
    expect(hexes.between(hexNamed(map, '1508'), hexNamed(map, '1708'), 'left').map((h) => hexName(map, h))).toEqual([
      '1607',
    ]);
    expect(hexes.between(hexNamed(map, '1508'), hexNamed(map, '1708'), 'right').map((h) => hexName(map, h))).toEqual([
      '1608',
    ]);
  });

  it('names that are none are off the map', () => {
    for (const name of ['0001', '3101', '0126', '151', 'e4', '']) expect(hexNamed(map, name)).toBe(OFF);
  });
});
