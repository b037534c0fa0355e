import { describe, expect, it } from 'vitest';
import { OFF, WAYS } from '../../../../grids/hexes.ts';
import { get } from '../../../../kernel/there.ts';
import { distance, type Line, type Point } from '../../../../table/land/lines.ts';
import { standardBox } from '../../data/standard.ts';
import { placeNames } from '../names.ts';
import { namesOf, planOf } from '../plan.ts';
import { RADIUS, sheetFor } from '../sheet.ts';
import type { GroundPlan } from '../shown.ts';
import { LAND_COLOURS } from './colours.ts';
import { countryOf } from './country.ts';
import { landOf } from './land.ts';
import { drawRelief } from './relief.ts';
import { roadLines } from './roads.ts';
import { chains, streamLines } from './streams.ts';
import { drawWoods } from './woods.ts';

const box = await standardBox();
const battles = box.scenarios.map((_, i) => box.battle(i));
const ends = (paths: readonly string[]): Point[] =>
  paths.map((path) => {
    const [x = 0, y = 0] = path
      .slice(1)
      .split(/[ a-zA-Z]/)
      .map(Number);
    return [x, y];
  });
/** A pen that only remembers. */
const pen = () => {
  const paths: string[] = [];
  return {
    paths,
    add: (_x: number, _y: number, path: string) => void paths.push(path),
    line: () => {},
    dashes: () => {},
  };
};

