import { describe, expect, it } from 'vitest';
import { hexNamed, OFF, WAYS } from '../../grids/hexes.ts';
import type { Thing } from '../../kernel/game.ts';
import { get } from '../../kernel/there.ts';
import { distance, type Line, type Point } from '../land/lines.ts';
import { createStore } from '../store.ts';
import type { Window } from '../window.ts';
import { hexThing, hit, nextBy, type Standing, thingHex } from './cursor.ts';
import { relative } from './figures.ts';
import { blankLand, CELL, cellsIn, cut, dashesOf } from './land.ts';
import { nearnessOf } from './near.ts';
import { bearing, bracketsPath, hexesPath, outlinePath, sheetOf, stepOf } from './sheet.ts';
import { levelOf, meets, pixelsAt, seenOf, TILE, wanted } from './tiles.ts';

const flat = sheetOf({ cols: 6, rows: 5, top: 'flat', shoved: 'even' }, 40, 20);
const pointed = sheetOf({ cols: 6, rows: 5, top: 'pointed', shoved: 'odd' }, 40, 20);
const at = (name: string) => hexNamed(flat.hexes, name);

describe.each([
  ['flat tops', flat],
  ['pointed tops', pointed],
])('a sheet of hexes with %s', (_, sheet) => {
  const all = Array.from({ length: sheet.hexes.count }, (_unused, hex) => hex);

  it('has every hex within its margins, and touches them on all four sides', () => {
    const points = all.flatMap((hex) => sheet.corners(hex));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeCloseTo(20);
    expect(Math.min(...ys)).toBeCloseTo(20);
    expect(sheet.width - Math.max(...xs)).toBeCloseTo(20, -0.5);
    expect(sheet.height - Math.max(...ys)).toBeCloseTo(20, -0.5);
  });

  it('finds each hex at its middle and near its corners, and nothing beyond the edge', () => {
    for (const hex of all) {
      for (const [x, y] of [sheet.middle(hex), ...sheet.corners(hex, 0.95)]) expect(sheet.at(x, y)).toBe(hex);
    }
    expect(sheet.at(1, 1)).toBe(OFF);
  });

  it('two neighbours have the same side, seen from either', () => {
    for (const hex of all) {
      for (let way = 0; way < WAYS; way++) {
        const other = get(sheet.hexes.next, hex * WAYS + way);
        if (other === OFF) continue;
        const [a, b] = sheet.side(hex, way);
        const [d, c] = sheet.side(other, (way + 3) % WAYS);
        expect(distance(a, c) + distance(b, d)).toBeLessThan(1e-9);
        const [x, y] = sheet.middle(hex);
        const turn = bearing(sheet.hexes.top, way);
        expect(
          distance(sheet.middle(other), [
            x + Math.sin(turn) * 40 * Math.sqrt(3),
            y - Math.cos(turn) * 40 * Math.sqrt(3),
          ]),
        ).toBeLessThan(1e-9);
      }
    }
  });

  it('an arrow and the one against it lead back, and four arrows reach every hex', () => {
    const arrows = [
      [1, 0],
      [0, 1],
    ] as const;
    const reached = new Set([0]);
    for (const hex of reached) {
      for (const [dx, dy] of arrows) {
        const next = stepOf(sheet, hex, [dx, dy]);
        if (next === OFF) continue;
        reached.add(next);
        const [[x, y], [u, v]] = [sheet.middle(hex), sheet.middle(next)];
        expect((u - x) * dx + (v - y) * dy).toBeGreaterThan(0);
        const isAlong = (sheet.hexes.top === 'flat') === (dx === 0) || sheet.hexes.top === 'flat';
        if (isAlong) expect(stepOf(sheet, next, [-dx, -dy])).toBe(hex);
      }
    }
    expect(reached.size).toBe(sheet.hexes.count);
  });
});

describe('paths over hexes', () => {
  it('the edge about several hexes leaves out the sides that they share', () => {
    const sides = (path: string) => path.split('M').length - 1;
    expect(sides(outlinePath(flat, new Set([at('0202')])))).toBe(6);
    expect(sides(outlinePath(flat, new Set([at('0202'), at('0203')])))).toBe(10);
    expect(sides(hexesPath(flat, [at('0202'), at('0203')]))).toBe(2);
    expect(sides(bracketsPath(flat, at('0202')))).toBe(6);
  });
});

