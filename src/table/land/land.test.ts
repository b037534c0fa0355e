import { describe, expect, it } from 'vitest';
import { get, there } from '../../kernel/there.ts';
import { contours, type Heights } from './contours.ts';
import { crossings, finer } from './curves.ts';
import { furrows } from './fields.ts';
import { hachures, heightAt } from './hachures.ts';
import { village } from './houses.ts';
import { distance, type Line, type Point, placed } from './lines.ts';
import { streamOf } from './rivers.ts';
import { roadLine } from './roads.ts';
import { along } from './slanting.ts';
import { speckle } from './speckle.ts';
import { strokesBy } from './strokes.ts';

/** Land measured every ten units from -100 to 100. */
function measured(height: (x: number, y: number) => number): Heights {
  const [size, step] = [21, 10];
  const at = (i: number) => i * step - 100;
  return {
    cols: size,
    rows: size,
    from: [-100, -100],
    step,
    height: Array.from({ length: size * size }, (_, k) => height(at(k % size), at(Math.floor(k / size)))),
  };
}
const cone = measured((x, y) => 100 - Math.hypot(x, y));

/** Twice the area that a closed line goes round: above nought if it runs clockwise on the sheet. */
const turning = (line: Line): number =>
  line.reduce((sum, [x, y], i) => {
    const [u, v] = get(line, (i + 1) % line.length);
    return sum + x * v - y * u;
  }, 0);

describe('contours', () => {
  it('the contour of a cone is one closed ring about its top', () => {
    const [ring, ...others] = contours(cone, 60);
    expect(others).toEqual([]);
    expect(there(ring).line[0]).toEqual(there(ring).line.at(-1));
    for (const p of there(ring).line) expect(Math.abs(distance(p, [0, 0]) - 40)).toBeLessThan(1.5);
  });

  it('it says on which side the land is higher', () => {
    const [hill] = contours(cone, 60);
    const [hollow] = contours(
      measured((x, y) => Math.hypot(x, y)),
      40,
    );
    expect(there(hill).rising).toBe(turning(there(hill).line) < 0);
    expect(there(hollow).rising).toBe(turning(there(hollow).line) > 0);
  });

  it('a slope from edge to edge has one open line', () => {
    const lines = contours(
      measured((x) => x),
      33,
    );
    expect(lines.length).toBe(1);
    expect(get(lines, 0).line.length).toBe(21);
    for (const [x] of get(lines, 0).line) expect(x).toBeCloseTo(33);
  });

  it('an open line is whole, also where it is first met in its middle', () => {
    const arch = measured((x, y) => y - (x * x) / 100);
    const lines = contours(arch, -50);
    expect(lines.length).toBe(1);
    const ends = [get(get(lines, 0).line, 0), there(get(lines, 0).line.at(-1))].map(([x]) => Math.round(Math.abs(x)));
    expect(ends).toEqual([100, 100]);
  });

  it('two hills have two rings, and joined by a saddle one', () => {
    const hills = measured((x, y) => Math.max(50 - Math.hypot(x - 45, y), 50 - Math.hypot(x + 45, y)));
    expect(contours(hills, 20).length).toBe(2);
    expect(contours(hills, 2).length).toBe(1);
  });

  it('the height between samples is that of the plane through them', () => {
    const plane = measured((x, y) => 2 * x - y);
    expect(heightAt(plane, 12.5, -37)).toBeCloseTo(62);
  });

  it('points along a ring stand evenly, also where it closes', () => {
    const square: Line = [
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ];
    expect(along(square, 20).length).toBe(8);
  });
});