describe.each(battles.map((battle) => [battle.id, battle] as const))('the land of %s', (_, battle) => {
  const plan = planOf(battle);
  const sheet = sheetFor(plan);
  const country = countryOf(plan);

  it('hachures stand only where the ground changes its level', () => {
    const [fine, bold] = [pen(), pen()];
    drawRelief(country, fine, bold);
    const slopes = plan.elevation.flatMap((level, hex) =>
      Array.from({ length: WAYS }, (_unused, way) => way).flatMap((way): Line[] => {
        const other = get(sheet.hexes.next, hex * WAYS + way);
        return other !== OFF && plan.elevation[other] !== level ? [sheet.side(hex, way)] : [];
      }),
    );
    expect(fine.paths.length + bold.paths.length).toBeGreaterThan(200);
    for (const at of ends([...fine.paths, ...bold.paths]).filter(([x, y]) => sheet.at(x, y) !== OFF)) {
      const nearest = Math.min(...slopes.map(([a, b]) => Math.min(distance(at, a ?? at), distance(at, b ?? at))));
      expect(nearest).toBeLessThan(RADIUS * 1.1);
    }
  });

  it('streams run along their hexsides', () => {
    const sides = plan.streams.map(([a, b]) => sheet.side(a, sheet.hexes.wayTo(a, b)));
    expect(country.streams.length).toBeGreaterThan(0);
    for (const line of country.streams) {
      for (const [x, y] of line) {
        if (x < 130 || y < 130 || x > sheet.width - 130 || y > sheet.height - 130) continue;
        const far = Math.min(...sides.map(([a, b]) => toSegment([x, y], a, b)));
        expect(far).toBeLessThan(RADIUS * 0.3);
      }
    }
  });

  it('roads pass through their hexes, and turn far less than from middle to middle', () => {
    let [eased, straight] = [0, 0];
    for (const { type, hexes } of plan.roads) {
      const { line } = get(roadLines(sheet, [{ type, hexes }]), 0);
      const passed = new Set(line.map(([x, y]) => sheet.at(x, y)));
      for (const hex of hexes.slice(1, -1)) expect(passed.has(hex)).toBe(true);
      for (const hex of passed) if (hex !== OFF) expect(hexes).toContain(hex);
      eased += turns(line);
      straight += turns(hexes.map(sheet.middle));
    }
    expect(eased).toBeLessThan(straight * 0.7);
  });

  it('trees stand in woods and thickets, none far from one', () => {
    const [a, b, c] = [pen(), pen(), pen()];
    drawWoods(country, { shade: pen(), leaves: pen(), crowns: [a, b, c] });
    const trees = ends([...a.paths, ...b.paths, ...c.paths]).filter(([x, y]) => sheet.at(x, y) !== OFF);
    const wooded = plan.terrain.flatMap((kind, hex) =>
      kind === 'forest' || kind === 'thicket' ? [sheet.middle(hex)] : [],
    );
    expect(trees.length).toBeGreaterThan(wooded.length * 8);
    for (const tree of trees)
      expect(Math.min(...wooded.map((middle) => distance(middle, tree)))).toBeLessThan(RADIUS * 1.4);
  });

  it('is drawn alike every time, in colours that have names', () => {
    const land = landOf(plan);
    const again = landOf(plan);
    expect(land.layers.map(({ cells }) => [...cells])).toEqual(again.layers.map(({ cells }) => [...cells]));
    const known: readonly string[] = LAND_COLOURS;
    for (const { look, cells } of land.layers) {
      for (const colour of [look.fill, look.stroke]) if (colour !== undefined) expect(known).toContain(colour);
      for (const path of cells.values()) expect(path).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('each place is named once, inside the sheet, and gives way to pieces', () => {
    const names = namesOf(battle);
    const placed = placeNames(sheet, plan, names, new Set());
    expect(placed.map(({ text }) => text).toSorted()).toEqual([...new Set(names.map(({ text }) => text))].toSorted());
    for (const { at } of placed) expect(sheet.at(at[0], at[1]) !== OFF || at[0] > 0).toBe(true);
    const [first] = placed.filter(({ kind }) => kind === 'place');
    const under = new Set([
      sheet.at((first?.at[0] ?? 0) + 6, (first?.at[1] ?? 0) - 6),
      sheet.at((first?.at[0] ?? 0) - 6, (first?.at[1] ?? 0) - 6),
    ]);
    const other = placeNames(sheet, plan, names, under).find(({ text }) => text === first?.text);
    expect(other?.at).not.toEqual(first?.at);
  });
});

const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
};

/** By how much a line turns on its whole way. */
const turns = (line: Line): number =>
  line.slice(2).reduce((sum, c, i) => {
    const [a, b] = [get(line, i), get(line, i + 1)];
    const [p, q] = [Math.atan2(b[1] - a[1], b[0] - a[0]), Math.atan2(c[1] - b[1], c[0] - b[0])];
    return sum + Math.abs(((q - p + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
  }, 0);

describe('joined', () => {
  const edge = (a: number, b: number) => ({ ends: [a, b] as const });

  it('hexsides that meet are one stream from its source on, and a third one joins them', () => {
    expect(chains([edge(2, 3), edge(1, 2), edge(3, 4)])).toEqual([[1, 2, 3, 4]]);
    const forked = chains([edge(1, 2), edge(2, 3), edge(2, 9)]);
    expect(forked.flatMap((chain) => chain.slice(1)).length).toBe(3);
    expect(forked.length).toBe(2);
  });

  it('what ends near the edge comes from beyond it', () => {
    const hexes = sheetFor({ cols: 6, rows: 6 });
    const [line] = streamLines(hexes, [[0, 1]]);
    expect(Math.min(...(line ?? []).map(([, y]) => y))).toBe(0);
  });

  it('a ring is one stream, too', () => {
    expect(chains([edge(1, 2), edge(2, 3), edge(3, 1)])).toEqual([[1, 2, 3, 1]]);
  });
});

describe('a path that ends on a road', () => {
  const plan: GroundPlan = {
    ...{ id: 'crossing', cols: 6, rows: 6, streams: [] },
    terrain: Array.from({ length: 36 }, () => 'clear' as const),
    elevation: Array.from({ length: 36 }, () => 1),
    roads: [
      { type: 'path', hexes: [33, 27, 21, 15] },
      { type: 'road', hexes: [12, 13, 14, 15, 16, 17] },
    ],
  };

  it('meets it, and a road at the edge runs off the map', () => {
    const [road, path] = countryOf(plan).roads;
    expect([road?.type, path?.type]).toEqual(['road', 'path']);
    const last = path?.line.at(-1) ?? [0, 0];
    expect(Math.min(...(road?.line ?? []).map((at) => distance(at, last)))).toBeLessThan(1);
    expect(sheetFor(plan).at(...get(road?.line ?? [], 0))).toBe(OFF);
  });

  it('flat land has no hachure, and land without woods no tree', () => {
    const [fine, bold] = [pen(), pen()];
    drawRelief(countryOf(plan), fine, bold);
    drawWoods(countryOf(plan), { shade: pen(), leaves: pen(), crowns: [fine, fine, fine] });
    expect([...fine.paths, ...bold.paths]).toEqual([]);
  });
});