describe('what is meant', () => {
  const stand = (thing: Thing, name: string): Standing => {
    const [x, y] = flat.middle(at(name));
    return { thing, hex: at(name), x, y };
  };
  const standing = [stand('unit:7', '0303'), stand('leader:1', '0303'), stand('unit:9', '0304')];

  it('bare ground is the hex there, beyond the edge nothing', () => {
    const [x, y] = flat.middle(at('0402'));
    expect(hit(flat, standing, [x + 30, y], null)).toBe(hexThing(at('0402')));
    expect(hit(flat, standing, [1, 1], null)).toBeNull();
    expect(thingHex(flat, hexThing(at('0402')))).toBe(at('0402'));
    expect(thingHex(flat, 'unit:402')).toBe(OFF);
    expect(thingHex(flat, `hex:${flat.hexes.count}`)).toBe(OFF);
  });

  it('a finger means the nearest counter within reach of it on the screen, a pointer only the hex', () => {
    const [x, y] = flat.middle(at('0303'));
    const beside: Point = [x, y + 40];
    expect(hit(flat, standing, beside, null)).toBe(hexThing(at('0304')));
    expect(hit(flat, standing, beside, { scale: 0.5 })).toBe('unit:9');
    expect(hit(flat, standing, [x, y + 30], { scale: 0.5 })).toBe('unit:7');
    expect(hit(flat, standing, [x + 38, y], { scale: 2 })).toBe(hexThing(at('0303')));
  });

  it('arrow keys go to the counter of the next hex, or to the hex itself', () => {
    expect(nextBy(flat, standing, 'unit:7', 'ArrowDown')).toBe('unit:9');
    expect(nextBy(flat, standing, 'unit:9', 'ArrowUp')).toBe('unit:7');
    expect(nextBy(flat, standing, 'leader:1', 'ArrowUp')).toBe(hexThing(at('0302')));
    expect(nextBy(flat, standing, hexThing(at('0101')), 'ArrowUp')).toBeNull();
    expect(nextBy(flat, standing, hexThing(at('0101')), 'x')).toBeNull();
  });
});

describe('land in cells', () => {
  const long: Line = Array.from({ length: 200 }, (_, i): Point => [i * 5, 100 + (i % 7)]);

  it('a long line is cut into pieces that follow on each other, none of them long', () => {
    const pieces = cut(long, 48);
    expect(pieces.length).toBeGreaterThan(15);
    pieces.forEach((piece, i) => {
      const length = piece.slice(1).reduce((sum, p, k) => sum + distance(p, get(piece, k)), 0);
      expect(length).toBeLessThanOrEqual(48 + 9);
      if (i > 0) expect(piece[0]).toEqual(get(pieces, i - 1).at(-1));
    });
    expect(pieces[0]?.[0]).toEqual(long[0]);
    expect(pieces.at(-1)?.at(-1)).toEqual(long.at(-1));
  });

  it('dashes are as long and as far apart as said, also round corners', () => {
    const dashes = dashesOf(
      [
        [0, 0],
        [15, 0],
        [15, 30],
      ],
      10,
      5,
    );
    expect(dashes).toEqual([
      [
        [0, 0],
        [10, 0],
      ],
      [
        [15, 0],
        [15, 10],
      ],
      [
        [15, 15],
        [15, 25],
      ],
    ]);
  });

  it('whoever draws an area gets every stroke that may reach into it, and those far off are left out', () => {
    const land = blankLand(2000, 2000);
    const pen = land.pen({ stroke: 'a' });
    pen.line(long);
    pen.add(1500, 1500, 'M1500 1500l5 5');
    const [layer] = land.layers;
    const cells = (x: number, y: number) => cellsIn(get([layer], 0), { x, y, width: 10, height: 10 });
    expect(cells(100, 100).length).toBe(1);
    // Within reach of the next cell.
    expect(cells(CELL + 10, 100).length).toBe(2);
    expect(cells(1500, 1500).length).toBe(1);
    expect(cells(100, 1500)).toEqual([]);
  });

  it('large shapes are never cut', () => {
    const land = blankLand(2000, 2000);
    land.pen({ fill: 'a', whole: true }).add(1500, 1500, 'M0 0H2000V2000H0Z');
    expect(cellsIn(get(land.layers, 0), { x: 0, y: 0, width: 10, height: 10 }).length).toBe(1);
  });
});