describe('hachures', () => {
  const how = {
    lowest: 5,
    highest: 95,
    between: 10,
    closest: 3.6,
    steep: [0.0105, 0.018, 0.03] as const,
    taken: () => false,
    seed: 3,
  };
  const strokesIn = (path: string): Line[] =>
    path
      .split('M')
      .slice(1)
      .map((stroke) => stroke.split('L').map((p): Point => [Number(p.split(' ')[0]), Number(p.split(' ')[1])]));

  it('every stroke runs downhill, and the steep ones are bold', () => {
    const [fine, middle, bold] = hachures(cone, how);
    expect([fine, middle]).toEqual(['', '']);
    expect(strokesIn(bold).length).toBeGreaterThan(50);
    for (const stroke of strokesIn(bold)) {
      expect(distance(there(stroke.at(-1)), [0, 0])).toBeGreaterThan(distance(get(stroke, 0), [0, 0]));
    }
  });

  it('on gentle slopes they are finer, on the plain there are none', () => {
    const gentle = (k: number) =>
      hachures(
        measured((x, y) => 50 - k * Math.hypot(x, y)),
        { ...how, between: 0.5 },
      );
    expect(gentle(0.015).map((strokes) => strokes !== '')).toEqual([true, false, false]);
    expect(gentle(0.005)).toEqual(['', '', '']);
  });

  it('nothing is engraved over what is drawn already', () => {
    const [, , bold] = hachures(cone, { ...how, taken: ([x]) => x > 0 });
    expect(strokesIn(bold).length).toBeGreaterThan(20);
    for (const stroke of strokesIn(bold)) for (const [x] of stroke) expect(x).toBeLessThanOrEqual(0);
  });
});

describe('pens', () => {
  it('the same seed draws the same road, another one another', () => {
    const road = (seed: number) => roadLine([0, 0], [100, 0], 9, seed);
    expect(road(4)).toEqual(road(4));
    expect(road(5)).not.toEqual(road(4));
    for (const [, y] of road(4)) expect(Math.abs(y)).toBeLessThan(18);
    expect(road(4)[0]).toEqual([0, 0]);
    expect(there(road(4).at(-1))[0]).toBeCloseTo(100);
  });

  it('a river passes near the points of its course and widens to its mouth', () => {
    const course: Line = [
      [0, 0],
      [80, 10],
      [160, 0],
    ];
    const { line, widths } = streamOf(course, 2, 12, 7);
    for (const p of course) expect(Math.min(...line.map((q) => distance(p, q)))).toBeLessThan(3);
    expect(widths[0]).toBeLessThan(3);
    expect(widths.at(-1)).toBeGreaterThan(10);
  });

  it('houses keep apart and out of the street', () => {
    const houses = village([0, 0], { r: 30, many: 25, size: 6 }, [0], speckle(2));
    expect(houses.length).toBe(25);
    const middles = houses.map(({ ridge }) => {
      const [a, b] = ridge
        .slice(1)
        .split('L')
        .map((p) => p.split(' ').map(Number));
      return [(get(there(a), 0) + get(there(b), 0)) / 2, (get(there(a), 1) + get(there(b), 1)) / 2] as const;
    });
    for (const [i, p] of middles.entries()) {
      for (const q of middles.slice(i + 1)) expect(distance(p, q)).toBeGreaterThan(6);
      // The street leaves to the east.
      if (p[0] > 0) expect(Math.abs(p[1])).toBeGreaterThan(4.3);
    }
  });

  it('furrows run from a side to the one opposite', () => {
    const field: Line = [
      [0, 0],
      [10, 0],
      [10, 20],
      [0, 20],
    ];
    expect(furrows(field, [0.5])).toBe('M5 0L5 20');
  });

  it('strokes of one block are one path, those of two blocks or kinds are two', () => {
    const strokes = strokesBy(100);
    strokes.add(10, 10, 'a');
    strokes.add(90, 20, 'b');
    strokes.add(110, 20, 'c');
    strokes.add(20, 20, 'd', 'bold');
    expect(strokes.paths().map(({ kind, d }) => [kind, d])).toEqual([
      ['', 'ab'],
      ['', 'c'],
      ['bold', 'd'],
    ]);
  });
});

describe('lines', () => {
  it('where two lines cross', () => {
    const found = crossings(
      [
        [0, 0],
        [5, 0],
        [10, 0],
      ],
      [
        [7, -5],
        [7, 5],
      ],
    );
    expect(found).toEqual([{ at: [7, 0], i: 1, j: 0 }]);
  });

  it('a shape is turned about nought before it is put in its place', () => {
    const [[x, y] = [0, 0]] = placed([10, 20], Math.PI / 2, [[3, 0]]);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(23);
  });

  it('a finer line has no gap wider than was asked for', () => {
    const fine = finer(
      [
        [0, 0],
        [10, 0],
      ],
      3,
      Math.ceil,
    );
    expect(fine.length).toBe(4);
    expect(fine[1]).toEqual([2.5, 0]);
  });
});