describe('tiles', () => {
  const sheet = { width: 4000, height: 3000 };
  const window = { x: -1000, y: -500, scale: 1, width: 1000, height: 600 };

  it('land is never enlarged, and never drawn twice as fine as it is seen', () => {
    for (const scale of [0.3, 0.5, 0.71, 1, 1.3, 2]) {
      for (const density of [1, 2, 3]) {
        const pixels = pixelsAt(levelOf(scale, density));
        expect(pixels).toBeGreaterThanOrEqual(scale * density * 0.999);
        expect(pixels).toBeLessThan(scale * density * Math.SQRT2 * 1.001);
      }
    }
  });

  it('those that are seen cover the window, the nearest to its middle first, then comes a ring', () => {
    const { seen, ring } = wanted(window, sheet, 1);
    const area = seenOf(window);
    for (let x = area.x + 1; x < area.x + area.width; x += 50) {
      for (let y = area.y + 1; y < area.y + area.height; y += 50) {
        const here = { x, y, width: 0.1, height: 0.1 };
        expect(seen.some((tile) => meets(tile.area, here))).toBe(true);
      }
    }
    const far = seen.map((tile) => Math.hypot(tile.area.x + TILE / 2 - 1500, tile.area.y + TILE / 2 - 800));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(ring.length).toBeGreaterThan(5);
    expect(ring.some((tile) => seen.some(({ key }) => key === tile.key))).toBe(false);
  });

  it('none lies beyond the sheet', () => {
    const { seen, ring } = wanted({ ...window, x: 8, y: 8 }, sheet, 1);
    for (const { area } of [...seen, ...ring]) {
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.y).toBeGreaterThanOrEqual(0);
      expect(area.x).toBeLessThan(sheet.width);
    }
  });
});

describe('figures', () => {
  it('a path in steps ends where the path itself does, so many times as large', () => {
    expect(relative('M10 20L30 40H50V10Z', 0.5)).toBe('m5 10l10 10h10v-15z');
    expect(relative('m10 20 5 5-5 0z', 1)).toBe('m10 20l5 5l-5 0z');
    expect(relative('M2 2C4 4 6 6 8 8S10 10 12 12Q1 1 2 2', 1)).toBe('m2 2c2 2 4 4 6 6s2 2 4 4q-11 -11 -10 -10');
    expect(relative('M1 1A5 5 0 0 1 11 1', 2)).toBe('m2 2a10 10 0 0 1 20 0');
  });

  it('a second part begins where it lies, whatever was closed before', () => {
    expect(relative('M0 0h10v10zM20 20h5', 1)).toBe('m0 0h10v10zm20 20h5');
  });

  it('what is no path is said to be none', () => {
    expect(() => relative('M0 0x3', 1)).toThrow('no path has the command x');
  });
});

it('the number of a hex is what its thing is called', () => {
  expect(hexThing(7)).toBe('hex:7');
});

describe('how near things are', () => {
  it('what is seen from farther off is drawn so at once, what has come nearer only at rest', () => {
    const at = (scale: number, resting: boolean): Window => ({ x: 0, y: 0, scale, width: 100, height: 100, resting });
    const now = createStore<Window | null>(at(2, true));
    const nearness = nearnessOf({ now, show: () => {} }, [0.5, 1], 0);
    nearness.start();
    const level = (scale: number, resting: boolean): number => {
      now.set(at(scale, resting));
      return nearness.level.get();
    };
    expect([level(2, true), level(0.7, false), level(0.3, false)]).toEqual([2, 1, 0]);
    expect([level(0.7, false), level(2, false), level(2, true)]).toEqual([0, 0, 2]);
  });
});
